"""Das Amulett in small actions: every legal move can be said, in one way, and nothing else can."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from serai.envs.vector.lanes import data_for
from serai.games.amulett.study import vector as rules
from serai.kernel.schema import blank
from serai.played_game import PlayedGame


def said(lanes: Any, data: Any, edition: Any) -> Iterator[dict[str, Any]]:
    """All moves that can be said from here on."""
    for action in lanes["legal"][0, : lanes["legal_count"][0]].tolist():
        further = lanes.copy()
        move = rules.answer(further[0], data, edition, action)
        if move is None:
            yield from said(further, data, edition)
        else:
            yield move


@pytest.mark.parametrize("options", [{}, {"experienced": True}, {"mixing": "single", "order": "free"}])
def test_exactly_the_legal_moves_can_be_said(options: dict[str, Any]) -> None:
    rng = np.random.default_rng(3)
    seen: set[str] = set()
    for seed in range(4):
        table = PlayedGame.new("amulett", players=4, seed=seed, options=options)
        data = data_for(rules, table.edition)  # type: ignore[arg-type]
        for _ in range(150):
            if table.over:
                break
            seat = table.to_move[0]
            legal = table.legal(seat)
            step = legal[-1]["do"]
            if len(legal) < 600 and (step not in seen or rng.random() < 0.15):
                lanes = blank(rules.LANE, 1)
                lanes["state"] = table.seen_by(seat).state
                rules.ask_seat(lanes[0], data[0], seat)
                moves = [str(sorted(move.items(), key=str)) for move in said(lanes, data[0], table.edition)]
                assert sorted(moves) == sorted(str(sorted(move.items(), key=str)) for move in legal)
            seen.add(step)
            table.play(legal[int(rng.integers(len(legal)))])
    assert {"bid", "income", "pay", "gem"} <= seen
