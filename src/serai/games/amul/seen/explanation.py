"""Āmul A11, A16: the score sheet that explains itself, as JSON.

Every figure comes from the same rule functions that score a game; here they are asked one power at a time, and what
they counted is put beside the points. What can be said of a power before any card lies on the table is a text with
slots (reasons.py); here the slots are filled. The words that people read are in the catalogues: a reason is a
message with arguments.
"""

from __future__ import annotations

from enum import IntEnum

from serai.games.amul.edition.powers import MOST_CONDITIONS, MOST_POWERS
from serai.games.amul.rules.edition_data import KINDS, POWERS, Counter, EditionData, Op, PowerRow
from serai.games.amul.rules.powers import (
    card_points,
    count,
    entry,
    holds,
    in_scope,
    kinds_in_scope,
    owned_by_all,
    points_of,
)
from serai.games.amul.rules.scoring import majority, prowess, ranks
from serai.games.amul.rules.sheet import ROWS, Sheet, own, winners_of
from serai.games.amul.rules.state import CARDS, SEATS, House
from serai.games.amul.seen.events import put_seats
from serai.kernel.json_writer import CHUNK, Page, put, put_comma, put_truth, put_whole, put_word
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, Ints, Record, i16, i64, one, several, u8

SELECTORS = 160
STEPS = 4096
WORDS = 1024
LETTERS = 1 << 17
ROOM_FOR_HEAD = 256
"""bytes for the text about a card before its reasons"""
ROOM_FOR_FIGURES = 1024
"""bytes for the figures and seats in the slots of one power; lists of cards come on top"""
ROOM_FOR_SEAT = 1024
"""bytes for the rest of a seat's column"""


class Slot(IntEnum):
    """What a step of a text puts there; `what` and `other` are its arguments."""

    WORD = 0
    POINTS = 1
    COPY = 2
    COPIES = 3  # of the card's kind
    BEFORE = 4  # of a table, with one copy less
    TOTAL = 5  # of a table, with this copy
    SEATS = 6  # in scope `other`
    CARDS = 7  # that match selector `what` in scope `other`
    SYMBOLS = 8  # on those cards
    NUMBER = 9  # of those cards
    VARIETY = 10  # of kinds that the power counts
    EVERYWHERE = 11  # cards of the kind in all areas
    OWNED = 12  # cards of kind `what`
    OTHERS = 13  # each seat of scope `other` with its symbols for selector `what`
    MET = 14  # whether condition `what` holds
    IF_SCORED = 15  # word `what` if there are points, else word `other`
    IF_MET = 16  # word `what` if all conditions hold, else word `other`


class TextStep(Record):
    """One piece of a text."""

    slot: int = one(i16, EVERYONE, "what is put (Slot)")
    what: int = one(i16, EVERYONE, "its first argument")
    other: int = one(i16, EVERYONE, "its second argument")


class Reasons(Record):
    """How the powers of an edition are explained."""

    first: Ints = several(i16, POWERS + 1, EVERYONE, "the first step of a power's text; the next one's entry ends it")
    steps: list[TextStep] = several(TextStep, STEPS, EVERYONE, "the steps of all texts")
    worth: Ints = several(u8, (SELECTORS, CARDS + 1), EVERYONE, "how much a card counts for a selector (A16.4)")
    fits: Ints = several(u8, (SELECTORS, CARDS + 1), EVERYONE, "1: the card matches the selector")
    kinds: Ints = several(i16, KINDS, EVERYONE, "the word for a kind")
    rows: Ints = several(i16, ROWS, EVERYONE, "the word for a row of the sheet")
    letters: Ints = several(u8, LETTERS + CHUNK, EVERYONE, "the letters of all words")
    starts: Ints = several(i64, WORDS + 1, EVERYONE, "where each word begins")
    longest: int = one(i64, EVERYONE, "letters of the longest text of a power, its slots not counted")


def room_for(reasons: Reasons, cards: int) -> int:
    """Bytes that are enough for the score of this number of cards. Every condition of a power may list all of them."""
    reason = int(reasons.longest) + ROOM_FOR_FIGURES + MOST_CONDITIONS * len("172,") * cards
    return SEATS * ROOM_FOR_SEAT + cards * (ROOM_FOR_HEAD + MOST_POWERS * reason) + CHUNK


