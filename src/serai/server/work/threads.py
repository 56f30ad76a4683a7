"""Work beside the event loop, in threads that need not be waited for when the server stops."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from queue import SimpleQueue
from typing import TypeVar

T = TypeVar("T")

LOWER = 10
"""how much lower the priority beside the event loop is, as `nice` counts"""

_jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
_idle = threading.Semaphore(0)
"""threads that wait for a job; a stuck one is not among them, and does not count"""


def in_thread(work: Callable[[], T]) -> asyncio.Future[T]:
    """Start the work; its outcome arrives in the future."""
    loop = asyncio.get_running_loop()
    outcome: asyncio.Future[T] = loop.create_future()
    context = copy_context()  # NumPy's tolerance of overflows, for one

    def run() -> None:
        try:
            arrive = _result(outcome, context.run(work))
        except Exception as fault:  # noqa: BLE001 - it goes to the one who awaits the outcome
            arrive = _fault(outcome, fault)
        with suppress(RuntimeError):  # the loop may be closed by now
            loop.call_soon_threadsafe(arrive)

    _jobs.put(run)
    if not _idle.acquire(blocking=False):
        threading.Thread(target=_work_for_ever, name="serai-aside", daemon=True).start()
    return outcome


def _work_for_ever() -> None:
    _step_back()
    while True:
        _jobs.get()()
        _idle.release()


def _step_back() -> None:
    """Lower this thread's priority below the event loop's, where the scheduler knows threads."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWER)


def _result(outcome: asyncio.Future[T], result: T) -> Callable[[], None]:
    return lambda: None if outcome.done() else outcome.set_result(result)


def _fault(outcome: asyncio.Future[T], fault: Exception) -> Callable[[], None]:
    return lambda: None if outcome.done() else outcome.set_exception(fault)
