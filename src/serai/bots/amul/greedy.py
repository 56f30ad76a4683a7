"""Āmul, one decision deep: every option is valued by the prospects it leaves."""

from __future__ import annotations

from typing import Any

from serai.bots.amul.hopes import Hopes
from serai.bots.amul.prospects import Outlook, drop, hold, plays_left, prospects, shape, show, source_hope
from serai.games.amul.phases import on_turn, source_card, source_size
from serai.games.amul.state import Source, State, Step
from serai.games.amul.tables import Tables
from serai.kernel.rule import rule, whole


@rule
def without_card(outlook: Outlook, state: State, tables: Tables, hopes: Hopes, seat: int, card: int, plays: int) -> float:
    drop(outlook, tables, hopes, seat, card)
    value = prospects(outlook, state, tables, hopes, seat, plays) + shape(state, tables, hopes, seat, card, 0, plays)
    hold(outlook, tables, hopes, seat, card)
    return value


@rule
def with_card(outlook: Outlook, state: State, tables: Tables, hopes: Hopes, seat: int, card: int, plays: int) -> float:
    hold(outlook, tables, hopes, seat, card)
    value = prospects(outlook, state, tables, hopes, seat, plays) + shape(state, tables, hopes, seat, 0, card, plays)
    drop(outlook, tables, hopes, seat, card)
    return value


@rule
def played(outlook: Outlook, state: State, tables: Tables, hopes: Hopes, seat: int, card: int, plays: int) -> float:
    """Revealing a card: it stays, or it is lost (A6.2)."""
    if tables.table_capable[card] == 0:
        return without_card(outlook, state, tables, hopes, seat, card, plays - 1)
    value = prospects(outlook, state, tables, hopes, seat, plays - 1)
    value += shape(state, tables, hopes, seat, card, 0, plays - 1)
    return value + source_hope(state, hopes, tables.effect[card])


@rule
def value_options(outlook: Outlook, state: State, tables: Tables, hopes: Hopes, seat: int, values: Any) -> int:
    """The value of each option by place: in the hand, the Market or the source; "take nothing" comes last."""
    plays = plays_left(state, tables)
    if state.step == Step.OFFER:
        for place in range(state.seats[seat].hand_size):
            values[place] = without_card(outlook, state, tables, hopes, seat, state.seats[seat].hand[place], plays)
        return whole(state.seats[seat].hand_size)
    if state.step == Step.PLAY:
        for place in range(state.seats[seat].hand_size):
            values[place] = played(outlook, state, tables, hopes, seat, state.seats[seat].hand[place], plays)
        return whole(state.seats[seat].hand_size)
    if state.step == Step.PICK:
        for place in range(state.market_size):
            values[place] = with_card(outlook, state, tables, hopes, seat, state.market[place], plays)
        return whole(state.market_size)
    source = state.seats[seat].effect
    size = whole(source_size(state, source))
    for place in range(size):
        values[place] = with_card(outlook, state, tables, hopes, seat, source_card(state, source, place), plays)
    values[size] = prospects(outlook, state, tables, hopes, seat, plays)
    return size + 1
