"""Processes that compile for this one: compiling keeps a whole interpreter busy, and most machines can run several.

They have a low priority, above all for the sake of the people who play meanwhile.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from asyncio.subprocess import DEVNULL
from functools import partial

from serai.games import GAMES
from serai.server.base.logs import log
from serai.server.work import threads
from serai.wasm.built import is_built, playable

STEP_BACK = getattr(subprocess, "IDLE_PRIORITY_CLASS", 0)
"""for Windows; elsewhere a job lowers its own priority"""


async def compile_all(at_once: int) -> None:
    """Have everything compiled, by this many processes at once. The disk keeps the result."""
    async with asyncio.TaskGroup() as group:
        compilers = Compilers(at_once, group)
        for game in GAMES:
            compilers.start(game, "look")
            quick = compilers.start(game, "easy", after=compilers.start(game, "play"))
            compilers.start(game, "hint", after=quick)
            compilers.start(game, "hard", after=quick)


async def build_engines() -> None:
    """Have the browsers' engines built, one after the other: nobody waits for them."""
    for game in playable():
        # This reads all sources, which takes a while on a busy machine.
        if not await threads.in_thread(partial(is_built, game)) and not await _is_done(game, "engine"):
            log.warning("no engine for browsers", extra={"game": game})


class Compilers:
    """As many at once as there are places; each does one of the jobs (`compile_jobs.py`) and ends."""

    def __init__(self, at_once: int, group: asyncio.TaskGroup):
        self._places = asyncio.Semaphore(at_once)
        self._group = group

    def start(self, game: str, job: str, after: asyncio.Task[None] | None = None) -> asyncio.Task[None]:
        """Have a job done; wait for another one first if it would compile the same again."""
        return self._group.create_task(self._do(game, job, after))

    async def _do(self, game: str, job: str, after: asyncio.Task[None] | None) -> None:
        if after is not None:
            await after
        async with self._places:
            # A fault there occurs here as well when the result is needed, and is reported then.
            if not await _is_done(game, job):
                log.warning("not compiled beforehand", extra={"game": game, "job": job})


async def _is_done(game: str, job: str) -> bool:
    command = (sys.executable, "-P", "-m", "serai.server.compile.compile_jobs", game, job)
    try:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, creationflags=STEP_BACK
        )
    except OSError:  # a machine that has no room for another process
        return False
    try:
        return await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
