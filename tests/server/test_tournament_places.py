"""Who sits where in a tournament, and what a deal brings: by reckoning alone."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from serai.server.rows.tournament import Deal, SeatResult, TournamentDoc
from serai.server.store.tournaments import Rated
from serai.server.tournaments.places import draw_places
from serai.server.tournaments.ratings import compared_in, ratings_from
from serai.server.tournaments.scoring import share, standings
from tests.server.stored import a_tournament


@pytest.mark.parametrize("people", [2, 3, 4, 5, 8, 13, 32])
@pytest.mark.parametrize("together", [1, 2, 4])
def test_everybody_plays_every_deal_once_against_people_on_the_same_seat(people: int, together: int) -> None:
    plan = draw_places(people, 4, together, 5, random.Random(1))
    assert len(plan) == 5
    for number, deal in enumerate(plan):
        seated = [person for table in deal for person in table if person is not None]
        assert sorted(seated) == list(range(people))
        assert len(deal) >= 2
        here = [sum(person is not None for person in table) for table in deal]
        assert max(here) <= together
        assert max(here) - min(here) <= 1
        used = {seat for table in deal for seat, person in enumerate(table) if person is not None}
        assert used == {(number + place) % 4 for place in range(max(here))}


def test_nobody_always_meets_the_same_or_is_compared_with_the_same() -> None:
    plan = draw_places(8, 4, 4, 4, random.Random(2))

    def pairs(groups: list[list[int | None]]) -> list[tuple[int, int]]:
        return [pair for group in groups for pair in combinations(sorted(p for p in group if p is not None), 2)]

    for person in range(8):
        met = {pair for deal in plan for pair in pairs(deal) if person in pair}
        compared = {
            pair for deal in plan for pair in pairs([list(seat) for seat in zip(*deal, strict=True)]) if person in pair
        }
        assert len(met) >= 5
        assert len(compared) >= 3
        seats = {table.index(person) for deal in plan for table in deal if person in table}
        assert len(seats) >= 3


def a_deal(*merits: tuple[float, ...], own: bool = True) -> list[list[SeatResult]]:
    """Tables of one seat."""
    return [[SeatResult(merit, own)] for merit in merits]


def test_a_share_is_of_the_others_on_the_same_seat() -> None:
    deal = a_deal((30.0, 2.0), (30.0, 1.0), (12.0, 5.0), (30.0, 1.0))
    assert [share(deal, table, 0) for table in range(4)] == [1.0, 0.5, 0.0, 0.5]


def test_who_has_not_played_gets_nothing_and_takes_nothing_from_others() -> None:
    deal = a_deal((30.0,), (20.0,), (10.0,))
    deal[0][0] = SeatResult((30.0,), own=False)
    assert [share(deal, table, 0) for table in range(3)] == [0.0, 0.5, 0.0]


def a_cup(places: list[Deal], results: list[list[list[SeatResult]]], people: int) -> TournamentDoc:
    holders = [f"h{number}" for number in range(people)]
    return a_tournament("cup", holders, places=places, results=results, status="over")


def test_standings_go_by_the_mean_and_say_how_sure_they_are() -> None:
    alike: list[Deal] = [[[0], [1], [2]]] * 6
    doc = a_cup(alike, [a_deal((3.0,), (2.0,), (1.0,))] * 6, 3)
    assert [(one.entrant, one.rank, one.share) for one in standings(doc)] == [(0, 1, 1.0), (1, 2, 0.5), (2, 3, 0.0)]
    assert all(one.low <= one.share <= one.high for one in standings(doc))
    few = a_cup(alike[:2], doc.results[:2], 3)
    assert standings(few)[0].low < standings(doc)[0].low, "more deals say more"
    assert standings(a_cup(alike, [], 3)) == []


def test_ratings_follow_from_who_was_compared_with_whom() -> None:
    doc = a_cup([[[0], [1], [None]]] * 8, [a_deal((3.0,), (2.0,), (1.0,))] * 8, 2)
    compared = [one for deal in range(8) for one in compared_in(doc, deal, float(deal))]
    found = ratings_from(compared, "h1")
    assert [(one.name, one.level, one.mine) for one in found] == [
        ("H0", None, False),
        ("H1", None, True),
        (None, "easy", False),
    ]
    assert found[0].strength > found[1].strength > found[2].strength
    assert all(one.contests == 8 and one.uncertainty < 25 / 3 for one in found)


def test_who_is_forgotten_is_in_no_list_and_changes_nobodys_rating() -> None:
    doc = a_cup([[[0], [1], [2]]] * 4, [a_deal((3.0,), (2.0,), (1.0,))] * 4, 3)
    compared = [one for deal in range(4) for one in compared_in(doc, deal, float(deal))]
    forgotten: list[Rated] = [
        one._replace(holder="nobody.x", name=None) if one.holder == "h0" else one for one in compared
    ]
    before, after = ratings_from(compared, None), ratings_from(forgotten, None)
    assert after == [one for one in before if one.name != "H0"]
