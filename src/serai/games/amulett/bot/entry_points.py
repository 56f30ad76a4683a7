"""Das Amulett: the compiled thinking as ordinary Python calls it; everything travels as arrays of one."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amulett.bot.chances import begin_chances, find_chances, is_news, lay_open, undeal
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


@rule
def begin_chances_at(memories: Any, states: Any, data: Any, priors: Any, viewer: int, seed: np.uint64) -> None:
    """chances.begin_chances"""
    begin_chances(memories[0], states[0], data[0], priors[0], viewer, seed)


@rule
def find_chances_at(
    memories: Any,
    states: Any,
    data: Any,
    priors: Any,
    plans: Any,
    seat: int,
    moves: Any,
    first: int,
    last: int,
    outcomes: Outcomes,
) -> None:
    """chances.find_chances"""
    find_chances(memories[0], states[0], data[0], priors[0], plans[0], seat, moves, first, last, outcomes)


@rule
def lay_open_at(states: Any) -> None:
    """chances.lay_open"""
    lay_open(states[0])


@rule
def is_news_at(before: Any, after: Any) -> bool:
    """chances.is_news"""
    return is_news(before[0], after[0])


@rule
def undeal_at(before: Any, after: Any, _data: Any, earlier: Any) -> bool:
    """chances.undeal"""
    return undeal(before[0], after[0], earlier)
