"""Das Amulett: a view is enough to go on from, and everything that agrees with it looks like it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from serai import Table
from serai.games.amulett.rules.state import Step
from serai.games.amulett.study.playout import play_out
from serai.views.redeal import position_of, redeal

SIZES = [(3, False), (4, True), (5, True), (6, False)]
tables_of_all_sizes = pytest.mark.parametrize(("players", "experienced"), SIZES)
RARE = (Step.KEEP, Step.BURY, Step.CURSE, Step.TELEPORT)
OUTSIDE = ("format", "game", "edition", "edition_hash", "players", "options", "seat", "version", "history", "legal")


def own_part(view: dict[str, Any]) -> str:
    """What the game itself says in a view; the rest is the table's."""
    return json.dumps({name: value for name, value in view.items() if name not in (*OUTSIDE, "result")})


@tables_of_all_sizes
def test_a_view_leads_back_to_its_position(players: int, experienced: bool) -> None:
    table = Table.new("amulett", players=players, seed=players, options={"experienced": experienced})
    draw = random.Random(players)
    moves = 0
    while True:
        step = table.view(None)["step"].upper()
        if moves % 15 == 0 or Step[step] in RARE or table.over:
            for viewer in (None, 0, players - 1, *table.to_move):
                view = json.loads(json.dumps(table.view(viewer)))
                position = position_of(view)
                assert own_part(position.view(viewer)) == own_part(view)
                assert position.awaited() == table.to_move
                if viewer is not None:
                    assert position.legal(viewer) == view["legal"]
        if table.over:
            break
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
        moves += 1


@tables_of_all_sizes
def test_a_world_made_from_a_view_looks_like_it_and_can_be_finished(players: int, experienced: bool) -> None:
    table = Table.new("amulett", players=players, seed=players, options={"experienced": experienced})
    draw = random.Random(3)
    moves = 0
    while not table.over:
        if moves % 25 == 0:
            viewer = draw.choice((None, *range(players)))
            view = table.view(viewer)
            world: Any = redeal(view, seed=moves)
            assert own_part(world.seen_by(viewer).view(viewer)) == own_part(view)
            play_out(world.state, world.data)
            assert world.over
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
        moves += 1


def test_a_view_tells_nothing_of_other_hands() -> None:
    table = Table.new("amulett", players=3, seed=1)
    assert sorted(table.view(1)["seats"][0]) == [
        *("chosen", "colours", "gem_count", "gems", "hand_size", "spells", "supply")
    ]
    assert {"hand", "dealt", "kept", "buried"} <= table.view(1)["seats"][1].keys()
