"""Looking after a table: bots' turns, time limits, the end; and the process that has claimed it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from serai.bots.sight import Sight
from serai.games.faults import GameFault
from serai.server.base import clock
from serai.server.base.tasks import Tasks
from serai.server.clocks import limits
from serai.server.rows.table import TableDoc
from serai.server.store.base import Store
from serai.server.table.commands import BotMistake, BotMove
from serai.server.table.game.deal import digest_of
from serai.server.table.game.live_game import LiveGame
from serai.server.table.seats.seating import Change, Seating, Wake
from serai.server.table.viewers.audience import Left
from serai.server.work.bot_pool import BotPool
from serai.server.work.fair_queue import Client

LEASE_SECONDS = 15.0
"""seconds for which the claim to a table holds when its process is gone"""


class WakeClaim(NamedTuple):
    """When a table has to be looked after, and the process that has claimed it."""

    wake: float | None
    keeper: str | None


NONE = WakeClaim(None, None)


class Changing(Protocol):
    """Changes the table's doc, and tells everybody."""

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
        post: Callable[[BotMove | BotMistake], None],
        tasks: Tasks,
        payer: Callable[[], str],
    ):
        self._seating, self._store, self._process, self._bots = seating, store, process, bots
        self._change, self._post, self._tasks, self._payer = change, post, tasks, payer
        self._thinking: set[int] = set()
        self._is_resting = False
        self._agreed: WakeClaim | None = None
        self._claimed = NONE
        """agreed as soon as the present append is stored"""

    def rest(self) -> None:
        """Let no more bots begin to think: the process stops."""
        self._is_resting = True

    async def let_go(self) -> None:
        """Give up the claim: the next process need not wait until it expires."""
        if self._agreed is not None and self._agreed.keeper is not None:
            at = clock.now()
            with suppress(Exception):  # then it has to expire
                await self._store.agree(self._doc.id, at, None, self._process, at)

    # --- the claim ---

    def wake(self) -> None:
        """Take over at the time agreed with the store, which now counts on this process."""
        self._agreed = WakeClaim(clock.now() + LEASE_SECONDS, self._process)

    def claim(self, game: LiveGame) -> WakeClaim:
        """Return what an append says about the table; call `keep` when it is stored."""
        self._claimed = self._due(game)
        return self._claimed

    def keep(self) -> None:
        """Note that the append is stored, and the claim with it."""
        self._agreed = self._claimed

    def forget(self) -> None:
        """Forget what was agreed."""
        self._agreed = None

    def _due(self, game: LiveGame) -> WakeClaim:
        """Return when the table next needs someone to look after it, and whether this process claims that."""
        if game.table.over or self._bots_due(game):
            return WakeClaim(clock.now() + LEASE_SECONDS, self._process)
        return WakeClaim(min(self._deadlines(game).values(), default=None), None)

    async def _agree(self, game: LiveGame) -> bool:
        """Tell the store when to wake the table. Return False if another process looks after the table.

        An earlier claim need not be repeated: if it expires, the store wakes the table again.
        """
        due = self._due(game)
        if self._is_agreed(due):
            return True
        if not await self._store.agree(self._doc.id, *due, self._process, clock.now()):
            return False
        self._agreed = due
        return True

    def _is_agreed(self, due: WakeClaim) -> bool:
        agreed = self._agreed
        return agreed == due or (agreed is not None and bool(agreed.keeper and due.keeper))

    # --- time limits ---

    def left(self, game: LiveGame | None) -> Left:
        """Return how many seconds each viewer has left; viewers who are not awaited see the shortest time."""
        ends = {} if game is None else self._deadlines(game)
        if not ends:
            return lambda _: None
        first, now = min(ends.values()), clock.now()
        return lambda viewer: round(max(0.0, (first if viewer is None else ends.get(viewer, first)) - now), 1)

    def allowances(self, game: LiveGame) -> tuple[float | None, ...]:
        """Return the seconds of each awaited seat for the present decision."""
        doc, spans = self._doc, game.thinking.spans
        if doc.budget is None or game.table.over:
            return ()
        return tuple(limits.allowance(doc, seat, spans[seat]) for seat in game.table.to_move)

    def _deadlines(self, game: LiveGame) -> dict[int, float]:
        if not limits.has_clock(self._doc):
            return {}
        return limits.deadlines(self._doc, game.standing(self.allowances(game)))

    def is_late(self, game: LiveGame, seat: int) -> bool:
        """Whether a seat's time for the present decision is up."""
        end = self._deadlines(game).get(seat)
        return end is not None and clock.now() >= end

    def has_time_again(self, game: LiveGame) -> bool:
        """Whether a seat that may take its last move back would have time to decide again."""
        seat = game.table.withdrawable
        if seat is None:
            return True
        *before, last = game.thinking.spans[seat]
        end = limits.deadline(self._doc.rests, seat, last.since, limits.allowance(self._doc, seat, before))
        return end is None or clock.now() < end

    # --- what happens by itself ---

    @property
    def _doc(self) -> TableDoc:
        return self._seating.doc

    def attend_at_once(self, game: LiveGame | None) -> bool:
        """Set bots thinking. Return False if there is more to do that takes time."""
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
            await self._store.agree(self._doc.id, None, None, self._process, clock.now())
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
        """Return the seats a bot has to decide for: its own, and once for everybody whose time is up."""
        bots, ends = self._seating.bots, self._deadlines(game)
        if not bots and not ends:
            return []
        now = clock.now()
        return [seat for seat in game.table.to_move if seat in bots or now >= ends.get(seat, inf)]

    def _let_bots_think(self, game: LiveGame) -> None:
        if not self._is_resting:
            for seat in self._bots_due(game):
                self._let_think(seat, game)

    def _let_think(self, seat: int, game: LiveGame) -> None:
        if seat in self._thinking:
            return
        level = self._doc.level_at(seat) or self._doc.level
        self._thinking.add(seat)
        sight = Sight.of(game.table, seat, f"{self._doc.secret}/bots")
        self._tasks.start(self._think(seat, game.table.version, level, sight))

    async def _think(self, seat: int, version: int, level: str, sight: Sight) -> None:
        try:
            move = await self._bots.decide(level, sight, Client(self._payer(), self._doc.id))
            self._post(BotMove(seat, version, move))
        except GameFault as mistake:
            self._post(BotMistake(mistake))
        finally:
            self._thinking.discard(seat)


def _finish(doc: TableDoc, game: LiveGame) -> None:
    doc.status = "over"
    doc.result = game.table.result
    doc.digest = digest_of(doc, game.table)
    doc.seats = [replace(seat, orders=[]) for seat in doc.seats]
