"""Das Amulett M11: how a game ends."""

from __future__ import annotations

import random

import pytest

from serai import Table
from tests.amulett.scenes import Scene

SIX = ["red", "yellow", "green", "white", "grey", "brown"]


def bought(owned: list[str], gem: str) -> Scene:
    scene = Scene.at("gem_phase", players=3, party="A1", hands=["g", "", ""], gems=[owned, [], []], board={"A1": [gem]})
    return scene.do(None, "marker", value=3).do(0, "bid", amount=1).do(1, "pass").do(2, "pass")


@pytest.mark.parametrize(
    ("owned", "gem", "reason"),
    [
        (SIX, "orange", "seven_colours"),
        (SIX, "red", None),
        (["red"] * 5 + ["green"] * 2, "green", "eight_gems"),
        (["red"] * 5 + ["green"], "green", None),
        ([*SIX, "red"], "orange", "seven_colours"),
        ([*SIX, "red"], "red", "eight_gems"),
    ],
)
def test_m11_1_seven_colours_or_eight_gems(owned: list[str], gem: str, reason: str | None) -> None:
    result = bought(owned, gem).result()
    assert (result["reason"] if result else None) == reason
    if result:
        assert result["winners"] == [0]


def test_m11_2_gems_change_hands_in_purchases_only() -> None:
    table = Table.new("amulett", players=4, seed=5)
    draw = random.Random(5)
    while not table.over:
        before = [seat["gem_count"] for seat in table.view()["seats"]]
        events = table.play(draw.choice(table.legal(table.to_move[0])))
        bought = {event["seat"]: len(event["gems"]) for event in events if event["event"] == "bought"}
        after = [seat["gem_count"] for seat in table.view()["seats"]]
        assert [now - then for then, now in zip(before, after, strict=True)] == [
            bought.get(seat, 0) for seat in range(4)
        ]


def test_m11_3_three_dry_rounds_end_the_game() -> None:
    table = Table.new("amulett", players=3, seed=6)
    draw = random.Random(6)
    while not table.over:
        legal = table.legal(table.to_move[0])
        table.play({"seat": table.to_move[0], "do": "pass"} if legal[0]["do"] == "pass" else draw.choice(legal))
    assert table.result is not None
    assert (table.result["reason"], table.result["rounds"], table.result["gems"]) == ("stalled", 3, [{}, {}, {}])


def test_m11_3_a_purchase_begins_the_count_anew() -> None:
    scene = Scene.at("round_end", players=3, dry=2)
    assert scene.position.over
    scene = Scene.at(
        "gem_phase+energy_phase+round_end", players=3, dry=2, party="A1", hands=["g", "", ""], board={"A1": ["red"]}
    )
    scene.do(None, "marker", value=3).do(0, "bid", amount=1)
    while not scene.finished:
        scene.play(scene.legal()[0])
    assert (scene.position.over, int(scene.state.dry)) == (False, 0)


@pytest.mark.parametrize(
    ("gems", "hands", "winners"),
    [
        ([["red", "red"], ["white"], []], ["", "gg", "ssss"], [0]),
        ([["red", "red"], ["white", "red"], []], ["gggg", "", ""], [1]),
        ([["red"], ["white"], ["grey"]], ["g", "gg", "g"], [1]),
        ([["red"], ["white"], ["grey"]], ["gg", "g", "ss"], [0, 2]),
        ([[], [], []], ["", "", ""], [0, 1, 2]),
    ],
)
def test_m11_4_ranking_of_a_stalled_game(gems: list[list[str]], hands: list[str], winners: list[int]) -> None:
    result = Scene.at("round_end", players=3, dry=2, round=7, gems=gems, hands=hands).result()
    assert result is not None
    assert (result["winners"], result["reason"], result["rounds"]) == (winners, "stalled", 7)


def test_m11_5_the_form_of_a_result() -> None:
    assert bought([*SIX, "red"], "orange").result() == {
        "winners": [0],
        "gems": [{"red": 2, "yellow": 1, "green": 1, "white": 1, "grey": 1, "orange": 1, "brown": 1}, {}, {}],
        "rounds": 1,
        "reason": "seven_colours",
    }
