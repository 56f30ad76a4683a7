"""Āmul: what options are worth to a bot, as ordinary Python and a browser ask it."""

from __future__ import annotations

from typing import Any

from serai.games.amul.bot.counts import count_areas, count_hand
from serai.games.amul.bot.edition_priors import Priors
from serai.games.amul.bot.greedy import Values, card_of, value_options
from serai.games.amul.rules.edition_data import EditionData
from serai.kernel.rule import rule


@rule
def values_of(states: Any, data: Any, priors: Any, outlooks: Any, seat: int, cards: Values, values: Values) -> int:
    """greedy.value_options from scratch, with the card of each option; everything travels as arrays of one"""
    count_areas(states[0], data[0], priors[0], outlooks[0])
    count_hand(states[0], data[0], priors[0], outlooks[0], seat)
    size = value_options(outlooks[0], states[0], data[0], priors[0], seat, values)
    for place in range(size):
        cards[place] = card_of(states[0], seat, place)
    return size


@rule
def taste_for(data: EditionData, priors: Priors, seat: int, card: int) -> float:
    """From 0 to 1; nobody is fond of taking nothing."""
    return float(priors.tastes[seat, data.colour[card]]) if card > 0 else 0.0
