"""Fingerprints of whole games of Āmul, to compare the same rules run in two ways.

`python -m tests.support.trace_amul [all]` prints them; the environment says how the rules are run.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Sequence

import numpy as np

from serai.games.amul.explain import fill_sheet
from serai.games.amul.rules.scoring import score
from serai.games.amul.rules.sheet import Sheet
from serai.games.amul.study.playout import play_out
from serai.kernel.schema import blank
from serai.played_game import PlayedGame

Game = tuple[int, int, int]
"""players, seed, tea"""
GAMES: list[Game] = [(players, seed, (players * seed) % 9) for players in range(3, 9) for seed in (1, 2)]
USUAL = [(players, seed, tea) for players, seed, tea in GAMES if players in (3, 4, 8) and seed == 1]


def trace(players: int, seed: int, tea: int) -> list[str]:
    """A fingerprint after every move: the whole state, now and then what each seat sees, and a random playout."""
    table = PlayedGame.new("amul", players=players, seed=seed, options={"tea": tea})
    draw = random.Random(seed)
    prints: list[str] = []
    while not table.over:
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
        seen = [table._position.state.tobytes()]
        if len(prints) % 20 == 0:
            seen += [table.seen_by(viewer).state.tobytes() for viewer in (None, *range(players))]
        if len(prints) % 60 == 0:
            seen += [finished_at_random(table)]
        if len(prints) == 60:  # its gains take long when interpreted
            seen += [json.dumps(table.view(0)).encode()]
        prints.append(hashlib.sha256(b"".join(seen)).hexdigest()[:12])
    prints.append(json.dumps(table.result))
    return prints


def finished_at_random(table: PlayedGame) -> bytes:
    position = table._position.copy()
    decisions = play_out(position.state, position.data)
    sheet = blank(Sheet, 1)[0]
    score(position.state, position.data, sheet)
    return bytes(position.state.tobytes() + sheet.tobytes() + np.int64(decisions).tobytes())


def odd_sheets() -> list[str]:
    """Fingerprints of score sheets that no game reaches."""
    edition = PlayedGame.new("amul", players=3).edition
    everything = list(range(1, 173))
    data: list[list[list[int]]] = [
        [everything, [], []],
        [everything[seat::8] for seat in range(8)],
        [[] for _ in range(5)],
    ]
    return [hashlib.sha256(fill_sheet(edition, areas).tobytes()).hexdigest() for areas in data]


def traces(games: Sequence[Game]) -> dict[str, list[str]]:
    return {**{str(game): trace(*game) for game in games}, "odd sheets": odd_sheets()}


if __name__ == "__main__":
    print(json.dumps(traces(GAMES if sys.argv[1:] == ["all"] else USUAL)))
