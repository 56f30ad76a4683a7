"""House rules of Das Amulett: where groups differ, a table may play another way than ours."""

from __future__ import annotations

from typing import Any

import pytest

from serai import IllegalMove, Table
from serai.games import find_game
from serai.games.amulett.edition.house_rules import CHANGES
from serai.games.amulett.edition.read import load
from serai.games.amulett.rules.state import House
from serai.games.amulett.seen.worlds import state_of
from serai.games.amulett.words.wording import words_for
from serai.games.wording import Reader
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


CITY = next(area for area in EDITION.map.areas.values() if area.terrain == "city")


def covers(area: Any, hand: str, spells: list[str]) -> list[int]:
    """How many cards seat 0 can pay there, with mixing and without."""
    found = []
    for house in ({}, {"mixing": "single"}):
        scene = Scene.at(
            "exchange",
            players=3,
            party=area.id,
            hands=[hand, "", ""],
            spells=[dict.fromkeys(spells, 2), {}, {}],
            board={area.id: ["red"]},
            options=house,
        )
        found.append(int(scene.state.seats[0].cover))
    return found


def test_m7_2_a_bid_of_a_single_metal() -> None:
    assert covers(CITY, "ggsssc", []) == [6, 3]
    assert covers(PLAIN, accepted(PLAIN) * 2 + "gsci", []) == [3, 3]


def test_m7_3_jokers_join_any_single_metal() -> None:
    joker = next(s for s in EDITION.spells.values() if s.effect.id == "metamorphosis")
    letter = "gsci"[list(EDITION.metals).index(joker.effect.metal)]
    first, second = [metal for metal in "gsci" if metal != letter][:2]
    assert covers(CITY, first * 3 + second * 2 + letter * 2, [joker.id]) == [7, 5]


def paying(hand: str, bid: int) -> Scene:
    """A city, where seat 0 has won with a bid of a single metal."""
    scene = Scene.at(
        "exchange",
        players=3,
        party=CITY.id,
        hands=[hand, "", ""],
        board={CITY.id: ["red", "red"]},
        options={"mixing": "single"},
    )
    return bought(scene, bid)


def test_m8_1_only_bundles_of_a_single_metal_pay() -> None:
    scene = paying("gggssscc", 3)
    assert scene.arguments("cards") == [{"gold": 3}, {"silver": 3}]
    assert scene.refused(0, "pay", cards={"gold": 1, "silver": 2}) == "M8.1"
    assert "one metal" in str(scene.refusal({"seat": 0, "do": "pay", "cards": {"gold": 1, "silver": 2}}))
    assert scene.do(0, "pay", cards={"silver": 3}).hands()[0] == "gggcc"


def test_m0_4_the_only_metal_that_suffices_is_paid_at_once() -> None:
    assert paying("ggssscc", 3).hands()[0] == "ggcc"


def both(order: str) -> Scene:
    """Seat 0 owns Burning Desire and Magic Journey."""
    return Scene.at(
        "gem_phase",
        players=3,
        party=PLAIN.id,
        spells=[{spell("desire"): 2, spell("journey"): 2}, {}, {}],
        board={PLAIN.id: ["red"]},
        options={} if order == "fixed" else {"order": order},
    )


def test_m6_1_the_owner_of_both_spells_chooses_the_order() -> None:
    assert "journey" not in both("fixed").verbs()
    assert {"desire", "journey", "pass"} <= set(both("free").verbs())
    scene = both("free").do(0, "journey", value=5)
    assert "journey" not in scene.verbs()
    scene.do(0, "desire", metal="iron")
    assert (int(scene.state.steps_left), int(scene.state.desired)) == (5, 1 << list(EDITION.metals).index("iron"))


def test_m6_1_the_metal_may_still_come_first() -> None:
    scene = both("free").do(0, "desire", metal="iron")
    assert scene.refused(0, "desire", metal="gold") == "M0.3"
    scene.do(0, "journey", value=4)
    assert int(scene.state.steps_left) == 4


def test_m6_1_the_marker_first_and_no_metal() -> None:
    scene = both("free").do(0, "journey", value=6).do(0, "pass")
    assert (int(scene.state.steps_left), int(scene.state.desired)) == (6, 0)
    assert "bid" in scene.verbs() or "pass" in scene.verbs()


HOUSE = {
    "builders": "pyramid",
    "influence": "two",
    "second_gem": "compulsory",
    "desire": "owner",
    "mixing": "single",
    "order": "free",
}


def finished(seed: int, options: dict[str, Any]) -> Table:
    """A game of bots that know nothing."""
    from random import Random

    table, chance = Table.new("amulett", players=3, seed=seed, options=options), Random(seed)
    while not table.over:
        seat = table.to_move[0]
        table.play(chance.choice(table.legal(seat)))
    return table


def test_m14_house_rules_stand_in_a_record_only_where_they_differ() -> None:
    usual = {option.id: option.default for option in find_game("amulett").options if option.house}
    assert usual.keys() == HOUSE.keys()
    assert find_game("amulett").check_options(usual) == {"experienced": False}
    record = finished(3, HOUSE).record()
    assert record["options"] == {"experienced": False, **HOUSE}
    assert replay(record).record() == record


def test_m12_1_a_view_says_which_house_rules_are_played() -> None:
    table = Table.new("amulett", players=3, seed=1, options=HOUSE)
    view = table.view(0)
    assert view["options"] == {"experienced": False, **HOUSE}
    assert int(state_of(view, EDITION).house) == sum(House) - House.INFLUENCE_NONE


@pytest.mark.parametrize(
    ("option", "rule"), [(option.id, option.rule) for option in find_game("amulett").options if option.house]
)
def test_m14_an_unknown_way_is_refused_by_its_rule(option: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        Table.new("amulett", players=4, options={option: "otherwise"})
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("effect", "where", "options", "said"),
    [
        ("gift", "wall", {"builders": "pyramid"}, "in a pyramid area, you may take one more gem"),
        ("gift", "wall", {"second_gem": "compulsory"}, "at the great wall, you must take one more gem"),
        ("gift", "any", {"second_gem": "compulsory"}, "When you win an exchange, you must take one more gem"),
        ("influence", "any", {"influence": "two"}, "you may take back up to 2 cards"),
        ("influence", "any", {"influence": "none"}, "At this table this spell returns no cards."),
        ("influence", "wall", {"influence": "none", "builders": "pyramid"}, "at the great wall, you may take back"),
        ("desire", "", {"desire": "owner"}, "you alone may also use it"),
    ],
)
def test_a_spell_reads_as_the_table_plays_it(effect: str, where: str, options: dict[str, Any], said: str) -> None:
    words = words_for(EDITION, Reader("en", ("A", "B", "C"), 0))
    assert said in words.text(spell(effect, where), options)
    assert words.text(spell(effect, where), {"order": "free"}) == EDITION.spells[spell(effect, where)].text["en"]


def test_what_changes_about_spells_is_of_options_and_spells_that_exist() -> None:
    options = {option.id: option for option in find_game("amulett").options}
    for change in CHANGES:
        assert change.value in options[change.option].words[1:]
        assert any(change.touches(spell.effect, {change.option: change.value}) for spell in EDITION.spells.values())
        assert not any(change.touches(spell.effect, {}) for spell in EDITION.spells.values())
