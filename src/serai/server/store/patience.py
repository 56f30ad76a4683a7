"""Waiting for a database that may never answer: never longer than the given time."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

ANSWER_SECONDS = 20.0
"""A database that takes longer is considered unreachable."""


class Patience:
    """The time that is left for one request, however many steps it has."""

    def __init__(self, seconds: float | None = None):
        self._time = asyncio.get_running_loop().time
        self._end = self._time() + (ANSWER_SECONDS if seconds is None else seconds)

    async def wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        """Like `asyncio.wait_for`, but without waiting, perhaps for ever, for what it has cancelled."""
        task = asyncio.ensure_future(work)
        try:
            done, _ = await asyncio.wait({task}, timeout=max(0.0, self._end - self._time()))
        except asyncio.CancelledError:
            _let_go(task)
            raise
        if not done:
            _let_go(task)
            raise TimeoutError("the database does not answer")
        return task.result()


def _let_go(task: asyncio.Future[Any]) -> None:
    task.cancel()
    task.add_done_callback(lambda late: late.cancelled() or late.exception())  # asyncio wants it to be looked at
