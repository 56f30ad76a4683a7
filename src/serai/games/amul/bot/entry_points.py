"""Āmul: the compiled thinking as ordinary Python calls it; everything travels as arrays of one (`schema.blank`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul.bot.chances import begin_chances, find_chances, is_news, lay_open, undeal
from serai.games.amul.bot.counts import count_areas, count_hand
from serai.games.amul.bot.forecast import Outcomes, forecast
from serai.games.amul.bot.greedy import Values, card_of, value_options
from serai.games.amul.bot.search import prepare, search
from serai.kernel.rule import rule


@rule
def values_of(states: Any, data: Any, priors: Any, outlooks: Any, seat: int, cards: Values, values: Values) -> int:
    """greedy.value_options from scratch, with the card of each option"""
    count_areas(states[0], data[0], priors[0], outlooks[0])
    count_hand(states[0], data[0], priors[0], outlooks[0], seat)
    size = value_options(outlooks[0], states[0], data[0], priors[0], seat, values)
    for place in range(size):
        cards[place] = card_of(states[0], seat, place)
    return size


@rule
def prepare_at(
    memories: Any, states: Any, data: Any, greedy: Any, priors: Any, plans: Any, seat: int, seed: np.uint64
) -> None:
    """search.prepare"""
    prepare(memories[0], states[0], data[0], greedy[0], priors[0], plans[0], seat, seed)


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
def undeal_at(before: Any, after: Any, data: Any, earlier: Any) -> bool:
    """chances.undeal"""
    return undeal(before[0], after[0], data[0], earlier)
