"""Hints for people at a table: each goes to the requester alone, and comes from what the requester's seat may know."""

from __future__ import annotations

from serai.bots.hint import Hint
from serai.bots.sight import Sight
from serai.server import wire
from serai.server.base.refusals import FORBIDDEN, NOT_NOW, Refuse
from serai.server.table.connection import Connection
from serai.server.table.live_game import LiveGame
from serai.server.table.seating import Seating
from serai.server.work.bot_pool import BotPool
from serai.server.work.fair_queue import Client


class Hints:
    """Answers the questions of one table, whose game is handed over each time."""

    def __init__(self, seating: Seating, bots: BotPool):
        self._seating, self._bots = seating, bots
        self._under_way: set[int] = set()
        """the seats for which a bot is thinking"""

    async def answer(self, connection: Connection, asked: wire.AskHint, game: LiveGame | None) -> None:
        """Think, and tell the requester; refusals raise."""
        seat, sight = self._allowed(connection, asked, game)
        self._under_way.add(seat)
        try:
            hint = await self._bots.hint(sight, Client(connection.network, self._seating.doc.id))
        finally:
            self._under_way.discard(seat)
        connection.send(wire.encode(_told(asked.version, hint)))

    def _allowed(self, connection: Connection, asked: wire.AskHint, game: LiveGame | None) -> tuple[int, Sight]:
        doc, seat = self._seating.doc, connection.seat
        if not doc.hints:  # rated tables have none either
            raise Refuse(FORBIDDEN, "server-hints-off")
        if seat is None:
            raise Refuse(FORBIDDEN, "server-watching")
        if connection.holder != doc.seats[seat].holder:
            raise Refuse(FORBIDDEN, "server-seat-moved")
        if game is None or game.table.over:
            raise Refuse(NOT_NOW, "server-not-running")
        if asked.version != game.table.version:
            raise Refuse(NOT_NOW, "server-stale", version=game.table.version)
        if seat not in game.table.to_move:
            raise Refuse(NOT_NOW, "server-not-your-turn")
        if seat in self._under_way:
            raise Refuse(NOT_NOW, "server-hint-under-way")
        return seat, Sight.of(game.table, seat, f"{doc.id}/hints")


def _told(version: int, hint: Hint) -> wire.Hint:
    rows = [wire.Expected(row.row, row.mean, row.other, row.error) for row in hint.rows]
    return wire.Hint(version, hint.move, hint.other, rows)
