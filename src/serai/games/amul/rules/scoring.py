"""Āmul A11, A12: scoring, a pure function of the final areas and the seating.

First every card is tallied (sheet.py), then the powers of the kinds a seat owns are added up (powers.py), then the
majorities. The areas come in through the sheet, so any distribution of cards can be scored (A11.4).
"""

from __future__ import annotations

import numpy as np

from serai.games.amul.rules.edition_data import POWER_WORDS, SET_ENTRIES, Counter, EditionData, PowerRow
from serai.games.amul.rules.powers import card_points, counted, together
from serai.games.amul.rules.sheet import ROWS, Row, Sheet, own, sum_up, take_back, tally, tally_areas
from serai.games.amul.rules.state import House, State
from serai.kernel.bits import lowest_bit, without_lowest
from serai.kernel.rule import rule, small_rule, whole

CLAIM_BITS = 8
"""what the sheet counts of anything fits into them"""


@rule
def enter_powers(sheet: Sheet, data: EditionData, seat: int) -> None:
    """A11.2, A16.14: the points of all cards, each in the row of its own colour."""
    for row in range(ROWS):
        sheet.seats[seat].rows[row] = 0
    for place in range(sheet.seats[seat].held):
        card = sheet.seats[seat].cards[place]
        sheet.seats[seat].rows[data.colour[card]] += data.fixed[card]

    # A16.6: many cards belong to sets; these are looked up without asking which of them a seat has.
    for index in range(data.sets_size):
        kind = data.sets[index]
        copies = min(whole(sheet.seats[seat].copies[kind]), SET_ENTRIES)
        sheet.seats[seat].rows[data.kind_colour[kind]] += data.set_points[index, copies]

    # The powers of other kinds come sorted by what they do, whatever order the cards came in: the processor guesses
    # better what comes next.
    for word in range(POWER_WORDS):
        owned = np.uint64(sheet.seats[seat].powers[word] & data.counted_bits[word])
        while owned != 0:
            power = data.powers[data.power_of_bit[word, lowest_bit(owned)]]
            owned = without_lowest(owned)
            points = sheet.seats[seat].copies[power.kind] * counted(sheet, data, power, seat)
            sheet.seats[seat].rows[data.kind_colour[power.kind]] += points
        owned = np.uint64(sheet.seats[seat].powers[word] & ~data.counted_bits[word])
        while owned != 0:
            power = data.powers[data.power_of_bit[word, lowest_bit(owned)]]
            owned = without_lowest(owned)
            points = all_copies(sheet, data, power, seat)
            sheet.seats[seat].rows[data.kind_colour[power.kind]] += points


@rule
def all_copies(sheet: Sheet, data: EditionData, power: PowerRow, seat: int) -> int:
    """What a power gives to all cards of its kind together."""
    copies = whole(sheet.seats[seat].copies[power.kind])
    if not data.floored[power.kind]:
        return together(sheet, data, power, seat, copies)
    # A16.17: where the floor of 0 can matter, card by card with all powers of the kind.
    points = 0
    for copy in range(1, copies + 1):
        points += card_points(sheet, data, power.kind, seat, copy)
    return points


@rule
def majority(sheet: Sheet, data: EditionData, counter: int, seat: int) -> int:
    """A11.3: with g players ahead and t level (yourself included) you get the points of rank g + t.

    By house rule the t players share the points of the ranks they hold together, rounded down.
    """
    if own(sheet, counter, seat) == 0:
        return 0
    ahead, level = ranks(sheet, counter, seat)
    if not sheet.house & House.MAJORITIES_SHARED:
        return whole(data.majority[ahead + level])
    points = whole(0)
    for rank in range(ahead + 1, ahead + level + 1):
        points += whole(data.majority[rank])
    return points // level


@rule
def ranks(sheet: Sheet, counter: int, seat: int) -> tuple[int, int]:
    """A11.3: how many are ahead of a seat, and how many are level with it, itself included."""
    mine = claim(sheet, counter, seat)
    ahead = level = whole(0)
    for other in range(sheet.players):
        theirs = claim(sheet, counter, other)
        ahead += whole(theirs > mine)
        level += whole(theirs == mine)
    return ahead, level


@small_rule
def claim(sheet: Sheet, counter: int, seat: int) -> int:
    """A11.3: the symbols of a majority; by house rule Military Prowess decides between equal numbers."""
    symbols = own(sheet, counter, seat) << CLAIM_BITS
    return symbols + prowess(sheet, seat) if sheet.house & House.MAJORITIES_BROKEN else symbols


@rule
def settle_seat(sheet: Sheet, data: EditionData, seat: int) -> int:
    """A11: fill in the column of a seat; returns its points."""
    enter_powers(sheet, data, seat)
    return add_up(sheet, data, seat)


@rule
def add_up(sheet: Sheet, data: EditionData, seat: int) -> int:
    """A11.3: the majorities and the sum of a column in which the points of the colours are entered."""
    sheet.seats[seat].rows[Row.ARAB] = majority(sheet, data, Counter.ARAB, seat)
    sheet.seats[seat].rows[Row.MONGOL] = majority(sheet, data, Counter.MONGOL, seat)
    total = 0
    for row in range(ROWS):
        total += sheet.seats[seat].rows[row]
    sheet.seats[seat].total = total
    return total


@rule
def settle(sheet: Sheet, data: EditionData) -> None:
    """A11, A12: fill in the sheet for areas that have been tallied."""
    sum_up(sheet)
    for seat in range(sheet.players):
        settle_seat(sheet, data, seat)
    find_winners(sheet)


@rule
def settle_written(sheet: Sheet, data: EditionData) -> None:
    """A11.3, A12: fill in the rest of a sheet whose points and symbols somebody has written down."""
    for seat in range(sheet.players):
        add_up(sheet, data, seat)
    find_winners(sheet)


@rule
def prowess(sheet: Sheet, seat: int) -> int:
    """A9.2, A12.2: Military symbols in the final area."""
    return own(sheet, Counter.MILITARY, seat)


@rule
def find_winners(sheet: Sheet) -> None:
    """A12: most points, then most prowess, then together."""
    most, strongest = -1, -1
    for seat in range(sheet.players):
        total = whole(sheet.seats[seat].total)
        if total > most or (total == most and prowess(sheet, seat) > strongest):
            most, strongest = total, prowess(sheet, seat)
    for seat in range(sheet.players):
        wins = sheet.seats[seat].total == most and prowess(sheet, seat) == strongest
        sheet.seats[seat].wins = 1 if wins else 0


@rule
def score(state: State, data: EditionData, sheet: Sheet) -> None:
    """A10.2: score the areas of a state as they are."""
    tally_areas(state, data, sheet)
    settle(sheet, data)


@rule
def gain(sheet: Sheet, data: EditionData, seat: int, card: int, points: int) -> int:
    """What a card would add to a seat's points if it lay in its area now. The column of the seat is scratch space."""
    tally(sheet, data, seat, card)
    sum_up(sheet)
    added = settle_seat(sheet, data, seat) - points
    take_back(sheet, data, seat)
    return added
