"""Āmul, one decision deep: every option is valued by the prospects it leaves."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from serai.games.amul.bot.counts import Outlook, drop, hold
from serai.games.amul.bot.edition_priors import Hopes
from serai.games.amul.bot.evaluation import plays_left, prospects
from serai.games.amul.bot.hand import effect_hope, hand_hope
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
    outlook: Outlook, state: State, data: EditionData, hopes: Hopes, seat: int, card: int, plays: int
) -> float:
    """The seat after giving a card away."""
    drop(outlook.seats[seat], data, hopes, card)
    value = prospects(outlook, state, data, hopes, seat, plays)
    hold(outlook.seats[seat], data, hopes, card)
    return value + hand_hope(state, data, hopes, seat, card, 0, plays)


@rule
def value_with(
    outlook: Outlook, state: State, data: EditionData, hopes: Hopes, seat: int, card: int, plays: int
) -> float:
    """The seat after getting a card: into the hand in the Pick, else into the area."""
    if card == 0:
        return prospects(outlook, state, data, hopes, seat, plays)
    hold(outlook.seats[seat], data, hopes, card)
    value = prospects(outlook, state, data, hopes, seat, plays)
    drop(outlook.seats[seat], data, hopes, card)
    return value + hand_hope(state, data, hopes, seat, 0, card if state.step == Step.PICK else 0, plays)


@rule
def value_revealed(
    outlook: Outlook, state: State, data: EditionData, hopes: Hopes, seat: int, card: int, plays: int
) -> float:
    """The seat after revealing a card, which stays in the area or is lost (A6.2)."""
    if not data.table_capable[card]:
        return value_without(outlook, state, data, hopes, seat, card, plays - 1)
    value = prospects(outlook, state, data, hopes, seat, plays - 1)
    value += hand_hope(state, data, hopes, seat, card, 0, plays - 1)
    return value + effect_hope(state, hopes, data.effect[card])


@rule
def value_options(outlook: Outlook, state: State, data: EditionData, hopes: Hopes, seat: int, values: Values) -> int:
    """Write the value of each option, by place, and return how many there are."""
    plays = plays_left(state, data)
    size = options_of(state, seat)
    for place in range(size):
        card = card_of(state, seat, place)
        if state.step == Step.OFFER:
            values[place] = value_without(outlook, state, data, hopes, seat, card, plays)
        elif state.step == Step.PLAY:
            values[place] = value_revealed(outlook, state, data, hopes, seat, card, plays)
        else:
            values[place] = value_with(outlook, state, data, hopes, seat, card, plays)
    return size
