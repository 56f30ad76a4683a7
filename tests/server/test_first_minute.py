"""A machine that has never compiled the rules: people play at once, and go on when a compiled server takes over."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
import pytest

from serai.bots.levels import LEVELS
from serai.games import GAMES
from serai.kernel.errors import UserError
from serai.server import first_minute
from serai.server.first_minute import quick_bot
from serai.server.store.sqlite import SqliteStore
from tests.server.lives import PROJECT
from tests.server.people import PATIENCE, Browser, Viewer, eventually, is_over
from tests.server.serving import ROOMY, free_port
from tests.server.test_launch import answer_of

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.environ.get("SERAI_INTERPRETED", "") not in ("", "0"), reason="needs a compiled successor"),
]

LONGEST_COMPILATION = 900.0


class NewServer:
    """A server process that is new to its machine."""

    def __init__(self, data: Path, *command: str, **environ: str):
        self.data, self.port = data, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        limits = msgspec.json.encode(ROOMY).decode()
        mine = {
            "SERAI_LIMITS": limits,
            "SERAI_DATA": str(data),
            "SERAI_PORT": str(self.port),
            "SERAI_LOG_LEVEL": "warning",
        }
        self.process = subprocess.Popen(
            [sys.executable, *command],
            cwd=PROJECT,
            env={**os.environ, "SERAI_INTERPRETED": "", **mine, **environ},
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert answer_of(f"{self.address}/healthz")["compiled"] is False

    def end_the_minute(self) -> None:
        print(file=self.process.stdin, flush=True)

    async def is_compiled(self) -> bool:
        try:
            return bool((await Browser(self.address).get("/healthz"))["compiled"])
        except httpx.TransportError:
            return False

    def compiled_within(self, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end and not answer_of(f"{self.address}/healthz")["compiled"]:
            time.sleep(1)
        return time.monotonic() < end

    @property
    def others(self) -> list[psutil.Process]:
        found: list[psutil.Process] = psutil.Process(self.process.pid).children(recursive=True)
        return found

    def is_free(self) -> bool:
        """Whether nobody holds the data folder any more."""
        try:
            asyncio.run(SqliteStore(self.data / "serai.sqlite").close())
        except UserError:
            return False
        return True


Start = Callable[..., NewServer]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a server whose minute ends when the test says so, or another one."""
    started: list[NewServer] = []

    def begin(*command: str, **environ: str) -> NewServer:
        started.append(NewServer(tmp_path, *(command or ("-m", "tests.server.short_minute")), **environ))
        return started[-1]

    yield begin
    for server in started:
        for process in [*server.others, server.process] if server.process.poll() is None else []:
            process.kill()
        server.process.communicate()


async def sit_down(anna: Browser, game: str) -> str:
    table = await anna.make(game, players=3, seats=["open", "easy", "expert"], name="Anna", seconds=600, start=True)
    return str(table["table"]["id"])


def is_waited_for(me: Viewer) -> bool:
    """Nobody else can be quicker."""
    return me.view is not None and me.view["awaited"] == [me.you["seat"]]


def is_later(version: int, me: Viewer) -> bool:
    return bool(me.view["version"] > version)


async def decide(seat: Viewer, times: int) -> None:
    """Make this many decisions of a person, the bots' answers included."""
    for _ in range(times):
        await seat.until(is_waited_for)
        assert (await seat.act(seat.view["legal"][0]))["type"] == "ack"
        await seat.until(partial(is_later, seat.view["version"]))


async def go_on(anna: Browser, table: str, before: Viewer, move: dict[str, Any], version: int) -> None:
    """At the same table, with the decision that may not have been acknowledged, to the end of the game."""
    async with anna.at(table, **{"from": before.revision}) as seat:
        await seat.started()
        assert (seat.you["seat"], seat.table["seats"]) == (before.you["seat"], before.table["seats"])
        assert seat.view["version"] >= before.view["version"]
        told = before.view["history"]
        assert seat.view["history"][: len(told)] == told
        assert (await seat.act(move, version, act="last words"))["type"] == "ack"
        began = time.monotonic()
        await seat.until(lambda me: me.is_awaited or is_over(me))
        assert time.monotonic() - began < 10, "bots waited until a promise of the old process ran out"
        await seat.play_on(is_over, random.Random(5))
    record = await anna.get(f"/api/tables/{table}/record")
    assert move in record["moves"]


