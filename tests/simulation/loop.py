"""An event loop with a time of its own: nothing waits, and everything happens in an order that the seed decides.

What asyncio promises is kept: callbacks run in the order in which they were asked for. Each takes some of the loop's
time, so that what comes from elsewhere, from a disk or a network, arrives now before and now after it.

Whatever a process does runs in its context. So a process can be killed between any two steps: nothing that belongs to
it runs any more, not even what would clean up. And it can stand still for a while, as a computer does that swaps.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import random
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

STEP_SECONDS = 0.00005
"""that a step takes, on average"""
LONGEST_ERRAND = 0.03
"""seconds that work in another thread takes"""


class Standstill(Exception):
    """Nothing will ever happen any more."""


class TooLong(Exception):
    """What was waited for has not come in time."""


class Owner(Protocol):
    """A process as the loop knows it."""

    is_dead: bool
    still_until: float
    """until then nothing of it runs"""

    def step(self) -> None:
        """It is about to do something; it may die of it."""


OWNER: ContextVar[Owner | None] = ContextVar("owner", default=None)
"""the process to which what runs now belongs; None for the world around"""


class VirtualLoop(asyncio.AbstractEventLoop):
    """See the module's text."""

    def __init__(self, chance: random.Random):
        self._chance = chance
        self._now = 0.0
        self._ready: deque[tuple[asyncio.Handle, Context]] = deque()
        self._timers: list[tuple[float, int, asyncio.Handle, Context]] = []
        self._number = itertools.count()
        self._tasks: list[asyncio.Task[Any]] = []
        """held, so that nothing of a killed process is cleaned up before the end of the world"""
        self.steps = 0
        self.faults: list[dict[str, Any]] = []
        """what nobody has caught"""

    # --- asking for something ---

    def time(self) -> float:
        return self._now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        belongs_to = copy_context() if context is None else context  # an empty one counts as false
        handle = asyncio.Handle(callback, args, self, belongs_to)
        self._ready.append((handle, belongs_to))
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        belongs_to = copy_context() if context is None else context  # an empty one counts as false
        handle = asyncio.TimerHandle(when, callback, args, self, belongs_to)
        heapq.heappush(self._timers, (when, next(self._number), handle, belongs_to))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None: ...

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, T], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[T]:
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        task._log_destroy_pending = False  # type: ignore[attr-defined]
        self._tasks.append(task)
        return task

    def run_in_executor(  # type: ignore[override]
        self, _: object, func: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        """Threads: the work is done some time later, at once."""
        outcome = self.create_future()

        def work() -> None:
            try:
                result = func(*args)
            except Exception as fault:  # noqa: BLE001 - it goes to the one who awaits the outcome
                if not outcome.done():
                    outcome.set_exception(fault)
            else:
                if not outcome.done():
                    outcome.set_result(result)

        self.call_later(self._chance.uniform(0, LONGEST_ERRAND), work)
        return outcome

    def get_task_factory(self) -> None: ...

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.faults.append(context)

    # --- letting it happen ---

    def run(self, work: Coroutine[Any, Any, T], seconds: float) -> T:
        """Until the work is done; `TooLong` after so much of the loop's time."""
        events._set_running_loop(self)
        try:
            task, end = self.create_task(work), self._now + seconds
            while not task.done():
                if self._now > end:
                    raise TooLong
                self._go_on()
            return task.result()
        finally:
            events._set_running_loop(None)

    def end(self) -> None:
        """Put away what will never be finished, while everything it holds is still there."""
        events._set_running_loop(self)
        for task in self._tasks:
            if not task.done():
                with suppress(BaseException):  # whatever it would have liked to do at its end
                    task.get_coro().close()
        events._set_running_loop(None)

    def _go_on(self) -> None:
        while self._timers and (self._timers[0][0] <= self._now or not self._ready):
            when, _, timer, belongs_to = heapq.heappop(self._timers)
            if not timer.cancelled():
                self._now = max(self._now, when)
                self._ready.append((timer, belongs_to))
        if not self._ready:
            raise Standstill
        handle, belongs_to = self._ready.popleft()
        if not handle.cancelled() and self._may_run(handle, belongs_to):
            self.steps += 1
            self._now += self._chance.expovariate(1 / STEP_SECONDS)
            handle._run()

    def _may_run(self, handle: asyncio.Handle, belongs_to: Context) -> bool:
        owner = belongs_to.get(OWNER)
        if owner is None:
            return True
        if owner.still_until > self._now:
            heapq.heappush(self._timers, (owner.still_until, next(self._number), handle, belongs_to))
            return False
        if not owner.is_dead:
            owner.step()
        return not owner.is_dead
