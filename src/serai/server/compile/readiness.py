"""Which games can be played already: their rules are compiled in the background while the server answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from serai.games import GAMES
from serai.server.refusals import STARTING, Refuse

WARM_UP_SECONDS = 120.0


class Readiness:
    """What has been compiled so far."""

    def __init__(self, games: Sequence[str] = GAMES):
        self.warm = asyncio.Event()
        """every game can be played"""
        self.is_compiled = False
        """nothing is left to be compiled: bots that search are ready too"""
        self._open = {game: asyncio.Event() for game in games}

    def open(self, game: str) -> None:
        """From now on this game can be played."""
        self._open[game].set()
        if all(event.is_set() for event in self._open.values()):
            self.warm.set()

    def is_open(self, game: str) -> bool:
        return self._open[game].is_set()

    async def until_open(self, game: str) -> None:
        """Wait for the compilers, within reason."""
        await _wait(self._open[game])

    async def until_warm(self) -> None:
        """The same for every game."""
        await _wait(self.warm)


async def _wait(event: asyncio.Event) -> None:
    try:
        await asyncio.wait_for(event.wait(), WARM_UP_SECONDS)
    except TimeoutError:
        raise Refuse(STARTING, "server-starting") from None
