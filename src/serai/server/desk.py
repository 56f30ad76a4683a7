"""A table around its game: who sits there, who looks on, what is said. `Host` adds the game itself."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from time import monotonic, time
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, UnsetType

from serai.server import closing, wire
from serai.server.audience import Audience
from serai.server.connection import Connection
from serai.server.doc import TableDoc, shown
from serai.server.refusals import FORBIDDEN, NOT_NOW, UNKNOWN, Refuse

if TYPE_CHECKING:
    from serai.server.house import House


class Desk(ABC):
    """What is known about a table, shared with the store and with other processes."""

    def __init__(self, house: House, doc: TableDoc, revision: int):
        self.house = house
        self.doc = doc
        self.bots = doc.bots()
        """kept beside the doc, because every turn asks for them"""
        self.audience = Audience()
        self.touched = monotonic()
        self._has_someone_left = False
        """a seat's owner, and nobody has been told"""
        self._revision = revision
        self._changing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @abstractmethod
    def look(self) -> None:
        """See what has to be done now that something has changed."""

    @abstractmethod
    def arrive(self, connection: Connection, revision: str | None = None) -> None:
        """Someone has said hello, or has changed seats before the start."""

    @abstractmethod
    def has_grown(self, length: int) -> None:
        """Another process says how long the log is."""

    @abstractmethod
    def forget_agreement(self) -> None:
        """The time to wake that was agreed with the store does not hold any more."""

    # --- what is known ---

    async def change(self, change: Callable[[TableDoc], None], wake: float | UnsetType | None = UNSET) -> None:
        """Change what is known about the table; a refusal raised by the change goes to the caller."""
        async with self._changing:
            while True:
                doc = self.doc.copy()
                change(doc)
                if doc == self.doc:
                    return
                are_seats_the_same = doc.holders() == self.doc.holders()
                if await self.house.store.save(doc, self._revision, wake, are_seats_the_same):
                    if wake is not UNSET:
                        self.forget_agreement()
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
        self.bots = doc.bots()
        for connection in list(self.audience.connections):
            seat = None if connection.watching else doc.seat_of(connection.holder)
            if seat == connection.seat:
                continue
            if doc.status == "open":
                self.arrive(connection)
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

    def part(self, connection: Connection) -> None:
        """A connection is gone. The others are told with the next turn: a whole table goes at the end of a game."""
        connection.gone = True
        if connection in self.audience.connections:
            self.audience.part(connection)
            if connection.seat is not None and connection.seat not in self.audience.here():
                self._has_someone_left = True
                self.look()

    def _tell_who_is_here(self) -> None:
        self._has_someone_left = False
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
                here = self.audience.here()
                self.audience.heard(by, seats)
                if self.audience.here() != here:
                    self.tell_table()
            case {"what": "chat", "name": str(name), "seat": int(seat), "text": str(text), "at": float(at)}:
                self.audience.broadcast(wire.Chat(name, seat, text, at))

    def compare(self, length: int, revision: int) -> None:
        """Fetch what this process has missed."""
        self.has_grown(length)
        if revision > self._revision:
            self.spawn(self._catch_up_doc())

    async def _catch_up_doc(self) -> None:
        async with self._changing:
            await self._reload()

    # --- work ---

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start something that goes on beside the rest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _come_back(doc: TableDoc, holder: str | None) -> None:
    seat = doc.seat_of(holder)
    if seat is not None:
        doc.seats[seat].stand_in = False
