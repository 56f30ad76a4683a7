"""Das Amulett: fills in what a viewer sees, from a state that has already been redacted (M12).

Records are handed over as arrays of one where their bytes are copied.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.exchange import lowest_bid, usable_metals
from serai.games.amulett.rules.moves import awaited_seats
from serai.games.amulett.rules.spell_phase import most_stones_to_bid
from serai.games.amulett.rules.spells import deck_place
from serai.games.amulett.rules.state import COLOURS, SPELLS, State, Step
from serai.games.amulett.seen.record import (
    COMMON_SIZE,
    FROM_OWN_SEAT,
    FROM_STATE,
    OWN_AT,
    SEAT_SIZE,
    SEATS_AT,
    SEEN_SIZE,
    AuctionSeen,
    DeckSeen,
    LotSeen,
    ResultSeen,
)
from serai.kernel.memory import clear_bytes
from serai.kernel.rule import rule, whole
from serai.kernel.taken import copy_taken

LAST_STEPS = (Step.RESHUFFLE, Step.HAMMER, Step.INCOME, Step.MOVE, Step.ROUND_END, Step.OVER)
"""of each phase"""
PHASE_OF = np.array([sum(step > last for last in LAST_STEPS) for step in Step])
GEM = PHASE_OF[Step.BID]
FIRST: Any = np.int64(0)


@rule
def fill_common(seen_now: Any, states: Any, data: EditionData, version: int) -> None:
    """M12.1: what everybody sees alike. The state is the spectators'."""
    now, state = seen_now[0], states[0]
    memory = seen_now.view(np.uint8)
    clear_bytes(memory, FIRST, whole(COMMON_SIZE))
    copy_taken(FROM_STATE, states.view(np.uint8), FIRST, memory, FIRST)
    now.is_shown = 1
    now.version = version
    now.phase = PHASE_OF[state.step]
    now.awaited = awaited_seats(state)
    now.areas_size = data.areas
    if state.step >= Step.GEM_PHASE and state.step <= Step.MOVE:
        now.steps_left = state.steps_left
    if state.step == Step.TELEPORT or state.step == Step.ENERGY:
        now.uses_left = state.uses
    for spell in range(1, SPELLS + 1):
        if state.owner[spell]:
            now.seats[state.owner[spell] - 1].spells[spell] = state.stones[spell] + 1
    if state.step == Step.OVER:
        now.is_over = 1
        fill_result(now.result, state)


@rule
def fill_result(result: ResultSeen, state: State) -> None:
    """M11.5: the result."""
    result.winners = state.winners
    result.players = state.players
    for seat in range(state.players):
        for colour in range(COLOURS):
            result.gems[seat, colour] = state.seats[seat].gems[colour]
    result.turn = state.turn
    result.reason = state.reason


@rule
def fill_own(seen_now: Any, states: Any, data: EditionData, viewer: int) -> None:
    """What depends on who looks, from a state redacted for this viewer."""
    now, state = seen_now[0], states[0]
    memory = seen_now.view(np.uint8)
    clear_bytes(memory, whole(COMMON_SIZE), whole(SEEN_SIZE))
    if viewer < state.players:
        now.viewer = viewer + 1
        start = whole(SEATS_AT) + whole(viewer) * SEAT_SIZE
        copy_taken(FROM_OWN_SEAT, states.view(np.uint8), start, memory, whole(OWN_AT))
        if now.phase == GEM:
            now.own.usable = usable_metals(state, data, viewer)
    # It lies there until the hammer has fallen.
    step = state.step
    if step == Step.BID_SPELL or step == Step.HAMMER or step == Step.BID or step == Step.WON:
        now.has_auction = 1
        fill_auction(now.auction, state, viewer)
    fill_deck(now.deck, state)


@rule
def fill_auction(auction: AuctionSeen, state: State, viewer: int) -> None:
    """The open auction; how many cards the seat on turn can pay is told to it alone."""
    auction.bid = state.bid
    auction.bidder = state.bidder
    size = whole(0)
    if state.step <= Step.HAMMER:
        auction.spell = state.card
        auction.lowest = whole(state.bid) + 1
        auction.is_most_known = 1
        auction.most = most_stones_to_bid(state)
        # M4.3: clockwise, the seat on turn first.
        for turn in range(state.turns_left):
            auction.bidding[turn] = (whole(state.actor) + turn) % whole(state.players)
        size = whole(state.turns_left)
    else:
        auction.lowest = lowest_bid(state)
        if viewer == state.actor:
            auction.is_most_known = 1
            auction.most = state.seats[viewer].cover
        for seat in range(state.players):
            if (whole(state.bidding) >> seat) & 1:
                auction.bidding[size] = seat
                size += 1
    auction.bidding_size = size


@rule
def fill_deck(deck: DeckSeen, state: State) -> None:
    """M12.3: how many cards there are, and what a careful player knows of their places."""
    deck.pile_size = state.pile_size
    deck.deck_size = state.deck_size
    size = whole(0)
    lot = whole(-1)
    for above in range(whole(state.pile_size) + whole(state.deck_size)):
        place = deck_place(state, above)
        if state.deck[place]:
            if state.lot[place] != lot:
                lot = whole(state.lot[place])
                deck.known[size].above = above
                deck.known[size].by = state.burier[place]
                size += 1
            lay_under(deck.known[size - 1], state.deck[place])
    deck.known_size = size


@rule
def lay_under(lot: LotSeen, spell: int) -> None:
    """One more spell of a lot."""
    lot.spells[lot.spells_size] = spell
    lot.spells_size += 1
