"""The sequential test: it stops early, and is seldom wrong."""

from __future__ import annotations

from random import Random

import pytest

from serai.arena.sequential import BOUND, FEWEST_DEALS, Sequential, shares_of
from tests.arena.test_summary import outcome

TEST = Sequential(0.25, 0.35)


def shares(true: float, seed: str, deals: int = 2000) -> list[float]:
    """Deals of four games, each won with the same chance."""
    draw = Random(seed)
    return [sum(draw.random() < true for _ in range(4)) / 4 for _ in range(deals)]


@pytest.mark.parametrize(("true", "right"), [(0.25, "low"), (0.35, "high"), (0.2, "low"), (0.4, "high")])
def test_the_test_is_seldom_wrong_and_stops_early(true: float, right: str) -> None:
    found = [TEST.verdict(shares(true, f"{right} {seed}")) for seed in range(200)]
    assert sum(verdict.share_is == right for verdict in found) >= 184, "one in twenty may be wrong"
    assert sum(verdict.deals for verdict in found) / len(found) < 200
    assert all(abs(verdict.evidence) >= BOUND for verdict in found)


def test_what_comes_later_changes_nothing() -> None:
    all_of_them = shares(0.4, "later")
    stopped = TEST.verdict(all_of_them)
    assert FEWEST_DEALS <= stopped.deals < len(all_of_them)
    assert TEST.verdict(all_of_them[: stopped.deals]) == stopped
    assert TEST.verdict(all_of_them[: stopped.deals - 1]).share_is == "open"


def test_few_deals_or_deals_that_say_nothing_leave_it_open() -> None:
    assert TEST.verdict([]).share_is == "open"
    assert TEST.verdict([1.0] * (FEWEST_DEALS - 1)).evidence == 0
    assert TEST.verdict([0.3] * 1000).evidence == pytest.approx(0)
    assert TEST.verdict([1.0] * FEWEST_DEALS).share_is == "open"
    assert TEST.verdict([1.0] * 100).share_is == "high"


def test_only_whole_deals_count_in_their_order() -> None:
    games = [
        *(outcome(number, "abb", "100", deal=0) for number in range(3)),
        *(outcome(number, "abb", "010", deal=1) for number in range(3, 5)),
        *(outcome(number, "abb", "100", deal=2) for number in range(6, 9)),
    ]
    assert shares_of("a", games, 3) == [1.0]
    assert shares_of("b", [*reversed(games), outcome(5, "abb", "110", deal=1)], 3) == [0.0, pytest.approx(2.5 / 6), 0.0]
