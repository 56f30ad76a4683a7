"""Das Amulett M2 and M3: the set-up, and what is true of every round."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from serai import Table
from serai.games.amulett import GAME
from serai.games.amulett.edition.read import load
from tests.amulett.scenes import Scene

EDITION = load()
SPELLS = list(EDITION.spells)


def opening(seed: int = 1) -> dict[str, dict[str, Any]]:
    """Chance moves of a set-up by their verbs."""
    table = Table.new("amulett", players=3, seed=seed)
    return {move["do"]: move for move in table.record()["moves"]}


def begun(players: int = 3, experienced: bool = False) -> Scene:
    """A scene after deal_gems, shuffle (ascending) and first."""
    scene = Scene.at("game", players=players, options={"experienced": experienced})
    scene.play(opening()["deal_gems"], {"seat": None, "do": "shuffle", "deck": SPELLS})
    return scene.do(None, "first", player=1)


def test_m2_1_all_gems_are_laid_out() -> None:
    areas = opening()["deal_gems"]["areas"]
    assert {area: len(gems) for area, gems in areas.items()} == {
        area.id: 3 if area.terrain == "city" else 2 for area in EDITION.map.areas.values()
    }
    assert Counter(gem for gems in areas.values() for gem in gems) == {
        gem.id: gem.count for gem in EDITION.gems.values()
    }


def wrong_areas(kind: str) -> Any:
    areas = {area: list(gems) for area, gems in opening()["deal_gems"]["areas"].items()}
    match kind:
        case "an area is missing":
            del areas["F4"]
        case "an area too many":
            areas["G1"] = []
        case "a gem too many":
            areas["A1"].append("red")
        case "a gem too few":
            areas["A1"].pop()
        case "a gem in the wrong place":
            areas["B1"].append(areas["A1"].pop())
        case "a colour too often":
            areas["A1"][0] = next(c for c in EDITION.gems if c != areas["A1"][0])
        case "an unknown colour":
            areas["A1"][0] = "pink"
        case "no list":
            return {**areas, "A1": "red"}
        case _:
            return [areas]
    return areas


WRONG_AREAS = (
    *("an area is missing", "an area too many", "a gem too many", "a gem too few", "a gem in the wrong place"),
    *("a colour too often", "an unknown colour", "no list", "no object"),
)


@pytest.mark.parametrize("kind", WRONG_AREAS)
def test_m2_1_a_wrong_layout_is_refused(kind: str) -> None:
    assert Scene.at("game", players=3).refused(None, "deal_gems", areas=wrong_areas(kind)) == "M2.1"


def test_m2_1_every_layout_is_possible() -> None:
    """Each colour turns up in each area sooner or later."""
    seen = set()
    for seed in range(60):
        areas = opening(seed)["deal_gems"]["areas"]
        seen |= {(area, gem) for area, gems in areas.items() for gem in gems}
    assert len(seen) == 24 * 10


def test_m2_2_one_card_of_each_metal_and_all_stones() -> None:
    scene = Scene.at("game", players=4)
    assert scene.hands() == ["gsci"] * 4
    assert scene.supply() == [10] * 4
    assert scene.stacks() == dict.fromkeys(("gold", "silver", "copper", "iron"), 24)


def test_m2_3_the_order_of_all_spells() -> None:
    assert sorted(opening()["shuffle"]["deck"]) == sorted(SPELLS)
    scene = Scene.at("game", players=3).play(opening()["deal_gems"])
    for wrong in (
        SPELLS[:-1],
        [*SPELLS, "gift"],
        [*SPELLS[:-1], SPELLS[0]],
        [*SPELLS[:-1], "abracadabra"],
        "gift",
        None,
    ):
        assert scene.refused(None, "shuffle", deck=wrong) == "M2.3"


def test_m2_4_the_start_player() -> None:
    scene = Scene.at("game", players=3).play(opening()["deal_gems"], opening()["shuffle"])
    for wrong in (3, -1, 1.0, "1", None, True):
        assert scene.refused(None, "first", player=wrong) == "M2.4"
    assert scene.do(None, "first", player=2).start() == 2
    assert {Table.new("amulett", players=5, seed=seed).view()["start"] for seed in range(40)} == set(range(5))


def test_m2_5_the_party_stands_in_the_quarter_with_the_pyramid() -> None:
    assert begun().party() == "C3"


def test_m2_6_basic_set_up() -> None:
    scene = begun(4)
    assert scene.spells() == [dict.fromkeys(SPELLS[2 * seat : 2 * seat + 2], 2) for seat in range(4)]
    assert scene.supply() == [6] * 4
    assert scene.card() == SPELLS[8]


def test_m2_6_is_the_rule_unless_experienced_is_chosen() -> None:
    assert GAME.check_options({}) == {"experienced": False}
    assert Table.new("amulett", players=3).view()["phase"] == "spell"


def test_m2_7_everybody_keeps_two_of_four() -> None:
    scene = begun(experienced=True)
    assert scene.to_move() == [0, 1, 2]
    assert [scene.position.view(seat)["seats"][seat]["dealt"] for seat in range(3)] == [
        SPELLS[4 * seat : 4 * seat + 4] for seat in range(3)
    ]
    assert len(scene.position.legal(0)) == 6 * 45
    first, second = SPELLS[0], SPELLS[1]
    for wrong in (
        {first: 1},
        {first: 1, second: 1, SPELLS[2]: 1},
        {first: 0, second: 1},
        {first: 1, SPELLS[4]: 1},
        {first: 5, second: 6},
        {first: 1, second: -1},
        {first: 1, second: True},
        {first: 1, second: "1"},
        {first: 1, "abracadabra": 1},
        {first: 1, second: 10**30},
        [first, second],
        {},
    ):
        assert scene.refused(0, "keep", spells=wrong) == "M2.7"
    scene.do(2, "keep", spells={SPELLS[8]: 9, SPELLS[11]: 1})
    assert (scene.spells(), scene.to_move()) == ([{}, {}, {}], [0, 1])
    scene.do(0, "keep", spells={first: 1, second: 1}).do(1, "keep", spells={SPELLS[4]: 3, SPELLS[5]: 2})
    assert scene.spells()[2] == {SPELLS[8]: 9, SPELLS[11]: 1}
    assert scene.supply() == [8, 5, 0]


def test_m2_7_a_sealed_choice_can_be_changed_until_all_have_chosen() -> None:
    position = begun(experienced=True).position
    position.play({"seat": 0, "do": "keep", "spells": {SPELLS[0]: 1, SPELLS[1]: 1}}, final=False)
    position.play({"seat": 0, "do": "keep", "spells": {SPELLS[2]: 4, SPELLS[3]: 5}}, final=False)
    assert position.awaited() == (1, 2)
    table = Table.new("amulett", players=3, seed=1, options={"experienced": True})
    for seat in (0, 2, 0, 1):
        table.play(random.Random(seat).choice(table.legal(seat)))
    kept = [move for move in table.record()["moves"] if move["do"] == "keep"]
    assert [move["seat"] for move in kept] == [0, 1, 2]


def test_m2_7_a_record_holds_the_final_choice_only() -> None:
    scene = begun(experienced=True).do(0, "keep", spells={SPELLS[0]: 1, SPELLS[1]: 1})
    assert scene.refused(0, "keep", spells={SPELLS[2]: 1, SPELLS[3]: 1}) == "M0.3"


def test_m2_8_the_other_spells_are_shuffled_anew() -> None:
    scene = begun(experienced=True)
    for seat in range(3):
        scene.do(seat, "keep", spells=dict.fromkeys(SPELLS[4 * seat : 4 * seat + 2], 2))
    kept = [spell for spells in scene.spells() for spell in spells]
    rest = [spell for spell in SPELLS if spell not in kept]
    assert scene.refused(None, "shuffle", deck=SPELLS) == "M2.8"
    assert scene.refused(None, "shuffle", deck=[*rest[1:], kept[0]]) == "M2.8"
    assert scene.refused(0, "bid_spell", amount=1) == "M0.3"
    scene.do(None, "shuffle", deck=rest[::-1])
    assert (scene.card(), len(scene.deck())) == (rest[-1], 24)


def test_m3_1_four_phases_in_turn_and_rounds_from_one() -> None:
    table = Table.new("amulett", players=3, seed=2)
    draw = random.Random(2)
    seen: list[tuple[int, str]] = []
    while not table.over:
        view = table.view()
        if not seen or seen[-1] != (view["round"], view["phase"]):
            seen.append((view["round"], view["phase"]))
        table.play(draw.choice(table.legal(table.to_move[0])))
    assert seen[0] == (1, "spell")
    order = ["spell", "metal", "gem", "energy"]
    for (first_round, first), (next_round, following) in pairwise(seen):
        # A phase that asks nobody is not seen from outside.
        assert next_round - first_round == (order.index(following) <= order.index(first))


def test_m3_2_the_hat_moves_with_purchases_only() -> None:
    table = Table.new("amulett", players=4, seed=3)
    draw = random.Random(3)
    while not table.over:
        before = table.view()["start"]
        events = table.play(draw.choice(table.legal(table.to_move[0])))
        buyers = [event["seat"] for event in events if event["event"] in ("spell_sold", "won")]
        assert table.view()["start"] == (buyers[-1] if buyers else before)


def test_m3_3_every_open_spell_carries_a_stone() -> None:
    table = Table.new("amulett", players=5, seed=4)
    draw = random.Random(4)
    while not table.over:
        view = table.view()
        if view["step"] != "bury":
            assert all(stones > 0 for seat in view["seats"] for stones in seat["spells"].values())
        table.play(draw.choice(table.legal(table.to_move[0])))
