"""Work on what visitors send: in a process of its own, which is killed when a piece of it takes too long.

A parser may need minutes for a page of text that was written to that end. No thread can be stopped, and six of them
once stopped every table; a process can.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, ParamSpec, TypeVar

from serai.server.base.refusals import TOO_LARGE, Refuse
from serai.server.security.limits import Limiter
from serai.server.work import threads
from serai.server.work.fair_queue import Client, FairQueue
from serai.server.work.worker import Died, Gone, Job, Worker

P = ParamSpec("P")
T = TypeVar("T")

SECONDS = 10.0
"""of processor time for one piece of work"""
TEXT_SECONDS = 3.0
"""of processor time for reading a text, which needs no rules"""
DEADLINE = 60.0
"""seconds until it is given up, however little of the processor it got"""


class Apart:
    """The process of one server for this, made when it is first needed; visitors take turns.

    The visitor who has had least is next, so nobody waits for somebody who asks for hundreds. Where there is a limiter
    each visitor's seconds are counted.
    """

    def __init__(
        self,
        limiter: Limiter | None = None,
        seconds: float = SECONDS,
        deadline: float = DEADLINE,
        what: str = "untrusted_work",
    ):
        self._limiter = limiter
        self._seconds, self._deadline = seconds, deadline
        self._queue = FairQueue(1, what)
        self._worker: Worker | None = None

    async def do(self, client: Client, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Return the result of a function of a module, or raise its fault.

        Refuse what reaches the limits, and visitors who have had their share.
        """
        return await self.listen(client, _ignore, work, *arguments, **named)

    async def read(self, client: Client, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """The same for a text, with less time."""
        job = Job(partial(work, *arguments, **named), min(TEXT_SECONDS, self._seconds), needs_rules=False)
        answer: T = await self._do(client, job, _ignore)
        return answer

    async def listen(
        self, client: Client, hear: Callable[..., None], work: Callable[P, T], *arguments: P.args, **named: P.kwargs
    ) -> T:
        """The same as `do`; `hear` gets whatever the work tells on the way (`worker.tell`)."""
        answer: T = await self._do(client, Job(partial(work, *arguments, **named), self._seconds), hear)
        return answer

    async def _do(self, client: Client, job: Job, hear: Callable[..., None]) -> Any:
        if self._limiter is not None:
            self._limiter.check("replays", client.visitor)
        async with self._queue.place(client):
            began = asyncio.get_running_loop().time()
            try:
                result = await self._answer(job, hear)
            except (Died, Gone):
                raise Refuse(TOO_LARGE, "server-too-much-work") from None
            finally:
                self._charge(client, asyncio.get_running_loop().time() - began)
        if isinstance(result, Exception):
            raise result
        return result

    def _charge(self, client: Client, seconds: float) -> None:
        if self._limiter is not None:
            self._limiter.charge("replays", client.visitor, seconds - 1)  # one second was paid in advance

    def standstill(self) -> float:
        """For how many seconds somebody has waited longer than a piece of work may last."""
        return max(0.0, self._queue.standstill() - self._deadline)

    async def stop(self) -> None:
        """End the process."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await threads.in_thread(worker.end)

    async def _answer(self, job: Job, hear: Callable[..., None]) -> object:
        """Return the outcome; raise Died if the work did not come to its end."""
        worker, self._worker = self._worker, None
        if worker is not None:
            with suppress(Gone):  # while nobody needed it
                return await self._wait_for(worker, job, hear)
        # Not in a thread of ours: those have a lower priority, and the process would inherit it.
        return await self._wait_for(await asyncio.to_thread(Worker), job, hear)

    async def _wait_for(self, worker: Worker, job: Job, hear: Callable[..., None]) -> object:
        answer = threads.in_thread(partial(worker.ask, job, _here(hear)))
        try:
            async with asyncio.timeout(self._deadline):
                outcome = await answer
        except TimeoutError:
            await threads.in_thread(worker.end)
            raise Died from None
        except BaseException:
            await threads.in_thread(worker.end)
            raise
        self._worker = worker
        return outcome


def _ignore(*_: object) -> None: ...


def _here(hear: Callable[..., None]) -> Callable[..., None]:
    """Have it called in this thread."""
    loop = asyncio.get_running_loop()

    def hand_over(*told: object) -> None:
        with suppress(RuntimeError):  # the loop may be closed by now
            loop.call_soon_threadsafe(hear, *told)

    return hand_over
