"""Which receivers are being called now."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress


class UnderWay:
    """The calls that have begun and not ended, by receiver."""

    def __init__(self) -> None:
        self._calls: Counter[str] = Counter()
        self._has_ended = asyncio.Event()

    @property
    def count(self) -> int:
        return self._calls.total()

    @property
    def receivers(self) -> list[str]:
        return list(self._calls)

    def begin(self, receiver: str) -> None:
        self._calls[receiver] += 1

    def end(self, receiver: str) -> None:
        self._calls[receiver] -= 1
        if not self._calls[receiver]:
            del self._calls[receiver]
            self._has_ended.set()

    async def some_end(self, seconds: float) -> None:
        """Wait until a receiver has taken all its calls, and may have more; but no longer than this."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._has_ended.wait()
        self._has_ended.clear()
