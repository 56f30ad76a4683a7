"""The source of a table's chance, and how to check it when the game is over (`kernel/deal.py`)."""

from __future__ import annotations

from typing import Any

from serai.games import find_game
from serai.games.game import Edition
from serai.kernel.deal import FORMAT, Draws, commitment, frozen
from serai.records.deal import candidates_of
from serai.records.replay import Head
from serai.server.base.refusals import NOT_NOW, Refuse
from serai.server.rows.table import TableDoc


def draws_of(doc: TableDoc, edition: Edition) -> Draws:
    """The chance of a table."""
    return Draws(doc.secret, doc.salts(), _bags(doc, edition))


def _bags(doc: TableDoc, edition: Edition) -> dict[str, list[int]]:
    return find_game(doc.game).bags_with(edition, doc.players, doc.start_player)


def commit(doc: TableDoc, edition: Edition) -> None:
    """Bind the secret of a new table to the table."""
    doc.commitment = commitment(doc.secret, _terms(doc, edition))


def _terms(doc: TableDoc, edition: Edition) -> dict[str, Any]:
    """Return what is fixed when a table is created."""
    return {
        "table": doc.id,
        "game": doc.game,
        "edition_hash": doc.edition_hash,
        "players": doc.players,
        "options": doc.options,
        "bags": _bags(doc, edition),
        "given": len(doc.deal),
    }


def add_salt(doc: TableDoc, holder: str, salt: str) -> None:
    """Add to the chance of an open table for someone seated there. Additions are final."""
    seat = doc.seats[doc.seated(holder)]
    if doc.status != "open":
        raise Refuse(NOT_NOW, "server-already-started")
    if seat.salt not in (None, salt):
        raise Refuse(NOT_NOW, "server-salt-final")
    seat.salt = salt


def proof_of(doc: TableDoc, head: Head) -> dict[str, Any] | None:
    """Return everything needed to draw the chance of a finished game again: a part of its record."""
    if not doc.commitment:
        return doc.proof
    terms = _terms(doc, head.edition)
    candidates = candidates_of(head, terms["bags"])
    kept = {key: terms[key] for key in ("table", "bags", "given")}
    salts = doc.salts()
    return {
        "format": FORMAT,
        **kept,
        "commitment": doc.commitment,
        "secret": doc.secret,
        "salts": salts,
        "frozen": frozen(salts),
        **({"candidates": candidates} if candidates else {}),
    }
