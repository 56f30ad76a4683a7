"""Das Amulett M13: every spell of the edition, each by a scene made from what its row says."""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Any

import pytest

from serai.games.amulett.edition.read import Area, Effect, Spell, load
from tests.amulett.scenes import INITIALS, Scene

EDITION = load()
SPELLS = list(EDITION.spells.values())
AREAS = list(EDITION.map.areas.values())
METALS = list(EDITION.metals)
every_spell = pytest.mark.parametrize("spell", SPELLS, ids=list(EDITION.spells))


def works(effect: Effect, area: Area) -> bool:
    return {"any": True, "": True, "pyramid": area.pyramid, "wall": area.wall is not None}[effect.where]


def area_where(effect: Effect, working: bool) -> Area | None:
    """An area outside the city, where only one metal is accepted."""
    found = [area for area in AREAS if area.terrain != "city" and works(effect, area) == working]
    return found[0] if found else None


def initial(metal: str) -> str:
    return INITIALS[METALS.index(metal)]


def accepted(area: Area) -> str:
    """The letter of the metal that pays in an area outside the city."""
    return initial(EDITION.terrains[area.terrain].accepts[0])


def other_metals(area: Area) -> str:
    return "".join(letter for letter in INITIALS if letter != accepted(area))


def exchange(spell: Spell, area: Area, hands: list[str], owner: int = 0, gems: list[str] | None = None) -> Scene:
    spells: list[dict[str, int]] = [{}, {}, {}]
    spells[owner] = {spell.id: 2}
    board = {area.id: gems or ["red", "red"]}
    return Scene.at("exchange", players=3, party=area.id, hands=hands, spells=spells, board=board)


def bought(scene: Scene, amount: int) -> Scene:
    """Seat 0 wins with a bid."""
    return scene.do(0, "bid", amount=amount).do(1, "pass").do(2, "pass")


@every_spell
def test_m13_15_income_and_cost_as_printed(spell: Spell) -> None:
    phase = Scene.at("metal_phase", players=3, spells=[{spell.id: 2}, {}, {}])
    if spell.effect.id == "teleport":
        phase.do(0, "pass")
    symbols = "".join(initial(metal) * spell.income[metal] for metal in METALS)
    jokers = spell.income["joker"]
    assert phase.hands()[0] == ("" if jokers else symbols)
    assert len(phase.legal()) == (comb(jokers + 3, 3) if jokers else 0)
    stones = 5
    energy = Scene.at("energy_phase", players=3, spells=[{spell.id: stones}, {}, {}])
    assert energy.spells()[0] == {spell.id: stones - spell.cost}


def plain(spell: Spell) -> None:
    assert sum(spell.income.values()) >= 2
    area = AREAS[0]
    scene = exchange(spell, area, [accepted(area), accepted(area), ""])
    assert bought(scene, 1).gems()[0] == ["red"]


def magic(spell: Spell) -> None:
    effect = spell.effect
    for count in (0, 1, 3):
        gems = [[effect.colour] * count, [effect.colour], []]
        scene = Scene.at("metal_phase", players=3, spells=[{spell.id: 1}, {}, {}], gems=gems)
        assert scene.hands()[0].count(initial(effect.metal)) == spell.income[effect.metal] + effect.cards * count
        assert scene.hands()[1] == ""


def teleport(spell: Spell) -> None:
    spells: list[dict[str, int]] = [{spell.id: 1}, {}, {}]
    scene = Scene.at("metal_phase", players=3, spells=spells, board={"A1": ["red"], "F4": []})
    for wrong in (
        {"from": "A1", "colour": "white", "to": "F4"},
        {"from": "A1", "colour": "red", "to": "A1"},
        {"from": "F4", "colour": "red", "to": "A1"},
        {"from": "A1", "colour": "red", "to": "Z1"},
        {"from": "A1", "colour": "pink", "to": "F4"},
        {"from": None, "colour": "red", "to": "F4"},
    ):
        assert scene.refused(0, "teleport", **wrong) == "M13.3"
    scene.do(0, "teleport", **{"from": "A1", "colour": "red", "to": "F4"})
    assert (scene.area("A1"), scene.area("F4"), scene.verbs()) == ([], ["red"], ["income"])


def desire(spell: Spell) -> None:
    scene = Scene.at("gem_phase", players=3, party="A1", hands=["", "sss", ""], spells=[{spell.id: 1}, {}, {}], start=1)
    scene.do(0, "desire", metal="silver").do(None, "marker", value=3)
    assert (scene.to_move(), scene.amounts()) == (1, [1, 2, 3])


def curse(spell: Spell) -> None:
    low, high = spell.effect.min, spell.effect.max
    triggering, silent = (low, low - 1) if low else (high, high + 1)
    area = AREAS[0]
    for amount, asked in ((triggering, True), (silent, False)):
        scene = bought(exchange(spell, area, [accepted(area) * amount, "", ""], owner=1), amount)
        assert (scene.to_move() == 1) == asked
        own = bought(exchange(spell, area, [accepted(area) * amount, "", ""]), amount)
        assert own.finished != asked
        if asked:
            card = {METALS[INITIALS.index(accepted(area))]: 1}
            assert scene.do(1, "take", cards=card).hands()[1] == accepted(area)
            assert own.do(0, "take", cards=card).hands()[0] == accepted(area)


