"""Āmul, one decision deep: every option is valued by the score to be expected after it."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from serai.games.amul.bot.counts import TableCounts, drop, hold
from serai.games.amul.bot.edition_priors import Priors
from serai.games.amul.bot.evaluation import expected_score, plays_left
from serai.games.amul.bot.hand import effect_value, hand_value
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.phases import source_card, source_size
from serai.games.amul.rules.state import State, Step
from serai.kernel.rule import rule, whole

Values = npt.NDArray[Any]


@rule
def card_of(state: State, seat: int, place: int) -> int:
    """The card that an option is about; 0 for the one behind the last card of a source, which takes nothing."""
    if state.step == Step.OFFER or state.step == Step.PLAY:
        return whole(state.seats[seat].hand[place])
    if state.step == Step.PICK:
        return whole(state.market[place])
    source = state.seats[seat].effect
    return whole(source_card(state, source, place)) if place < source_size(state, source) else 0


@rule
def options_of(state: State, seat: int) -> int:
    """How many options a seat has; they are told apart by place: in the hand, the Market or the source."""
    if state.step == Step.OFFER or state.step == Step.PLAY:
        return whole(state.seats[seat].hand_size)
    if state.step == Step.PICK:
        return whole(state.market_size)
    return whole(source_size(state, state.seats[seat].effect)) + 1


@rule
def value_without(
    outlook: TableCounts, state: State, data: EditionData, priors: Priors, seat: int, card: int, plays: int
) -> float:
    """The seat after giving a card away."""
    drop(outlook.seats[seat], data, priors, card)
    value = expected_score(outlook, state, data, priors, seat, plays)
    hold(outlook.seats[seat], data, priors, card)
    return value + hand_value(state, data, priors, seat, card, 0, plays)


@rule
def value_with(
    outlook: TableCounts, state: State, data: EditionData, priors: Priors, seat: int, card: int, plays: int
) -> float:
    """The seat after getting a card: into the hand in the Pick, else into the area."""
    if card == 0:
        return expected_score(outlook, state, data, priors, seat, plays)
    hold(outlook.seats[seat], data, priors, card)
    value = expected_score(outlook, state, data, priors, seat, plays)
    drop(outlook.seats[seat], data, priors, card)
    return value + hand_value(state, data, priors, seat, 0, card if state.step == Step.PICK else 0, plays)


@rule
def value_revealed(
    outlook: TableCounts, state: State, data: EditionData, priors: Priors, seat: int, card: int, plays: int
) -> float:
    """The seat after revealing a card, which stays in the area or is lost (A6.2)."""
    if not data.table_capable[card]:
        return value_without(outlook, state, data, priors, seat, card, plays - 1)
    value = expected_score(outlook, state, data, priors, seat, plays - 1)
    value += hand_value(state, data, priors, seat, card, 0, plays - 1)
    return value + effect_value(state, priors, data.effect[card])


@rule
def value_options(
    outlook: TableCounts, state: State, data: EditionData, priors: Priors, seat: int, values: Values
) -> int:
    """Write the value of each option, by place, and return how many there are."""
    plays = plays_left(state, data)
    size = options_of(state, seat)
    for place in range(size):
        card = card_of(state, seat, place)
        if state.step == Step.OFFER:
            values[place] = value_without(outlook, state, data, priors, seat, card, plays)
        elif state.step == Step.PLAY:
            values[place] = value_revealed(outlook, state, data, priors, seat, card, plays)
        else:
            values[place] = value_with(outlook, state, data, priors, seat, card, plays)
    return size
