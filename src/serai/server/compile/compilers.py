"""Processes that compile for this one: compiling keeps a whole interpreter busy, and most machines can run several."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL

from serai.server.logs import log


class Compilers:
    """As many at once as there are places; each does one of the jobs (`compile_jobs.py`) and ends."""

    def __init__(self, at_once: int, group: asyncio.TaskGroup):
        self._places = asyncio.Semaphore(at_once)
        self._group = group

    def start(self, game: str, job: str, after: asyncio.Task[None] | None = None) -> asyncio.Task[None]:
        """Have a job done, after another one if that has to come first."""
        return self._group.create_task(self._do(game, job, after))

    async def _do(self, game: str, job: str, after: asyncio.Task[None] | None) -> None:
        if after is not None:
            await after
        async with self._places:
            # Whatever goes wrong there goes wrong here as well when it is needed, and is told then.
            if not await _is_done(game, job):
                log.warning("not compiled beforehand", extra={"game": game, "job": job})


async def _is_done(game: str, job: str) -> bool:
    command = (sys.executable, "-P", "-m", "serai.server.compile.compile_jobs", game, job)
    try:
        process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL)
    except OSError:  # a machine that has no room for another process
        return False
    try:
        return await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