def influence(spell: Spell) -> None:
    area = area_where(spell.effect, working=True)
    assert area is not None
    scene = bought(exchange(spell, area, [accepted(area) * 7, "", ""]), 7)
    assert [sum(cards.values()) for cards in scene.arguments("cards")] == list(range(1, spell.effect.cards + 1))
    elsewhere = area_where(spell.effect, working=False)
    if elsewhere:
        assert bought(exchange(spell, elsewhere, [accepted(elsewhere) * 7, "", ""]), 7).finished


def gift(spell: Spell) -> None:
    area = area_where(spell.effect, working=True)
    assert area is not None
    gems = ["red", "white", "grey"]
    scene = bought(exchange(spell, area, [accepted(area), "", ""], gems=gems), 1)
    assert {len(pick) for pick in scene.arguments("gems")} == {1, 2}
    elsewhere = area_where(spell.effect, working=False)
    if elsewhere:
        scene = bought(exchange(spell, elsewhere, [accepted(elsewhere), "", ""], gems=gems), 1)
        assert {len(pick) for pick in scene.arguments("gems")} == {1}


def power(spell: Spell) -> None:
    area = AREAS[0]
    scene = exchange(spell, area, [accepted(area) * 9] * 3).do(0, "bid", amount=2)
    assert scene.amounts()[0] == 2 + spell.effect.raise_by
    assert scene.do(1, "bid", amount=5).amounts()[0] == 6


def superiority(spell: Spell) -> None:
    area = AREAS[0]
    scene = exchange(spell, area, [accepted(area) * 9] * 3, owner=1).do(0, "bid", amount=4)
    assert scene.amounts()[0] == 4
    scene.do(1, "bid", amount=4).do(2, "pass").do(0, "pass")
    assert scene.start() == 1


def metamorphosis(spell: Spell) -> None:
    letter = initial(spell.effect.metal)
    for area in AREAS:
        if area.terrain != "city" and accepted(area) != letter:
            scene = exchange(spell, area, [letter * 2 + accepted(area), letter * 2, ""])
            assert scene.amounts() == [1, 2, 3]
            assert scene.do(0, "pass").amounts() == []


def metamorphosis_area(spell: Spell) -> None:
    for area in AREAS:
        if area.terrain != "city":
            scene = exchange(spell, area, [other_metals(area), "", ""])
            assert scene.amounts() == ([1, 2, 3] if works(spell.effect, area) else [])


def journey(spell: Spell) -> None:
    for value in sorted(set(EDITION.markers)):
        scene = Scene.at("gem_phase", players=3, spells=[{}, {spell.id: 1}, {}])
        assert sorted(scene.arguments("value")) == sorted(set(EDITION.markers))
        assert int(scene.do(1, "journey", value=value).state.steps_left) == value


def phoenix(spell: Spell) -> None:
    scene = Scene.at("travel", players=3, party="A1", spells=[{spell.id: 1}, {}, {}])
    assert len(scene.legal()) == len(AREAS) - 1
    assert scene.do(0, "move", area="F4").party() == "F4"


def arc(spell: Spell) -> None:
    scene = Scene.at("energy_phase", players=3, spells=[{spell.id: 2, "gift": 3}, {"influence": 3}, {}])
    assert scene.arguments("spell") == ["gift"]
    scene.do(0, "arc", spell="gift").do(0, "arc", spell="gift")
    assert scene.spells() == [{"gift": 3}, {"influence": 2}, {}]
    assert (scene.supply()[0], scene.deck()[-1]) == (7, spell.id)


def pull(spell: Spell) -> None:
    scene = Scene.at("energy_phase", players=3, spells=[{spell.id: 3}, {"gift": 4}, {"influence": 4}])
    for _ in range(spell.effect.stones):
        assert sorted(scene.arguments("spell")) == ["gift", "influence"]
        scene.do(0, "drain", spell="gift")
    assert scene.finished
    assert scene.supply() == [8, 6 + spell.effect.stones + min(2, 4 - spell.effect.stones), 7]


SCENES: dict[str, tuple[str, Callable[[Spell], None]]] = {
    "plain": ("M13.1", plain),
    "magic": ("M13.2", magic),
    "teleport": ("M13.3", teleport),
    "desire": ("M13.4", desire),
    "curse_rich": ("M13.5", curse),
    "curse_poor": ("M13.5", curse),
    "influence": ("M13.6", influence),
    "gift": ("M13.7", gift),
    "power": ("M13.8", power),
    "superiority": ("M13.9", superiority),
    "metamorphosis": ("M13.10", metamorphosis),
    "metamorphosis_area": ("M13.10", metamorphosis_area),
    "arc": ("M13.11", arc),
    "pull": ("M13.12", pull),
    "journey": ("M13.13", journey),
    "phoenix": ("M13.14", phoenix),
}


