"""Fingerprints of whole games of Das Amulett, to compare the same rules run in two ways.

`python -m tests.amulett.trace [all]` prints them; the environment says how the rules are run.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from serai.games.amulett.rules.state import Step
from serai.games.amulett.study.playout import play_out
from serai.played_game import PlayedGame

Game = tuple[int, int, bool]
"""players, seed, experienced"""
GAMES: list[Game] = [(3, 1, True), (4, 2, False), (5, 3, False), (6, 4, True)]
USUAL = [game for game in GAMES if game[0] in (3, 4)]
MOST_MOVES = 240
MOST_SEEN = (Step.KEEP, Step.BURY)


def trace(players: int, seed: int, experienced: bool) -> list[str]:
    """A fingerprint after every move: the whole state, now and then what each seat sees, other worlds, and playouts."""
    table = PlayedGame.new("amulett", players=players, seed=seed, options={"experienced": experienced})
    draw = random.Random(seed)
    prints: list[str] = []
    while not table.over and len(prints) < MOST_MOVES:
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
        position: Any = table._position
        seen = [position.state.tobytes()]
        if len(prints) % 40 == 0 or position.state.step in MOST_SEEN:
            seen += [table.seen_by(viewer).state.tobytes() for viewer in (None, *range(players))]
            seen += [other_world(table, 1, len(prints)), json.dumps(table.view(0)).encode()]
        if len(prints) == 60:
            seen.append(finished_at_random(position))
        prints.append(hashlib.sha256(b"".join(seen)).hexdigest()[:12])
    return prints


def other_world(table: PlayedGame, viewer: int, seed: int) -> bytes:
    return bytes(table.seen_by(viewer).worlds(1, seed).tobytes())


def finished_at_random(position: Any) -> bytes:
    copy = position.copy()
    decisions = play_out(copy.state, copy.data)
    return bytes(copy.state.tobytes() + np.int64(decisions).tobytes())


def traces(games: Sequence[Game]) -> dict[str, list[str]]:
    return {str(game): trace(*game) for game in games}


if __name__ == "__main__":
    print(json.dumps(traces(GAMES if sys.argv[1:] == ["all"] else USUAL)))
