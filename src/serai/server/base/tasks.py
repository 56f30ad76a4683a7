"""Background tasks, held so that none is lost or forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    """The tasks under way for one owner."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self, seconds: float) -> None:
        """Wait until all have ended, but no longer than this; then cancel the rest."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        self.cancel()

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()
