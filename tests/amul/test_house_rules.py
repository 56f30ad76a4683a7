"""House rules of Āmul: where groups differ, a table may play another way than ours (A4.3, A11.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from serai import IllegalMove, Table
from serai.games import find_game
from serai.games.amul.edition.read import load
from serai.games.amul.explain import score_columns
from serai.games.amul.pad import read_table
from serai.games.amul.rules.sheet import WRITTEN
from serai.games.amul.rules.state import House
from serai.games.amul.seen.worlds import state_of
from serai.records.replay import BadRecord, replay
from tests.support.amul_scenes import hand_of, random_game, stacked

SHUFFLED = {"offers": "shuffled"}
GAME = find_game("amul")


def offered(options: dict[str, str]) -> tuple[Any, list[int]]:
    """A table on which everybody has offered the first card, and these cards."""
    table = stacked(3, house=options)
    cards = [hand_of(table, seat)[0] for seat in range(3)]
    for seat, card in enumerate(cards):
        table.play_final({"seat": seat, "do": "offer", "card": card})
    return table, cards


def check(record: Mapping[str, Any]) -> str | None:
    """The rule that refuses a record, if one does."""
    try:
        replay(record)
    except BadRecord as refused:
        return refused.rule
    return None


def majority(counts: list[int], military: list[int], house: int = 0) -> list[int]:
    """The points for Arab symbols, given these and Military symbols."""
    columns = [
        [{"arab": arab, "military": prowess}.get(field, 0) for field in WRITTEN]
        for arab, prowess in zip(counts, military, strict=True)
    ]
    return [line["arab"] for line in score_columns(load(None), columns, house)["breakdown"]]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a4_3_nobody_learns_whose_a_shuffled_offer_is(viewer: int | None) -> None:
    table, cards = offered(SHUFFLED)
    view = table.view(viewer)
    assert {place["from"] for place in view["market"]} == {None}
    assert [place["card"] for place in view["market"]][-3:] == sorted(cards)
    told = [event for event in view["history"] if event["event"] in ("offered", "shuffled")]
    assert told == [{"event": "shuffled", "cards": sorted(cards)}]


def test_a4_3_by_name_everybody_does() -> None:
    table, cards = offered({})
    assert [place["from"] for place in table.view(None)["market"]][-3:] == [0, 1, 2]
    assert [event["card"] for event in table.view(None)["history"] if event["event"] == "offered"] == cards


def test_a4_3_worlds_are_dealt_from_what_shuffled_offers_leave_open() -> None:
    table, cards = offered(SHUFFLED)
    for world in table.seen_by(0).worlds(5, "worlds"):
        assert int(world.house) == House.OFFERS_SHUFFLED
        assert world.market[1:4].tolist() == sorted(cards)
        assert [int(seat.offered) for seat in world.seats[:3]] == [0, 0, 0]


def test_a14_3_a_view_says_which_house_rules_are_played() -> None:
    table, _ = offered({**SHUFFLED, "majorities": "broken"})
    view = table.view(1)
    assert view["options"] == {"tea": 0, **SHUFFLED, "majorities": "broken"}
    assert int(state_of(view, load(None)).house) == House.OFFERS_SHUFFLED | House.MAJORITIES_BROKEN


@pytest.mark.parametrize(
    ("counts", "printed", "shared"),
    [([4, 4, 2], [4, 4, 2], [6, 6, 2]), ([3, 3, 3], [2, 2, 2], [4, 4, 4]), ([5, 1, 1], [8, 2, 2], [8, 3, 3])],
)
def test_a11_3_tied_players_share_the_points_of_their_ranks(
    counts: list[int], printed: list[int], shared: list[int]
) -> None:
    assert majority(counts, [0, 0, 0]) == printed
    assert majority(counts, [0, 0, 0], House.MAJORITIES_SHARED) == shared
    assert majority([2, 0, 0], [0, 0, 0], House.MAJORITIES_SHARED) == [8, 0, 0], "a symbol is needed"


def test_a11_3_military_prowess_breaks_ties() -> None:
    assert majority([4, 4, 2], [1, 3, 9], House.MAJORITIES_BROKEN) == [4, 8, 2]
    assert majority([4, 4, 2], [3, 3, 0], House.MAJORITIES_BROKEN) == [4, 4, 2], "equal in both, as in print"
    assert majority([0, 4, 2], [9, 0, 0], House.MAJORITIES_BROKEN) == [0, 8, 4]


def test_a11_3_a_pad_counts_by_house_rules() -> None:
    totals = [{"arab": 2, "military": 1}, {"arab": 2, "military": 2}, {}]
    for majorities, points in ({"printed": [4, 4, 0], "shared": [6, 6, 0], "broken": [4, 8, 0]}).items():
        table = read_table({"totals": totals, "options": {"majorities": majorities}}, load(None))
        assert [line["arab"] for line in table.score()["breakdown"]] == points


@pytest.mark.parametrize(
    ("majorities", "message"), [("shared", "amul-why-majority-shared"), ("broken", "amul-why-majority-broken")]
)
def test_a11_3_the_sheet_says_how_a_tie_was_settled(majorities: str, message: str) -> None:
    totals = [{"arab": 2, "military": 1}, {"arab": 2, "military": 2}, {"arab": 1}]
    seats = read_table({"totals": totals, "options": {"majorities": majorities}}, load(None)).score()["explanation"]
    assert [seat["arab"]["message"] for seat in seats] == [message, message, "amul-why-majority"]


def test_a15_3_house_rules_stand_in_a_record_only_where_they_differ() -> None:
    assert GAME.check_options({"offers": "named", "majorities": "printed"}) == {"tea": 0}
    house = {**SHUFFLED, "majorities": "shared"}
    table = random_game(3, 4, tea=0, **house)
    record = table.record()
    assert record["options"] == {"tea": 0, **house}
    assert check(record) is None
    assert "offers" not in random_game(3, 4).record()["options"]


def test_a15_5_the_result_of_a_record_is_counted_by_its_house_rules() -> None:
    records = [random_game(3, seed, majorities="shared").record() for seed in range(6)]
    plain = [{**record, "options": {"tea": 0}} for record in records]
    assert [check(record) for record in records] == [None] * len(records)
    assert "A15.5" in {check(record) for record in plain}


@pytest.mark.parametrize(("option", "rule"), [("offers", "A4.3"), ("majorities", "A11.3")])
def test_a15_3_an_unknown_way_is_refused_by_its_rule(option: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        Table.new("amul", players=4, options={option: "otherwise"})
    assert refused.value.rule == rule