@rule
def put_score(page: Page, at: int, reasons: Reasons, data: EditionData, sheet: Sheet) -> int:
    """A15.5: the result, and why. The sheet is filled in; the cards of each seat were tallied in ascending order."""
    players = whole(sheet.players)
    at = put(page, at, b'{"scores":[')
    opening = at
    for seat in range(players):
        at = put_whole(page, put_comma(page, at, opening), sheet.seats[seat].total)
    at = put(page, at, b'],"breakdown":[')
    opening = at
    for seat in range(players):
        at = put(page, put_comma(page, at, opening), b"{")
        for row in range(ROWS):
            at = put(page, at, b",") if row else at
            at = put(page, put_word(page, at, reasons.letters, reasons.starts, whole(reasons.rows[row])), b":")
            at = put_whole(page, at, sheet.seats[seat].rows[row])
        at = put(page, at, b"}")
    at = put(page, at, b'],"prowess":[')
    opening = at
    for seat in range(sheet.players):
        at = put_whole(page, put_comma(page, at, opening), prowess(sheet, seat))
    at = put_seats(page, put(page, at, b'],"winners":'), winners_of(sheet))
    at = put_explanation(page, put(page, at, b',"explanation":'), reasons, data, sheet)
    return put(page, at, b"}")


@rule
def put_explanation(page: Page, at: int, reasons: Reasons, data: EditionData, sheet: Sheet) -> int:
    """Per seat: each card with its points and why, and both majorities."""
    at = put(page, at, b"[")
    for seat in range(sheet.players):
        at = put(page, at, b",") if seat else at
        at = put(page, at, b'{"cards":[')
        opening = at
        for place in range(sheet.seats[seat].held):
            at = put_card(page, put_comma(page, at, opening), reasons, data, sheet, seat, whole(place))
        at = put_majority(page, put(page, at, b'],"arab":'), reasons, data, sheet, seat, whole(Counter.ARAB))
        at = put_majority(page, put(page, at, b',"mongol":'), reasons, data, sheet, seat, whole(Counter.MONGOL))
        at = put(page, at, b"}")
    return put(page, at, b"]")


@rule
def put_card(page: Page, at: int, reasons: Reasons, data: EditionData, sheet: Sheet, seat: int, place: int) -> int:
    """One card of an area."""
    letters, starts = reasons.letters, reasons.starts
    card = sheet.seats[seat].cards[place]
    kind = data.kind[card]
    copy = whole(1)
    for before in range(place):
        copy += whole(data.kind[sheet.seats[seat].cards[before]] == kind)
    at = put_whole(page, put(page, at, b'{"card":'), card)
    at = put_word(page, put(page, at, b',"kind":'), letters, starts, whole(reasons.kinds[kind]))
    at = put_word(page, put(page, at, b',"row":'), letters, starts, whole(reasons.rows[data.kind_colour[kind]]))
    at = put_whole(page, put(page, at, b',"points":'), card_points(sheet, data, kind, seat, copy))
    at = put(page, at, b',"why":[')
    opening = at
    for power in range(data.kind_first[kind], data.kind_first[kind + 1]):
        at = put_reason(page, put_comma(page, at, opening), reasons, data, sheet, seat, copy, whole(power))
    return put(page, at, b"]}")


@rule
def put_reason(
    page: Page, at: int, reasons: Reasons, data: EditionData, sheet: Sheet, seat: int, copy: int, number: int
) -> int:
    """A power's text with its slots filled."""
    power = data.powers[number]
    points = points_of(sheet, data, power, seat, copy)
    for index in range(reasons.first[number], reasons.first[number + 1]):
        slot = whole(reasons.steps[index].slot)
        if slot == Slot.WORD or slot == Slot.IF_SCORED or slot == Slot.IF_MET:
            is_first = slot == Slot.WORD or (points != 0 if slot == Slot.IF_SCORED else holds(sheet, data, power, seat))
            step = reasons.steps[index]
            chosen = whole(step.what) if is_first else whole(step.other)
            at = put_word(page, at, reasons.letters, reasons.starts, chosen)
        else:
            at = put_slot(page, at, reasons, data, sheet, seat, copy, power, points, whole(index))
    return at


