"""Work beside the event loop, in threads that need not be waited for when the server stops."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


def in_thread(work: Callable[[], T], name: str) -> asyncio.Future[T]:
    """Start the work; its outcome arrives in the future."""
    loop = asyncio.get_running_loop()
    outcome: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        try:
            arrive = _result(outcome, work())
        except Exception as fault:  # noqa: BLE001 - whoever awaits the outcome gets it
            arrive = _fault(outcome, fault)
        with suppress(RuntimeError):  # the loop may be closed by now
            loop.call_soon_threadsafe(arrive)

    threading.Thread(target=run, name=f"serai-{name}", daemon=True).start()
    return outcome


def _result(outcome: asyncio.Future[T], result: T) -> Callable[[], None]:
    return lambda: None if outcome.done() else outcome.set_result(result)


def _fault(outcome: asyncio.Future[T], fault: Exception) -> Callable[[], None]:
    return lambda: None if outcome.done() else outcome.set_exception(fault)
