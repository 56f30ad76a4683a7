"""Āmul A11, A12, A16: scoring, a pure function of the final areas and the seating.

First every card is tallied: it adds its row of the tables to the counters of its area. Then each kind that a seat owns
is worth what its powers say. The areas come in as a `Sheet`, so any distribution of cards can be scored (A11.4).
"""

from __future__ import annotations

from enum import IntEnum

from serai.games.amul.state import CARDS, SEATS, State
from serai.games.amul.tables import COUNTERS, KINDS, Counter, Do, Op, PowerRow, Scope, Sense, Tables
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, Ints, Record, i16, one, several, u8


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


class Column(Record):
    """One seat of the score sheet."""

    cards: Ints = several(u8, CARDS, EVERYONE, "the cards of the area")
    held: int = one(i16, EVERYONE, "how many")
    counters: Ints = several(u8, COUNTERS, EVERYONE, "count(selector, own), by counter")
    copies: Ints = several(u8, KINDS, EVERYONE, "copies owned, by kind")
    kinds: Ints = several(u8, KINDS, EVERYONE, "the different kinds owned")
    kinds_size: int = one(i16, EVERYONE, "how many")
    rows: Ints = several(i16, ROWS, EVERYONE, "points by row of the sheet (Row)")
    total: int = one(i16, EVERYONE, "all points")
    wins: int = one(i16, EVERYONE, "1: among the winners (A12)")


class Sheet(Record):
    """The score sheet, and the scratch space to fill it in."""

    players: int = one(i16, EVERYONE, "number of players")
    seats: list[Column] = several(Column, SEATS, EVERYONE, "one column per seat")


@rule
def clear(sheet: Sheet, players: int) -> None:
    """An empty sheet."""
    sheet.players = players
    for seat in range(players):
        for counter in range(COUNTERS):
            sheet.seats[seat].counters[counter] = 0
        for kind in range(KINDS):
            sheet.seats[seat].copies[kind] = 0
        for row in range(ROWS):
            sheet.seats[seat].rows[row] = 0
        sheet.seats[seat].held = 0
        sheet.seats[seat].kinds_size = 0


@rule
def tally(sheet: Sheet, tables: Tables, seat: int, card: int) -> None:
    """A16.1: a card lies in an area, whatever way it came there."""
    sheet.seats[seat].cards[sheet.seats[seat].held] = card
    sheet.seats[seat].held += 1
    for counter in range(COUNTERS):
        sheet.seats[seat].counters[counter] += tables.counts[card, counter]
    kind = tables.kind[card]
    if sheet.seats[seat].copies[kind] == 0:
        sheet.seats[seat].kinds[sheet.seats[seat].kinds_size] = kind
        sheet.seats[seat].kinds_size += 1
    sheet.seats[seat].copies[kind] += 1


@rule
def in_scope(sheet: Sheet, scope: int, seat: int, other: int) -> bool:
    """A16.3: whether the area of `other` counts for `seat`."""
    players = sheet.players
    left = other == (seat + 1) % players
    right = seat == (other + 1) % players
    if scope == Scope.OWN:
        return other == seat
    if scope == Scope.LEFT:
        return left
    if scope == Scope.RIGHT:
        return right
    if scope == Scope.NEIGHBOURS:
        return left or right
    if scope == Scope.OWN_NEIGHBOURS:
        return left or right or other == seat
    if scope == Scope.ALL:
        return True
    return other != seat


@rule
def count(sheet: Sheet, counter: int, scope: int, seat: int) -> int:
    """A16.4: count(selector, scope)."""
    if scope == Scope.OWN:
        return int(sheet.seats[seat].counters[counter])
    total = 0
    for other in range(sheet.players):
        if in_scope(sheet, scope, seat, other):
            total += sheet.seats[other].counters[counter]
    return total


@rule
def variety(sheet: Sheet, tables: Tables, selector: int, scope: int, seat: int) -> int:
    """A16.8: how many different kinds there are among the matching cards in the scope."""
    # Kinds already met, as bits of two words.
    low = high = 0
    total = 0
    for other in range(sheet.players):
        if in_scope(sheet, scope, seat, other):
            for place in range(sheet.seats[other].held):
                card = sheet.seats[other].cards[place]
                if tables.variety[card, selector]:
                    kind = int(tables.kind[card])
                    if kind < 60:
                        if (low >> kind) & 1 == 0:
                            low |= 1 << kind
                            total += 1
                    elif (high >> (kind - 60)) & 1 == 0:
                        high |= 1 << (kind - 60)
                        total += 1
    return total


@rule
def entry(tables: Tables, power: PowerRow, place: int) -> int:
    """A16.6, A16.9, A16.16: entry `place` of a 1-based table; before it 0, beyond its end the last entry."""
    if place <= 0:
        return 0
    return int(tables.steps[power.first + min(place, power.count) - 1])


@rule
def holds(sheet: Sheet, tables: Tables, power: PowerRow, seat: int) -> bool:
    """A16.10: whether every condition of an `if` holds."""
    for index in range(power.first, power.first + power.count):
        condition = tables.conditions[index]
        found = count(sheet, condition.counter, condition.scope, seat)
        if condition.op == Op.AT_LEAST:
            fulfilled = found >= condition.value
        elif condition.op == Op.AT_MOST:
            fulfilled = found <= condition.value
        else:
            fulfilled = found == condition.value
        if not fulfilled:
            return False
    return True


