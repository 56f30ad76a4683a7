"""Das Amulett: the compiled thinking as ordinary Python calls it; everything travels as arrays of one."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amulett.bot.forecast import Outcomes, forecast
from serai.games.amulett.bot.move_values import move_value
from serai.games.amulett.bot.search import prepare, search
from serai.games.amulett.rules.legal import Actions, list_moves
from serai.games.amulett.rules.moves import split
from serai.kernel.rule import rule


@rule
def move_values_of(states: Any, data: Any, priors: Any, seat: int, actions: Actions, values: Any) -> int:
    """legal.list_moves with move_values.move_value"""
    size = list_moves(states[0], data[0], seat, actions)
    for index in range(size):
        verb, value = split(actions[index])
        values[index] = move_value(states[0], data[0], priors[0], seat, verb, value)
    return size


@rule
def prepare_at(memories: Any, states: Any, data: Any, priors: Any, plans: Any, seat: int, seed: np.uint64) -> None:
    """search.prepare"""
    prepare(memories[0], states[0], data[0], priors[0], plans[0], seat, seed)


@rule
def search_at(memories: Any, states: Any, data: Any, priors: Any, plans: Any, simulations: int) -> None:
    """search.search"""
    search(memories[0], states[0], data[0], priors[0], plans[0], simulations)


@rule
def forecast_at(
    memories: Any,
    states: Any,
    data: Any,
    priors: Any,
    plans: Any,
    option: int,
    first: int,
    last: int,
    outcomes: Outcomes,
) -> None:
    """forecast.forecast"""
    forecast(memories[0], states[0], data[0], priors[0], plans[0], option, first, last, outcomes)
