"""Das Amulett: what users see stays as it is, to the byte: moves, short lists, events, changes, chance and results."""

from __future__ import annotations

import json

import pytest

from tests.amulett.told import FILE, GAMES, Game, told


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_whole_games_are_told_as_ever(game: Game) -> None:
    assert told(*game) == json.loads(FILE.read_text("utf-8"))[str(game)]
