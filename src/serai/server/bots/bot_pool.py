"""Where bots think: off the event loop, a bounded number at once, never longer than allowed.

A bot that crashes, answers nonsense or takes too long is logged and replaced by a random legal move, so it cannot
stall a table. Compiled bots release the interpreter while they think.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from typing import Any

from serai.bots import registry
from serai.bots.bot import Bot
from serai.bots.sight import Sight
from serai.server.logs import log
from serai.server.metrics import METRICS
from serai.server.threads import in_thread

LEVELS = ("easy", "medium", "hard", "expert")

MakeBot = Callable[[str, str], Bot]


class BotPool:
    """The bots of one process."""

    def __init__(self, at_once: int, seconds: float, make: MakeBot = registry.make):
        self._places = asyncio.Semaphore(at_once)
        self._at_once = at_once
        self._seconds = seconds
        self._make = make
        self._bots: dict[tuple[str, str], Bot] = {}
        self._overdue = 0

    async def decide(self, level: str, sight: Sight) -> dict[str, Any]:
        """A legal move for this seat, whatever the bot does."""
        async with self._places:
            if self._overdue >= self._at_once:
                return self._instead(level, sight, "all places are taken by bots that do not come back")
            with METRICS.bot_seconds.time():
                return await self._think(level, sight)

    async def _think(self, level: str, sight: Sight) -> dict[str, Any]:
        thinking = in_thread(partial(self._decide, level, sight))
        done, _ = await asyncio.wait({thinking}, timeout=self._seconds)
        if not done:
            self._overdue += 1
            thinking.add_done_callback(self._came_back)
            return self._instead(level, sight, "took too long")
        if (fault := thinking.exception()) is not None:
            return self._instead(level, sight, f"{type(fault).__name__}: {fault}")
        move = thinking.result()
        return move if move in sight.legal else self._instead(level, sight, f"illegal move {move}")

    def _came_back(self, late: asyncio.Future[dict[str, Any]]) -> None:
        self._overdue -= 1
        late.exception()  # it was replaced long ago; asyncio wants the outcome to be looked at

    def _decide(self, level: str, sight: Sight) -> dict[str, Any]:
        return self._bot(level, sight.game).decide(sight).move

    def _bot(self, level: str, game: str) -> Bot:
        if (level, game) not in self._bots:
            self._bots[level, game] = self._make(level, game)
        return self._bots[level, game]

    def _instead(self, level: str, sight: Sight, reason: str) -> dict[str, Any]:
        METRICS.bot_faults.inc()
        log.error("bot failed", extra={"bot": level, "game": sight.game, "seat": sight.seat, "reason": reason})
        return random.choice(sight.legal)
