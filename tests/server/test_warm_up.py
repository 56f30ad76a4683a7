"""A machine that has never run the rules: several processes compile them, and tables open as soon as they can."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from serai.bots.sight import Sight
from serai.games import GAMES
from serai.server.bots.bot_pool import BotPool
from serai.server.compile import warm_up as warming
from serai.server.compile.compilers import Compilers
from serai.server.compile.readiness import Readiness
from serai.table import Table
from tests.server.people import PATIENCE, eventually
from tests.server.serving import random_bot, serving

pytestmark = pytest.mark.anyio


JOBS = [
    pytest.param(game, job, marks=[pytest.mark.rare] if game != GAMES[0] else [])
    for game in GAMES
    for job in ("look", "play", "easy")
]


@pytest.mark.parametrize(("game", "job"), JOBS)
def test_a_job_is_done_by_a_process_of_its_own(game: str, job: str) -> None:
    command = [sys.executable, "-P", "-m", "serai.server.compile.compile_jobs", game, job]
    done = subprocess.run(command, env={**os.environ, "SERAI_INTERPRETED": "1"}, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


async def test_bots_that_are_expected_are_waited_for() -> None:
    room = BotPool(1, 10.0, random_bot)
    room.expect("expert", "amul")
    table = Table.new("amul", players=3)
    sight = Sight.of(table, 0)
    assert await room.decide("easy", sight) in table.legal(0)
    waiting = asyncio.create_task(room.decide("expert", sight))
    done, _ = await asyncio.wait({waiting}, timeout=0.05)
    assert not done
    await room.warm_up("amul", ["expert"])
    assert await asyncio.wait_for(waiting, PATIENCE) in table.legal(0)


class Jobs:
    """Stands in for the compilers: a job is done when the test says so."""

    def __init__(self, group: asyncio.TaskGroup):
        self.group = group
        self.asked: dict[tuple[str, str], asyncio.Event] = {}

    def start(self, game: str, job: str, after: asyncio.Task[None] | None = None) -> asyncio.Task[None]:
        self.asked[game, job] = asyncio.Event()
        return self.group.create_task(self._do(self.asked[game, job], after))

    async def _do(self, done: asyncio.Event, after: asyncio.Task[None] | None) -> None:
        if after is not None:
            await after
        await done.wait()

    def finish(self, game: str, *jobs: str) -> None:
        for job in jobs:
            self.asked[game, job].set()


async def test_tables_open_before_the_bots_that_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Jobs] = []

    def hire(_: int, group: asyncio.TaskGroup) -> Jobs:
        made.append(Jobs(group))
        return made[0]

    mark = tmp_path / "all-compiled"
    monkeypatch.setattr(warming, "mark_of", lambda _: mark)
    monkeypatch.setattr(warming, "Compilers", hire)
    monkeypatch.setattr(warming, "try_out", lambda _: None)
    opened: list[str] = []
    readiness, bots = Readiness(), BotPool(1, 10.0, random_bot)
    monkeypatch.setattr(readiness, "open", opened.append)
    task = asyncio.create_task(warming.warm_up(readiness, bots, 2))
    first, second = GAMES
    asked = {(game, job) for game in GAMES for job in ("look", "play", "easy", "expert")}
    await eventually(lambda: [set(jobs.asked) for jobs in made] == [asked])
    (jobs,) = made
    jobs.finish(second, "look")
    jobs.finish(first, "look", "play")
    await asyncio.sleep(0.05)
    assert opened == []
    jobs.finish(first, "easy")
    await eventually(lambda: opened == [first])
    jobs.finish(second, "play", "easy")
    await eventually(lambda: opened == [first, second])
    assert not mark.exists()
    expert = asyncio.create_task(bots.decide("expert", Sight.of(Table.new(first, players=3), 0)))
    await asyncio.sleep(0.05)
    assert not expert.done()
    jobs.finish(first, "expert")
    await asyncio.wait_for(expert, PATIENCE)
    assert not readiness.is_compiled
    jobs.finish(second, "expert")
    await asyncio.wait_for(task, PATIENCE)
    assert mark.exists()
    assert readiness.is_compiled

    # The next time nobody is asked to compile anything.
    await warming.warm_up(readiness, bots, 2)
    assert opened == [first, second, first, second]
    assert len(made) == 1


async def test_a_machine_without_room_for_processes_compiles_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: str, **__: Any) -> None:
        raise OSError("no room")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", refuse)
    async with asyncio.TaskGroup() as group:
        job = Compilers(1, group).start("amul", "look")
    assert job.exception() is None


async def test_whoever_compiles_stops_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def sleep(*_: str, **pipes: Any) -> asyncio.subprocess.Process:
        started.append(await start(sys.executable, "-c", "import time; time.sleep(60)", **pipes))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", sleep)

    async def compile_both() -> None:
        async with asyncio.TaskGroup() as group:
            compilers = Compilers(1, group)
            compilers.start("amul", "play", after=compilers.start("amul", "look"))

    task = asyncio.create_task(compile_both())
    await eventually(lambda: len(started) == 1)
    task.cancel()
    await asyncio.wait({task})
    assert await asyncio.wait_for(started[0].wait(), PATIENCE) != 0
    assert len(started) == 1


async def test_who_comes_too_early_is_told_and_let_in_later(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        server.services.readiness._open["amul"].clear()
        anna = server.browser()
        table = (await anna.make("amul", players=3, name="Anna", start=True))["table"]["id"]
        async with anna.at(table) as seat:
            notice = await seat.until(lambda me: next((told for told in me.received if told["type"] == "notice"), None))
            assert notice["message"] == "server-preparing"
            assert seat.view is None
            server.services.readiness.open("amul")
            await seat.started()
