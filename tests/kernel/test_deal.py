"""Chance from a secret and salts: even, bound to all that was said before, and of no other source."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from serai.games import GAMES, find_game
from serai.kernel.deal import Draws, commitment, frozen
from serai.played_game import PlayedGame

SECRET = "00" * 31 + "07"
SALTS = ("ab" * 16, None, "cd" * 16)


def draws(secret: str = SECRET, salts: Any = SALTS) -> Draws:
    return Draws(secret, salts, {"value": [3, 4, 4, 5, 5, 6]})


def mix(secret: str, number: int = 0) -> tuple[str, ...]:
    return tuple(draws(secret).outcome({"seat": None, "do": "shuffle", "deck": ["b", "c", "a"]}, number)["deck"])


def secrets_in_a_row(count: int) -> list[str]:
    return [f"{number:064x}" for number in range(count)]


def test_every_order_is_as_likely_as_every_other() -> None:
    found = Counter(map(mix, secrets_in_a_row(6000)))
    assert set(found) == set(permutations("abc"))
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 20.5  # 0.1 % of fair mixers go beyond


def test_numbers_come_from_their_bag_as_often_as_they_lie_in_it() -> None:
    drawn = {"seat": None, "do": "marker", "value": 3}
    found = Counter(draws(secret).outcome(drawn, 0)["value"] for secret in secrets_in_a_row(6000))
    wanted = {3: 1000, 4: 2000, 5: 2000, 6: 1000}
    assert found.keys() == wanted.keys()
    assert sum((found[value] - mean) ** 2 / mean for value, mean in wanted.items()) < 16.3


def test_what_the_game_had_drawn_does_not_count() -> None:
    one, other = ({"seat": None, "do": "shuffle", "deck": list(deck)} for deck in ("abcdefg", "gbacfed"))
    assert draws().outcome(one, 3) == draws().outcome(other, 3)
    assert draws().outcome(one, 3) != draws().outcome(one, 4)


def test_piles_keep_their_sizes_and_share_one_mix() -> None:
    lots = {"B1": ["red", "blue"], "A2": ["red"], "A1": ["green", "red", "white"]}
    mixed = draws().outcome({"seat": None, "do": "deal", "areas": lots}, 0)["areas"]
    assert {place: len(lot) for place, lot in mixed.items()} == {"A1": 3, "A2": 1, "B1": 2}
    assert Counter(entry for lot in mixed.values() for entry in lot) == Counter(
        entry for lot in lots.values() for entry in lot
    )


@pytest.mark.parametrize("salts", [("ab" * 16, None, "ce" * 16), (None, "ab" * 16, "cd" * 16)])
def test_every_salt_counts_and_so_does_its_seat(salts: tuple[str | None, ...]) -> None:
    deck = {"seat": None, "do": "shuffle", "deck": list(range(40))}
    assert draws().outcome(deck, 0) != draws(salts=salts).outcome(deck, 0)
    assert frozen(SALTS) != frozen(salts)


def test_a_commitment_is_to_the_secret_and_to_the_table() -> None:
    terms = {"table": "t", "players": 3, "options": {"tea": 0}}
    kept = commitment(SECRET, terms)
    assert len(kept) == 64
    assert kept == commitment(SECRET, dict(reversed(terms.items())))
    others = [commitment(SECRET, {**terms, "table": "u"}), commitment("00" * 32, terms)]
    assert kept not in others


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("secret", secrets_in_a_row(3))
def test_all_chance_of_a_game_can_come_from_a_deal(game: str, secret: str) -> None:
    """Legal whatever comes, and nothing is left of the game's own generator."""
    found = find_game(game)
    fair = Draws(secret, [None] * found.fewest, found.bags(found.load_edition(None), found.fewest))
    tables = [PlayedGame.restore(game, found.fewest, [], seed=seed, draws=fair) for seed in ("one", "other")]
    while not tables[0].over and len(tables[0].log) < 60:
        seat = tables[0].to_move[0]
        for table in tables:
            table.play(table.legal(seat)[-1])
    assert tables[0].log == tables[1].log
    assert any(move["seat"] is None for move in tables[0].log)
