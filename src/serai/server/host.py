"""One table in memory: it takes what arrives one after the other, stores it, and only then tells anybody.

Whatever comes in while the store is busy waits and is carried out together: one append, one view per viewer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from time import monotonic, time
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET, UnsetType

from serai.bots.sight import Sight
from serai.kernel.errors import UserError
from serai.server import connection as closing
from serai.server import wire
from serai.server.audience import Audience
from serai.server.connection import Connection
from serai.server.doc import TableDoc, shown
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
MOST_OVERTAKEN = 50
"""If even so many attempts find the log longer than expected, something else is wrong."""


@dataclass(frozen=True)
class Arrival:
    """Someone has said hello."""

    connection: Connection
    revision: str | None


@dataclass(frozen=True)
class Decision:
    """A person's act."""

    connection: Connection
    act: wire.Act
    at: float


@dataclass(frozen=True)
class BotMove:
    """What a bot has thought of, at the version it was asked about."""

    seat: int
    version: int
    move: dict[str, Any]


class Attention(NamedTuple):
    """When a table has to be looked after, and the process that has promised to."""

    wake: float | None
    keeper: str | None


class Look:
    """Something may have to be done: a bot's turn, a time limit, news from another process."""


LOOK = Look()
Command = Arrival | Decision | BotMove | Look


