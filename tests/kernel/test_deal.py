"""Chance from a secret and salts: even, bound to all that was said before, and of no other source."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any, cast

import numpy as np
import pytest

from serai.games import GAMES, find_game
from serai.kernel.deal import FIRST_FORMAT, Draws, commitment, sealed
from serai.kernel.outcome import Chance, Hands, One, Shuffled, Some
from serai.played_game import PlayedGame

SECRET = "00" * 31 + "07"
SALTS = ("ab" * 16, None, "cd" * 16)


def draws(secret: str = SECRET, salts: Any = SALTS) -> Draws:
    return Draws(secret, salts, {"value": [3, 4, 4, 5, 5, 6]})


def mix(secret: str, number: int = 0) -> tuple[str, ...]:
    return tuple(draws(secret).outcome(Chance("shuffle", "M2.3", deck=Shuffled(["b", "c", "a"])), number)["deck"])


def secrets_in_a_row(count: int) -> list[str]:
    return [f"{number:064x}" for number in range(count)]


def test_every_order_is_as_likely_as_every_other() -> None:
    found = Counter(map(mix, secrets_in_a_row(6000)))
    assert set(found) == set(permutations("abc"))
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 20.5  # 0.1% of fair mixers go beyond


def test_numbers_come_from_their_bag_as_often_as_they_lie_in_it() -> None:
    drawn = Chance("marker", "M6.2", value=One([3, 4, 5, 6]))
    found = Counter(draws(secret).outcome(drawn, 0)["value"] for secret in secrets_in_a_row(6000))
    wanted = {3: 1000, 4: 2000, 5: 2000, 6: 1000}
    assert found.keys() == wanted.keys()
    assert sum((found[value] - mean) ** 2 / mean for value, mean in wanted.items()) < 16.3


def test_three_of_five_are_drawn_without_replacement_each_way_as_likely() -> None:
    """Chi-square at 0.1%, 59 degrees of freedom."""
    chance = Chance("draw", "X1", cards=Some([1, 2, 3, 4, 5], 3))
    found = Counter(tuple(draws(secret).outcome(chance, 0)["cards"]) for secret in secrets_in_a_row(6000))
    assert set(found) == set(permutations(range(1, 6), 3))
    assert sum((count - 100) ** 2 / 100 for count in found.values()) < 98.3


def test_hands_are_dealt_from_one_pile_and_the_rest_stays() -> None:
    chance = Chance("deal", "X1", hands=Hands(range(10), {"0": 3, "1": 2}))
    found = [draws(secret).outcome(chance, 0)["hands"] for secret in secrets_in_a_row(3000)]
    assert all(len(set(hands["0"] + hands["1"])) == 5 for hands in found)
    held = Counter(card for hands in found for card in hands["1"])
    assert sum((held[card] - 600) ** 2 / 600 for card in range(10)) < 27.9


@pytest.mark.parametrize(
    ("part", "complaint"),
    [
        ([1, 2], "use One, Some, Shuffled or Hands"),
        (One([]), "1 are to be drawn from 0 candidates"),
        (Some([1, 2], 3), "3 are to be drawn from 2 candidates"),
        (Some([1, 2], -1), "-1 are to be drawn"),
        (One([cast("int", np.int64(3))]), "plain whole numbers, or words"),
        (One([True, False]), "plain whole numbers, or words"),
        (One([1, "two"]), "either all numbers or all words"),
        (Hands([1, 2], {"0": 2, "1": 1}), "3 are to be drawn from 2 candidates"),
    ],
)
def test_chance_that_cannot_be_drawn_is_refused_where_it_is_declared(part: Any, complaint: str) -> None:
    with pytest.raises((TypeError, ValueError), match=f"chance `roll`, argument `die`: .*{complaint}"):
        Chance("roll", "X1", die=part)


def test_no_argument_of_chance_is_called_like_what_every_move_has() -> None:
    with pytest.raises(ValueError, match="no argument can be called `seat`"):
        Chance("first", "X1", seat=One([0, 1]))


def test_the_order_in_which_the_game_holds_its_cards_does_not_count() -> None:
    one, other = (Chance("shuffle", "M2.3", deck=Shuffled(list(deck))) for deck in ("abcdefg", "gbacfed"))
    assert draws().outcome(one, 3) == draws().outcome(other, 3)
    assert draws().outcome(one, 3) != draws().outcome(one, 4)


def test_piles_keep_their_sizes_and_share_one_mix() -> None:
    lots = {"B1": ["red", "blue"], "A2": ["red"], "A1": ["green", "red", "white"]}
    gems = [gem for lot in lots.values() for gem in lot]
    sizes = {place: len(lot) for place, lot in lots.items()}
    mixed = draws().outcome(Chance("deal", "M2.1", areas=Hands(gems, sizes)), 0)["areas"]
    assert {place: len(lot) for place, lot in mixed.items()} == {"A1": 3, "A2": 1, "B1": 2}
    assert Counter(entry for lot in mixed.values() for entry in lot) == Counter(
        entry for lot in lots.values() for entry in lot
    )


@pytest.mark.parametrize("salts", [("ab" * 16, None, "ce" * 16), ("ab" * 16, None, None), (None, None, None)])
def test_every_salt_counts(salts: tuple[str | None, ...]) -> None:
    deck = Chance("shuffle", "M2.3", deck=Shuffled(range(40)))
    assert draws().outcome(deck, 0) != draws(salts=salts).outcome(deck, 0)


def test_seats_of_salts_give_no_choice_of_deals() -> None:
    """In the first format they did."""
    deck = Chance("shuffle", "M2.3", deck=Shuffled(range(40)))
    seatings = list(permutations(SALTS))
    assert len({tuple(draws(salts=salts).outcome(deck, 0)["deck"]) for salts in seatings}) == 1
    earlier = [Draws(SECRET, salts, {}, FIRST_FORMAT).outcome(deck, 0)["deck"] for salts in seatings]
    assert len({tuple(deck) for deck in earlier}) == len(seatings)


def test_a_seal_fits_one_salt_and_one_commitment() -> None:
    found = {sealed(salt, promise) for salt in ("ab" * 16, "cd" * 16) for promise in ("1" * 64, "2" * 64)}
    assert len(found) == 4


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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_game_draws_for_itself_is_what_it_declares(game: str, seed: int) -> None:
    found = find_game(game)
    position = found.begin(found.load_edition(None), found.fewest, found.check_options({}), seed)
    met = set()
    while not position.over:
        if position.chance_due:
            move = position.draw()
            assert position.chance().can_be(move)
            met.add(move["do"])
        else:
            move = position.legal(position.awaited()[0])[-1]
        position.play(move, final=True)
    assert met
