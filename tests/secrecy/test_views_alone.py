"""A view is enough: to imagine whole worlds from, to play on from, and to follow by patches. For both games."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from serai.played_game import PlayedGame
from serai.views import diff
from serai.views.redeal import position_of, redeal

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("amul", players, {"tea": tea}) for players, tea in [(3, 0), (4, 2), (5, 8), (6, 0), (7, 5), (8, 3)]),
    *(("amulett", players, {"experienced": set_up}) for players in range(3, 7) for set_up in (False, True)),
]
OFTEN = (TABLES[0], TABLES[5], TABLES[6], TABLES[-1])
"""the smallest and the largest tables; the others are rare"""
every_table = pytest.mark.parametrize(
    ("game", "players", "options"),
    [pytest.param(*table, marks=() if table in OFTEN else pytest.mark.rare) for table in TABLES],
)
EVERY = 9
"""A number that meets every step of a round now and then."""


def bytes_of(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def moments(game: str, players: int, options: dict[str, Any]) -> list[PlayedGame]:
    """A random game before its end; sealed steps are left half chosen as often as not."""
    draw = random.Random(players)
    table = PlayedGame.new(game, players=players, seed=players, options=options)
    found = []
    for number in range(12 * EVERY):
        if not table.over and number % EVERY in (0, 1):
            found.append(PlayedGame.restore(game, players, table.log, options))
        if not table.over:
            table.play(draw.choice(table.legal(draw.choice(table.to_move))))
    return found


@every_table
def test_a_redealt_world_gives_the_same_view(game: str, players: int, options: dict[str, Any]) -> None:
    for number, table in enumerate(moments(game, players, options)):
        viewer = (None, *range(players))[number % (players + 1)]
        view = table.view(viewer)
        for seed in range(3):
            again = redeal(view, seed).seen_by(viewer).view(viewer)
            assert bytes_of({**view, **again}) == bytes_of(view)


@every_table
def test_a_view_is_enough_to_play_from(game: str, players: int, options: dict[str, Any]) -> None:
    for table in moments(game, players, options):
        for viewer in range(players):
            view = json.loads(bytes_of(table.view(viewer)))
            position = position_of(view)
            assert position.legal(viewer) == view["legal"] == table.legal(viewer)
            assert position.awaited() == table.to_move
            assert bytes_of({**view, **position.view(viewer)}) == bytes_of(view)


@every_table
def test_patches_lead_from_view_to_view(game: str, players: int, options: dict[str, Any]) -> None:
    table = PlayedGame.new(game, players=players, seed=6, options=options)
    draw = random.Random(3)
    viewers = (None, 0, players - 1)
    held = {viewer: table.view(viewer) for viewer in viewers}
    while not table.over and table.version < 200:
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
        for viewer in viewers:
            fresh = table.view(viewer)
            patch = json.loads(bytes_of(diff.make(held[viewer], fresh)))
            before = bytes_of(held[viewer])
            moved = diff.apply(held[viewer], patch)
            assert moved == fresh
            assert bytes_of(held[viewer]) == before
            held[viewer] = moved
