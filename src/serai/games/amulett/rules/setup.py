"""Das Amulett M2: the table before the first round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.games.amulett.rules.board import put_gem
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.spells import deck_place, lay_before
from serai.games.amulett.rules.state import COLOURS, DEALT, KEEP_BASE, METALS, House, State, Step
from serai.games.options import house_number
from serai.kernel.chance import below, key_of
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Ints, blank

STOCK_BITS = 6
STOCK_MASK = (1 << STOCK_BITS) - 1


def lay_out(data: EditionData, players: int, options: Mapping[str, Any], seed: int | str = 0) -> State:
    """M2.2, M2.5: everything that needs no chance. The gems lie beside the board, the deck in ascending order."""
    state = blank(State, 1)[0]
    state.chance.key = np.uint64(key_of(seed))
    state.players = players
    state.experienced = options["experienced"]
    state.house = house_number(House, options)
    state.step = Step.DEAL_GEMS
    state.party = data.home
    state.stock[:] = data.gems
    for metal in range(METALS):
        state.stacks[metal] = data.metals[metal] - players * data.start_hand[metal]
    for seat in range(players):
        state.seats[seat].hand[:] = data.start_hand
        state.seats[seat].hand_size = sum(data.start_hand)
        state.seats[seat].supply = data.stones
    state.deck[: data.spells] = range(1, data.spells + 1)
    state.deck_size = data.spells
    return state  # type: ignore[no-any-return]


@rule
def lay_gems(state: State, data: EditionData, colours: Ints) -> None:
    """M2.1: all gems as chance has drawn them, area by area."""
    gem = 0
    for area in range(data.areas):
        for _ in range(data.laid_out[area]):
            put_gem(state, area, whole(colours[gem]))
            state.stock[colours[gem]] -= 1
            gem += 1
    end_deal(state)


@rule
def draw_gems(state: State, data: EditionData) -> None:
    """M2.1: all gems are drawn one by one, each equally likely."""
    # The gems not yet drawn are kept as the digits of one number, which is quicker than to read and write them.
    stock = left = whole(0)
    for colour in range(COLOURS):
        stock |= whole(state.stock[colour]) << (STOCK_BITS * colour)
        left += whole(state.stock[colour])
        state.stock[colour] = 0
    for area in range(data.areas):
        for _ in range(data.laid_out[area]):
            drawn = below(state.chance, left)
            place = whole(0)
            while drawn >= (stock >> place) & STOCK_MASK:
                drawn -= (stock >> place) & STOCK_MASK
                place += STOCK_BITS
            stock -= whole(1) << place
            left -= 1
            put_gem(state, area, place // STOCK_BITS)
    end_deal(state)


@rule
def end_deal(state: State) -> None:
    """M2.1: all gems are laid out."""
    state.step = Step.SHUFFLE


@rule
def shuffle(state: State) -> None:
    """M2.3, M2.8: every order of the deck is equally likely."""
    for last in range(state.deck_size - 1, 0, -1):
        lower, upper = deck_place(state, last), deck_place(state, below(state.chance, last + 1))
        spell = state.deck[lower]
        state.deck[lower] = state.deck[upper]
        state.deck[upper] = spell


@rule
def draw_order(state: State) -> None:
    """M2.3: the deck is shuffled; in the experienced set-up M2.8 once more before the first round."""
    shuffle(state)
    end_shuffle(state)


@rule
def end_shuffle(state: State) -> None:
    """M2.3, M2.8: the order of the deck is fixed."""
    state.step = Step.FIRST if state.step == Step.SHUFFLE else Step.SPELL_PHASE


@rule
def draw_first(state: State) -> None:
    """M2.4: a start player is drawn."""
    set_first(state, below(state.chance, state.players))


@rule
def set_first(state: State, seat: int) -> None:
    """M2.4: this seat is start player."""
    state.start = seat
    state.step = Step.DEAL_SPELLS


@rule
def deal_spells(state: State, data: EditionData) -> None:
    """M2.6: each seat's block of top cards lies open with stones on it. M2.7: or goes to the seat face down."""
    dealt = whole(data.dealt) if state.experienced else whole(data.basic_dealt)
    for seat in range(state.players):
        for place in range(dealt):
            spell = whole(state.deck[seat * dealt + place])
            if state.experienced:
                state.seats[seat].dealt[place] = spell
            else:
                lay_before(state, data, seat, spell, whole(data.basic_stones))
    for place in range(dealt * whole(state.players)):
        state.deck[place] = 0
    state.top = dealt * whole(state.players)
    state.deck_size -= state.top
    if state.experienced:
        state.awaited = state.players
        state.step = Step.KEEP
    else:
        state.step = Step.SPELL_PHASE


