"""A machine that has never run the rules: several processes compile them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from serai.bots import registry
from serai.bots.random_bot import RandomBot
from serai.games import GAMES
from serai.server.compile import compilers, warm_up
from serai.server.compile.compilers import Compilers
from tests.server.people import PATIENCE, eventually

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


async def test_what_would_be_compiled_twice_is_compiled_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    under_way: list[tuple[str, str]] = []
    done: list[tuple[str, str]] = []
    crowds: list[int] = []

    async def compile_it(game: str, job: str) -> bool:
        assert job != "easy" or (game, "play") in done
        assert job not in {"hint", "hard"} or (game, "easy") in done
        under_way.append((game, job))
        crowds.append(len(under_way))
        await asyncio.sleep(0)
        under_way.remove((game, job))
        done.append((game, job))
        return job != "look"  # what fails there is compiled, or told, by the server itself

    monkeypatch.setattr(compilers, "_is_done", compile_it)
    await compilers.compile_all(2)
    assert sorted(done) == sorted((game, job) for game in GAMES for job in ("look", "play", "easy", "hint", "hard"))
    assert max(crowds) == 2


def test_a_machine_knows_what_it_has_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    monkeypatch.setattr(warm_up, "mark_of", lambda module: tmp_path / module)
    advised: list[str] = []
    monkeypatch.setattr(warm_up, "try_out", tried.append)
    monkeypatch.setattr(warm_up, "give_hint", advised.append)
    monkeypatch.setattr(warm_up, "INTERPRETED", False)
    monkeypatch.setattr(registry, "make", lambda _, game: RandomBot(game))
    assert not warm_up.is_compiled()
    warm_up.warm_up()
    assert tried == advised == list(GAMES)
    assert warm_up.is_compiled()
    next(tmp_path.iterdir()).unlink()  # a game whose rules are others by now
    assert not warm_up.is_compiled()


def test_where_nothing_can_be_kept_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "mark_of", lambda _: None)
    assert not warm_up.is_compiled()


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
            hired = Compilers(1, group)
            hired.start("amul", "play", after=hired.start("amul", "look"))

    task = asyncio.create_task(compile_both())
    await eventually(lambda: len(started) == 1)
    task.cancel()
    await asyncio.wait({task})
    assert await asyncio.wait_for(started[0].wait(), PATIENCE) != 0
    assert len(started) == 1
