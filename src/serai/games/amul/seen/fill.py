"""Āmul: fills in what a viewer sees, from a state that has already been redacted (A14).

Records are handed over as arrays of one where their bytes are copied.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.moves import awaited_seats, list_moves
from serai.games.amul.rules.order import first_pick
from serai.games.amul.rules.scoring import gain, score
from serai.games.amul.rules.sheet import ROWS, Sheet, winners_of
from serai.games.amul.rules.state import CARDS, OFFER, TAKE, State, Step
from serai.games.amul.seen.card_worth import count_worth, has_same_areas
from serai.games.amul.seen.knowledge import mark_seen
from serai.games.amul.seen.record import (
    COMMON_SIZE,
    FROM_OWN_SEAT,
    FROM_SHEET,
    FROM_STATE,
    NOT_COUNTED,
    OWN_AT,
    SEAT_SIZE,
    SEATS_AT,
    SEEN_SIZE,
    MoveSeen,
    ResultSeen,
    Seen,
)
from serai.games.amul.seen.workspace import Setting
from serai.kernel.memory import clear_bytes
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Ints
from serai.kernel.taken import copy_taken

FIRST: Any = np.int64(0)


@rule
def fill_common(seen_now: Any, states: Any, data: EditionData, sheets: Any, version: int) -> None:
    """What everybody sees alike; the score sheet is filled in as well. The state is the spectators'."""
    now, state, sheet = seen_now[0], states[0], sheets[0]
    memory = seen_now.view(np.uint8)
    score(state, data, sheet)
    clear_bytes(memory, FIRST, whole(COMMON_SIZE))
    copy_taken(FROM_STATE, states.view(np.uint8), FIRST, memory, FIRST)
    copy_taken(FROM_SHEET, sheets.view(np.uint8), FIRST, memory, FIRST)
    now.is_shown = 1
    now.version = version
    now.rounds = data.rounds
    now.first_pick = first_pick(state) if state.turn else state.start
    now.awaited = awaited_seats(state)
    now.deck = state.deck_size - state.dealt
    for place in range(state.market_size):
        now.offerer[place] = offerer_of(state, state.market[place])
    sort(now.palace, whole(now.palace_size))
    sort(now.bazaar, whole(now.bazaar_size))
    for seat in range(state.players):
        size = whole(0)
        for place in range(state.seats[seat].hand_size):
            card = state.seats[seat].hand[place]
            if card and state.picked[card]:
                now.seats[seat].known[size] = card
                size += 1
        now.seats[seat].known_size = size
        sort(now.seats[seat].known, size)
    if state.step == Step.OVER:
        now.is_over = 1
        fill_result(now.result, state, sheet)


@rule
def offerer_of(state: State, card: int) -> int:
    """A4.3: the seat, plus 1, that has offered a card which lies in the Market; 0 for one that was filled in."""
    for seat in range(state.players):
        if state.seats[seat].offered == card:
            return seat + 1
    return 0


@rule
def sort(pile: Ints, size: int) -> None:
    """Put the first `size` numbers of a pile into ascending order."""
    for last in range(1, size):
        card = pile[last]
        place = last
        while place > 0 and pile[place - 1] > card:
            pile[place] = pile[place - 1]
            place -= 1
        pile[place] = card


@rule
def fill_result(result: ResultSeen, state: State, sheet: Sheet) -> None:
    """A15.5: the result."""
    result.players = state.players
    for seat in range(state.players):
        result.scores[seat] = sheet.seats[seat].total
        for row in range(ROWS):
            result.breakdown[seat, row] = sheet.seats[seat].rows[row]
        result.prowess[seat] = state.seats[seat].prowess
    result.winners = winners_of(sheet)


@rule
def fill_own(seen_now: Any, last: Seen, states: Any, setting: Setting, sheet: Sheet, viewer: int, actions: Any) -> None:
    """Fill in what depends on the viewer, from a state redacted for them; the rest is filled in already.

    Gains that the viewer was last shown hold until a card comes into an area. `actions` is room for all legal moves.
    """
    now, state = seen_now[0], states[0]
    memory = seen_now.view(np.uint8)
    clear_bytes(memory, whole(COMMON_SIZE), whole(SEEN_SIZE))
    # A14.3: cards in use minus all cards seen by this viewer.
    for card in range(CARDS + 1):
        now.unseen[card] = setting.in_use[card]
    mark_seen(state, now.unseen)
    if viewer >= state.players:
        return
    now.viewer = viewer + 1
    copy_taken(FROM_OWN_SEAT, states.view(np.uint8), whole(SEATS_AT) + whole(viewer) * SEAT_SIZE, memory, whole(OWN_AT))
    if state.seats[viewer].chosen:
        now.own.choice = now.own.hand[state.seats[viewer].chosen - 1]
    for place in range(now.own.hand_size):
        if setting.edition.hand_capable[now.own.hand[place]]:
            now.own.counting[now.own.counting_size] = now.own.hand[place]
            now.own.counting_size += 1
    now.own.points_with_hand = now.seats[viewer].total
    if state.step != Step.SETUP and state.step != Step.OVER:
        now.has_gains = 1
        lay_within_reach(now)
        count_gains(now, last, setting.edition, sheet, viewer)
        count_worth(now, last, setting.edition, setting.looks_around, sheet, viewer)
    size = list_moves(state, viewer, actions)
    now.legal_size = size
    sort(actions, size)
    for place in range(size):
        fill_move(now.legal[place], whole(actions[place]), viewer)


@rule
def lay_within_reach(now: Seen) -> None:
    """Market, Palace, Bazaar and the viewer's hand, in the order they are shown."""
    size = whole(0)
    for place in range(now.market_size):
        now.reach[size] = now.market[place]
        size += 1
    for place in range(now.palace_size):
        now.reach[size] = now.palace[place]
        size += 1
    for place in range(now.bazaar_size):
        now.reach[size] = now.bazaar[place]
        size += 1
    for place in range(now.own.hand_size):
        now.reach[size] = now.own.hand[place]
        size += 1
    now.reach_size = size


@rule
def count_gains(now: Seen, last: Seen, data: EditionData, sheet: Sheet, viewer: int) -> None:
    """What each card within reach would add to the viewer's points, if that is not known already."""
    is_known = has_same_areas(now, last)
    for card in range(CARDS + 1):
        now.gain_of[card] = last.gain_of[card] if is_known else NOT_COUNTED
    for place in range(now.reach_size):
        card = now.reach[place]
        if now.gain_of[card] == NOT_COUNTED:
            now.gain_of[card] = gain(sheet, data, viewer, card, now.seats[viewer].total)
        now.gains[place] = now.gain_of[card]


@rule
def fill_move(move: MoveSeen, action: int, seat: int) -> None:
    """A legal move by its number; all verbs have as many numbers as there are cards, and one more."""
    verb, card = (action - OFFER) // (CARDS + 1), (action - OFFER) % (CARDS + 1)
    move.seat = seat
    move.do = verb
    if action >= TAKE:
        move.is_taking = 1
        move.took = card
    else:
        move.has_card = 1
        move.card = card
