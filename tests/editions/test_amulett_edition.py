"""Das Amulett's built-in edition, corrections by owners and maps of their own, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from serai.games.amulett.edition.effects import EFFECT_FIELDS
from serai.games.amulett.edition.read import JOKER, LIBRARY, Effect, load
from serai.kernel.edition import read_toml
from serai.kernel.edition_reader import said
from serai.kernel.toml_reader import EditionFault
from tests.editions.faults import cases

if TYPE_CHECKING:
    from collections.abc import Callable

    Write = Callable[[str], str]

HEAD = 'id = "mine"\ngame = "amulett"\n'
FILE = LIBRARY.built_in()["reconstructed-1"]
WHOLE = FILE.read_text("utf-8").replace('id = "reconstructed-1"', 'id = "mine"')


def faults(write: Write, text: str) -> tuple[str, ...]:
    with pytest.raises(EditionFault) as caught:
        load(write(text))
    return caught.value.faults


def test_the_components_are_complete() -> None:
    """M1."""
    edition = load()
    assert {gem.id: gem.count for gem in edition.gems.values()} == {
        **dict.fromkeys(("red", "yellow", "green", "colourless"), 7),
        **dict.fromkeys(("white", "light_blue", "dark_blue", "grey", "orange", "brown"), 4),
    }
    assert {metal.id: metal.count for metal in edition.metals.values()} == dict.fromkeys(
        ("gold", "silver", "copper", "iron"), 28
    )
    colours = [spell.colour for spell in edition.spells.values()]
    assert {colour: colours.count(colour) for colour in colours} == {"grey": 11, "red": 19, "blue": 3}
    assert edition.markers == (3, 4, 4, 5, 5, 6)
    assert (edition.stones_per_player, set(edition.start_hand.values())) == (10, {1})


def test_the_map_is_the_one_of_the_rules() -> None:
    """M1.8, M2.1, M2.5, M16."""
    edition = load()
    areas = edition.map.areas.values()
    terrains = [area.terrain for area in areas]
    assert {terrain: terrains.count(terrain) for terrain in edition.terrains} == {
        "water": 5,
        "forest": 5,
        "steppe": 5,
        "mountain": 5,
        "city": 4,
    }
    assert {area.gems for area in areas if area.terrain == "city"} == {3}
    assert {area.gems for area in areas if area.terrain != "city"} == {2}
    assert sum(area.pyramid for area in areas) == 8
    walls = [area.wall for area in areas]
    assert (walls.count("north"), walls.count("south")) == (5, 6)
    assert [area.id for area in areas if area.terrain == "city" and area.pyramid] == [edition.map.start]
    assert edition.map.areas["C3"].neighbours == ("B2", "B3", "C2", "C4", "D2", "D3")


def test_neighbours_touch_and_others_do_not() -> None:
    """Hexagons of radius 1 touch when their centres are the square root of 3 apart."""
    areas = load().map.areas.values()
    for one in areas:
        near = {
            other.id
            for other in areas
            if other.id != one.id and abs((one.x - other.x) ** 2 + (one.y - other.y) ** 2 - 3) < 0.01
        }
        assert near == set(one.neighbours)


def test_every_effect_of_the_vocabulary_is_in_use() -> None:
    spells = load().spells
    assert {spell.effect.id for spell in spells.values()} == set(EFFECT_FIELDS)
    assert spells["magic_amber"].effect == Effect("magic", colour="yellow", metal="gold", cards=2)
    assert spells["mighty_power"].effect == Effect("power", raise_by=2)
    assert spells["curse_croesus"].effect == Effect("curse_rich", min=5)
    assert spells["three_wishes"].income == {"gold": 0, "silver": 0, "copper": 0, "iron": 0, JOKER: 3}


@pytest.mark.parametrize("spell", load().spells)
def test_effects_survive_the_round_trip(spell: str) -> None:
    assert said(load().spells[spell].effect) == read_toml(FILE)["spell"][spell]["effect"]


def test_every_value_says_where_it_comes_from() -> None:
    edition = load()
    assert edition.map.provenance == {
        "counts": "rulebook",
        "placement": "reconstructed",
        "neighbours": "reconstructed",
        "shape": "reconstructed",
    }
    assert edition.provenance["stalled_rounds"] == "decided"
    assert edition.spells["burning_desire"].provenance["effect"] == "decided"
    assert {spell.provenance["income"] for spell in edition.spells.values()} == {"reconstructed"}


def test_a_spell_is_corrected(write: Write) -> None:
    text = '[spell.gift]\nincome = { gold = 2 }\neffect = { id = "pull", stones = 2 }\ncolour = "blue"\n'
    edition = load(write(HEAD + text))
    gift = edition.spells["gift"]
    assert gift.income == {"gold": 2, "silver": 0, "copper": 0, "iron": 0, JOKER: 0}
    assert (gift.effect, gift.phase, gift.cost) == (Effect("pull", stones=2), "energy", 2)
    assert (gift.provenance["income"], gift.provenance["cost"]) == ("owner", "reconstructed")
    assert list(edition.spells) == list(load().spells)


def test_areas_are_corrected_one_by_one(write: Write) -> None:
    text = '[map.areas.A1]\ngems = 3\nwall = "none"\n[map.areas.A2]\ngems = 1\n'
    text += '[map]\nwall_edges = [["B1", "A2"]]\nprovenance.placement = "my board"\n'
    edition = load(write(HEAD + text))
    assert (edition.map.areas["A1"].gems, edition.map.areas["A1"].wall) == (3, None)
    assert edition.map.areas["A1"].neighbours == ("A2", "B1")
    assert edition.map.provenance == {
        "counts": "owner",
        "placement": "my board",
        "neighbours": "reconstructed",
        "shape": "owner",
    }


SMALL_MAP = """
[map]
layout = "points"
start = "Oasis"
wall_edges = []
areas = [
  { id = "Oasis", terrain = "city", gems = 9, pyramid = true, at = [0, 0], neighbours = ["Dune", "Rock", "Grove"] },
  { id = "Dune", terrain = "steppe", gems = 9, at = [1, 0], neighbours = ["Oasis", "Ford"] },
  { id = "Rock", terrain = "mountain", gems = 9, at = [0, 1], neighbours = ["Oasis", "Ford"] },
  { id = "Grove", terrain = "forest", gems = 9, at = [-1, 0], neighbours = ["Oasis"] },
  { id = "Ford", terrain = "water", gems = 8, wall = "north", at = [1, 1], neighbours = ["Dune", "Rock", "Well"] },
  { id = "Well", terrain = "water", gems = 8, wall = "south", at = [2, 1], neighbours = ["Ford"] },
]
"""


def test_a_map_is_replaced(write: Write) -> None:
    edition = load(write(HEAD + SMALL_MAP))
    assert list(edition.map.areas) == ["Dune", "Ford", "Grove", "Oasis", "Rock", "Well"]
    assert (edition.map.start, edition.map.layout, edition.map.wall_edges) == ("Oasis", "points", ())
    assert set(edition.map.provenance.values()) == {"owner"}
    assert edition.spells == load().spells


def test_a_new_map_without_its_start_is_refused(write: Write) -> None:
    told = faults(write, HEAD + SMALL_MAP.replace('start = "Oasis"\n', "").replace("wall_edges = []\n", ""))
    assert told == (
        "my.toml: map: start: 'C3' is not one of Dune, Ford, Grove, Oasis, Rock, Well",
        "my.toml: map: wall_edges: ['A1', 'A2'] is not a pair of known areas",
    )


def test_the_hash_follows_the_content_only(write: Write) -> None:
    built_in = load().hash

    def hashed(text: str) -> str:
        return load(write(text)).hash

    head, *spells = WHOLE.split("\n[spell.")
    turned = "\n[spell.".join([head, *reversed(spells)])
    assert hashed(turned) == hashed(WHOLE) == hashed(HEAD) == built_in
    assert hashed("\n".join(line for line in WHOLE.splitlines() if not line.startswith("#"))) == built_in
    assert hashed(HEAD + 'markers = [6, 5, 5, 4, 4, 3]\n[spell.gift]\nnote = "seen"\n') == built_in

    corrections = [
        "markers = [3, 4, 5]",
        "stones_per_player = 9",
        "victory.stalled_rounds = 4",
        "[spell.gift]\ncost = 1",
        "[spell.gift]\nincome = {}",
        '[spell.gift]\ntext.de = "Ein Stein mehr."',
        '[spell.gift]\neffect = { id = "gift", where = "wall" }',
        "[map.areas.A1]\nat = [0.5, 0]",
        'map.start = "A1"',
    ]
    hashes = [hashed(HEAD + text) for text in corrections]
    assert len({built_in, *hashes}) == 1 + len(corrections)


def test_the_order_does_not_depend_on_the_file(write: Write) -> None:
    head, *spells = WHOLE.split("\n[spell.")
    turned = load(write("\n[spell.".join([head, *reversed(spells)])))
    assert list(turned.spells) == list(load().spells)


def test_too_few_spells(write: Write) -> None:
    """M2.7: four for each of six players."""
    head, *spells = WHOLE.split("\n[spell.")
    assert faults(write, "\n[spell.".join([head, *spells[:23]])) == (
        "my.toml: spell: there are 23, 6 players are dealt 24",
    )


def test_too_many_spells(write: Write) -> None:
    extra = '\n[spell.extra]\nname = { en = "x", de = "x" }\ncolour = "red"\nincome = {}\ncost = 1\n'
    extra += 'effect = { id = "plain" }\ntext = { en = "x", de = "x" }\n'
    assert faults(write, HEAD + extra) == ("my.toml: spell: there are 34, at most 33 fit",)


def test_gifts_that_never_meet_are_no_trouble(write: Write) -> None:
    """Four Gifts, but no area in which more than three work."""
    text = HEAD + SMALL_MAP + '[spell.superiority]\neffect = { id = "gift", where = "wall" }\n'
    assert load(write(text)).spells["superiority"].effect == Effect("gift", where="wall")


def test_too_few_colours_to_win(write: Write) -> None:
    """M11.1."""
    gems = [line for line in WHOLE.splitlines() if line.split(" ")[0] in {"white", "light_blue", "dark_blue", "grey"}]
    text = WHOLE
    for line in gems:
        text = text.replace(line + "\n", "")
    assert "my.toml: victory: colours: must be at most 6, not 7" in faults(write, text)


@pytest.mark.parametrize(("text", "fault"), cases("amulett"))
def test_faults(write: Write, text: str, fault: str) -> None:
    assert f"my.toml: {fault}" in faults(write, HEAD + text)
