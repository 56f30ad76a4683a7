"""Work on text that a visitor sends: in a process of its own, which is killed when a piece of it takes too long.

A parser may need minutes for a page of text that was written to that end. No thread can be stopped, and six of them
once stopped every table; a process can.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
from asyncio.subprocess import Process
from collections.abc import Callable
from typing import IO, Any, ParamSpec, TypeVar

from serai.kernel.errors import UserError
from serai.server.base.refusals import TOO_LARGE, Refuse
from serai.server.work.fair_queue import Client, FairQueue

P = ParamSpec("P")
T = TypeVar("T")

SECONDS = 3.0
"""of processor time for one piece of work"""
DEADLINE = 30.0
"""seconds until it is given up, however little of the processor it got"""
BYTES = 2 << 30
"""of memory"""
LOWER = 10
"""how far such a process steps back for those that play"""
_LENGTH = 8
"""bytes that say how long an order or an answer is"""


class Apart:
    """The process of one server for this, made when it is first needed; visitors take turns."""

    def __init__(self, seconds: float = SECONDS):
        self._seconds = seconds
        self._queue = FairQueue(1, "untrusted_work")
        self._process: Process | None = None

    async def do(self, client: Client, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Return the result of a function of a module, or raise its `UserError`; refuse what reaches the limits."""
        order = pickle.dumps((self._seconds, work, arguments, named))
        async with self._queue.place(client):
            answer = await self._answer(order)
        if answer is None:
            raise Refuse(TOO_LARGE, "server-too-much-work")
        result: T | UserError = pickle.loads(answer)  # noqa: S301 - it comes from our own process
        if isinstance(result, UserError):
            raise result
        return result

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            await _end(process)

    async def _answer(self, order: bytes) -> bytes | None:
        """What the process answers; None if it did not come to its end."""
        process, self._process = self._process or await _start(), None
        try:
            async with asyncio.timeout(DEADLINE):
                answer = await _ask(process, order)
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError):
            return None
        else:
            self._process = process
            return answer
        finally:
            if self._process is not process:
                await _end(process)


async def _start() -> Process:
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, stdin=pipe, stdout=pipe)


async def _ask(process: Process, order: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(order).to_bytes(_LENGTH) + order)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(_LENGTH))
    return await process.stdout.readexactly(length)


async def _end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def main() -> None:
    """Do one piece of work after the other, as long as the server is there to ask for it."""
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    _step_back()
    while order := _next_order(sys.stdin.buffer):
        seconds, work, arguments, named = pickle.loads(order)  # noqa: S301 - the server wrote it
        _limit(seconds)
        result: Any
        try:
            result = work(*arguments, **named)
        except UserError as refusal:
            result = refusal
        answer = pickle.dumps(result)
        answers.write(len(answer).to_bytes(_LENGTH) + answer)
        answers.flush()


def _next_order(orders: IO[bytes]) -> bytes:
    return orders.read(int.from_bytes(orders.read(_LENGTH)))


# Windows has no such limits; the deadline holds there too.


def _step_back() -> None:
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import resource

        os.nice(LOWER)
        resource.setrlimit(resource.RLIMIT_DATA, (BYTES, BYTES))


def _limit(seconds: float) -> None:
    """Let the process die when it has used so much more of the processor."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


if __name__ == "__main__":
    main()
