"""docs/deal-vectors.json: deals that hold, and the same ones changed, for verifiers that others write.

python -m tests.records.vectors
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from serai.games import find_game
from serai.kernel.deal import FORMAT, Draws
from serai.kernel.outcome import Chance, Hands, One, Some
from serai.played_game import PlayedGame
from tests.support.deals import HEAD, Record, proof_of

TARGET = Path(__file__).parents[2] / "docs" / "deal-vectors.json"
SECRET, SALTS = "5e" * 32, ["01" * 16, None, "a7" * 16]


def played(game: str, start_player: int | None = None, deal_format: str = FORMAT) -> Record:
    """A finished game whose chance was drawn from a deal."""
    found = find_game(game)
    draws = Draws(SECRET, SALTS, found.bags_with(found.load_edition(None), 3, start_player), deal_format)
    table = PlayedGame.restore(game, 3, [], draws=draws)
    choice = random.Random(5)
    while not table.over:
        table.play(choice.choice(table.legal(table.to_move[0])))
    record = table.record()
    return {**record, "deal": proof_of(record, draws)}


def _deck(record: Record) -> list[Any]:
    deck: list[Any] = next(move["deck"] for move in record["moves"] if "deck" in move)
    return deck


def _exchange_cards(record: Record) -> None:
    deck = _deck(record)
    deck[0], deck[1] = deck[1], deck[0]


def _put_in(record: Record, card: object) -> None:
    _deck(record)[0] = card


def _of_deal(**changed: Any) -> Callable[[Record], None]:
    return lambda record: record["deal"].update(changed)


def _of_salts(**changed: Callable[[list[Any]], list[Any]]) -> Callable[[Record], None]:
    return lambda record: record["deal"].update({key: change(record["deal"][key]) for key, change in changed.items()})


def _reverse(salts: list[Any]) -> list[Any]:
    return salts[::-1]


def _lose_the_last(salts: list[Any]) -> list[Any]:
    return [*salts[:-1], None]


CHANGES: dict[str, tuple[Callable[[Record], object], str, str]] = {
    "two cards exchanged": (_exchange_cards, "record-deal-differs", "was not drawn"),
    "a salt lost": (_of_salts(salts=_lose_the_last), "record-deal-salts", "A salt"),
    "a salt lost with its seal": (
        _of_salts(salts=_lose_the_last, seals=_lose_the_last),
        "record-deal-differs",
        "was not drawn",
    ),
    "salts at seats that had sealed others": (_of_salts(salts=_reverse), "record-deal-salts", "A salt"),
    "another secret": (_of_deal(secret="6e" * 32), "record-deal-secret", "The secret"),
    "another table": (_of_deal(table="T2"), "record-deal-secret", "The secret"),
    "outcomes called given": (_of_deal(given=1), "record-deal-secret", "The secret"),
    "other options": (lambda record: record.update(options={"experienced": True}), "record-deal-secret", "The secret"),
}
"""What is done to a record, the message that refuses it, and what the script says."""
FOREIGN: dict[str, Callable[[Record], object]] = {
    "a card that was not promised": lambda record: _put_in(record, "joker"),
    "a card twice": lambda record: _put_in(record, _deck(record)[1]),
}
"""The rules alone refuse these; a verifier that knows no rules sees what was promised."""


def chance_of(record: Record) -> Record:
    moves = [move for move in record["moves"] if move["seat"] is None]
    return {**{key: record[key] for key in HEAD}, "moves": moves, "deal": record["deal"]}


def _some_of_many() -> Record:
    """What no game of ours draws: some of many, and cards of which others are left."""
    declared = [
        Chance("roll", "X1", die=One([1, 2, 3, 4, 5, 6])),
        Chance("find", "X1", cards=Some(["a", "b", "c", "d", "e"], 2)),
        Chance("deal", "X1", hands=Hands([1, 2, 3, 4, 5, 6, 7], {"0": 2, "1": 3})),
    ]
    record = played("amulett")
    draws = Draws(SECRET, SALTS, {})
    record["moves"] = [draws.outcome(chance, number) for number, chance in enumerate(declared)]
    record["deal"] = proof_of(record, draws)
    record["deal"]["candidates"] = {str(number): chance.unevident() for number, chance in enumerate(declared)}
    return chance_of(record)


def vectors() -> dict[str, Any]:
    record = chance_of(played("amulett", start_player=2))
    changed: dict[str, Any] = {}
    for name, change in {**{name: change for name, (change, _, _) in CHANGES.items()}, **FOREIGN}.items():
        changed[name] = copy.deepcopy(record)
        change(changed[name])
    elsewhere = copy.deepcopy(record)
    _of_salts(salts=_reverse, seals=_reverse)(elsewhere)
    holding = {
        "one shuffle": chance_of(played("amul")),
        "an agreed start player": record,
        "the same salts at other seats": elsewhere,
        "candidates that no outcome shows": _some_of_many(),
    }
    return {"holds": holding, "fails": changed}


def text() -> str:
    lines = [
        f' "{kind}": {{\n'
        + ",\n".join(f"  {json.dumps(name)}: {json.dumps(record)}" for name, record in found.items())
        + "\n }"
        for kind, found in vectors().items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(text(), "utf-8")
