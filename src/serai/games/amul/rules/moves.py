"""Āmul A15: legal moves, checks and one step of play, by action number."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.phases import (
    advance,
    choose,
    end_effect,
    end_pick,
    on_turn,
    pick,
    source_card,
    source_size,
    take,
)
from serai.games.amul.rules.state import CARDS, OFFER, PICK, PLAY, TAKE, Source, State, Step
from serai.kernel.rule import rule, whole

Actions = npt.NDArray[np.int32]


class Refusal(IntEnum):
    """Why a move is refused, in the order of the checks of A15.2."""

    NONE = 0
    NO_ACTION = 1
    GAME_OVER = 2
    NOT_NOW = 3
    NOT_ON_TURN = 4
    NOT_IN_HAND = 5
    NOT_IN_MARKET = 6
    NOT_IN_SOURCE = 7


@rule
def owes(state: State, seat: int) -> bool:
    """Whether a seat owes a decision now."""
    if state.step == Step.OFFER or state.step == Step.PLAY:
        return state.seats[seat].has_chosen == 0
    if state.step == Step.PICK or state.step == Step.EFFECT:
        return on_turn(state) == seat
    return False


@rule
def awaited_seats(state: State) -> int:
    """The seats that owe a decision now, as bits."""
    seats = 0
    for seat in range(state.players):
        if owes(state, seat):
            seats |= 1 << seat
    return seats


@rule
def list_moves(state: State, seat: int, actions: Actions) -> int:
    """Write a seat's legal actions into the list and return how many there are.

    In a simultaneous step they stay open to a seat that has chosen, because it may change its mind (A4.2, A6.2).
    """
    if state.step == Step.OFFER or state.step == Step.PLAY:
        verb = OFFER if state.step == Step.OFFER else PLAY
        size = int(state.seats[seat].hand_size)
        for place in range(size):
            actions[place] = verb + whole(state.seats[seat].hand[place])
        return size
    if state.step == Step.PICK and on_turn(state) == seat:
        size = int(state.market_size)
        for place in range(size):
            actions[place] = PICK + whole(state.market[place])
        return size
    if state.step == Step.EFFECT and on_turn(state) == seat:
        source = state.seats[seat].effect
        size = int(source_size(state, source))
        for place in range(size):
            actions[place] = TAKE + whole(source_card(state, source, place))
        actions[size] = TAKE
        return size + 1
    return 0


@rule
def find_in_hand(state: State, seat: int, card: int) -> int:
    """The place of a card in a hand, or -1."""
    for place in range(state.seats[seat].hand_size):
        if state.seats[seat].hand[place] == card:
            return place
    return -1


@rule
def find_in_source(state: State, source: int, card: int) -> int:
    """The place of a card in the Market, Palace or Bazaar, or -1."""
    for place in range(source_size(state, source)):
        if source_card(state, source, place) == card:
            return place
    return -1


@rule
def act(state: State, data: EditionData, seat: int, action: int) -> int:
    """Carry out an action by its number."""
    if action < 0 or action > TAKE + CARDS or seat < 0 or seat >= state.players or state.step == Step.SETUP:
        return Refusal.NO_ACTION
    if action >= TAKE:
        return carry_out(state, data, seat, Step.EFFECT, action - TAKE)
    if action >= PLAY:
        return carry_out(state, data, seat, Step.PLAY, action - PLAY)
    if action >= PICK:
        return carry_out(state, data, seat, Step.PICK, action - PICK)
    return carry_out(state, data, seat, Step.OFFER, action - OFFER)


@rule
def carry_out(state: State, data: EditionData, seat: int, step: int, card: int) -> int:
    """Check a move, carry it out and go on to the next decision or the end. A refusal changes nothing."""
    refusal = attempt(state, data, seat, step, card)
    if refusal == Refusal.NONE:
        advance(state, data)
    return refusal


@rule
def attempt(state: State, data: EditionData, seat: int, step: int, card: int) -> int:
    """Check a move in the order of A15.2 and do it, but nothing that follows by itself; each step has one verb.

    Card 0 stands for taking nothing, -1 for a card that does not exist. A refusal changes nothing.
    """
    # A15.2, 3 and 4.
    if state.step == Step.OVER:
        return Refusal.GAME_OVER
    if state.step != step:
        return Refusal.NOT_NOW

    # A4, A6: any card of the seat's hand; a seat that has chosen may choose again.
    if step == Step.OFFER or step == Step.PLAY:
        place = find_in_hand(state, seat, card)
        if place < 0:
            return Refusal.NOT_IN_HAND
        choose(state, data, seat, place)
        return Refusal.NONE

    # A15.2, 6 and 7.
    if on_turn(state) != seat:
        return Refusal.NOT_ON_TURN
    if step == Step.PICK:
        place = find_in_source(state, Source.MARKET, card)
        if place < 0:
            return Refusal.NOT_IN_MARKET
        pick(state, seat, place)
        end_pick(state)
        return Refusal.NONE
    place = find_in_source(state, state.seats[seat].effect, card)
    if card != 0 and place < 0:
        return Refusal.NOT_IN_SOURCE
    take(state, data, seat, place)
    end_effect(state)
    return Refusal.NONE
