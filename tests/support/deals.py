"""What the record of a finished game says of its deal, made without a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.games import find_game
from serai.kernel.deal import FIRST_FORMAT, Draws, commitment, frozen, sealed
from serai.records.deal import TERMS

Record = dict[str, Any]
HEAD = ("game", "edition_hash", "players", "options")


def proof_of(record: Record, draws: Draws, table: str = "T1", given: int = 0) -> dict[str, Any]:
    """The deal of a record whose chance these draws have made."""
    game = find_game(record["game"])
    cards = game.cards(game.load_edition(record["edition"]))
    terms = {"format": draws.format, "table": table, "bags": draws.bags, "cards": cards, "given": given}
    own = {key: terms[key] for key in TERMS[draws.format]}
    promise = commitment(draws.secret, {**{key: record[key] for key in HEAD}, **own})
    salts = list(draws.salts)
    fixed = {"frozen": frozen(salts)} if draws.format == FIRST_FORMAT else {"seals": seals(salts, promise)}
    return {"format": draws.format, **own, "commitment": promise, "secret": draws.secret, "salts": salts, **fixed}


def seals(salts: Sequence[str | None], promise: str) -> list[str | None]:
    return [salt and sealed(salt, promise) for salt in salts]
