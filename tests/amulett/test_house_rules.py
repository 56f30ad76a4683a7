"""House rules of Das Amulett: where groups differ, a table may play another way than ours."""

from __future__ import annotations

from typing import Any

import pytest

from serai import IllegalMove, Table
from serai.games import find_game
from serai.games.amulett.edition.read import load
from serai.games.amulett.rules.state import House
from serai.games.amulett.seen.worlds import state_of
from serai.records.replay import replay
from tests.amulett.scenes import Scene
from tests.amulett.test_m13_spells import accepted, bought

EDITION = load(None)
AREAS = [area for area in EDITION.map.areas.values() if area.terrain != "city"]
WALL = next(area for area in AREAS if area.wall is not None and not area.pyramid)
PYRAMID = next(area for area in AREAS if area.pyramid and area.wall is None)
BOTH = next(area for area in AREAS if area.pyramid and area.wall is not None)
PLAIN = next(area for area in AREAS if not area.pyramid and area.wall is None)


def spell(effect: str, where: str = "") -> str:
    fitting = (s.id for s in EDITION.spells.values() if s.effect.id == effect and where in ("", s.effect.where))
    return next(fitting)


def exchange(area: Any, spells: list[str], house: dict[str, str], gems: list[str], cards: int = 4) -> Scene:
    """Seat 0 owns the spells; everybody can pay there."""
    return Scene.at(
        "exchange",
        players=3,
        party=area.id,
        hands=[accepted(area) * cards] * 3,
        spells=[dict.fromkeys(spells, 2), {}, {}],
        board={area.id: gems},
        options=house,
    )


def gems_taken(area: Any, spells: list[str], house: dict[str, str], gems: list[str]) -> list[list[str]]:
    """What the winner may choose; none where nothing is to be chosen."""
    return [sorted(move["gems"]) for move in bought(exchange(area, spells, house, gems), 1).legal() if "gems" in move]


@pytest.mark.parametrize(("area", "wall", "pyramid"), [(WALL, 2, 1), (PYRAMID, 1, 2), (BOTH, 2, 2), (PLAIN, 1, 1)])
def test_m13_7_gift_of_the_builders_works_at_the_wall_or_at_pyramids(area: Any, wall: int, pyramid: int) -> None:
    gems = ["red", "yellow", "green"]
    for house, most in (({}, wall), ({"builders": "pyramid"}, pyramid)):
        assert max(map(len, gems_taken(area, [spell("gift", "wall")], house, gems))) == most


@pytest.mark.parametrize("where", ["any", "pyramid"])
def test_m13_7_other_gifts_stay_as_they_are(where: str) -> None:
    gems = ["red", "yellow", "green"]
    for area in (WALL, PYRAMID, BOTH, PLAIN):
        found = [gems_taken(area, [spell("gift", where)], house, gems) for house in ({}, {"builders": "pyramid"})]
        assert found[0] == found[1]


def test_m13_7_with_all_three_gifts() -> None:
    gems = ["red", "yellow", "green", "brown", "white"]
    gifts = [spell("gift", where) for where in ("any", "wall", "pyramid")]
    most = {
        area.id: [max(map(len, gems_taken(area, gifts, house, gems))) for house in ({}, {"builders": "pyramid"})]
        for area in (PLAIN, WALL, PYRAMID, BOTH)
    }
    assert most == {PLAIN.id: [2, 2], WALL.id: [3, 2], PYRAMID.id: [3, 4], BOTH.id: [4, 4]}


@pytest.mark.parametrize(("word", "returned"), [("one", 1), ("two", 2), ("none", 0)])
def test_m13_6_influence_returns_one_card_or_two_or_none(word: str, returned: int) -> None:
    scene = bought(exchange(PLAIN, [spell("influence", "any")], {"influence": word}, ["red"]), 3)
    assert max((sum(cards.values()) for cards in scene.arguments("cards")), default=0) == returned


