"""Das Amulett M8: payment, take-backs, curses and gems."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.amulett.scenes import Scene


def won(party: str, hand: str, amount: int, **described: Any) -> Scene:
    """Seat 0 has won the exchange."""
    players = described.pop("players", 3)
    hands = [hand, *described.pop("others", [""] * (players - 1))]
    board = described.pop("board", {party: ["red", "white"]})
    scene = Scene.at("exchange", players=players, party=party, hands=hands, board=board, **described)
    scene.do(0, "bid", amount=amount)
    for seat in range(1, players):
        scene.do(seat, "pass")
    return scene


def test_m8_1_exactly_the_bid_number_of_usable_cards() -> None:
    scene = won("D2", "ggsc", 2)
    assert {tuple(sorted(cards.items())) for cards in scene.arguments("cards")} == {
        (("gold", 2),),
        (("gold", 1), ("silver", 1)),
        (("copper", 1), ("gold", 1)),
        (("copper", 1), ("silver", 1)),
    }
    for wrong in ({"gold": 1}, {"gold": 3}, {"iron": 2}, {"silver": 2}, {"gold": 2, "iron": 0}, {}, ["gold"], None):
        assert scene.refused(0, "pay", cards=wrong) == "M8.1"


def test_m8_1_is_automatic_when_unique() -> None:
    assert won("A1", "gggss", 2).hands()[0] == "gss"
    assert won("D2", "gsc", 3).hands()[0] == ""


def test_m8_2_the_winner_takes_back_up_to_the_allowance() -> None:
    scene = won("A4", "s" * 6, 6, spells=[{"influence": 1, "influence_pharaohs": 1, "curse_croesus": 1}, {}, {}])
    assert scene.arguments("cards") == [{"silver": count} for count in (1, 2, 3, 4)]
    for wrong in ({"silver": 5}, {"gold": 1}, {}, {"silver": 0}, "silver"):
        assert scene.refused(0, "take", cards=wrong) == "M8.2"
    assert won("A4", "ss", 2, spells=[{"influence_pharaohs": 1, "influence": 1}, {}, {}]).arguments("cards")[-1] == {
        "silver": 2
    }
    scene.do(0, "pass")
    assert scene.hands()[0] == ""


def test_m8_3_then_the_others_clockwise_while_cards_are_left() -> None:
    spells = [{}, {"curse_avarice": 1}, {"curse_croesus": 1}]
    small = won("A1", "gg", 2, spells=spells)
    assert (small.to_move(), small.arguments("cards")) == (1, [{"gold": 1}])
    for wrong in ({"gold": 2}, {"iron": 1}, {}, None):
        assert small.refused(1, "take", cards=wrong) == "M8.3"
    assert small.do(1, "take", cards={"gold": 1}).hands() == ["", "g", ""]
    large = won("A1", "g" * 5, 5, spells=spells)
    assert large.to_move() == 2
    assert large.do(2, "pass").hands() == ["", "", ""]


def test_m8_4_what_is_left_goes_back_to_the_stacks() -> None:
    scene = won("A1", "gggg", 4, spells=[{"influence": 1}, {"curse_avarice": 1}, {}])
    scene.do(0, "take", cards={"gold": 1}).do(1, "take", cards={"gold": 1})
    assert (scene.stacks()["gold"], scene.hands()) == (26, ["g", "g", ""])


GEMS = ["red", "red", "white", "grey", "brown"]


@pytest.mark.parametrize(("spells", "most"), [({}, 1), ({"gift": 1}, 2), ({"gift": 1, "gift_builders": 1}, 3)])
def test_m8_5_gems_of_choice(spells: dict[str, int], most: int) -> None:
    scene = won("A2", "s", 1, spells=[spells, {}, {}], board={"A2": GEMS})
    picks = {tuple(sorted(pick)) for count in range(1, most + 1) for pick in combinations(GEMS, count)}
    assert {tuple(sorted(gems)) for gems in scene.arguments("gems")} == picks
    assert len(scene.legal()) == len(picks)
    for wrong in (
        [],
        ["orange"],
        ["white", "white"],
        ["red"] * 5,
        ["red", "white", "grey", "brown"],
        "red",
        {"red": 1},
        None,
    ):
        assert scene.refused(0, "gem", gems=wrong) == "M8.5"
    chosen = max(picks, key=len)
    scene.do(0, "gem", gems=list(chosen[::-1]))
    assert sorted(scene.gems()[0]) == list(chosen)


def test_m8_5_is_automatic_when_all_gems_are_equal() -> None:
    assert won("A1", "g", 1, board={"A1": ["red", "red"]}).gems()[0] == ["red"]
    assert won("A1", "g", 1, board={"A1": ["red"]}, spells=[{"gift": 1}, {}, {}]).gems()[0] == ["red"]


def test_m8_6_the_game_ends_with_the_purchase() -> None:
    gems = ["red", "yellow", "green", "white", "grey", "brown"]
    scene = won("A1", "g", 1, gems=[gems, [], []], board={"A1": ["orange", "red"]}).do(0, "gem", gems=["orange"])
    assert scene.result() is not None
    again = won("A1", "g", 1, gems=[gems, [], []], board={"A1": ["orange", "red"]}).do(0, "gem", gems=["red"])
    assert (again.finished, again.result()) == (True, None)
