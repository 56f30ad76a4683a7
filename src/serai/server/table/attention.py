"""Looking after a table: bots' turns, time limits, the end; and the process that has promised to do so."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import time
from typing import NamedTuple, Protocol

from serai.bots.sight import Sight
from serai.server.bots.bot_pool import BotPool
from serai.server.store.base import Store
from serai.server.table.commands import BotMove
from serai.server.table.doc import TableDoc
from serai.server.table.live_game import LiveGame
from serai.server.table.seating import Change, Seating, Wake
from serai.server.tasks import Tasks

LEASE_SECONDS = 15.0
"""how long a promise to look after a table holds when its process is gone"""


class Promise(NamedTuple):
    """When a table has to be looked after, and the process that has promised to."""

    wake: float | None
    keeper: str | None


NONE = Promise(None, None)


class Changing(Protocol):
    """Changes what is known about the table, and tells everybody."""

    def __call__(self, change: Change, wake: Wake = ...) -> Awaitable[None]: ...


class Attention:
    """Looks after one table, whose game is handed over each time."""

    def __init__(
        self,
        seating: Seating,
        store: Store,
        process: str,
        bots: BotPool,
        *,
        change: Changing,
        post: Callable[[BotMove], None],
        tasks: Tasks,
    ):
        self._seating, self._store, self._process, self._bots = seating, store, process, bots
        self._change, self._post, self._tasks = change, post, tasks
        self._thinking: set[int] = set()
        self._is_resting = False
        self._agreed: Promise | None = None
        self._promised = NONE
        """agreed as soon as the present append is stored"""

    def rest(self) -> None:
        """No bot begins to think any more: the process stops."""
        self._is_resting = True

    async def let_go(self) -> None:
        """Take the promise back: whoever comes next need not wait until it runs out."""
        if self._agreed is not None and self._agreed.keeper is not None:
            now = time()
            with suppress(Exception):  # then it has to run out
                await self._store.agree(self._doc.id, now, None, self._process, now)

    # --- the promise ---

    def wake(self) -> None:
        """The time has come that was agreed with the store, which now counts on this process."""
        self._agreed = Promise(time() + LEASE_SECONDS, self._process)

    def promise(self, game: LiveGame) -> Promise:
        """What an append says about the table; `keep` when it is stored."""
        self._promised = self._due(game)
        return self._promised

    def keep(self) -> None:
        """The append is stored, and the promise with it."""
        self._agreed = self._promised

    def forget(self) -> None:
        """What was agreed does not hold any more."""
        self._agreed = None

    def _due(self, game: LiveGame) -> Promise:
        """When the table next needs someone to look after it, and whether this process promises to."""
        if game.table.over or self._bots_due(game):
            return Promise(time() + LEASE_SECONDS, self._process)
        return Promise(self._deadline(game), None) if self._doc.seconds is not None else NONE

    async def _agree(self, game: LiveGame) -> bool:
        """Keep the store's idea of when to wake the table true. False when another process looks after the table.

        A promise made earlier need not be repeated: if it runs out, the store wakes the table again.
        """
        due = self._due(game)
        if self._is_agreed(due):
            return True
        if not await self._store.agree(self._doc.id, *due, self._process, time()):
            return False
        self._agreed = due
        return True

    def _is_agreed(self, due: Promise) -> bool:
        agreed = self._agreed
        return agreed == due or (agreed is not None and bool(agreed.keeper and due.keeper))

    # --- time limits ---

    def left(self, game: LiveGame | None) -> float | None:
        """How many seconds those who are awaited have left."""
        deadline = self._deadline(game) if game is not None else None
        return None if deadline is None else round(max(0.0, deadline - time()), 1)

    def _deadline(self, game: LiveGame) -> float | None:
        if self._doc.seconds is None or game.table.over:
            return None
        return game.since + self._doc.seconds

    def is_late(self, game: LiveGame) -> bool:
        """Whether the time for the present decision is up."""
        deadline = self._deadline(game)
        return deadline is not None and time() >= deadline

    # --- what happens by itself ---

    @property
    def _doc(self) -> TableDoc:
        return self._seating.doc

    def attend_at_once(self, game: LiveGame | None) -> bool:
        """Set bots thinking. False when there is more to do, and that takes time."""
        if self._doc.status != "running":
            return self._agreed is None
        if game is None:
            return True
        if game.table.over or not self._is_agreed(self._due(game)):
            return False
        self._let_bots_think(game)
        return True

    async def attend(self, game: LiveGame | None) -> None:
        """End the game, set bots thinking."""
        if self._doc.status != "running" and self._agreed is not None:
            await self._store.agree(self._doc.id, None, None, self._process, time())
            self._agreed = None
        if game is None or self._doc.status != "running":
            return
        if game.table.over:
            await self._change(lambda doc: _finish(doc, game), None)
            return
        if not await self._agree(game):
            return
        self._let_bots_think(game)

    def _bots_due(self, game: LiveGame) -> list[int]:
        """The seats a bot has to decide for: its own, and once for everybody whose time is up."""
        bots = self._seating.bots
        if self.is_late(game):
            return list(game.table.to_move)
        return [seat for seat in game.table.to_move if seat in bots] if bots else []

    def _let_bots_think(self, game: LiveGame) -> None:
        if not self._is_resting:
            for seat in self._bots_due(game):
                self._let_think(seat, game)

    def _let_think(self, seat: int, game: LiveGame) -> None:
        if seat in self._thinking:
            return
        level = self._doc.level_at(seat) or self._doc.level
        self._thinking.add(seat)
        sight = Sight.of(game.table, seat, f"{self._doc.seed}/bots")
        self._tasks.start(self._think(seat, game.table.version, level, sight))

    async def _think(self, seat: int, version: int, level: str, sight: Sight) -> None:
        try:
            move = await self._bots.decide(level, sight)
        finally:
            self._thinking.discard(seat)
        self._post(BotMove(seat, version, move))


def _finish(doc: TableDoc, game: LiveGame) -> None:
    doc.status = "over"
    doc.result = game.table.result
