"""The notifications that are being sent now."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

from serai.server.store.notifications import Busy, Claimed


class UnderWay:
    """The notifications that have begun and not ended, by receiver and by player."""

    def __init__(self) -> None:
        self._receivers: Counter[str] = Counter()
        self._players: Counter[str] = Counter()
        self._has_ended = asyncio.Event()

    @property
    def count(self) -> int:
        return self._receivers.total()

    @property
    def busy(self) -> Busy:
        return Busy(list(self._receivers), list(self._players))

    def begin(self, claimed: Claimed) -> None:
        self._receivers[claimed.receiver] += 1
        self._players[claimed.player] += 1

    def end(self, claimed: Claimed) -> None:
        for under_way, name in ((self._receivers, claimed.receiver), (self._players, claimed.player)):
            under_way[name] -= 1
            if not under_way[name]:
                del under_way[name]
                self._has_ended.set()

    def wake(self) -> None:
        """Wake those who wait: they can send again."""
        self._has_ended.set()

    async def some_end(self, seconds: float) -> None:
        """Wait until a receiver or player has room for more; but no longer than this."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._has_ended.wait()
        self._has_ended.clear()