@rule
def put_slot(  # noqa: C901 - one line for each slot
    page: Page,
    at: int,
    reasons: Reasons,
    data: EditionData,
    sheet: Sheet,
    seat: int,
    copy: int,
    power: PowerRow,
    points: int,
    index: int,
) -> int:
    """What belongs into a slot."""
    slot, what, scope = whole(reasons.steps[index].slot), whole(reasons.steps[index].what), reasons.steps[index].other
    if slot == Slot.POINTS:
        return put_whole(page, at, points)
    if slot == Slot.COPY:
        return put_whole(page, at, copy)
    if slot == Slot.COPIES:
        return put_whole(page, at, sheet.seats[seat].copies[power.kind])
    if slot == Slot.BEFORE:
        return put_whole(page, at, entry(data, power, copy - 1))
    if slot == Slot.TOTAL:
        return put_whole(page, at, entry(data, power, copy))
    if slot == Slot.EVERYWHERE:
        return put_whole(page, at, owned_by_all(sheet, power.kind))
    if slot == Slot.OWNED:
        return put_whole(page, at, sheet.seats[seat].copies[what])
    if slot == Slot.MET:
        return put_truth(page, at, whole(is_met(sheet, data, what, seat)))
    if slot == Slot.VARIETY:
        return put_whole(page, at, kinds_in_scope(sheet, data, power.counter, power.scope, seat))
    if slot == Slot.SYMBOLS or slot == Slot.NUMBER:
        return put_whole(page, at, matching(reasons, sheet, seat, what, scope, slot == Slot.SYMBOLS))
    at = put(page, at, b"[")
    opening = at
    for another in range(sheet.players):
        if not in_scope(sheet, scope, seat, another):
            continue
        if slot == Slot.SEATS:
            at = put_whole(page, put_comma(page, at, opening), another)
        elif slot == Slot.OTHERS:
            at = put_whole(page, put(page, put_comma(page, at, opening), b'{"seat":'), another)
            at = put_whole(page, put(page, at, b',"count":'), worth_of(reasons, sheet, another, what))
            at = put(page, at, b"}")
        else:
            for place in range(sheet.seats[another].held):
                card = sheet.seats[another].cards[place]
                if reasons.fits[what, card]:
                    at = put_whole(page, put_comma(page, at, opening), card)
    return put(page, at, b"]")


@rule
def is_met(sheet: Sheet, data: EditionData, number: int, seat: int) -> bool:
    """A16.10: whether one condition holds."""
    condition = data.conditions[number]
    found = count(sheet, data, condition.counter, condition.scope, seat)
    if condition.op == Op.EQUAL:
        return found == condition.value
    return found >= condition.value if condition.op == Op.AT_LEAST else found <= condition.value


@rule
def worth_of(reasons: Reasons, sheet: Sheet, seat: int, selector: int) -> int:
    """How much an area counts for a selector."""
    total = whole(0)
    for place in range(sheet.seats[seat].held):
        total += whole(reasons.worth[selector, sheet.seats[seat].cards[place]])
    return total


@rule
def matching(reasons: Reasons, sheet: Sheet, seat: int, selector: int, scope: int, is_symbols: bool) -> int:
    """How much the areas in a scope count for a selector, or how many of their cards match."""
    total = whole(0)
    for another in range(sheet.players):
        if in_scope(sheet, scope, seat, another):
            for place in range(sheet.seats[another].held):
                card = sheet.seats[another].cards[place]
                total += whole(reasons.worth[selector, card]) if is_symbols else whole(reasons.fits[selector, card])
    return total


@rule
def put_majority(
    page: Page, at: int, reasons: Reasons, data: EditionData, sheet: Sheet, seat: int, counter: int
) -> int:
    """A11.3: a majority."""
    mine = own(sheet, counter, seat)
    ahead, level = ranks(sheet, counter, seat)
    equals = whole(0)
    for other in range(sheet.players):
        equals += whole(own(sheet, counter, other) == mine)
    at = put(page, at, b'{"rule":"A11.3","message":"amul-why-majority')
    if not mine:
        at = put(page, at, b"-none")
    elif sheet.house & House.MAJORITIES_SHARED and level > 1:
        at = put(page, at, b"-shared")
    elif level < equals:
        at = put(page, at, b"-broken")
    at = put(page, at, b'","points":')
    at = put_whole(page, at, majority(sheet, data, counter, seat))
    at = put_whole(page, put(page, at, b',"count":'), mine)
    at = put(page, at, b',"counts":[')
    opening = at
    for other in range(sheet.players):
        at = put_whole(page, put_comma(page, at, opening), own(sheet, counter, other))
    at = put_whole(page, put(page, at, b'],"first":'), ahead + 1)
    at = put_whole(page, put(page, at, b',"last":'), ahead + level)
    row = whole(ROWS) - 2 if counter == Counter.ARAB else whole(ROWS) - 1
    at = put_word(page, put(page, at, b',"trait":'), reasons.letters, reasons.starts, whole(reasons.rows[row]))
    return put(page, at, b"}")
