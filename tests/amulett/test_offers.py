"""Das Amulett: what a viewer is sent, written by compiled code, says what the rules say."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai.games.amulett.edition.read import Edition, load
from serai.games.amulett.position import AmulettPosition
from serai.games.amulett.rules.legal import list_moves
from serai.games.amulett.rules.state import METAL_CARDS, METALS, MOST_LEGAL, Step
from serai.games.amulett.seen.writer import table_of
from serai.games.game import Move
from serai.played_game import PlayedGame
from serai.server.table.viewers.stream import view_for
from tests.amulett.scenes import Scene
from tests.amulett.test_overlays import CORRECTIONS, edition
from tests.support.spelt_amulett import spelt

LONG = "lake" + 30 * "_and_lake"


def listed(position: AmulettPosition, seat: int) -> list[Move]:
    """The legal moves by the rules alone."""
    actions: Any = np.empty(MOST_LEGAL, dtype=np.int64)
    size = list_moves(position.state, position.data, seat, actions)
    dealt = [int(spell) for spell in position.state.seats[seat].dealt]
    return [spelt(position.notation, seat, action, dealt) for action in sorted(actions[:size].tolist())]


@pytest.mark.parametrize(("players", "experienced"), [(3, True), (6, False)])
def test_legal_moves_are_those_that_the_rules_list(players: int, experienced: bool) -> None:
    table = PlayedGame.new("amulett", players=players, seed=8, options={"experienced": experienced})
    draw = random.Random(8)
    steps = set()
    while not table.over:
        position: Any = table._position
        for seat in range(players):
            assert table.legal(seat) == listed(position, seat)
        steps.add(Step(position.state.step))
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
    assert {Step.BID_SPELL, Step.BID, Step.PAY, Step.GEM, Step.MOVE, Step.INCOME} <= steps


def long_names(folder: Path) -> Edition:
    return edition(folder, CORRECTIONS.replace("lake", LONG))


def test_m13_3_every_teleport_is_listed(tmp_path: Path) -> None:
    for chosen in (load(), long_names(tmp_path)):
        position = Scene.at("metal_phase", chosen, players=3, spells=[{"teleportation": 1}, {}, {}]).position
        legal = position.legal(0)
        assert legal == listed(position, 0)
        assert legal[0]["do"] == "pass"
        assert {move["do"] for move in legal[1:]} == {"teleport"}


def test_long_names_fit_into_a_view(tmp_path: Path) -> None:
    """Compiled code writes past the end of a page without a word."""
    for chosen in (load(), long_names(tmp_path)):
        table = PlayedGame.new("amulett", players=6, seed=2, edition=chosen)
        draw = random.Random(2)
        largest = 0
        while not table.over:
            for viewer in (None, *range(6)):
                view = table.seen_by(viewer).view(viewer)
                assert list(view["areas"]) == list(chosen.map.areas)
                largest = max(largest, len(json.dumps(view, ensure_ascii=False).encode()))
            table.play(draw.choice(table.legal(draw.choice(table.to_move))))
        assert largest < table_of(chosen).room


def test_the_longest_list_of_moves_fits_into_a_view() -> None:
    """M5.4: half of all cards, of whatever metal: there can be no more bundles."""
    position = Scene.at("metal_phase", players=3, spells=[{"two_wishes": 1}, {}, {}]).position
    position.state.step = Step.INCOME
    limits = position.state.limits
    limits.low[:], limits.high[:] = 0, METAL_CARDS
    limits.least = limits.most = METALS * METAL_CARDS // 2
    legal = position.legal(0)
    assert len(legal) == MOST_LEGAL
    assert legal == listed(position, 0)
    (shown,) = position.changes((0,), position.album(), 0)
    assert len(legal) * len('{"seat":0,"do":"income","take":{}}') < len(shown) < table_of(load()).room


def paths(changes: bytes) -> list[Any]:
    return [path for _, path, *_ in json.loads(b"[%b]" % changes)]


def test_m2_7_moves_are_sent_once_while_spells_are_kept() -> None:
    """They stay the same while others choose and change choices; there can be hundreds."""
    table = PlayedGame.new("amulett", players=3, seed=1, options={"experienced": True})
    album = table.album()
    assert album is not None
    viewers = (None, 0, 1, 2)
    assert all(["legal"] in paths(found) for found in table.changes(viewers, album))
    shown = [view_for(table, seat)["choices"] for seat in range(3)]
    for seat, number, changed in (
        (1, 0, [["awaited"], ["seats", 1, "chosen"], ["seats", 1, "kept"]]),
        (1, 3, [["seats", 1, "kept"]]),
        (0, 5, [["awaited"], ["seats", 0, "chosen"]]),
    ):
        table.play(table.legal(seat)[number])
        assert paths(table.changes((1,), album)[0]) == changed
        assert [view_for(table, seat)["choices"] for seat in range(3)] == shown
    table.play(table.legal(2)[0])
    spectator, *seats = (paths(found) for found in table.changes(viewers, album))
    assert ["legal"] not in spectator
    assert all(["legal"] in found and ["choices"] in found for found in seats)
