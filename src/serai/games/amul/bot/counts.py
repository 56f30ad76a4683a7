"""Āmul: the cards of all seats, counted.

What a seat holds is its area and whatever is known of its hand. `shown` and `shown_copies` count the area alone.
"""

from __future__ import annotations

import numpy as np

from serai.games.amul.bot.edition_priors import KIND_WORDS, Priors
from serai.games.amul.rules.edition_data import KINDS, PACKED, WORDS, EditionData
from serai.games.amul.rules.sheet import unpacked
from serai.games.amul.rules.state import SEATS, State
from serai.kernel.rule import rule, small_rule
from serai.kernel.schema import EVERYONE, Ints, Record, i16, one, several, u8, u64


class SeatCounts(Record):
    """The cards of one seat, counted."""

    kinds: Ints = several(u64, KIND_WORDS, EVERYONE, "kinds held, as bits")
    counters: Ints = several(u64, WORDS, EVERYONE, "symbols on the cards held, packed as in the score sheet")
    shown: Ints = several(u64, WORDS, EVERYONE, "symbols on the cards in the area, packed")
    copies: Ints = several(u8, KINDS, EVERYONE, "cards held, by kind")
    shown_copies: Ints = several(u8, KINDS, EVERYONE, "cards in the area, by kind")
    printed: int = one(i16, EVERYONE, "points that the cards held have by themselves")
    area_size: int = one(i16, EVERYONE, "cards in the area")


class TableCounts(Record):
    """All seats, counted."""

    players: int = one(i16, EVERYONE, "number of players")
    seats: list[SeatCounts] = several(SeatCounts, SEATS, EVERYONE, "the seats")


@small_rule
def symbols(counts: SeatCounts, counter: int) -> int:
    """How much of a counter is held."""
    return unpacked(np.uint64(counts.counters[counter // PACKED]), counter)


@small_rule
def symbols_shown(counts: SeatCounts, counter: int) -> int:
    """How much of a counter lies in the area."""
    return unpacked(np.uint64(counts.shown[counter // PACKED]), counter)


@small_rule
def hold(counts: SeatCounts, data: EditionData, priors: Priors, card: int) -> None:
    """A card comes to a seat."""
    for word in range(WORDS):
        counts.counters[word] += data.counts[card, word]
    for word in range(KIND_WORDS):
        counts.kinds[word] |= priors.kind_bits[card, word]
    counts.printed += priors.printed[card]
    counts.copies[data.kind[card]] += 1


@rule
def drop(counts: SeatCounts, data: EditionData, priors: Priors, card: int) -> None:
    """A card leaves a seat."""
    for word in range(WORDS):
        counts.counters[word] -= data.counts[card, word]
    kind = data.kind[card]
    counts.printed -= priors.printed[card]
    counts.copies[kind] -= 1
    if counts.copies[kind] == 0:
        for word in range(KIND_WORDS):
            counts.kinds[word] &= ~np.uint64(priors.kind_bits[card, word])


@small_rule
def show(counts: SeatCounts, data: EditionData, card: int) -> None:
    """A card that is held lies in the area."""
    for word in range(WORDS):
        counts.shown[word] += data.counts[card, word]
    counts.shown_copies[data.kind[card]] += 1
    counts.area_size += 1


@rule
def clear_seat(counts: SeatCounts) -> None:
    """Nothing is held."""
    for word in range(KIND_WORDS):
        counts.kinds[word] = 0
    for word in range(WORDS):
        counts.counters[word] = 0
        counts.shown[word] = 0
    for kind in range(KINDS):
        counts.copies[kind] = 0
        counts.shown_copies[kind] = 0
    counts.printed = 0
    counts.area_size = 0


@rule
def count_areas(state: State, data: EditionData, priors: Priors, outlook: TableCounts) -> None:
    """Count what lies open."""
    outlook.players = state.players
    for seat in range(state.players):
        clear_seat(outlook.seats[seat])
        count_area(state, data, priors, outlook, seat, 0)


@small_rule
def count_area(state: State, data: EditionData, priors: Priors, outlook: TableCounts, seat: int, first: int) -> None:
    """Count the cards of an area from the one in place `first` on."""
    for place in range(first, state.seats[seat].area_size):
        hold(outlook.seats[seat], data, priors, state.seats[seat].area[place])
        show(outlook.seats[seat], data, state.seats[seat].area[place])


@small_rule
def count_hand(state: State, data: EditionData, priors: Priors, outlook: TableCounts, seat: int) -> None:
    """Count what is known of a hand as well."""
    for place in range(state.seats[seat].hand_size):
        if state.seats[seat].hand[place] != 0:
            hold(outlook.seats[seat], data, priors, state.seats[seat].hand[place])
