"""Places, points, shares and intervals of a match."""

from __future__ import annotations

from typing import Any

import pytest

from serai.arena.match import Match
from serai.arena.play import GameOutcome, standing, win_parts
from serai.arena.ratings import rate
from serai.arena.summary import independent_games, interval, summarise, wilson


def outcome(number: int, bots: str, winners: str, deal: int | None = None) -> GameOutcome:
    """A game of bots called by letters; seats named in `winners` by a 1 share the win."""
    won = [int(mark) / winners.count("1") for mark in winners]
    seats = len(bots)
    places = [1.0 if part else 3.0 for part in won]
    clock = [0.01] * seats
    dealt = number if deal is None else deal
    return GameOutcome(
        number, dealt, list(bots), places, [10 * part for part in won], won, [5] * seats, clock, [100] * seats
    )


def test_every_seat_of_a_bot_counts_and_a_shared_win_counts_in_parts() -> None:
    first, second = summarise("ab", [outcome(0, "abbb", "1000"), outcome(1, "babb", "0110")])
    assert (first.name, first.games, first.wins, first.win_share) == ("a", 2, 1.5, 0.75)
    assert (second.name, second.games, second.wins) == ("b", 6, 0.5)
    assert first.ms_per_decision == pytest.approx(2.0)
    assert first.simulations_per_decision == 20
    assert list(first.described()) == [
        *("name", "games", "wins", "win_share", "ci95", "mean_place", "mean_points", "ms_per_decision")
    ]


def test_wilson_has_the_textbook_values() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    low, high = wilson(1.0, 10)
    assert low == pytest.approx(0.7225, abs=1e-4)
    assert high == 1.0


def test_deals_that_repeat_themselves_widen_the_interval() -> None:
    alike = [[1.0, 1.0], [0.0, 0.0]] * 10
    mixed = [[1.0, 0.0]] * 20
    assert independent_games(alike, 0.5) == pytest.approx(20 * 19 / 20)
    assert independent_games(mixed, 0.5) == 40
    assert interval(alike)[0] < interval(mixed)[0]


def test_the_better_bot_is_rated_higher_and_games_make_surer() -> None:
    some = rate("ab", [outcome(number, "abbb", "1000") for number in range(5)])
    many = rate("ab", [outcome(number, "abbb", "1000") for number in range(50)])
    assert some["a"].strength > 25 > some["b"].strength
    assert many["a"].uncertainty < some["a"].uncertainty


AMUL = {"scores": [50, 60, 60, 40], "prowess": [1, 2, 0, 0], "winners": [1]}
AMULETT = {"winners": [2], "gems": [{"red": 2}, {"red": 1, "grey": 1}, {"red": 8}, {"red": 2}]}


@pytest.mark.parametrize(
    ("game", "result", "places", "points"),
    [("amul", AMUL, [3, 1, 2, 4], [50, 60, 60, 40]), ("amulett", AMULETT, [3.5, 2, 1, 3.5], [2, 2, 8, 2])],
)
def test_places_follow_the_rules_and_equals_share_them(
    game: str, result: dict[str, Any], places: list[float], points: list[float]
) -> None:
    assert standing(game, result) == (places, points)


def test_winners_share_the_win() -> None:
    assert win_parts({"winners": [0, 3]}, 4) == [0.5, 0.0, 0.0, 0.5]


def test_everybody_sits_everywhere_once_per_deal() -> None:
    match = Match.arrange("amul", 4, ["greedy", "random", "random", "random"])
    for deal in range(3):
        numbers = range(4 * deal, 4 * deal + 4)
        assert {match.deal_of(number) for number in numbers} == {deal}
        assert sorted(match.seated(number).index("greedy") for number in numbers) == [0, 1, 2, 3]
