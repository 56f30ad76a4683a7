"""Typed commands at a table, in the terminal's grammar. They are understood, not carried out."""

from __future__ import annotations

from serai.games.wording import Reader
from serai.kernel.words import languages, say
from serai.server import wire
from serai.server.base.refusals import FORBIDDEN, NOT_NOW, Refuse
from serai.server.rows.table import TableDoc
from serai.server.table.connection import Connection
from serai.server.table.live_game import LiveGame

THE_TABLE = "t"


def understand(connection: Connection, typed: wire.Typed, doc: TableDoc, game: LiveGame | None) -> wire.Understood:
    """Return the move that a line chooses, or the answer to its question; refusals raise."""
    from serai.terminal.grammar import Grammar  # the terminal's renderer is not needed before somebody types
    from serai.terminal.renderer import renderer_for
    from serai.terminal.screen import plain, plain_menu

    seat = connection.seat
    if seat is None:
        raise Refuse(FORBIDDEN, "server-watching")
    if game is None or game.table.over:
        raise Refuse(NOT_NOW, "server-not-running")
    if connection.holder != doc.seats[seat].holder:
        raise Refuse(FORBIDDEN, "server-seat-moved")
    if typed.version != game.table.version:
        raise Refuse(NOT_NOW, "server-stale", version=game.table.version)
    reader = reader_at(doc, seat, typed.language)
    renderer = renderer_for(doc.game, game.table.edition, reader)
    view = game.table.view(seat)
    grammar = Grammar(renderer, view, game.table.seen_by(seat), reader.say)
    line = typed.text.strip()
    move = grammar.move(line)
    if move is not None:
        return wire.Understood(typed.id, typed.version, move, [])
    if line == THE_TABLE:
        entries = [entry for _, entry in grammar.choices]
        told = [*plain(renderer.table(view)), renderer.words.asked(view), *plain_menu(entries)]
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
