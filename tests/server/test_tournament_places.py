"""Who sits where in a tournament, and what a deal brings: by reckoning alone."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path

import pytest

from serai.server.rows.tournament import Deal, SeatResult, TournamentDoc
from serai.server.store.base import LogRow, encode_move
from serai.server.store.tournaments import Rated
from serai.server.tournaments.places import draw_places
from serai.server.tournaments.ratings import RIVALS, TOGETHER, WITHIN_SECONDS, compared_in, ratings_from
from serai.server.tournaments.scoring import share, standings
from serai.server.tournaments.tables import results_of
from serai.server.wire import MOST_DEALS, MOST_ENTRANTS, PlayerRating
from tests.server.stored import a_table, a_tournament

DAY = 24 * 3600.0


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
    found = ratings_from(an_evening(5, 8, bot=True), "h1")
    assert [(one.name, one.level, one.mine) for one in found] == [
        *((f"H{number}", None, number == 1) for number in range(5)),
        (None, "easy", False),
    ]
    strengths = [one.strength for one in found]
    assert strengths == sorted(strengths, reverse=True)
    assert all(one.contests == 8 and one.uncertainty < 25 / 3 for one in found)


def an_evening(people: int, deals: int, name: str = "h", *, bot: bool = False, day: float = 0.0) -> list[Rated]:
    """All play all deals in the same seat, and the first always does best."""
    places: Deal = [[number if number < people else None] for number in range(people + bot)]
    results = a_deal(*((float(-number),) for number in range(len(places))))
    doc = a_cup([places] * deals, [results] * deals, people)
    compared = [one for deal in range(deals) for one in compared_in(doc, deal, day * DAY + deal)]
    return [one._replace(holder=one.holder.replace("h", name), tournament=f"{name} {day}") for one in compared]


def rated(compared: list[Rated], name: str) -> PlayerRating | None:
    return next((one for one in ratings_from(compared, name) if one.mine), None)


@pytest.mark.parametrize("puppets", range(1, 4))
def test_puppets_that_have_met_nobody_else_give_no_rating(puppets: int) -> None:
    """Somebody makes tournaments for himself, against browsers that he lets lose."""
    alone = [one for day in range(9) for one in an_evening(1 + puppets, 9, "x", day=day)]
    assert ratings_from(alone, None) == []
    as_h4 = [one._replace(holder="h4", name="H4") if one.holder == "x0" else one for one in alone]
    honest = an_evening(6, 4)
    assert rated([*honest, *as_h4], "h4") == rated(honest, "h4")


def test_two_players_count_together_only_so_often_in_a_month() -> None:
    """A circle of puppets that have met each other brings less and less."""
    one_evening = ratings_from(an_evening(5, 12), None)
    more = [one for day in range(29) for one in an_evening(5, 12, day=day)]
    assert ratings_from(more, None) == one_evening
    later = ratings_from([*more, *an_evening(5, 12, day=31)], None)
    assert later[0].contests == 2 * 12


def test_a_deal_counts_for_somebody_who_makes_half_of_its_decisions() -> None:
    """A choice counts once, however often it was changed, and a move that was taken back not at all."""
    by = {"own": "person", "ordered": "order", "not": "stand_in"}

    def rows(*decided: tuple[int, str]) -> list[LogRow]:
        moves = (encode_move({"seat": 0, "do": "offer", "card": version}) for version, _ in decided)
        return [LogRow(version, by[who], "", move, 0.0) for (version, who), move in zip(decided, moves, strict=True)]

    def is_own(*decided: tuple[int, str]) -> bool:
        table = a_table(result={"scores": [3, 2, 1], "prowess": [0, 0, 0]})
        return results_of(table, [0, None, None], rows(*decided))[0].own

    assert is_own((1, "own"), (2, "not"))
    assert is_own((1, "ordered"), (2, "not"))
    assert not is_own((1, "own"), (2, "not"), (3, "not"))
    assert not is_own(*[(1, "own")] * 30, (2, "not"), (3, "not"))


NUMBERS = {4: "four", 12: "twelve", 30: "thirty"}


def test_the_page_states_the_limits_that_hold() -> None:
    page = " ".join((Path(__file__).parents[2] / "docs" / "tournaments.md").read_text("utf-8").split())
    assert f"compared with at least {NUMBERS[RIVALS]} others of that circle" in page
    days = round(WITHIN_SECONDS / DAY)
    assert f"count together at most {NUMBERS[TOGETHER]} times in {NUMBERS[days]} days" in page
    assert f"At most {MOST_ENTRANTS} people take part, and there are at most {MOST_DEALS} deals" in page


def test_who_is_forgotten_is_in_no_list_and_changes_nobodys_rating() -> None:
    compared = an_evening(5, 4)
    forgotten: list[Rated] = [
        one._replace(holder="nobody.x", name=None) if one.holder == "h0" else one for one in compared
    ]
    before, after = ratings_from(compared, None), ratings_from(forgotten, None)
    assert after == [one for one in before if one.name != "H0"]
