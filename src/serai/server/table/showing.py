"""When people are shown what has happened at their table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Set
from typing import NamedTuple

from serai.server.table.attention import Left
from serai.server.table.audience import Audience
from serai.server.table.live_game import LiveGame

SEALED_SECONDS = 0.1
"""seconds until others see that someone has chosen in secret; until the last one has, it changes little"""


class Extent(NamedTuple):
    """The progress of a game: final moves, and rows of its log."""

    version: int
    length: int


class Showing:
    """Shows final moves at once. Sealed choices are shown at once to their owners; for the others they wait a little,
    so that several are one update. `look` asks for a turn in which they are shown.
    """

    def __init__(self, audience: Audience, look: Callable[[], None]):
        self._audience, self._look = audience, look
        self._shown = Extent(0, 0)
        """to everybody"""
        self._waiting: asyncio.TimerHandle | None = None
        self._has_waited = False

    def show(self, game: LiveGame, left: Left, deciding: Set[int | None]) -> None:
        """Show what is stored. `deciding` are the seats that have decided in this turn."""
        now = Extent(game.table.version, game.stored)
        if now == self._shown:
            return
        if self._audience.connections and now.version == self._shown.version and not self._has_waited:
            self._audience.show(game.table, left, deciding)
            if self._waiting is None:
                self._waiting = asyncio.get_running_loop().call_later(SEALED_SECONDS, self._show_sealed)
            return
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting, self._has_waited = None, False
        self._shown = now
        self._audience.show(game.table, left)

    def _show_sealed(self) -> None:
        """Not here and now: a move may be on its way to the store."""
        self._has_waited = True
        self._look()
