"""Das Amulett M1 and M16: what is in the box, and the map."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.games.amulett import GAME
from serai.games.amulett.edition.read import load
from serai.games.amulett.rules.state import State
from serai.kernel.errors import IllegalMove
from tests.amulett.scenes import Scene

EDITION = load()
AREAS = EDITION.map.areas


def test_m1_1_three_to_six_players() -> None:
    assert [GAME.check_players(players) for players in (3, 4, 5, 6)] == [3, 4, 5, 6]
    for wrong in (2, 7, 0, -3, 4.0, "4", None, True, [3]):
        with pytest.raises(IllegalMove) as refused:
            GAME.check_players(wrong)
        assert refused.value.rule == "M1.1"


def test_m1_2_gems() -> None:
    counts = {gem.id: gem.count for gem in EDITION.gems.values()}
    assert sum(counts.values()) == 52
    assert [colour for colour, count in counts.items() if count == 7] == ["red", "yellow", "green", "colourless"]
    assert sorted(counts.values()) == [4] * 6 + [7] * 4


def test_m1_3_metal_cards() -> None:
    assert {metal.id: metal.count for metal in EDITION.metals.values()} == dict.fromkeys(
        ("gold", "silver", "copper", "iron"), 28
    )


def test_m1_4_spells() -> None:
    assert Counter(spell.colour for spell in EDITION.spells.values()) == {"grey": 11, "red": 19, "blue": 3}
    assert {spell.cost for spell in EDITION.spells.values()} == {1, 2}
    assert len({(tuple(spell.income.items()), spell.cost, spell.effect) for spell in EDITION.spells.values()}) == 33


def test_m1_5_ten_stones() -> None:
    assert EDITION.stones_per_player == 10
    assert Scene.at("spell_phase", players=6).supply() == [10] * 6


def test_m1_6_markers() -> None:
    assert EDITION.markers == (3, 4, 4, 5, 5, 6)


def test_m1_7_the_hats_have_a_place_in_the_state() -> None:
    names = {field.name for field in State.fields}
    assert {"party", "start"} <= names


def test_m1_8_areas() -> None:
    assert len(AREAS) == 24
    assert Counter(area.terrain for area in AREAS.values()) == {
        "water": 5,
        "forest": 5,
        "steppe": 5,
        "mountain": 5,
        "city": 4,
    }
    assert sum(area.pyramid for area in AREAS.values()) == 8
    assert Counter(area.wall for area in AREAS.values()) == {"north": 5, "south": 6, None: 13}
    city = [area for area in AREAS.values() if area.terrain == "city"]
    assert [area.id for area in city if area.pyramid] == ["C3"]
    assert sum(area.wall == "south" for area in city) == 2
    assert {terrain.id: terrain.accepts for terrain in EDITION.terrains.values()} == {
        "water": ("gold",),
        "forest": ("silver",),
        "steppe": ("copper",),
        "mountain": ("iron",),
        "city": ("gold", "silver", "copper", "iron"),
    }


def test_m1_9_walls_do_not_hinder_the_party() -> None:
    """From north of the wall to the south of it, and out of the city quarter."""
    board: dict[str, list[str]] = {"A2": ["red"], "B1": [], "C2": ["red"]}
    assert Scene.at("travel", players=3, party="A1", board=board).do(0, "move", area="A2").party() == "A2"
    assert Scene.at("travel", players=3, party="C3", board=board).do(0, "move", area="C2").party() == "C2"


def test_m16_the_map_is_a_grid_of_hexagons() -> None:
    """Six columns of four; every second column lies half a hexagon lower."""
    assert list(AREAS) == [f"{column}{row}" for column in "ABCDEF" for row in (1, 2, 3, 4)]
    for area in AREAS.values():
        column, row = "ABCDEF".index(area.id[0]), int(area.id[1])
        beside = (row, row + 1) if column % 2 else (row - 1, row)
        near = {(column, row - 1), (column, row + 1)} | {(c, r) for c in (column - 1, column + 1) for r in beside}
        assert set(area.neighbours) == {f"{'ABCDEF'[c]}{r}" for c, r in near if 0 <= c < 6 and 1 <= r <= 4}
    at_the_wall = [area.id for area in AREAS.values() if area.wall]
    assert at_the_wall == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2", "F1"]
    assert [area.id for area in AREAS.values() if area.pyramid] == ["A2", "A3", "A4", "B2", "B3", "B4", "C3", "C4"]
    assert EDITION.map.start == "C3"
