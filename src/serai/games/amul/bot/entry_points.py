"""Āmul: the values of options as ordinary Python asks for them; everything travels as arrays of one."""

from __future__ import annotations

from typing import Any

from serai.games.amul.bot.counts import count_areas, count_hand
from serai.games.amul.bot.greedy import Values, card_of, value_options
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
