"""Das Amulett with an owner's corrections: another map, other spells, and what there is no room for."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai.games.amulett.edition.compile import data_of
from serai.games.amulett.edition.read import Edition, load
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.state import State
from serai.games.amulett.study.batch import RandomGames
from serai.games.amulett.study.playout import ResultColumn
from serai.kernel.errors import UserError
from serai.kernel.schema import plain
from serai.played_game import PlayedGame
from tests.amulett.scenes import Scene
from tests.amulett.test_invariants import check_caches, check_material

RING = [("lake", "water", 6), ("wood", "forest", 7), ("plain", "steppe", 6), ("hill", "mountain", 7)]
MAP = "\n".join(
    f'[[map.areas]]\nid = "{name}{side}"\nterrain = "{terrain}"\ngems = {gems}\nat = [{place}, {side}]\n'
    f'neighbours = ["{name}{1 - side}", "{RING[(place + 1) % 4][0]}{side}", "{RING[(place - 1) % 4][0]}{side}"]\n'
    + ("pyramid = true\n" if name == "lake" else "")
    for side in (0, 1)
    for place, (name, terrain, gems) in enumerate(RING)
)
CORRECTIONS = f"""
id = "ring"
[spell.two_wishes]
effect = {{ id = "teleport" }}
[spell.pull_light]
effect = {{ id = "arc" }}
[spell.gift_builders]
effect = {{ id = "desire" }}
[spell.meta_iron]
effect = {{ id = "journey" }}
[spell.influence]
effect = {{ id = "power", raise = 4 }}
[spell.abundance_gold]
income = {{ gold = 9, joker = 2 }}
[map]
layout = "points"
start = "lake0"
wall_edges = []
{MAP}
"""


def edition(folder: Path, text: str) -> Edition:
    file = folder / "owner.toml"
    file.write_text(text, "utf-8")
    return load(str(file))


@pytest.mark.parametrize("experienced", [False, True])
def test_another_map_with_other_spells_can_be_played(tmp_path: Path, experienced: bool) -> None:
    ring = edition(tmp_path, CORRECTIONS)
    table = PlayedGame.new("amulett", players=5, seed=1, options={"experienced": experienced}, edition=ring)
    draw = random.Random(1)
    position: Any = table._position
    data = plain(EditionData, position.data)
    while not table.over:
        state = plain(State, position.state)
        check_material(state, data)
        check_caches(state, data, ring)
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
    assert len(table.view(None)["areas"]) == 8
    games = RandomGames(ring, 6, {"experienced": experienced}, seed=1)
    lines = np.zeros((100, 6, len(ResultColumn)), dtype=np.int16)
    assert games.play(0, lines) > 100 * 50
    assert (lines[:, :, ResultColumn.WINS].sum(axis=1) >= 1).all()


def test_the_corrections_count(tmp_path: Path) -> None:
    ring = edition(tmp_path, CORRECTIONS)
    scene = Scene.at("metal_phase", ring, players=3, spells=[{"two_wishes": 1, "teleportation": 1}, {}, {}])
    gem = {"from": "lake0", "colour": scene.area("lake0")[0], "to": "hill1"}
    scene.do(0, "teleport", **gem)
    assert scene.verbs() == ["pass", "teleport"], "two Teleportations move two gems"
    scene = Scene.at("exchange", ring, players=3, hands=["gg", "g" * 9, ""], spells=[{"influence": 1}, {}, {}])
    assert scene.do(0, "bid", amount=1).amounts()[0] == 5
    scene = Scene.at("energy_phase", ring, players=3, spells=[{"energy_arc": 1, "pull_light": 2}, {}, {}])
    scene.do(0, "arc", spell="pull_light")
    assert scene.finished
    assert scene.spells()[0] == {"pull_light": 2}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('id = "x"\n[metal.gold]\ncount = 40\n', "metal gold: count: 40 is not a whole number from 1 to 31"),
        (
            'id = "x"\n[spell.influence]\neffect = { id = "gift", where = "any" }\n',
            "map: area A2: 4 spells with the effect gift work here, at most 3 fit",
        ),
        (CORRECTIONS.replace("lake", 300 * "l"), "map: area l{20}...: its id has 301 letters, at most 300 fit"),
    ],
)
def test_what_the_state_has_no_room_for_is_refused_by_name(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(UserError, match=fault):
        data_of(edition(tmp_path, text))
