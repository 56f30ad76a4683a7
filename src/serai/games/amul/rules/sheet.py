"""Āmul A11: the score sheet, and the tally of all cards that it is filled in from."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from serai.games.amul.rules.edition_data import KINDS, PACKED, POWER_WORDS, WORDS, Counter, EditionData
from serai.games.amul.rules.state import CARDS, SEATS, State
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, Ints, Record, i16, one, several, u8, u64


class Row(IntEnum):
    """The score sheet from top to bottom (A11.1); the first seven are the colours."""

    YELLOW = 0
    BLUE = 1
    PURPLE = 2
    RED = 3
    GREEN = 4
    ORANGE = 5
    BAZAAR = 6
    ARAB = 7
    MONGOL = 8


ROWS = len(Row)
COLOURS = int(Row.ARAB)
SYMBOLS = len(Counter)
WRITTEN = (*(row.name.lower() for row in Row), Counter.MILITARY.name.lower())
"""what a column has on paper: the points of each colour, then symbols by counter"""
MOST_WRITTEN_POINTS, MOST_WRITTEN_SYMBOLS = 999, 99
"""in one row: more than anybody reaches, and all rows together fit on the sheet"""


class Column(Record):
    """One seat of the score sheet."""

    counters: Ints = several(u64, WORDS, EVERYONE, "count(selector, own) by counter, packed")
    powers: Ints = several(u64, POWER_WORDS, EVERYONE, "powers owned that look at other cards, as bits")
    cards: Ints = several(u8, CARDS, EVERYONE, "the cards of the area")
    held: int = one(i16, EVERYONE, "how many")
    copies: Ints = several(u8, KINDS, EVERYONE, "copies owned, by kind")
    rows: Ints = several(i16, ROWS, EVERYONE, "points by row of the sheet (Row)")
    total: int = one(i16, EVERYONE, "all points")
    wins: int = one(i16, EVERYONE, "1: among the winners (A12)")


class Sheet(Record):
    """The score sheet, and the scratch space to fill it in."""

    players: int = one(i16, EVERYONE, "number of players")
    house: int = one(i16, EVERYONE, "house rules of the table, as bits (House)")
    counters: Ints = several(u64, WORDS, EVERYONE, "count(selector, all) by counter, packed")
    seats: list[Column] = several(Column, SEATS, EVERYONE, "one column per seat")


@rule
def clear(sheet: Sheet, players: int, house: int) -> None:
    """An empty sheet of a table with these house rules."""
    sheet.players = players
    sheet.house = house
    for seat in range(players):
        clear_column(sheet, seat)


@rule
def clear_column(sheet: Sheet, seat: int) -> None:
    """An empty column, ready for the tally of a seat."""
    for word in range(WORDS):
        sheet.seats[seat].counters[word] = 0
    for word in range(POWER_WORDS):
        sheet.seats[seat].powers[word] = 0
    for kind in range(KINDS):
        sheet.seats[seat].copies[kind] = 0
    sheet.seats[seat].held = 0


@rule
def tally(sheet: Sheet, data: EditionData, seat: int, card: int) -> None:
    """A16.1: a card lies in an area, whatever way it came there."""
    held = sheet.seats[seat].held
    sheet.seats[seat].cards[held] = card
    sheet.seats[seat].held = held + 1
    sheet.seats[seat].copies[data.kind[card]] += 1
    for word in range(WORDS):
        sheet.seats[seat].counters[word] += data.counts[card, word]
    for word in range(POWER_WORDS):
        sheet.seats[seat].powers[word] |= data.power_bits[card, word]


@rule
def write_down(sheet: Sheet, seat: int, numbers: Any) -> None:
    """A11.1: a column as it stands on paper (WRITTEN), without its cards."""
    clear_column(sheet, seat)
    for row in range(COLOURS):
        sheet.seats[seat].rows[row] = numbers[row]
    for counter in range(SYMBOLS):
        symbols = np.uint64(numbers[COLOURS + counter])
        sheet.seats[seat].counters[counter // PACKED] |= symbols << np.uint64(8 * (counter % PACKED))


@rule
def take_back(sheet: Sheet, data: EditionData, seat: int) -> None:
    """Undo the last tally of a seat."""
    sheet.seats[seat].held -= 1
    card = sheet.seats[seat].cards[sheet.seats[seat].held]
    sheet.seats[seat].copies[data.kind[card]] -= 1
    for word in range(WORDS):
        sheet.seats[seat].counters[word] -= data.counts[card, word]
    if sheet.seats[seat].copies[data.kind[card]] == 0:
        for word in range(POWER_WORDS):
            sheet.seats[seat].powers[word] ^= data.power_bits[card, word]


@rule
def tally_areas(state: State, data: EditionData, sheet: Sheet) -> None:
    """A fresh sheet with all cards that lie in the areas of a state now."""
    clear(sheet, state.players, state.house)
    for seat in range(state.players):
        for place in range(state.seats[seat].area_size):
            tally(sheet, data, seat, state.seats[seat].area[place])


@rule
def sum_up(sheet: Sheet) -> None:
    """A16.3: what all areas hold together. To be done after the last tally, before anything is scored."""
    for word in range(WORDS):
        sheet.counters[word] = sheet.seats[0].counters[word]
    for seat in range(1, sheet.players):
        for word in range(WORDS):
            sheet.counters[word] += sheet.seats[seat].counters[word]


@rule
def winners_of(sheet: Sheet) -> int:
    """A12: the winners, as bits."""
    winners = whole(0)
    for seat in range(sheet.players):
        winners |= whole(sheet.seats[seat].wins) << seat
    return winners


@rule
def own(sheet: Sheet, counter: int, seat: int) -> int:
    """A16.4: count(selector, own)."""
    return unpacked(np.uint64(sheet.seats[seat].counters[counter // PACKED]), counter)


@rule
def everywhere(sheet: Sheet, counter: int) -> int:
    """A16.4: count(selector, all)."""
    return unpacked(np.uint64(sheet.counters[counter // PACKED]), counter)


@rule
def unpacked(word: np.uint64, counter: int) -> int:
    """One counter out of the word that holds it."""
    return whole((word >> np.uint64(8 * (counter % PACKED))) & np.uint64(255))
