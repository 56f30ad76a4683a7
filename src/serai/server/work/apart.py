"""Work on text that a visitor sends: each piece in a process of its own, which is killed when it takes too long.

A parser may need minutes for a page of text that was written to that end. No thread can be stopped, and six of them
once stopped every table; a process can.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

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


class Apart:
    """The processes of one server, one at a time; visitors take turns."""

    def __init__(self, seconds: float = SECONDS):
        self._seconds = seconds
        self._queue = FairQueue(1, "untrusted_work")

    async def do(self, client: Client, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """The result of a function of a module. Raise its `UserError`, or refuse what reaches the limits."""
        order = pickle.dumps((self._seconds, work, arguments, named))
        async with self._queue.place(client):
            answer = await self._answer(order)
        if answer is None:
            raise Refuse(TOO_LARGE, "server-too-much-work")
        result: T | UserError = pickle.loads(answer)  # noqa: S301 - it comes from our own process
        if isinstance(result, UserError):
            raise result
        return result

    async def _answer(self, order: bytes) -> bytes | None:
        """What the process writes; None if it did not come to its end."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, stdin=pipe, stdout=pipe)
        try:
            async with asyncio.timeout(DEADLINE):
                answer, _ = await process.communicate(order)
        except TimeoutError:
            return None
        else:
            return answer if process.returncode == 0 else None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def main() -> None:
    """Do the work that stands in the input, and write what came of it."""
    seconds, work, arguments, named = pickle.loads(sys.stdin.buffer.read())  # noqa: S301 - the server wrote it
    _limit(seconds)
    result: Any
    try:
        result = work(*arguments, **named)
    except UserError as refusal:
        result = refusal
    sys.stdout.buffer.write(pickle.dumps(result))


def _limit(seconds: float) -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):  # Windows has none; the deadline holds there too
        import resource

        os.nice(LOWER)
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = int(used.ru_utime + used.ru_stime + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))
        resource.setrlimit(resource.RLIMIT_DATA, (BYTES, BYTES))


if __name__ == "__main__":
    main()
