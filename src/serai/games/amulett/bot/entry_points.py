"""Das Amulett: the compiled thinking as ordinary Python calls it; everything travels as arrays of one."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amulett.bot.move_values import like
from serai.games.amulett.bot.search import prepare, search
from serai.games.amulett.rules.legal import Actions, list_moves
from serai.games.amulett.rules.moves import split
from serai.kernel.rule import rule


@rule
def likings_of(states: Any, data: Any, hopes: Any, seat: int, actions: Actions, liked: Any) -> int:
    """legal.list_moves with liking.like"""
    size = list_moves(states[0], data[0], seat, actions)
    for index in range(size):
        verb, value = split(actions[index])
        liked[index] = like(states[0], data[0], hopes[0], seat, verb, value)
    return size


@rule
def prepare_at(desks: Any, states: Any, data: Any, hopes: Any, plans: Any, seat: int, seed: np.uint64) -> None:
    """search.prepare"""
    prepare(desks[0], states[0], data[0], hopes[0], plans[0], seat, seed)


@rule
def search_at(desks: Any, states: Any, data: Any, hopes: Any, plans: Any, simulations: int) -> None:
    """search.search"""
    search(desks[0], states[0], data[0], hopes[0], plans[0], simulations)