class Host:
    """A table, and everybody who looks at it from this process."""

    def __init__(self, house: House, doc: TableDoc, revision: int):
        self.house = house
        self.doc = doc
        self.audience = Audience()
        self.touched = monotonic()
        self._revision = revision
        self._changing = asyncio.Lock()
        self._running: Running | None = None
        self._behind = False
        self._thinking: set[int] = set()
        self._inbox: list[Command] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._work: asyncio.Task[None] | None = None
        self._agreed: Attention | None = None
        self._overtaken = 0

    # --- what arrives ---

    def look(self) -> None:
        """See what has to be done."""
        self.post(LOOK)

    def wake(self) -> None:
        """The time has come that was agreed with the store, which now counts on this process."""
        self._agreed = Attention(time() + LEASE_SECONDS, self.house.name)
        self.look()

    def post(self, command: Command) -> None:
        self.touched = monotonic()
        self._inbox.append(command)
        if self._work is None:
            self._work = self._spawn(self._work_off())

    async def _work_off(self) -> None:
        try:
            while self._inbox:
                batch, self._inbox = self._inbox, []
                try:
                    await self._carry_out(batch)
                except Exception as fault:  # noqa: BLE001 - a fault at one table must not stop it for ever
                    self._running = None  # it may be ahead of the store
                    self._refuse_all(batch, fault)
                    if not isinstance(fault, Refuse):
                        log.exception("table failed", extra={"table": self.doc.id})
        finally:
            self._work = None

    async def _carry_out(self, batch: list[Command]) -> None:
        running = await self._game()
        answers = [(command, self._answer(command, running)) for command in batch if isinstance(command, Decision)]
        for command in batch:
            if isinstance(command, BotMove):
                self._play_bot(command, running)
        if running is not None and running.pending and not await self._store(running):
            self._inbox = batch + self._inbox
            return
        now = time()
        for decision, answer in answers:
            decision.connection.send(wire.encode(answer))
            METRICS.ack_seconds.observe(now - decision.at)
        if running is not None:
            self.audience.show(running.table, self._left())
        for command in batch:
            if isinstance(command, Arrival):
                await self._welcome(command)
        await self._attend()

    def _refuse_all(self, batch: list[Command], fault: Exception) -> None:
        refuse = fault if isinstance(fault, Refuse) else Refuse(STARTING, "server-not-stored")
        for command in batch:
            match command:
                case Decision(connection, act):
                    connection.send(wire.encode(refused(act.id, refuse)))
                case Arrival(connection):
                    connection.close(closing.TRY_AGAIN, wire.encode(wire.Closing(str(refuse), refuse.message)))

    # --- the game ---

    async def _game(self) -> Running | None:
        """The game as the store has it; None before the start."""
        if self.doc.status == "open":
            return None
        if self._running is None:
            await self.house.until_warm()
            edition = self.house.editions.with_hash(self.doc.game, self.doc.edition_hash)
            self._behind = False
            rows = await self.house.store.rows(self.doc.id)
            self._running = await asyncio.to_thread(Running, self.doc, edition.edition, rows)
        elif self._behind:
            self._behind = False
            self._agreed = None  # whoever moved has taken over
            self._running.follow(await self.house.store.rows(self.doc.id, self._running.stored))
        return self._running

    def _answer(self, decision: Decision, running: Running | None) -> wire.Ack | wire.Refused:
        act = decision.act
        try:
            if running is None:
                raise Refuse(NOT_NOW, "server-not-running")
            return wire.Ack(act.id, running.act(decision.connection.seat, act, decision.at))
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
            METRICS.moves.labels(row.by).inc()
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

    def _bots_due(self, running: Running) -> list[int]:
        return [seat for seat in running.table.to_move if self.doc.level_at(seat) is not None]

    def _deadline(self, running: Running) -> float | None:
        if self.doc.seconds is None or running.table.over:
            return None
        return running.since + self.doc.seconds

    def _left(self) -> float | None:
        deadline = self._deadline(self._running) if self._running is not None else None
        return None if deadline is None else round(max(0.0, deadline - time()), 1)

    # --- what happens by itself ---

    async def _attend(self) -> None:
        """End the game, let stand-ins take over, set bots thinking."""
        running = self._running
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
        self._spawn(self._let_think(seat, running.table.version, level, sight))

    async def _let_think(self, seat: int, version: int, level: str, sight: Sight) -> None:
        try:
            move = await self.house.bots.decide(level, sight)
        finally:
            self._thinking.discard(seat)
        self.post(BotMove(seat, version, move))

    # --- the table itself ---

    async def change(self, change: Callable[[TableDoc], None], wake: float | UnsetType | None = UNSET) -> None:
        """Change what is known about the table; a refusal raised by the change goes to the caller."""
        async with self._changing:
            while True:
                doc = self.doc.copy()
                change(doc)
                if doc == self.doc:
                    return
                if await self.house.store.save(doc, self._revision, wake):
                    if wake is not UNSET:
                        self._agreed = None
                    self._adopt(doc, self._revision + 1)
                    break
                await self._reload()
        self.house.tell(self.doc.id, "doc", revision=self._revision)

    async def _reload(self) -> None:
        stored = await self.house.store.load(self.doc.id)
        if stored is None:
            raise Refuse(UNKNOWN, "server-no-table")
        if stored.revision != self._revision:
            self._adopt(stored.doc, stored.revision)

    def _adopt(self, doc: TableDoc, revision: int) -> None:
        """Take over a changed doc: everybody is told, whoever changed seats is welcomed anew."""
        self.doc, self._revision = doc, revision
        for connection in list(self.audience.connections):
            seat = None if connection.watching else doc.seat_of(connection.holder)
            if seat == connection.seat:
                continue
            if doc.status == "open":
                self.post(Arrival(connection, None))
            else:
                refuse = Refuse(FORBIDDEN, "server-seat-moved")
                connection.close(closing.SEAT_MOVED, wire.encode(wire.Closing(str(refuse), refuse.message)))
        self.tell_table()
        self.look()

    async def come_back(self, holder: str | None) -> None:
        """The owner of a seat is there again: the stand-in makes room at once."""
        seat = self.doc.seat_of(holder)
        if seat is not None and self.doc.seats[seat].stand_in:
            await self.change(lambda doc: _come_back(doc, holder))

    def shown(self) -> wire.Table:
        return shown(self.doc, self.audience.here())

    def tell_table(self) -> None:
        self.audience.broadcast(wire.TableChanged(self.shown()))

    def you(self, holder: str | None) -> wire.You:
        seat = self.doc.seat_of(holder)
        host = holder is not None and holder == self.doc.host
        inside = self.doc.access == "link" and (host or seat is not None)
        return wire.You(seat, host, self.house.tokens.invite_to(self.doc.id) if inside else None)

    def place(self, holder: str | None) -> wire.Place:
        return wire.Place(self.shown(), self.you(holder))

    def admit(self, holder: str | None, invite: str | None) -> None:
        """Refuse whoever may not know this table. It is then as if it did not exist."""
        doc = self.doc
        if doc.access == "public" or (holder is not None and (holder == doc.host or doc.seat_of(holder) is not None)):
            return
        if doc.access != "link" or not self.house.tokens.is_invited(doc.id, invite):
            raise Refuse(UNKNOWN, "server-no-table")

    # --- people ---

    async def _welcome(self, arrival: Arrival) -> None:
        connection = arrival.connection
        chat = await self.house.store.said(self.doc.id, CHAT_LINES) if self.doc.chat else []
        here = self.audience.here()
        connection.seat = None if connection.watching else self.doc.seat_of(connection.holder)
        table = self._running.table if self._running is not None else None
        left = self._left()
        revision, view, updates = self.audience.catch_up(connection.seat, arrival.revision, table, left)
        self.audience.connections.add(connection)
        you = self.you(connection.holder)
        connection.send(wire.encode(wire.Welcome(you, self.shown(), revision, view, updates, chat, left)))
        self._tell_who_is_here(here)

    def part(self, connection: Connection) -> None:
        """A connection is gone."""
        if connection in self.audience.connections:
            here = self.audience.here()
            self.audience.connections.remove(connection)
            self.touched = monotonic()
            self._tell_who_is_here(here)

    def _tell_who_is_here(self, before: frozenset[int]) -> None:
        if self.audience.here() != before:
            self.tell_table()
            self.tell_here()

    def tell_here(self) -> None:
        """Let the other processes know who is connected to this one."""
        self.house.tell(self.doc.id, "here", seats=sorted(self.audience.here_locally()))

    async def chat(self, connection: Connection, text: str) -> None:
        """Say something to everybody at the table."""
        text = " ".join(text.split())
        if not self.doc.chat:
            raise Refuse(FORBIDDEN, "server-chat-off")
        if connection.seat is None:
            raise Refuse(FORBIDDEN, "server-chat-seated")
        if not text:
            raise Refuse(NOT_NOW, "server-chat-empty")
        line = wire.Chat(self.doc.seats[connection.seat].name or "", connection.seat, text, time())
        await self.house.store.say(self.doc.id, line)
        self.audience.broadcast(line)
        self.house.tell(self.doc.id, "chat", name=line.name, seat=line.seat, text=line.text, at=line.at)

    # --- other processes ---

    def hear(self, news: dict[str, Any]) -> None:
        """What another process tells about this table."""
        match news:
            case {"what": "rows", "length": int(length)}:
                self.compare(length, self._revision)
            case {"what": "doc", "revision": int(revision)}:
                self.compare(0, revision)
            case {"what": "here", "by": str(by), "seats": list(seats)}:
                self.audience.heard(by, seats)
                self.tell_table()
            case {"what": "chat", "name": str(name), "seat": int(seat), "text": str(text), "at": float(at)}:
                self.audience.broadcast(wire.Chat(name, seat, text, at))

    def compare(self, length: int, revision: int) -> None:
        """Fetch what this process has missed."""
        if self._running is not None and length > self._running.stored:
            self._behind = True
            self.look()
        if revision > self._revision:
            self._spawn(self._catch_up_doc())

    async def _catch_up_doc(self) -> None:
        async with self._changing:
            await self._reload()

    # --- life ---

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

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


def _come_back(doc: TableDoc, holder: str | None) -> None:
    seat = doc.seat_of(holder)
    if seat is not None:
        doc.seats[seat].stand_in = False
