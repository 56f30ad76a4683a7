"""One table in memory: it takes commands one after the other, stores their results, and only then tells anybody.

Turns (`turns.py`) say when: they let a table prepare if it has to wait for something, such as a game to be read, carry
out the commands, tell of them when they are stored, and finish by welcoming new viewers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET

from serai.games import blamed
from serai.server import wire
from serai.server.base import clock, close_codes
from serai.server.base.logs import log
from serai.server.base.metrics import METRICS
from serai.server.base.refusals import FORBIDDEN, UNKNOWN, Refuse, closing
from serai.server.base.tasks import Tasks
from serai.server.rows.game_status import GameStatus
from serai.server.rows.table import TableDoc
from serai.server.security.tokens import Tokens
from serai.server.store.base import Append, AppendOutcome, OutcomeUnknown, Store
from serai.server.table.attention import LEASE_SECONDS, Attention
from serai.server.table.commands import WAKE_UP, Answers, Arrival, Command, PersonMove, refuse_all
from serai.server.table.game.live_game import LiveGame
from serai.server.table.game.orders import TableOrders, forget
from serai.server.table.game.reader import GameReader
from serai.server.table.play import Play
from serai.server.table.seats.removing import is_removed
from serai.server.table.seats.seating import Change, Seating, Wake
from serai.server.table.turns import Turns
from serai.server.table.viewers.audience import Audience, Left, Showing
from serai.server.table.viewers.chat import TableChat
from serai.server.table.viewers.connection import Connection
from serai.server.table.viewers.presence import Presence
from serai.server.table.viewers.questions import Hints, understand
from serai.server.transport.bus import TableNews
from serai.server.work.bot_pool import BotPool

REST_SECONDS = 5.0


class Shared(NamedTuple):
    """Services shared by all tables of a process."""

    store: Store
    turns: Turns
    news: TableNews
    tokens: Tokens
    games: GameReader
    bots: BotPool
    call: Callable[[TableDoc, GameStatus, Collection[int]], None] = lambda _doc, _standing, _here: None
    """called for every decision that has begun"""
    end: Callable[[TableDoc], None] = lambda _doc: None
    """called for every game that has ended, by each process that has the table in memory"""


class LiveTable:
    """A table with its game, for everybody who looks at it from this process."""

    def __init__(self, doc: TableDoc, revision: int, shared: Shared):
        self._store, self._turns, self._news = shared.store, shared.turns, shared.news
        self._tasks = Tasks()
        self.audience = Audience()
        self.seating = Seating(doc, revision, shared.store, shared.tokens, self._welcome_changes)
        self.presence = Presence(
            self.seating, self.audience, shared.news, self.look, lambda: self._play.game, lambda: self._left
        )
        self.chat = TableChat(self.seating, self.audience, self.presence.spectators, shared.store, shared.news)
        self._hints = Hints(self.seating, shared.bots)
        self._showing = Showing(self.audience, self.look)
        self._attention = Attention(
            self.seating,
            shared.store,
            shared.news.process,
            shared.bots,
            change=self.change,
            post=self.post,
            tasks=self._tasks,
            payer=self.audience.payer,
        )
        self._orders = TableOrders(self.seating)
        self._games = shared.games
        self._play = Play(self.seating, self._attention, shared.games, self._orders)
        self._call, self._end = shared.call, shared.end
        self._called_for: float | None = None
        """when the last decision began of which others were notified"""
        self._inbox: list[Command] = []
        self._batch: list[Command] = []
        """the commands being carried out"""
        self._answers: Answers = []
        """the answers to them, given when they are stored"""
        self._is_busy = False
        """a turn is under way, or this table is in the next one"""
        self._is_neglected = False
        """the table has to be looked after, and that takes time"""
        self._mistake = ""
        """in the package of its game: nothing goes on here until it is fixed and the server has been restarted"""
        self.touched = clock.now()

    @property
    def doc(self) -> TableDoc:
        return self.seating.doc

    @property
    def _left(self) -> Left:
        return self._attention.left(self._play.game)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended. People see that when its last move is stored, a little before the doc says so."""
        return self.doc.status == "over" or self._play.is_over

    # --- what arrives ---

    def look(self) -> None:
        """Check what has to be done."""
        self.post(WAKE_UP)

    def wake(self) -> None:
        """Wake up at the time agreed with the store."""
        self._attention.wake()
        self.look()

    def arrive(self, connection: Connection, revision: str | None = None) -> None:
        """Take in someone who has said hello, or has changed seats before the start."""
        if connection not in self.audience.connections:  # a viewer may decide even before the welcome
            connection.seat = self._seat_of(connection)
        self.post(Arrival(connection, revision))

    def part(self, connection: Connection) -> None:
        """Drop a connection. The others are told with the next turn: at the end of a game a whole table leaves."""
        connection.gone = True
        if connection in self.audience.connections:
            self.audience.part(connection)
            self.presence.has_left(connection)

    def post(self, command: Command) -> None:
        """Take a command, to be carried out in the next turn."""
        self.touched = clock.now()
        self._inbox.append(command)
        if not self._is_busy:
            self._is_busy = True
            self._turns.add(self)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside the turns; the table is not dropped meanwhile."""
        self._tasks.start(work)

    async def answer(self, connection: Connection, asked: wire.AskHint) -> None:
        """Answer a request for a hint; refusals raise."""
        await self._hints.answer(connection, asked, self._play.game)

    def understand(self, connection: Connection, typed: wire.Typed) -> wire.Understood:
        """Answer a typed line; refusals raise."""
        return understand(connection, typed, self.doc, self._play.game)

    async def stored_game(self) -> LiveGame:
        """Return the game as the store has it, for reading outside turns."""
        game = self._play.game
        return await self._games.read(self.doc) if game is None or self._play.has_to_read or game.pending else game

    # --- a turn ---

    def gather(self) -> bool:
        """Take the commands that have arrived. Return False if they have to wait for something."""
        self._batch, self._inbox = self._inbox, []
        if self.doc.status != "open" and self._play.has_to_read:
            return False
        if self._news.is_shared and self._arrivals():
            return False
        return not self.seating.bots or not any(self._was_away(command) for command in self._batch)

    async def prepare(self) -> bool:
        """Read what is missing here, let people return to their seats. Return False if that failed; all were told."""
        try:
            await self._catch_up()
            for command in self._batch:
                if isinstance(command, PersonMove) and self._was_away(command):
                    await self.come_back(command.connection.holder)
        except Exception as fault:  # noqa: BLE001 - everyone who waits for an answer gets one
            self._try(self._fail, fault)
            return False
        return True

    def begin_turn(self) -> Append | None:
        """Carry out the commands. Return what has to be stored; if nothing has, the turn has ended."""
        try:
            self._answers = self._play.carry_out(self._batch)
            if (append := self._play.append()) is not None:
                return append
        except Exception as fault:  # noqa: BLE001 - everyone who waits for an answer gets one
            self._try(self._fail, fault)
        else:
            self._tell_and_attend()
        return None

    def end_turn(self, outcome: AppendOutcome) -> None:
        """Go on after storing has succeeded or failed."""
        try:
            is_stored = self._settle(outcome)
        except Exception as fault:  # noqa: BLE001 - everyone who waits for an answer gets one
            self._try(self._fail, fault)
        else:
            if is_stored:
                self._tell_and_attend()
            else:
                self._inbox, self._batch = self._batch + self._inbox, []

    def _tell_and_attend(self) -> None:
        try:
            self._tell()
            self._is_neglected = not self._attention.attend_at_once(self._play.game)
        except Exception as fault:  # noqa: BLE001 - what is stored stays stored
            log.error("table failed", exc_info=fault, extra={"table": self.doc.id})
            self._try(self._stop_if_blamed, fault)

    def is_unfinished(self) -> bool:
        """Whether the turn still has slow work to do."""
        return self._is_neglected or bool(self._arrivals())

    async def finish(self) -> None:
        """Welcome new viewers, then look after the table."""
        arrivals = self._arrivals()
        try:
            for arrival in arrivals:
                await self._welcome(arrival)
        except Exception as fault:  # noqa: BLE001 - everyone who waits for an answer gets one
            self._try(self._refuse_all, arrivals, fault)
        try:
            await self._attention.attend(self._play.game)
        except Exception as fault:  # noqa: BLE001 - a fault at one table must not stop it for ever
            log.error("table failed", exc_info=fault, extra={"table": self.doc.id})
            self._try(self._stop_if_blamed, fault)

    def goes_on(self) -> bool:
        """Whether more commands have arrived meanwhile. Otherwise the next one asks for a turn."""
        self._batch, self._answers, self._is_neglected = [], [], False
        self._is_busy = bool(self._inbox)
        return self._is_busy

    def _try(self, work: Callable[..., object], *arguments: object) -> None:
        """Contain a fault: it must not stop the other tables of a turn, nor this one for ever."""
        try:
            work(*arguments)
        except Exception:  # noqa: BLE001 - whatever it is
            log.exception("table failed", extra={"table": self.doc.id})

    def _arrivals(self) -> list[Arrival]:
        return [command for command in self._batch if isinstance(command, Arrival)]

    def _was_away(self, command: Command) -> bool:
        """Whether it comes from a person for whom a bot plays by now."""
        seat = command.connection.seat if isinstance(command, PersonMove) else None
        return seat is not None and self.doc.seats[seat].stand_in

    async def _catch_up(self) -> None:
        """Read what is missing here. A viewer may come from another process, and must not find an older table."""
        if self._mistake:
            raise self._has_stopped()
        try:
            if self._news.is_shared and self._arrivals():
                await self._compare_with_store()
            await self._play.catch_up()
        except Refuse:
            raise
        except Exception as fault:
            # A decision that is sent again may be in the log that could not be read.
            raise OutcomeUnknown("the game could not be read") from fault

    async def _compare_with_store(self) -> None:
        length, revision = (await self._store.lengths([self.doc.id])).get(self.doc.id, (0, 0))
        self._play.has_fallen_behind(length)
        if revision > self.seating.revision:
            await self.seating.catch_up()

    def _stop_if_blamed(self, fault: Exception) -> Exception:
        """A guest's mistake would come again and again: the table stops, and tells everybody whose it is and where."""
        mistake = blamed(fault)
        if mistake is None:
            return fault
        log.error("table stopped", extra={"table": self.doc.id, "reason": str(mistake)})
        self._mistake = str(mistake)
        self._play.lose()
        for connection in list(self.audience.connections):
            connection.close(close_codes.NO_TABLE, closing(self._has_stopped()))
        return self._has_stopped()

    def _has_stopped(self) -> Refuse:
        return Refuse(UNKNOWN, "server-game-fault", fault=self._mistake)

    def _fail(self, fault: Exception) -> None:
        fault = self._stop_if_blamed(fault)
        known = self._play.stored_before(self._answers)
        self._play.lose()  # the doc may be ahead of the store, which has the game
        for decision, answer in known:
            decision.connection.send(wire.encode(answer))
        answered = [decision for decision, _ in known]
        self._refuse_all([command for command in self._batch if command not in answered], fault)
        self._batch = []

    def _refuse_all(self, batch: Sequence[Command], fault: Exception) -> None:
        # Where others write too, one of them may have stored the same decision, sent earlier.
        is_unknown = isinstance(fault, OutcomeUnknown) or (self._news.is_shared and not isinstance(fault, Refuse))
        if not isinstance(fault, Refuse):
            told = "perhaps not stored" if is_unknown else "moves not stored"
            log.error(told, exc_info=fault, extra={"table": self.doc.id})
        refuse_all(batch, fault, is_unknown=is_unknown)

    def _settle(self, outcome: AppendOutcome) -> bool:
        if not self._play.settle(outcome):
            return False
        game = self._play.game
        if game is not None:
            self._news.tell(self.doc.id, "rows", length=game.stored)
            if not game.table.over and game.since != self._called_for:
                self._called_for = game.since
                self._call(self.doc, game.standing(self._attention.allowances(game)), self.audience.here())
        return True

    # --- people ---

    def _tell(self) -> None:
        """Give the answers, then show what has changed."""
        if self._answers:
            now = clock.now()
            for decision, answer in self._answers:
                decision.connection.send(wire.encode(answer))
                METRICS.moves.acknowledged(now - decision.at)
        self.presence.tell_changes()
        if (game := self._play.game) is not None:
            deciding = {decision.connection.seat for decision, _ in self._answers}
            self._showing.show(game, self._left, deciding)
        if done := self._orders.done:
            self._tasks.start(self._forget_orders(done))

    async def _forget_orders(self, done: list[tuple[int, str]]) -> None:
        """Drop orders: the carried-out ones are in the log, the others did not fit and are not tried again."""
        try:
            await self.change(lambda doc: forget(doc, done))
        except Exception:  # noqa: BLE001 - then it is found again with the next turn
            log.exception("orders not forgotten", extra={"table": self.doc.id})

    async def _welcome(self, arrival: Arrival) -> None:
        connection = arrival.connection
        said = await self.chat.said(connection)
        if connection.gone:  # while others were served
            return
        here = self.audience.here()
        connection.seat = self._seat_of(connection)
        game = self._play.game
        table, left = None if game is None else game.table, self._left
        revision, view, updates = self.audience.catch_up(connection.seat, arrival.revision, table, left)
        self.audience.join(connection)
        you = self.seating.you(connection.holder)
        may = table is not None and connection.seat is not None and connection.seat == table.withdrawable
        at_table = self.presence.shown()
        welcome = wire.Welcome(you, at_table, revision, view, updates, said, left(connection.seat), may)
        connection.send(wire.encode(welcome))
        self.presence.has_come(connection, here)

    def _seat_of(self, connection: Connection) -> int | None:
        return None if connection.watching else self.doc.seat_of(connection.holder)

    async def change(self, change: Change, wake: Wake = UNSET) -> None:
        """Change the table's doc; a refusal raised by the change goes to the caller."""
        if await self.seating.change(change, wake):
            if wake is not UNSET:
                self._attention.forget()
            self._news.tell(self.doc.id, "doc", revision=self.seating.revision)

    def _welcome_changes(self, before: TableDoc) -> None:
        """Tell everybody that the doc has changed, and welcome those again whose seat is another one.

        Nobody learns of orders, not even that somebody has just given one.
        """
        for connection in list(self.audience.connections):
            if is_removed(self.doc, connection.holder):
                connection.close(close_codes.NOT_ALLOWED, closing(Refuse(FORBIDDEN, "server-removed")))
            elif self._seat_of(connection) == connection.seat:
                continue
            elif self.doc.status == "open":
                self.arrive(connection)
            else:
                connection.close(close_codes.SEAT_MOVED, closing(Refuse(FORBIDDEN, "server-seat-moved")))
        if before.status == "running" and self.doc.status == "over":
            self.chat.is_over()
        if before.without_orders() != self.doc.without_orders():
            self.presence.tell_here()
        if before.status != "over" and self.doc.status == "over":
            self._end(self.doc)
        self.look()

    async def come_back(self, holder: str | None) -> None:
        """Let a seat's owner return: the stand-in leaves at once, and votes for one are void."""
        seat = self.doc.seat_of(holder)
        if seat is not None and (self.doc.seats[seat].stand_in or self.doc.seats[seat].votes):
            await self.change(lambda doc: _come_back(doc, holder))

    def soon(self) -> float | None:
        """Arrange for a stand-in to play: someone must look after a running table even if this process dies now."""
        return clock.now() + LEASE_SECONDS if self.doc.status == "running" else None

    def place(self, holder: str | None) -> wire.Place:
        return wire.Place(self.presence.shown(), self.seating.you(holder))

    # --- other processes ---

    def hear(self, news: dict[str, Any]) -> None:
        """Take in another process's news about this table."""
        match news:
            case {"what": "rows", "length": int(length)}:
                self.compare(length, self.seating.revision)
            case {"what": "doc", "revision": int(revision)}:
                self.compare(0, revision)
            case {"what": "here", "by": str(by), "seats": list(seats)}:
                self.presence.heard(by, seats, news.get("spectators"))
            case {"what": "chat", "name": str(name), "seat": seat, "text": str(text), "at": float(at)}:
                self.chat.heard(wire.Chat(name, seat, text, at))

    def compare(self, length: int, revision: int) -> None:
        """Fetch what this process has missed."""
        if self._play.has_fallen_behind(length):
            self.look()
        if revision > self.seating.revision:
            self._tasks.start(self.seating.catch_up())

    # --- life ---

    def is_idle(self) -> bool:
        return not (self.audience.connections or self._tasks or self._is_busy)

    async def rest(self) -> None:
        """Wait until everything that has arrived is stored, but not for bots: they think again after a restart."""
        self._attention.rest()
        time = asyncio.get_running_loop().time
        end = time() + REST_SECONDS
        while self._is_busy and time() < end:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        self._tasks.cancel()
        await self._attention.let_go()


def _come_back(doc: TableDoc, holder: str | None) -> None:
    seat = doc.seat_of(holder)
    if seat is not None:
        doc.seats[seat].stand_in = doc.seats[seat].unlisted = False
        doc.seats[seat].votes = []
