"""Where bots think, for themselves or for people who ask: off the event loop, a bounded number at once, in time.

Places are given out fairly (`fair_queue.py`). Bots that do not search take milliseconds and have places of their own,
so that they never wait for one that does.

A bot that crashes, answers nonsense or takes too long is logged and replaced by a random legal move, so it cannot
stall a table. Compiled bots release the interpreter while they think.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from serai.bots import levels, registry
from serai.bots.bot import Bot
from serai.bots.hint import Hint, hint
from serai.bots.sight import Sight
from serai.games import blamed
from serai.games.faults import GameFault
from serai.server.base.logs import log
from serai.server.base.metrics import METRICS
from serai.server.base.refusals import NOT_NOW, Refuse
from serai.server.work import threads
from serai.server.work.fair_queue import NOBODY, Client, FairQueue

QUICK = frozenset(name for name, level in levels.LEVELS.items() if level.budget is None)

FOR_NOBODY = Client(NOBODY, "")
MakeBot = Callable[[str, str], Bot]
T = TypeVar("T")


class NoAnswer(Exception):
    """A bot has returned no usable move."""


class BotPool:
    """The bots of one process."""

    def __init__(self, at_once: int, seconds: float, make: MakeBot = registry.make):
        self._quick, self._slow = FairQueue(at_once, "quick_bot"), FairQueue(at_once, "searching_bot")
        self._at_once = at_once
        self._seconds = seconds
        self._make = make
        self._bots: dict[tuple[str, str], Bot] = {}
        self._overdue = 0

    def standstill(self) -> float:
        """For how many seconds somebody has waited for a place while none became free."""
        return max(self._quick.standstill(), self._slow.standstill())

    @property
    def is_full(self) -> bool:
        """Whether all places are taken by bots that do not come back."""
        return self._overdue >= self._at_once

    async def decide(self, level: str, sight: Sight, client: Client = FOR_NOBODY) -> dict[str, Any]:
        """A legal move for this seat, whatever the bot does; GameFault where the package of the game has a mistake."""
        queue = self._quick if level in QUICK else self._slow
        try:
            move = await self._think(queue, client, partial(self._decide, level, sight))
            if move in sight.legal:
                return move
            fault: Exception = NoAnswer(f"illegal move {move}")
        except Exception as raised:  # noqa: BLE001 - a bot may do anything
            fault = raised
        if (mistake := self._complain(level, sight, fault)) is not None:
            raise mistake
        return random.choice(sight.legal)

    async def hint(self, sight: Sight, client: Client = FOR_NOBODY) -> Hint:
        """Return a good move for the person in this seat; refuse if nobody can tell."""
        try:
            return await self._think(self._slow, client, partial(hint, sight))
        except Exception as fault:
            self._complain("hint", sight, fault)
            raise Refuse(NOT_NOW, "server-no-hint") from fault

    async def _think(self, queue: FairQueue, client: Client, work: Callable[[], T]) -> T:
        async with queue.place(client):
            if self.is_full:
                raise NoAnswer("all places are taken by bots that do not come back")
            with METRICS.bot_seconds.time():
                thinking = threads.in_thread(work)
                done, _ = await asyncio.wait({thinking}, timeout=self._seconds)
            if not done:
                self._overdue += 1
                thinking.add_done_callback(self._came_back)
                raise NoAnswer("took too long")
            return thinking.result()

    def _came_back(self, late: asyncio.Future[Any]) -> None:
        self._overdue -= 1
        late.exception()  # it was replaced long ago; asyncio wants its outcome to be read

    def _decide(self, level: str, sight: Sight) -> dict[str, Any]:
        return self._bot(level, sight.game).decide(sight).move

    def _bot(self, level: str, game: str) -> Bot:
        if (level, game) not in self._bots:
            self._bots[level, game] = self._make(level, game)
        return self._bots[level, game]

    def _complain(self, bot: str, sight: Sight, fault: Exception) -> GameFault | None:
        """Log a fault; return it where it is a mistake of a game's author."""
        METRICS.bot_faults.inc()
        mistake = blamed(fault)
        known = mistake is not None or isinstance(fault, NoAnswer)
        reason = str(mistake or fault) if known else f"{type(fault).__name__}: {fault}"
        log.error("bot failed", extra={"bot": bot, "game": sight.game, "seat": sight.seat, "reason": reason})
        return mistake