async def keep_asking(server: NewServer) -> list[Any]:
    """Return the answers to somebody who asks all the time until the compiled server is there."""
    answers = [await Browser(server.address).get("/api/games")]
    while not await server.is_compiled():
        answers.append(await Browser(server.address).get("/api/games"))
        await asyncio.sleep(0.02)
    return answers


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.rare) for game in GAMES[1:])])
async def test_nothing_is_lost_when_the_compiled_server_takes_over(start: Start, game: str) -> None:
    """And visitors in between wait for a moment."""
    server = start()
    anna = Browser(server.address)
    table = await sit_down(anna, game)
    async with anna.at(table) as seat:
        await decide(seat, 3)
        await seat.until(is_waited_for)
        before = time.monotonic()
        move, version = seat.view["legal"][0], seat.view["version"]
        server.end_the_minute()
        asking = asyncio.create_task(keep_asking(server))
        await seat.submit(move, act="last words")
        assert await seat.until_closed() == 1012
    await go_on(anna, table, seat, move, version)
    assert all(await asking)
    assert await server.is_compiled()
    assert time.monotonic() - before < PATIENCE
    left = server.others
    assert not any("serai.server.first_minute" in other.cmdline() for other in left)
    server.process.send_signal(signal.SIGTERM)
    _, errors = server.process.communicate(timeout=PATIENCE)
    assert psutil.wait_procs(left, PATIENCE)[1] == []  # a worker ends with its server
    assert (server.process.returncode, errors) == (-signal.SIGTERM, "")


@pytest.mark.parametrize("stop", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.rare)])
def test_it_can_be_stopped_in_its_first_minute(start: Start, stop: signal.Signals) -> None:
    server = start()
    (other,) = server.others
    server.process.send_signal(stop)
    _, errors = server.process.communicate(timeout=PATIENCE)
    assert server.process.returncode in (-stop, 128 + stop)
    assert errors == ""
    assert not other.is_running()
    assert server.is_free()


async def test_a_process_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_minute, "LEAVE_SECONDS", 0.01)
    stuck = await asyncio.create_subprocess_exec(sys.executable, "-c", "import signal; signal.pause()")
    await first_minute.let_end(stuck)
    assert stuck.returncode == -signal.SIGKILL


async def test_nobody_is_left_behind_by_a_server_that_is_killed(start: Start) -> None:
    server = start()
    server.process.kill()
    await eventually(lambda: asyncio.to_thread(server.is_free))


def test_a_server_whose_other_half_is_gone_says_so_and_ends(start: Start) -> None:
    server = start()
    (other,) = server.others
    other.kill()
    _, errors = server.process.communicate(timeout=PATIENCE)
    assert server.process.returncode == 70
    assert "the server has ended with code -9" in errors


def test_what_cannot_be_compiled_stays_interpreted(start: Start) -> None:
    breaks = "def compile_all(_): raise OSError('no compiler')"
    program = f"from serai.server import first_minute; from tests.server import short_minute\nasync {breaks}\n"
    server = start("-c", f"{program}short_minute.wait_for_a_line = compile_all; short_minute.main()")
    assert server.process.stderr is not None
    told = iter(server.process.stderr.readline, "")
    assert any("the rules cannot be compiled, and stay interpreted" in line for line in told)
    assert answer_of(f"{server.address}/healthz")["compiled"] is False
    server.process.send_signal(signal.SIGTERM)
    server.process.communicate(timeout=PATIENCE)


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_bots_do_not_search(game: str) -> None:
    thoughts = {level: vars(quick_bot(level, game)).get("level") for level in LEVELS}
    assert thoughts == {**LEVELS, "expert": LEVELS["hard"], "master": LEVELS["hard"]}


@pytest.mark.rare
async def test_on_a_new_machine_both_games_are_played_at_once(tmp_path: Path, start: Start) -> None:
    """All of it, compilers included."""
    server = start("-m", "serai", "serve", SERAI_CACHE_DIR=str(tmp_path / "compiled"), SERAI_COMPILERS="2")
    began, anna = time.monotonic(), Browser(server.address)
    tables = {game: await sit_down(anna, game) for game in GAMES}
    left: dict[str, Viewer] = {}
    for table in tables.values():
        async with anna.at(table) as seat:
            await decide(seat, 1)
        left[table] = seat
    assert time.monotonic() - began < 30  # 5 seconds on a quiet machine
    assert await asyncio.to_thread(server.compiled_within, LONGEST_COMPILATION)
    for table, before in left.items():
        async with anna.at(table) as seat:
            await seat.until(is_waited_for)
        await go_on(anna, table, before, seat.view["legal"][0], seat.view["version"])
