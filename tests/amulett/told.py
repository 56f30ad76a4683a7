"""Fingerprints of all that is told and shown in whole games of Das Amulett, kind by kind.

`python -m tests.amulett.told` writes them to told.json; do so only where what users see is meant to change.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from serai.played_game import PlayedGame

FILE = Path(__file__).with_suffix(".json")
Game = tuple[int, int, bool]
"""players, seed, experienced"""
GAMES: list[Game] = [
    (players, seed, experienced) for players in range(3, 7) for seed, experienced in ((1, False), (2, True))
]


def told(players: int, seed: int, experienced: bool) -> dict[str, str]:
    """One game: a fingerprint for each kind of text."""
    prints = {kind: hashlib.sha256() for kind in ("legal", "choices", "events", "changes", "moves", "result")}
    for kind, text in _texts(players, seed, experienced):
        prints[kind].update(text + b"\n")
    return {kind: found.hexdigest()[:16] for kind, found in prints.items()}


def _texts(players: int, seed: int, experienced: bool) -> Iterator[tuple[str, bytes]]:
    """Half of the moves are taken from the short list, so that rare decisions come up as well."""
    table = PlayedGame.new("amulett", players=players, seed=seed, options={"experienced": experienced})
    draw = random.Random(seed)
    viewers, album, heard = (None, *range(players)), table.album(), 0
    while True:
        texts = table._played.told
        yield from (("events", text) for told in texts[heard:] for text in told.texts)
        heard = len(texts)
        # Not everybody is shown every moment.
        shown = viewers if draw.random() < 0.7 else [viewer for viewer in viewers if draw.random() < 0.6]
        yield from (("changes", text) for text in table.changes(shown, album))
        if table.over:
            break
        seat = draw.choice(table.to_move)
        seen: Any = table.seen_by(seat)
        legal, choices = table.legal(seat), seen.choices(seat)
        yield "legal", json.dumps(legal).encode()
        yield "choices", json.dumps(choices).encode()
        table.play(draw.choice(legal) if draw.random() < 0.5 else draw.choice(choices)["move"])
    yield "moves", json.dumps(table.log).encode()
    yield "result", json.dumps(table.result).encode()


if __name__ == "__main__":
    FILE.write_text(json.dumps({str(game): told(*game) for game in GAMES}, indent=1) + "\n", "utf-8")