@every_spell
def test_effect(spell: Spell) -> None:
    SCENES[spell.effect.id][1](spell)


def of(*effects: str) -> list[Any]:
    return [spell for spell in SPELLS if spell.effect.id in effects]


def test_m13_1_six_plain_spells() -> None:
    assert len(of("plain")) == 6


def test_m13_2_magic_counts_gems_only_of_its_colour_and_owner() -> None:
    spells: list[dict[str, int]] = [{"magic_amber": 1, "magic_emerald": 1}, {}, {}]
    scene = Scene.at("metal_phase", players=3, spells=spells, gems=[["yellow", "green", "green", "red"], ["green"], []])
    assert scene.hands() == ["ggg" + "i" * 5, "", ""]


def test_m13_3_one_gem_from_anywhere_to_anywhere_else() -> None:
    scene = Scene.at("metal_phase", players=3, spells=[{"teleportation": 1}, {}, {}])
    different = sum(len(set(scene.area(area.id))) for area in AREAS)
    assert len(scene.legal()) == different * 23 + 1


def test_m13_4_the_named_metal_holds_for_one_gem_phase() -> None:
    scene = Scene.at("gem_phase", players=3, party="A1", spells=[{"burning_desire": 9}, {}, {}])
    scene.do(0, "desire", metal="iron").do(None, "marker", value=3)
    while not scene.finished:
        assert int(scene.state.desired) == 1 << METALS.index("iron")
        scene.play(scene.legal()[0])
    assert int(scene.state.desired) == 0


def test_m13_5_the_bid_counts_not_what_is_left_of_it() -> None:
    spells: list[dict[str, int]] = [{"influence": 1}, {"curse_croesus": 1}, {"curse_avarice": 1}]
    scene = Scene.at("exchange", players=3, party="A1", hands=["ggggg", "", ""], spells=spells)
    bought(scene, 5).do(0, "take", cards={"gold": 1})
    assert scene.to_move() == 1


def test_m13_6_influences_add_up_to_five() -> None:
    spells: list[dict[str, int]] = [{"influence": 1, "influence_builders": 1, "influence_pharaohs": 1}, {}, {}]
    for area, most in (("A2", 5), ("A3", 3), ("A1", 3), ("E3", 1)):
        letter = accepted(EDITION.map.areas[area])
        scene = Scene.at("exchange", players=3, party=area, hands=[letter * 9, "", ""], spells=spells)
        assert len(bought(scene, 9).arguments("cards")) == most


def test_m13_7_gifts_add_up() -> None:
    spells: list[dict[str, int]] = [{"gift": 1, "gift_builders": 1, "gift_pharaohs": 1}, {}, {}]
    gems = ["red", "white", "grey", "brown", "orange"]
    for area, most in (("B2", 4), ("A3", 3), ("A1", 3), ("E3", 2)):
        letter = accepted(EDITION.map.areas[area])
        scene = Scene.at("exchange", players=3, party=area, hands=[letter, "", ""], spells=spells, board={area: gems})
        assert max(map(len, bought(scene, 1).arguments("gems"))) == most


def test_m13_8_mighty_power_works_on_an_opening_bid() -> None:
    power(of("power")[0])


def test_m13_9_superiority_may_also_raise() -> None:
    scene = exchange(of("superiority")[0], AREAS[0], [accepted(AREAS[0]) * 4] * 3, owner=1).do(0, "bid", amount=2)
    assert scene.amounts() == [2, 3, 4]


def test_m13_10_jokers_pay_everywhere_for_their_owner() -> None:
    scene = exchange(of("metamorphosis")[0], AREAS[0], ["iiig", "iii", "iii"])
    bought(scene, 3).do(0, "pay", cards={"iron": 2, "gold": 1})
    assert scene.hands()[0] == "i"


def test_m13_11_the_arc_feeds_own_spells_only() -> None:
    spells: list[dict[str, int]] = [{"energy_arc": 4, "gift": 1, "influence": 1}, {"superiority": 3}, {}]
    scene = Scene.at("energy_phase", players=3, spells=spells)
    assert sorted(scene.arguments("spell")) == ["gift", "influence"]


def test_m13_12_both_pulls_together_take_three() -> None:
    spells: list[dict[str, int]] = [{"pull_darkness": 2, "pull_light": 2}, {"gift": 5}, {}]
    scene = Scene.at("energy_phase", players=3, spells=spells)
    for _ in range(3):
        scene.do(0, "drain", spell="gift")
    assert scene.finished
    assert scene.spells()[1] == {}


def test_m13_13_who_comes_first_may_choose_the_marker() -> None:
    scene = Scene.at("gem_phase", players=3, spells=[{"magic_journey": 1}, {}, {}]).do(0, "journey", value=3)
    assert not scene.position.chance_due


def test_m13_14_wings_serve_their_owner_when_he_moves() -> None:
    phoenix(of("phoenix")[0])


def test_every_effect_has_a_scene() -> None:
    assert {spell.effect.id for spell in SPELLS} == set(SCENES)
