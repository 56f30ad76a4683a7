"""Those who sit at a table, as readers of what the server puts into words for them."""

from __future__ import annotations

from serai.games.wording import Reader
from serai.kernel.words import languages, say
from serai.server.rows.table import TableDoc


def reader_at(doc: TableDoc, seat: int, language: str) -> Reader:
    """The owner of a seat, in a language that there is."""
    known = language if language in languages() else languages()[0]
    return Reader(known, [_called(known, doc, number) for number in range(doc.players)], seat)


def _called(language: str, doc: TableDoc, seat: int) -> str:
    """As the client calls the seats."""
    at = doc.seats[seat]
    if at.name and at.program:
        return say(language, "ui-program-name", {"name": at.name})
    return at.name or say(language, "ui-bot-name" if at.kind == "bot" else "ui-seat", {"number": seat + 1})