@rule
def prevails(sheet: Sheet, power: PowerRow, seat: int) -> bool:
    """A16.12: `most` needs at least one; ties count as fulfilled."""
    own = sheet.seats[seat].counters[power.counter]
    if power.sense == Sense.MOST and own == 0:
        return False
    for other in range(sheet.players):
        if other != seat and in_scope(sheet, power.scope, seat, other):
            theirs = sheet.seats[other].counters[power.counter]
            if power.sense == Sense.MOST and own < theirs:
                return False
            if power.sense == Sense.LEAST and own > theirs:
                return False
    return True


@rule
def delivers(sheet: Sheet, power: PowerRow, seat: int) -> bool:
    """A16.13: at least one card of each of the three goods; a good named twice needs two."""
    for good in range(3):
        needed = 0
        for named in range(3):
            needed += power.goods[named] == power.goods[good]
        if sheet.seats[seat].copies[power.goods[good]] < needed:
            return False
    return True


@rule
def owned_by_all(sheet: Sheet, kind: int) -> int:
    """A16.9: cards of a kind in all areas."""
    total = 0
    for seat in range(sheet.players):
        total += sheet.seats[seat].copies[kind]
    return total


@rule
def points_of(sheet: Sheet, tables: Tables, power: PowerRow, kind: int, seat: int, copy: int) -> int:
    """A16.5-A16.13: what one power gives to the copy-th lowest card (from 1) among the seat's cards of a kind."""
    do = power.do
    if do == Do.FLAT:
        return int(power.points)
    if do == Do.SET:
        return entry(tables, power, copy) - entry(tables, power, copy - 1)
    if do == Do.EACH:
        return power.points * count(sheet, power.counter, power.scope, seat)
    if do == Do.ORDER:
        return int(power.points) if delivers(sheet, power, seat) else 0
    if do == Do.IF:
        return int(power.points) if holds(sheet, tables, power, seat) else int(power.otherwise)
    if do == Do.SCARCITY:
        return entry(tables, power, owned_by_all(sheet, kind))
    if do == Do.PAIR:
        return int(power.points) if sheet.seats[seat].counters[power.counter] >= copy else 0
    if do == Do.COMPARE:
        return int(power.points) if prevails(sheet, power, seat) else 0
    return power.points * variety(sheet, tables, power.counter, power.scope, seat)


@rule
def card_points(sheet: Sheet, tables: Tables, kind: int, seat: int, copy: int) -> int:
    """A16.17: the powers of a card are added, then the floor of 0 is applied."""
    total = 0
    for index in range(tables.kind_first[kind], tables.kind_first[kind + 1]):
        total += points_of(sheet, tables, tables.powers[index], kind, seat, copy)
    return max(total, 0)


@rule
def majority(sheet: Sheet, tables: Tables, counter: int, seat: int) -> int:
    """A11.3: with g players ahead and t level (yourself included) you get the points of rank g + t."""
    own = sheet.seats[seat].counters[counter]
    if own == 0:
        return 0
    rank = 0
    for other in range(sheet.players):
        rank += sheet.seats[other].counters[counter] >= own
    return int(tables.majority[rank])


@rule
def settle(sheet: Sheet, tables: Tables) -> None:
    """A11, A12: fill in the sheet for areas that have been tallied."""
    for seat in range(sheet.players):
        for owned in range(sheet.seats[seat].kinds_size):
            kind = sheet.seats[seat].kinds[owned]
            points = 0
            for copy in range(1, sheet.seats[seat].copies[kind] + 1):
                points += card_points(sheet, tables, kind, seat, copy)
            # A11.2, A16.14: in the row of the card's own colour.
            sheet.seats[seat].rows[tables.kind_colour[kind]] += points
        sheet.seats[seat].rows[Row.ARAB] = majority(sheet, tables, Counter.ARAB, seat)
        sheet.seats[seat].rows[Row.MONGOL] = majority(sheet, tables, Counter.MONGOL, seat)
        total = 0
        for row in range(ROWS):
            total += sheet.seats[seat].rows[row]
        sheet.seats[seat].total = total
    find_winners(sheet)


@rule
def prowess(sheet: Sheet, seat: int) -> int:
    """A9.2, A12.2: Military symbols in the final area."""
    return int(sheet.seats[seat].counters[Counter.MILITARY])


@rule
def find_winners(sheet: Sheet) -> None:
    """A12: most points, then most prowess, then together."""
    for seat in range(sheet.players):
        wins = 1
        for other in range(sheet.players):
            mine, theirs = sheet.seats[seat].total, sheet.seats[other].total
            if theirs > mine or (theirs == mine and prowess(sheet, other) > prowess(sheet, seat)):
                wins = 0
        sheet.seats[seat].wins = wins


@rule
def tally_areas(state: State, tables: Tables, sheet: Sheet) -> None:
    """A fresh sheet with all cards that lie in the areas of a state now."""
    clear(sheet, state.players)
    for seat in range(state.players):
        for place in range(state.seats[seat].area_size):
            tally(sheet, tables, seat, state.seats[seat].area[place])


@rule
def score(state: State, tables: Tables, sheet: Sheet) -> None:
    """A10.2: score the areas of a state as they are."""
    tally_areas(state, tables, sheet)
    settle(sheet, tables)


@rule
def gains(state: State, tables: Tables, sheet: Sheet, seat: int, cards: Ints, points: Ints) -> None:
    """What each of the cards would add to a seat's points if it lay in its area now."""
    score(state, tables, sheet)
    now = whole(sheet.seats[seat].total)
    for index in range(len(cards)):
        tally_areas(state, tables, sheet)
        tally(sheet, tables, seat, cards[index])
        settle(sheet, tables)
        points[index] = sheet.seats[seat].total - now
