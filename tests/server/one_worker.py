"""One worker for the servers of many tests, one after the other: each would take seconds to load the rules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from serai.server.work.apart import Apart
from serai.server.work.worker import Worker

_idle: list[Worker] = []


@contextmanager
def one_worker() -> Iterator[None]:
    """For the length of the block servers take idle workers and leave theirs idle when they stop."""

    async def leave(self: Apart) -> None:
        if self._worker is not None:
            _idle.append(self._worker)
            self._worker = None

    with patch.object(Apart, "stop", leave), patch("serai.server.work.apart.Worker", _take):
        yield


def _take() -> Worker:
    return _idle.pop() if _idle else Worker()
