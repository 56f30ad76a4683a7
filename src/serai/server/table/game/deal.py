"""The source of a table's chance, and how to check it when the game is over (`kernel/deal.py`).

The salts of the people there come in `seats/salts.py`.
"""

from __future__ import annotations

from typing import Any

from serai.games import find_game
from serai.games.game import Edition
from serai.kernel.deal import FIRST_FORMAT, FORMAT, Draws, commitment, frozen
from serai.kernel.public_log import digest_of_game
from serai.played_game import PlayedGame
from serai.records.deal import TERMS, candidates_of
from serai.records.replay import Head
from serai.server.rows.table import TableDoc


def draws_of(doc: TableDoc, edition: Edition) -> Draws:
    """The chance of a table."""
    return Draws(doc.secret, doc.salts(), _bags(doc, edition), doc.deal_format)


def _bags(doc: TableDoc, edition: Edition) -> dict[str, list[int]]:
    return find_game(doc.game).bags_with(edition, doc.players, doc.start_player)


def commit(doc: TableDoc, edition: Edition) -> None:
    """Bind the secret of a new table to the table."""
    doc.deal_format = FORMAT
    of_table = {key: getattr(doc, key) for key in ("game", "edition_hash", "players", "options")}
    doc.commitment = commitment(doc.secret, {**of_table, **_terms(doc, edition)})


def digest_of(doc: TableDoc, game: PlayedGame) -> str:
    """Return what the public log says of a finished game."""
    deal = {"commitment": doc.commitment, "secret": doc.secret, "salts": doc.salts()}
    return digest_of_game(deal, game.record()["moves"], doc.result)


def _terms(doc: TableDoc, edition: Edition) -> dict[str, Any]:
    """Return what the deal fixes when a table is created, besides what its record says anyway."""
    terms = {
        "format": doc.deal_format,
        "table": doc.id,
        "bags": _bags(doc, edition),
        "cards": find_game(doc.game).cards(edition),
        "given": len(doc.deal),
    }
    return {key: terms[key] for key in TERMS[doc.deal_format]}


def proof_of(doc: TableDoc, head: Head) -> dict[str, Any] | None:
    """Return everything needed to draw the chance of a finished game again: a part of its record."""
    if not doc.commitment:
        return doc.proof
    terms = _terms(doc, head.edition)
    candidates = candidates_of(head, terms["bags"])
    salts = doc.salts()
    return {
        "format": doc.deal_format,
        **terms,
        "commitment": doc.commitment,
        "secret": doc.secret,
        "salts": salts,
        **({"frozen": frozen(salts)} if doc.deal_format == FIRST_FORMAT else {"seals": doc.seals()}),
        **({"candidates": candidates} if candidates else {}),
    }
