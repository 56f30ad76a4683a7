"""Das Amulett M0: seats, refusals, automatic steps, and how cards are written."""

from __future__ import annotations

from typing import Any

import pytest

from serai import Table
from tests.amulett.scenes import Scene


def test_m0_1_clockwise_ends_at_the_last_seat_and_begins_again() -> None:
    scene = Scene.at("spell_phase", players=5, start=3)
    asked = []
    for _ in range(5):
        asked.append(scene.to_move())
        scene.do(scene.to_move(), "pass")
    assert asked == [3, 4, 0, 1, 2]


def test_m0_2_a_record_holds_only_decisions_and_chance() -> None:
    """Incomes without a choice, costs and burying a single spell happen, but are no moves."""
    scene = Scene.at("metal_phase+gem_phase", players=3, start=0, spells=[{"abundance_iron": 2}, {}, {}], party="A1")
    assert scene.hands()[0] == "iiii"
    assert scene.position.chance_due
    table = Table.new("amulett", players=3, seed=1)
    assert {move["do"] for move in table.record()["moves"]} == {"deal_gems", "shuffle", "first"}


def bidding() -> Scene:
    return Scene.at("exchange", players=3, start=0, party="A1", hands=["gg", "g", ""], board={"A1": ["red", "white"]})


@pytest.mark.parametrize(
    "move",
    [
        None,
        [],
        "pass",
        {},
        {"seat": 0},
        {"do": "pass"},
        {"seat": 0, "do": 1},
        {"seat": 0, "do": ["pass"]},
        {"seat": 0, "do": "dance"},
        {"seat": 0, "do": "PASS"},
        {"seat": 1, "do": "pass"},
        {"seat": 3, "do": "pass"},
        {"seat": -1, "do": "pass"},
        {"seat": True, "do": "pass"},
        {"seat": "0", "do": "pass"},
        {"seat": 0.0, "do": "pass"},
        {"seat": None, "do": "pass"},
        {"seat": None, "do": "marker", "value": 3},
        {"seat": 0, "do": "marker", "value": 3},
        {"seat": 0, "do": "bid"},
        {"seat": 0, "do": "bid", "amount": 1, "cards": {"gold": 1}},
        {"seat": 0, "do": "pass", "amount": 1},
        {"seat": 0, "do": "bid_spell", "amount": 1},
        {"seat": 0, "do": "pay", "cards": {"gold": 1}},
        {"seat": 0, "do": "gem", "gems": ["red"]},
        {"seat": 0, "do": "move", "area": "A2"},
        {"seat": 0, "do": "drain", "spell": "gift"},
        {"seat": 0, "do": "keep", "spells": {"gift": 1, "influence": 1}},
    ],
)
def test_m0_3_what_does_not_fit_the_decision_at_all(move: Any) -> None:
    assert bidding().refusal(move).rule == "M0.3"


@pytest.mark.parametrize("amount", [0, 3, -1, 1.0, "1", True, None, [1], {"gold": 1}, 10**400])
def test_m0_3_a_wrong_value_is_the_rule_of_the_step(amount: Any) -> None:
    assert bidding().refused(0, "bid", amount=amount) == "M7.6"


def test_m0_3_a_verb_without_any_legal_argument() -> None:
    scene = bidding().do(0, "bid", amount=2)
    assert scene.verbs() == ["pass"]
    assert scene.refused(1, "bid", amount=3) == "M0.3"


def test_m0_3_nothing_can_be_moved_when_the_game_is_over() -> None:
    gems = ["red", "yellow", "green", "white", "grey", "brown"]
    scene = Scene.at(
        "gem_phase", players=3, party="A1", hands=["g", "", ""], gems=[gems, [], []], board={"A1": ["orange"]}
    )
    scene.do(None, "marker", value=3).do(0, "bid", amount=1).do(1, "pass").do(2, "pass")
    assert scene.position.over
    assert scene.refused(0, "pass") == "M0.3"
    assert scene.refused(None, "marker", value=3) == "M0.3"


def test_m0_3_chance_before_its_time_and_players_before_chance() -> None:
    scene = Scene.at("game", players=3)
    assert scene.refused(0, "pass") == "M0.3"
    assert scene.refused(None, "first", player=0) == "M0.3"
    assert scene.refused(None, "shuffle", deck=[]) == "M0.3"


def test_m0_4_four_steps_are_automatic_when_there_is_one_option() -> None:
    """Income, payment and gems run by themselves here, and so does burying."""
    scene = Scene.at(
        "metal_phase+gem_phase+energy_phase",
        players=3,
        party="A1",
        hands=["", "", ""],
        spells=[{"magic_amber": 1}, {}, {}],
        board={"A1": ["red"]},
    )
    assert scene.hands()[0] == "g"
    scene.do(None, "marker", value=3).do(0, "bid", amount=1).do(1, "pass").do(2, "pass")
    assert (scene.gems()[0], scene.hands()[0], scene.verbs()) == (["red"], "", ["move"])
    for _ in range(3):
        scene.do(0, "move", area=scene.arguments("area")[0])
        while not scene.finished and scene.verbs() == ["pass"]:
            scene.do(scene.to_move(), "pass")
    assert scene.finished
    assert scene.deck()[-1] == "magic_amber"


def test_m0_4_everything_else_is_a_move_even_with_one_option() -> None:
    scene = Scene.at("exchange", players=3, hands=["", "", ""], board={"C3": ["red"]})
    assert scene.legal() == [{"seat": 0, "do": "pass"}]
    scene = Scene.at("travel", players=3, party="A1", board={"A2": ["red"], "B1": []})
    assert scene.legal() == [{"seat": 0, "do": "move", "area": "A2"}]


def test_m0_5_spells_are_voluntary_and_some_are_always_on() -> None:
    """Teleportation can be declined; Magic income and Mighty Power need no question."""
    scene = Scene.at(
        "metal_phase", players=3, spells=[{"teleportation": 1}, {"magic_ruby": 1}, {}], gems=[[], ["red"], []]
    )
    scene.do(0, "pass").do(0, "income", take={"gold": 1})
    assert scene.hands() == ["g", "ccc", ""]
    scene = Scene.at("exchange", players=3, party="A1", hands=["g", "gggg", ""], spells=[{"mighty_power": 1}, {}, {}])
    assert scene.do(0, "bid", amount=1).amounts() == [3, 4]


def test_m0_6_bundles_leave_out_what_is_none() -> None:
    scene = Scene.at("metal_phase", players=3, spells=[{"two_wishes": 1}, {}, {}])
    assert all(min(take.values()) > 0 for take in scene.arguments("take"))
    assert len(scene.legal()) == 10
    wrong: Any
    for wrong in (
        {"gold": 2, "iron": 0},
        {"gold": 1},
        {"gold": 3},
        {"gold": 2, "tin": 1},
        {"gold": 2.0},
        {},
        [],
        "gold",
    ):
        assert scene.refused(0, "income", take=wrong) == "M5.4"
    assert scene.do(0, "income", take={"iron": 1, "gold": 1}).hands()[0] == "gi"
