"""Finished games to review."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from serai import Table


@cache
def played(game: str, players: int = 3, seed: int = 1, **options: Any) -> dict[str, Any]:
    """The record of a game played at random, but bids are seldom raised: otherwise nobody could pay for long."""
    table, chance = Table.new(game, players=players, seed=seed, options=options), Random(seed)
    while not table.over:
        for seat in table.to_move:
            legal = table.legal(seat)
            table.play(legal[min(chance.randrange(len(legal)), chance.randrange(len(legal)))])
    return table.record()
