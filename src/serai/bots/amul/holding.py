"""Āmul: the cards of all seats, counted.

What a seat holds is its area and whatever is known of its hand. `shown` and `shown_copies` count the area alone.
"""

from __future__ import annotations

from serai.bots.amul.hopes import Hopes
from serai.games.amul.state import SEATS, State
from serai.games.amul.tables import COUNTERS, KINDS, Tables
from serai.kernel.rule import rule
from serai.kernel.schema import EVERYONE, Ints, Record, i16, one, several, u8


class Holding(Record):
    """The cards of one seat, counted."""

    counters: Ints = several(i16, COUNTERS, EVERYONE, "symbols on the cards held")
    shown: Ints = several(i16, COUNTERS, EVERYONE, "symbols on the cards in the area")
    copies: Ints = several(u8, KINDS, EVERYONE, "cards held, by kind")
    shown_copies: Ints = several(u8, KINDS, EVERYONE, "cards in the area, by kind")
    listed: Ints = several(u8, KINDS, EVERYONE, "1: the kind stands in the list")
    kinds: Ints = several(u8, KINDS, EVERYONE, "kinds that are or were held")
    kinds_size: int = one(i16, EVERYONE, "how many")


class Outlook(Record):
    """All seats, counted."""

    players: int = one(i16, EVERYONE, "number of players")
    seats: list[Holding] = several(Holding, SEATS, EVERYONE, "the seats")


@rule
def hold(outlook: Outlook, tables: Tables, hopes: Hopes, seat: int, card: int) -> None:
    """A card comes to a seat."""
    for counter in range(COUNTERS):
        outlook.seats[seat].counters[counter] += hopes.counts[card, counter]
    kind = tables.kind[card]
    outlook.seats[seat].copies[kind] += 1
    if outlook.seats[seat].listed[kind] == 0:
        outlook.seats[seat].listed[kind] = 1
        outlook.seats[seat].kinds[outlook.seats[seat].kinds_size] = kind
        outlook.seats[seat].kinds_size += 1


@rule
def drop(outlook: Outlook, tables: Tables, hopes: Hopes, seat: int, card: int) -> None:
    """A card leaves a seat."""
    for counter in range(COUNTERS):
        outlook.seats[seat].counters[counter] -= hopes.counts[card, counter]
    kind = tables.kind[card]
    outlook.seats[seat].copies[kind] -= 1
    # Cards tried and taken back leave the list as short as it was; other gaps do no harm.
    last = outlook.seats[seat].kinds_size - 1
    if outlook.seats[seat].copies[kind] == 0 and outlook.seats[seat].kinds[last] == kind:
        outlook.seats[seat].listed[kind] = 0
        outlook.seats[seat].kinds_size = last


@rule
def show(outlook: Outlook, tables: Tables, hopes: Hopes, seat: int, card: int) -> None:
    """A card that is held lies in the area."""
    for counter in range(COUNTERS):
        outlook.seats[seat].shown[counter] += hopes.counts[card, counter]
    outlook.seats[seat].shown_copies[tables.kind[card]] += 1


@rule
def clear_seat(outlook: Outlook, seat: int) -> None:
    """Nothing is held."""
    for counter in range(COUNTERS):
        outlook.seats[seat].counters[counter] = 0
        outlook.seats[seat].shown[counter] = 0
    for kind in range(KINDS):
        outlook.seats[seat].copies[kind] = 0
        outlook.seats[seat].shown_copies[kind] = 0
        outlook.seats[seat].listed[kind] = 0
    outlook.seats[seat].kinds_size = 0


@rule
def count_areas(state: State, tables: Tables, hopes: Hopes, outlook: Outlook) -> None:
    """Count what lies open."""
    outlook.players = state.players
    for seat in range(state.players):
        clear_seat(outlook, seat)
        for place in range(state.seats[seat].area_size):
            hold(outlook, tables, hopes, seat, state.seats[seat].area[place])
            show(outlook, tables, hopes, seat, state.seats[seat].area[place])


@rule
def count_hand(state: State, tables: Tables, hopes: Hopes, outlook: Outlook, seat: int) -> None:
    """Count what is known of a hand as well."""
    for place in range(state.seats[seat].hand_size):
        if state.seats[seat].hand[place] != 0:
            hold(outlook, tables, hopes, seat, state.seats[seat].hand[place])
