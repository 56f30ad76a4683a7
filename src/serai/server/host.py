"""One table in memory: it takes what arrives one after the other, stores it, and only then tells anybody.

Whatever comes in while the store is busy waits and is carried out together: one append, one view per viewer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic, time
from typing import TYPE_CHECKING, Any, NamedTuple

from serai.bots.sight import Sight
from serai.kernel.errors import UserError
from serai.server import connection as closing
from serai.server import wire
from serai.server.connection import Connection
from serai.server.desk import Desk
from serai.server.doc import TableDoc
from serai.server.logs import log
from serai.server.metrics import METRICS
from serai.server.refusals import FORBIDDEN, NOT_NOW, STARTING, UNKNOWN, Refuse, refusal_of
from serai.server.running import Running
from serai.server.store.base import Append

if TYPE_CHECKING:
    from serai.server.house import House

LEASE_SECONDS = 15.0
"""how long a promise to look after a table holds when its process is gone"""
CHAT_LINES = 50
REST_SECONDS = 5.0
SEALED_SECONDS = 0.1
"""how long it may take until others see that someone has chosen in secret; until the last one has, it changes little"""
MOST_OVERTAKEN = 50
"""If even so many attempts find the log longer than expected, something else is wrong."""


class Arrival(NamedTuple):
    """Someone has said hello."""

    connection: Connection
    revision: str | None


class Decision(NamedTuple):
    """A person's act."""

    connection: Connection
    act: wire.Act
    at: float


class BotMove(NamedTuple):
    """What a bot has thought of, at the version it was asked about."""

    seat: int
    version: int
    move: dict[str, Any]


class Attention(NamedTuple):
    """When a table has to be looked after, and the process that has promised to."""

    wake: float | None
    keeper: str | None


class Extent(NamedTuple):
    """How far a game has come: final moves, and rows of its log."""

    version: int
    length: int


class Look:
    """Something may have to be done: a bot's turn, a time limit, news from another process."""


LOOK = Look()
Command = Arrival | Decision | BotMove | Look
Answers = list[tuple[Decision, wire.Ack | wire.Refused]]


