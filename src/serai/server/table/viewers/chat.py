"""The chat at a table: the players', and apart from it the spectators'.

Players hear spectators only while the game does not run, so that nobody gets help. What spectators say is in memory
only: it is gone when the table is dropped, so nothing of it has to be forgotten later.
"""

from __future__ import annotations

import re
from collections import deque

from serai.kernel.names import visible
from serai.server import wire
from serai.server.base import clock
from serai.server.base.logs import log
from serai.server.base.metrics import METRICS
from serai.server.base.refusals import BROKEN_RULE, FORBIDDEN, NOT_NOW, UNKNOWN, Refuse
from serai.server.store.base import Store
from serai.server.table.seats.seating import Seating
from serai.server.table.viewers.audience import Audience
from serai.server.table.viewers.connection import Connection
from serai.server.table.viewers.spectators import Spectators
from serai.server.transport.bus import TableNews

CHAT_LINES = 50
EMOTE = re.compile(r":([a-z-]+):")
"""a line that is an emote"""


class TableChat:
    """The lines of one table. Those of the players are kept in the store."""

    def __init__(self, seating: Seating, audience: Audience, spectators: Spectators, store: Store, news: TableNews):
        self._seating, self._audience, self._spectators = seating, audience, spectators
        self._store, self._news = store, news
        self._apart: deque[wire.Chat] = deque(maxlen=CHAT_LINES)
        """what spectators have said"""
        self._withheld: deque[wire.Chat] = deque(maxlen=CHAT_LINES)
        """the part of it that players have not heard"""

    # --- speaking ---

    async def say(self, connection: Connection, text: str) -> None:
        """Say a line to everybody at the table, or to spectators, too."""
        doc, text = self._seating.doc, visible(text)
        if not doc.chat:
            raise Refuse(FORBIDDEN, "server-chat-off")
        _check_text(text, emotes_only=doc.emotes_only)
        if connection.seat is not None:
            line = wire.Chat(doc.seats[connection.seat].name or "", connection.seat, text, clock.wall_time())
            await self._store.say(doc.id, line)
        elif self._spectators.are_joined_by(connection):
            line = wire.Chat(self._spectators.name_of(connection), None, text, clock.wall_time())
        else:
            raise Refuse(FORBIDDEN, "server-chat-seated")
        self.heard(line)
        self._news.tell(doc.id, "chat", name=line.name, seat=line.seat, text=line.text, at=line.at)

    def heard(self, line: wire.Chat) -> None:
        """Take in a line said here or at another process."""
        if line.seat is not None:
            self._audience.broadcast(line)
            return
        self._apart.append(line)
        if self._seating.doc.status == "running":
            self._withheld.append(line)
        for connection in self._audience.connections:
            if self._hears_spectators(connection):
                connection.send(wire.encode(line))

    def _hears_spectators(self, connection: Connection) -> bool:
        return self._seating.doc.status != "running" or self._spectators.are_joined_by(connection)

    # --- afterwards ---

    async def said(self, connection: Connection) -> list[wire.Chat]:
        """Return the last lines that somebody may read."""
        if not self._seating.doc.chat:
            return []
        lines = await self._store.said(self._seating.doc.id, CHAT_LINES)
        return sorted([*lines, *self._apart], key=_time) if self._hears_spectators(connection) else lines

    def is_over(self) -> None:
        """Show the players what spectators said during the game, which is over."""
        for connection in self._audience.connections:
            if not self._spectators.are_joined_by(connection):
                for line in self._withheld:
                    connection.send(wire.encode(line))
        self._withheld.clear()

    async def report(self, holder: str, at: float) -> None:
        """Report a line for a player to the server's operator: it goes into the log."""
        doc = self._seating.doc
        seat = doc.seated(holder)
        lines = [*await self._store.said(doc.id, CHAT_LINES), *self._apart]
        line = next((line for line in lines if line.at == at), None)
        if line is None:
            raise Refuse(UNKNOWN, "server-no-line")
        METRICS.reports.inc()
        told = {"said": line.text, "said_by": line.name, "said_at": line.at, "said_from_seat": line.seat}
        log.warning("a line of the chat was reported", extra={"table": doc.id, "reported_from_seat": seat, **told})


def _check_text(text: str, *, emotes_only: bool) -> None:
    if not text:
        raise Refuse(NOT_NOW, "server-chat-empty")
    emote = EMOTE.fullmatch(text)
    if emotes_only and emote is None:
        raise Refuse(FORBIDDEN, "server-emotes-only")
    if emote is not None and emote[1] not in wire.EMOTES:
        raise Refuse(BROKEN_RULE, "server-no-emote", emotes=", ".join(f":{word}:" for word in wire.EMOTES))


def _time(line: wire.Chat) -> float:
    return line.at