@pytest.mark.parametrize(("word", "returned"), [("one", 3), ("two", 4), ("none", 2)])
def test_m13_6_influences_of_a_place_stay_as_they_are(word: str, returned: int) -> None:
    spells = [spell("influence", "any"), spell("influence", "wall")]
    scene = bought(exchange(WALL, spells, {"influence": word}, ["red"], cards=6), 6)
    assert max(sum(cards.values()) for cards in scene.arguments("cards")) == returned


def test_m8_5_a_second_gem_must_be_taken() -> None:
    gems = ["red", "red", "yellow", "brown"]
    free = gems_taken(PLAIN, [spell("gift", "any")], {}, gems)
    must = gems_taken(PLAIN, [spell("gift", "any")], {"second_gem": "compulsory"}, gems)
    assert must == [gems for gems in free if len(gems) == 2]
    assert ["red", "red"] in must
    scene = bought(exchange(PLAIN, [spell("gift", "any")], {"second_gem": "compulsory"}, gems), 1)
    assert scene.refused(0, "gem", gems=["red"]) == "M8.5"
    assert "2 gems" in str(scene.refusal({"seat": 0, "do": "gem", "gems": ["red"]}))
    assert scene.do(0, "gem", gems=["red", "brown"]).gems()[0] == ["red", "brown"]


@pytest.mark.parametrize("gems", [["red", "brown"], ["red", "red", "red"], ["red"]])
def test_m0_4_gems_that_leave_no_choice_are_taken_at_once(gems: list[str]) -> None:
    scene = bought(exchange(PLAIN, [spell("gift", "any")], {"second_gem": "compulsory"}, gems), 1)
    assert scene.gems()[0] == gems[:2]
    assert "gem" not in scene.verbs()


def test_m13_4_burning_desire_serves_its_owner_only() -> None:
    named = next(metal for metal in EDITION.metals if metal not in EDITION.terrains[PLAIN.terrain].accepts)
    covers = {}
    for word in ("everybody", "owner"):
        scene = Scene.at(
            "gem_phase",
            players=3,
            party=PLAIN.id,
            hands=["gsci"] * 3,
            spells=[{spell("desire"): 2}, {}, {}],
            board={PLAIN.id: ["red"]},
            options={} if word == "everybody" else {"desire": word},
        )
        scene.do(0, "desire", metal=named).do(None, "marker", value=3)
        covers[word] = [int(scene.state.seats[seat].cover) for seat in scene.seats()]
    assert covers == {"everybody": [2, 2, 2], "owner": [2, 1, 1]}


HOUSE = {"builders": "pyramid", "influence": "two", "second_gem": "compulsory", "desire": "owner"}


def finished(seed: int, options: dict[str, Any]) -> Table:
    """A game of bots that know nothing."""
    from random import Random

    table, chance = Table.new("amulett", players=3, seed=seed, options=options), Random(seed)
    while not table.over:
        seat = table.to_move[0]
        table.play(chance.choice(table.legal(seat)))
    return table


def test_m14_house_rules_stand_in_a_record_only_where_they_differ() -> None:
    usual = {"builders": "wall", "influence": "one", "second_gem": "free", "desire": "everybody"}
    assert find_game("amulett").check_options(usual) == {"experienced": False}
    record = finished(3, HOUSE).record()
    assert record["options"] == {"experienced": False, **HOUSE}
    assert replay(record).record() == record


def test_m12_1_a_view_says_which_house_rules_are_played() -> None:
    table = Table.new("amulett", players=3, seed=1, options=HOUSE)
    view = table.view(0)
    assert view["options"] == {"experienced": False, **HOUSE}
    together = House.BUILDERS_PYRAMID | House.INFLUENCE_TWO | House.SECOND_GEM_COMPULSORY | House.DESIRE_OWNER
    assert int(state_of(view, EDITION).house) == together


@pytest.mark.parametrize(
    ("option", "rule"), [("builders", "M13.7"), ("influence", "M13.6"), ("second_gem", "M8.5"), ("desire", "M13.4")]
)
def test_m14_an_unknown_way_is_refused_by_its_rule(option: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        Table.new("amulett", players=4, options={option: "otherwise"})
    assert refused.value.rule == rule