class Host(Desk):
    """A table with its game, for everybody who looks at it from this process."""

    def __init__(self, house: House, doc: TableDoc, revision: int):
        super().__init__(house, doc, revision)
        self._running: Running | None = None
        self._behind = False
        self._thinking: set[int] = set()
        self._inbox: list[Command] = []
        self._work: asyncio.Task[None] | None = None
        self._agreed: Attention | None = None
        self._overtaken = 0
        self._shown = Extent(0, 0)
        self._waiting: asyncio.TimerHandle | None = None
        self._has_waited = False

    @property
    def is_over(self) -> bool:
        """Whether the game has ended. People see that when its last move is stored, a little before the doc says so."""
        running = self._running
        return self.doc.status == "over" or (running is not None and running.table.over and not running.pending)

    # --- what arrives ---

    def look(self) -> None:
        """See what has to be done."""
        self.post(LOOK)

    def welcome_anew(self, connection: Connection) -> None:
        self.post(Arrival(connection, None))

    def has_grown(self, length: int) -> None:
        if self._running is not None and length > self._running.stored:
            self._behind = True
            self.look()

    def wake(self) -> None:
        """The time has come that was agreed with the store, which now counts on this process."""
        self._agreed = Attention(time() + LEASE_SECONDS, self.house.name)
        self.look()

    def post(self, command: Command) -> None:
        self.touched = monotonic()
        self._inbox.append(command)
        if self._work is None:
            self._work = self.spawn(self._work_off())

    async def _work_off(self) -> None:
        try:
            while self._inbox:
                batch, self._inbox = self._inbox, []
                try:
                    await self._carry_out(batch)
                except Exception:  # noqa: BLE001 - a fault at one table must not stop it for ever
                    log.exception("table failed", extra={"table": self.doc.id})
        finally:
            self._work = None

    async def _carry_out(self, batch: list[Command]) -> None:
        try:
            answers = await self._play(batch)
        except Exception as fault:  # noqa: BLE001 - whoever waits for an answer gets one
            self._running = None  # it may be ahead of the store
            self._refuse_all(batch, fault)
            return
        if answers is None:
            self._inbox = batch + self._inbox
            return
        now = time()
        for decision, answer in answers:
            decision.connection.send(wire.encode(answer))
            METRICS.ack_seconds.observe(now - decision.at)
        if self._running is not None:
            self._show(self._running, {decision.connection.seat for decision, _ in answers})
        arrivals = [command for command in batch if isinstance(command, Arrival)]
        try:
            for arrival in arrivals:
                await self._welcome(arrival)
        except Exception as fault:  # noqa: BLE001 - whoever waits for an answer gets one
            self._refuse_all(arrivals, fault)
        await self._attend()

    async def _play(self, batch: list[Command]) -> Answers | None:
        """Carry out and store what can be; None when another process was quicker and all has to be done again."""
        running = await self._game()
        decisions = [command for command in batch if isinstance(command, Decision)]
        for decision in decisions:
            if decision.connection.seat is not None and self.doc.seats[decision.connection.seat].stand_in:
                await self.come_back(decision.connection.holder)
        answers = [(decision, self._answer(decision, running)) for decision in decisions]
        for command in batch:
            if isinstance(command, BotMove):
                self._play_bot(command, running)
        if running is not None and running.pending and not await self._store(running):
            return None
        return answers

    def _refuse_all(self, batch: Sequence[Command], fault: Exception) -> None:
        if isinstance(fault, Refuse):
            refuse = fault
        else:
            refuse = Refuse(STARTING, "server-not-stored")
            log.error("moves not stored", exc_info=fault, extra={"table": self.doc.id})
        code = closing.NO_TABLE if refuse.status == UNKNOWN else closing.TRY_AGAIN
        for command in batch:
            match command:
                case Decision(connection, act):
                    connection.send(wire.encode(refused(act.id, refuse)))
                case Arrival(connection):
                    connection.close(code, wire.encode(wire.Closing(str(refuse), refuse.message)))

    # --- the game ---

    async def _game(self) -> Running | None:
        """The game as the store has it; None before the start."""
        if self.doc.status == "open":
            return None
        if self._running is None:
            await self.house.until_warm()
            edition = await self.house.editions.with_hash(self.doc.game, self.doc.edition_hash)
            self._behind = False
            rows = await self.house.store.rows(self.doc.id)
            self._running = await asyncio.to_thread(Running, self.doc, edition.edition, rows)
        elif self._behind:
            self._behind = False
            self._agreed = None  # whoever moved has taken over
            self._running.follow(await self.house.store.rows(self.doc.id, self._running.stored))
        return self._running

    def _answer(self, decision: Decision, running: Running | None) -> wire.Ack | wire.Refused:
        act, connection = decision.act, decision.connection
        try:
            if running is None:
                raise Refuse(NOT_NOW, "server-not-running")
            if connection.seat is not None and connection.holder != self.doc.seats[connection.seat].holder:
                raise Refuse(FORBIDDEN, "server-seat-moved")
            return wire.Ack(act.id, running.act(connection.seat, act, decision.at))
        except UserError as fault:
            return refused(act.id, fault)

    def _play_bot(self, thought: BotMove, running: Running | None) -> None:
        """A thought counts only if the same decision is still open and still a bot's."""
        if running is None or running.table.version != thought.version:
            return
        if thought.seat in running.table.to_move and self.doc.level_at(thought.seat) is not None:
            by = "bot" if self.doc.seats[thought.seat].kind == "bot" else "stand_in"
            running.play(thought.move, by, time())

    async def _store(self, running: Running) -> bool:
        """False when another process was quicker: then everything is done again on top of its moves."""
        attention = self._attention(running)
        append = Append(self.doc.id, running.stored, running.pending, *attention)
        if not await self.house.store.append(append):
            METRICS.conflicts.inc()
            self._running = None
            self._overtaken += 1
            if self._overtaken > MOST_OVERTAKEN:
                raise RuntimeError(f"overtaken {self._overtaken} times in a row")
            return False
        self._overtaken = 0
        self._agreed = attention
        for row in running.pending:
            METRICS.moves[row.by].inc()
        running.settle()
        self.house.tell(self.doc.id, "rows", length=running.stored)
        return True

    def _attention(self, running: Running) -> Attention:
        """When the table next needs someone to look after it, and whether this process has promised to."""
        if running.table.over or self._bots_due(running):
            return Attention(time() + LEASE_SECONDS, self.house.name)
        return Attention(self._deadline(running), None)

    async def _agree(self, running: Running) -> bool:
        """Keep the store's idea of when to wake the table true. False when another process looks after the table.

        A promise made earlier need not be repeated: if it runs out, the store wakes the table again.
        """
        attention, agreed = self._attention(running), self._agreed
        if agreed == attention or (agreed is not None and agreed.keeper and attention.keeper):
            return True
        if not await self.house.store.agree(self.doc.id, *attention, self.house.name, time()):
            return False
        self._agreed = attention
        return True

    def forget_agreement(self) -> None:
        self._agreed = None

    def _bots_due(self, running: Running) -> list[int]:
        bots = self.doc.bots()
        return [seat for seat in running.table.to_move if seat in bots] if bots else []

    def _deadline(self, running: Running) -> float | None:
        if self.doc.seconds is None or running.table.over:
            return None
        return running.since + self.doc.seconds

    def _left(self) -> float | None:
        deadline = self._deadline(self._running) if self._running is not None else None
        return None if deadline is None else round(max(0.0, deadline - time()), 1)

    # --- what is seen ---

    def _show(self, running: Running, deciding: set[int | None]) -> None:
        """Final moves are shown at once. Choices still sealed are shown at once to whoever made them; for the others
        they wait a little, so that several are one update.
        """
        now = Extent(running.table.version, running.stored)
        if now == self._shown:
            return
        if self.audience.connections and now.version == self._shown.version and not self._has_waited:
            self.audience.show(running.table, self._left(), deciding)
            if self._waiting is None:
                self._waiting = asyncio.get_running_loop().call_later(SEALED_SECONDS, self._show_sealed)
            return
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting, self._has_waited = None, False
        self._shown = now
        self.audience.show(running.table, self._left())

    def _show_sealed(self) -> None:
        """Not here and now: a move may be on its way to the store."""
        self._has_waited = True
        self.look()

    # --- what happens by itself ---

    async def _attend(self) -> None:
        """End the game, let stand-ins take over, set bots thinking."""
        running = self._running
        if self.doc.status != "running" and self._agreed is not None:
            await self.house.store.agree(self.doc.id, None, None, self.house.name, time())
            self._agreed = None
        if running is None or self.doc.status != "running":
            return
        if running.table.over:
            await self.change(lambda doc: _finish(doc, running), wake=None)
            return
        if not await self._agree(running):
            return
        deadline = self._deadline(running)
        if deadline is not None and time() >= deadline:
            await self.change(lambda doc: _stand_in_for(doc, running.table.to_move))
        if not self.house.stopping:
            for seat in self._bots_due(running):
                self._think(seat, running)

    def _think(self, seat: int, running: Running) -> None:
        level = self.doc.level_at(seat)
        if level is None or seat in self._thinking:
            return
        self._thinking.add(seat)
        sight = Sight.of(running.table, seat, f"{self.doc.seed}/bots")
        self.spawn(self._let_think(seat, running.table.version, level, sight))

    async def _let_think(self, seat: int, version: int, level: str, sight: Sight) -> None:
        try:
            move = await self.house.bots.decide(level, sight)
        finally:
            self._thinking.discard(seat)
        self.post(BotMove(seat, version, move))

    # --- people ---

    async def _welcome(self, arrival: Arrival) -> None:
        connection = arrival.connection
        chat = await self.house.store.said(self.doc.id, CHAT_LINES) if self.doc.chat else []
        if connection.gone:  # while others were served
            return
        here = self.audience.here()
        connection.seat = None if connection.watching else self.doc.seat_of(connection.holder)
        table = self._running.table if self._running is not None else None
        left = self._left()
        revision, view, updates = self.audience.catch_up(connection.seat, arrival.revision, table, left)
        self.audience.connections.add(connection)
        you = self.you(connection.holder)
        connection.send(wire.encode(wire.Welcome(you, self.shown(), revision, view, updates, chat, left)))
        self._tell_who_is_here(here)

    # --- life ---

    def is_idle(self) -> bool:
        return not (self.audience.connections or self._tasks or self._inbox)

    async def rest(self) -> None:
        """Wait until what has been taken on is stored. Bots are not waited for: they think again after a restart."""
        if self._work is not None:
            await asyncio.wait({self._work}, timeout=REST_SECONDS)
        for task in self._tasks:
            task.cancel()


def refused(act: str | None, fault: UserError) -> wire.Refused:
    """A refusal as a message of the socket."""
    refusal = refusal_of(fault)[1]
    METRICS.refused.labels(refusal.message).inc()
    return wire.Refused(act, refusal.rule, refusal.reason, refusal.message, refusal.arguments)


def _finish(doc: TableDoc, running: Running) -> None:
    doc.status = "over"
    doc.result = running.table.result


def _stand_in_for(doc: TableDoc, late: tuple[int, ...]) -> None:
    for seat in late:
        if doc.seats[seat].kind == "person":
            doc.seats[seat].stand_in = True
