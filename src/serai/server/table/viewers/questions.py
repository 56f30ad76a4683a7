"""What people ask at a table: a hint, or the meaning of a typed line.

Answers go to the one who asks, and come from what that person's seat may know. A line is understood, not carried out.
"""

from __future__ import annotations

from serai.bots.hint import Hint
from serai.bots.sight import Sight
from serai.games.wording import Reader
from serai.kernel.words import languages, say
from serai.server import wire
from serai.server.base.refusals import FORBIDDEN, NOT_NOW, Refuse
from serai.server.rows.table import TableDoc
from serai.server.table.game.live_game import LiveGame
from serai.server.table.seats.seating import Seating
from serai.server.table.viewers.connection import Connection
from serai.server.work.bot_pool import BotPool
from serai.server.work.fair_queue import Client


def _allowed(connection: Connection, version: int, doc: TableDoc, game: LiveGame | None) -> tuple[int, LiveGame]:
    """Return the seat that asks about the present version, and its game; refuse everybody else."""
    seat = connection.seat
    if seat is None:
        raise Refuse(FORBIDDEN, "server-watching")
    if connection.holder != doc.seats[seat].holder:
        raise Refuse(FORBIDDEN, "server-seat-moved")
    if game is None or game.table.over:
        raise Refuse(NOT_NOW, "server-not-running")
    if version != game.table.version:
        raise Refuse(NOT_NOW, "server-stale", version=game.table.version)
    return seat, game


# --- hints ---


class Hints:
    """Answers the questions of one table, whose game is handed over each time."""

    def __init__(self, seating: Seating, bots: BotPool):
        self._seating, self._bots = seating, bots
        self._under_way: set[int] = set()
        """the seats for which a bot is thinking"""

    async def answer(self, connection: Connection, asked: wire.AskHint, game: LiveGame | None) -> None:
        """Think, and tell the requester; refusals raise."""
        doc = self._seating.doc
        if not doc.hints:  # rated tables have none either
            raise Refuse(FORBIDDEN, "server-hints-off")
        seat, present = _allowed(connection, asked.version, doc, game)
        if seat not in present.table.to_move:
            raise Refuse(NOT_NOW, "server-not-your-turn")
        if seat in self._under_way:
            raise Refuse(NOT_NOW, "server-hint-under-way")
        sight = Sight.of(present.table, seat, f"{doc.id}/hints")
        self._under_way.add(seat)
        try:
            hint = await self._bots.hint(sight, Client(connection.network, doc.id))
        finally:
            self._under_way.discard(seat)
        connection.send(wire.encode(_told(asked.version, hint)))


def _told(version: int, hint: Hint) -> wire.Hint:
    rows = [wire.Expected(row.row, row.mean, row.other, row.error) for row in hint.rows]
    return wire.Hint(version, hint.move, hint.other, hint.win, hint.other_win, hint.why, rows, hint.worlds)


# --- typed lines, in the terminal's grammar ---

THE_TABLE = "t"


def understand(connection: Connection, typed: wire.Typed, doc: TableDoc, game: LiveGame | None) -> wire.Understood:
    """Return the move that a line chooses, or the answer to its question; refusals raise."""
    from serai.terminal.grammar import Grammar  # the terminal's renderer is not needed before somebody types
    from serai.terminal.renderer import renderer_for
    from serai.terminal.screen import plain, plain_menu

    seat, present = _allowed(connection, typed.version, doc, game)
    reader = reader_at(doc, seat, typed.language)
    renderer = renderer_for(doc.game, present.table.edition, reader)
    view = present.table.view(seat)
    grammar = Grammar(renderer, view, present.table.seen_by(seat), reader.say, bids=True)
    line = typed.text.strip()
    move = grammar.move(line)
    if move is not None:
        return wire.Understood(typed.id, typed.version, move, [])
    if line == THE_TABLE:
        told = [*plain(renderer.table(view)), renderer.words.asked(view), *plain_menu(grammar.entries, grammar.numbers)]
    else:
        answer = grammar.answer(line)
        told = [grammar.puzzled(line)] if answer is None else list(plain(answer))
    return wire.Understood(typed.id, typed.version, None, told)


def reader_at(doc: TableDoc, seat: int, language: str) -> Reader:
    """Return the owner of a seat, in a language that exists."""
    known = language if language in languages() else languages()[0]
    return Reader(known, [_called(known, doc, number) for number in range(doc.players)], seat)


def _called(language: str, doc: TableDoc, seat: int) -> str:
    """Name the seats as the client does."""
    at = doc.seats[seat]
    if at.name and at.program:
        return say(language, "ui-program-name", {"name": at.name})
    return at.name or say(language, "ui-bot-name" if at.kind == "bot" else "ui-seat", {"number": seat + 1})