@rule
def stones_kept(value: int, place: int) -> int:
    """The stones that a `keep` lays on the dealt spell in this place."""
    for _ in range(place):
        value //= KEEP_BASE
    return value - value // KEEP_BASE * KEEP_BASE


@rule
def may_keep(data: EditionData, value: int) -> bool:
    """M2.7: exactly as many spells as may be kept, enough stones on each, and no more than the player has."""
    kept = stones = 0
    for place in range(DEALT):
        laid = stones_kept(value, place)
        if laid > 0:
            if laid < data.kept_stones or place >= data.dealt:
                return False
            kept += 1
            stones += laid
    return kept == data.kept and stones <= data.stones


@rule
def most_stones(data: EditionData, place: int, kept: int, laid: int) -> int:
    """How many stones may still lie on the spell in this place, given the spells kept and the stones laid."""
    if place >= data.dealt or kept == data.kept:
        return 0
    return whole(data.stones) - laid


@rule
def nth_keep(data: EditionData, wanted: int) -> int:
    """The `keep` of that number, from 0; beyond the last one -1 - how many there are."""
    found = 0
    for fourth in range(most_stones(data, whole(3), whole(0), whole(0)) + 1):
        laid, kept = fourth, whole(fourth > 0)
        for third in range(most_stones(data, whole(2), kept, laid) + 1):
            laid, kept = fourth + third, whole(fourth > 0) + whole(third > 0)
            for second in range(most_stones(data, whole(1), kept, laid) + 1):
                laid, kept = fourth + third + second, whole(fourth > 0) + whole(third > 0) + whole(second > 0)
                for first in range(most_stones(data, whole(0), kept, laid) + 1):
                    value = ((fourth * KEEP_BASE + third) * KEEP_BASE + second) * KEEP_BASE + first
                    if kept + whole(first > 0) == data.kept and may_keep(data, value):
                        if found == wanted:
                            return value
                        found += 1
    return -1 - found


@rule
def keep(state: State, seat: int, value: int) -> None:
    """M2.7: seal a choice, or change it; it is revealed when the last seat has committed."""
    keep_sealed(state, seat, value)
    if state.seats[seat].has_chosen == 0:
        state.seats[seat].has_chosen = 1
        state.awaited -= 1
        if state.awaited == 0:
            state.step = Step.REVEAL


@rule
def keep_sealed(state: State, seat: int, value: int) -> None:
    """M2.7: lay the stones, still hidden."""
    for place in range(DEALT):
        state.seats[seat].kept[place] = stones_kept(value, place)


@rule
def reveal(state: State, data: EditionData) -> None:
    """M2.7, M2.8: kept spells lie open with their stones, the others go back to the deck, which chance shuffles."""
    for seat in range(state.players):
        for place in range(data.dealt):
            spell = whole(state.seats[seat].dealt[place])
            if state.seats[seat].kept[place] > 0:
                lay_before(state, data, seat, spell, whole(state.seats[seat].kept[place]))
            else:
                state.deck[deck_place(state, whole(state.deck_size))] = spell
                state.deck_size += 1
            state.seats[seat].dealt[place] = 0
            state.seats[seat].kept[place] = 0
        state.seats[seat].has_chosen = 0
    state.step = Step.RESHUFFLE
