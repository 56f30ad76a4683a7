"""An observation holds nothing that a seat may not know: hidden cards can change without changing it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import serai
from serai.envs.vector.lanes import data_for, templates_for
from serai.kernel.schema import blank
from serai.played_game import PlayedGame


def tables_in_play(game: str, options: dict[str, Any], moves: int) -> Iterator[PlayedGame]:
    rng = np.random.default_rng(7)
    table = PlayedGame.new(game, players=4, seed=11, options=options)
    for number in range(moves):
        if table.over:
            return
        seat = table.to_move[int(rng.integers(len(table.to_move)))]
        legal = table.legal(seat)
        table.play(legal[int(rng.integers(len(legal)))])
        if number % 5 == 0:
            yield table


@pytest.mark.parametrize(
    ("game", "options"), [("amul", {"tea": 3}), ("amulett", {"experienced": False}), ("amulett", {"experienced": True})]
)
def test_a_redacted_state_is_observed_alike(game: str, options: dict[str, Any]) -> None:
    env = serai.vector(game, 1, players=4, options=options)
    rules, lanes = env.rules, blank(env.rules.LANE, 2)
    templates = templates_for(rules, env.edition, [4], env.options)
    tensors = np.zeros((2, rules.LAYOUT.size), dtype=rules.LAYOUT.dtype)
    different = False
    for table in tables_in_play(game, options, 160):
        for seat in range(4):
            lanes["state"][0] = table._position.state
            lanes["state"][1] = table.seen_by(seat).state
            lanes["seat"] = -1
            viewers = np.full(2, seat, dtype=np.int16)
            rules.observe_lanes(lanes, templates, data_for(rules, env.edition), viewers, tensors, 0, 2)
            assert (tensors[0] == tensors[1]).all(), np.flatnonzero(tensors[0] != tensors[1])
            different |= bool(lanes["state"][0] != lanes["state"][1])
    assert different, "nothing was hidden: this test would see nothing"
