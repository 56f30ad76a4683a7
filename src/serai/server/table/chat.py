"""What is said at a table."""

from __future__ import annotations

from time import time

from serai.server import wire
from serai.server.bus import News
from serai.server.refusals import FORBIDDEN, NOT_NOW, Refuse
from serai.server.store.base import Store
from serai.server.table.audience import Audience
from serai.server.table.connection import Connection
from serai.server.table.seating import Seating

CHAT_LINES = 50


class Chat:
    """The lines of one table, kept in the store."""

    def __init__(self, seating: Seating, audience: Audience, store: Store, news: News):
        self._seating, self._audience, self._store, self._news = seating, audience, store, news

    async def say(self, connection: Connection, text: str) -> None:
        """A line for everybody at the table."""
        doc, text = self._seating.doc, " ".join(text.split())
        if not doc.chat:
            raise Refuse(FORBIDDEN, "server-chat-off")
        if connection.seat is None:
            raise Refuse(FORBIDDEN, "server-chat-seated")
        if not text:
            raise Refuse(NOT_NOW, "server-chat-empty")
        line = wire.Chat(doc.seats[connection.seat].name or "", connection.seat, text, time())
        await self._store.say(doc.id, line)
        self._audience.broadcast(line)
        self._news.tell(doc.id, "chat", name=line.name, seat=line.seat, text=line.text, at=line.at)

    async def said(self) -> list[wire.Chat]:
        """The last lines."""
        doc = self._seating.doc
        return await self._store.said(doc.id, CHAT_LINES) if doc.chat else []
