"""Positions in the middle of games, for tests of bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from serai import Table
from serai.bots.sight import Sight


def decisions(
    game: str, players: int, seed: int, options: dict[str, Any] | None = None, every: int = 1
) -> Iterator[Sight]:
    """Every so-manieth decision of a game played at random."""
    table, chance, number = Table.new(game, players=players, seed=seed, options=options), Random(seed), 0
    while not table.over:
        for seat in table.to_move:
            sight = Sight.of(table, seat, seed)
            if number % every == 0:
                yield sight
            number += 1
            table.play(chance.choice(sight.legal))
