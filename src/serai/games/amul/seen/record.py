"""Āmul: what a viewer sees, as plain numbers, from a state that has already been redacted (A14).

Views are written from them (view.py). A server keeps what every viewer was last shown, so it can tell what has changed
by comparing memory: the fields of one part of a view lie next to each other, and where there is nothing lies a 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.moves import awaited_seats, list_moves
from serai.games.amul.rules.order import first_pick
from serai.games.amul.rules.scoring import gain, score
from serai.games.amul.rules.sheet import ROWS, Sheet, winners_of
from serai.games.amul.rules.state import (
    AREA,
    BAZAAR,
    CARDS,
    HAND,
    MARKET,
    MARKET_DECK,
    MOST_LEGAL,
    PALACE,
    SEATS,
    State,
    Step,
)
from serai.games.amul.seen.knowledge import mark_seen
from serai.kernel.memory import is_different
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, OWNER, Bytes, Ints, Record, i16, i32, one, several, u8

REACH = MARKET + PALACE + BAZAAR + HAND
NOT_COUNTED = -(1 << 15)


class SeatFace(Record):
    """What everybody sees before one player."""

    hand_size: int = one(i16, EVERYONE, "number of cards in hand")
    known_size: int = one(i16, EVERYONE, "number of those that everybody knows")
    known: Ints = several(u8, HAND, EVERYONE, "those, ascending")
    has_chosen: int = one(i16, EVERYONE, "1 when the sealed choice is made")
    prowess: int = one(i16, EVERYONE, "Military symbols in the area")
    letter: int = one(i16, EVERYONE, "best letter in the area as a rank")
    effect: int = one(i16, EVERYONE, "source of the immediate effect still to be used (Source)")
    total: int = one(i16, EVERYONE, "points")
    rows: Ints = several(i16, ROWS, EVERYONE, "points by row of the score sheet")
    area_size: int = one(i16, EVERYONE, "number of cards in the area")
    area: Ints = several(u8, AREA, EVERYONE, "those, in the order they came")
    way: Ints = several(u8, AREA, EVERYONE, "how each of them came there (Way)")


class Open(Record):
    """What everybody sees alike."""

    version: int = one(i32, EVERYONE, "of the table")
    turn: int = one(i16, EVERYONE, "round")
    step: int = one(i16, EVERYONE, "where the game stands (Step)")
    start: int = one(i16, EVERYONE, "seat of the Starting Player card")
    first_pick: int = one(i16, EVERYONE, "seat of the First Pick card")
    awaited: int = one(i16, EVERYONE, "the seats that owe a decision, as bits")
    order_size: int = one(i16, EVERYONE, "number of seats in the order of play")
    order: Ints = several(u8, SEATS, EVERYONE, "those")
    deck: int = one(i16, EVERYONE, "number of cards left in the deck")
    market_size: int = one(i16, EVERYONE, "number of cards in the Market")
    market: Ints = several(u8, MARKET, EVERYONE, "those")
    offered: Ints = several(u8, MARKET, EVERYONE, "by place in the Market the seat, plus 1, that has offered the card")
    palace_size: int = one(i16, EVERYONE, "number of cards in the Palace")
    palace: Ints = several(u8, PALACE, EVERYONE, "those, ascending")
    bazaar_size: int = one(i16, EVERYONE, "number of cards in the Bazaar")
    bazaar: Ints = several(u8, BAZAAR, EVERYONE, "those, ascending")
    removed_size: int = one(i16, EVERYONE, "number of removed cards")
    removed: Ints = several(u8, MARKET_DECK, EVERYONE, "those, in that order")
    seats: list[SeatFace] = several(SeatFace, SEATS, EVERYONE, "the players clockwise")
    winners: int = one(i16, EVERYONE, "who has won, as bits; nobody before the end")


class Own(Record):
    """What depends on who looks. A spectator has neither a hand nor gains nor moves."""

    hand: Ints = several(u8, HAND, OWNER, "the own hand")
    choice: int = one(i16, OWNER, "the card that is sealed; 0 while there is none")
    unseen: Ints = several(u8, CARDS + 1, OWNER, "by card, 1: in use, and nobody has shown it to the viewer (A14.3)")
    has_gains: int = one(i16, OWNER, "1 while the game runs")
    reach_size: int = one(i16, OWNER, "number of cards within reach")
    reach: Ints = several(u8, REACH, OWNER, "those, in the order they are shown")
    gains: Ints = several(i16, REACH, OWNER, "what each of them would add to the viewer's points")
    legal_size: int = one(i16, OWNER, "number of legal moves")
    legal: Ints = several(i32, MOST_LEGAL, OWNER, "those, ascending")
    gain_of: Ints = several(
        i16, CARDS + 1, OWNER, "gains by card, as far as they were counted with the areas as they are"
    )


class Face(Record):
    """What one viewer sees, or was last shown."""

    is_shown: int = one(i16, EVERYONE, "0: nothing was shown as yet")
    open: Open = one(Open, EVERYONE, "what everybody sees alike")
    own: Own = one(Own, OWNER, "what depends on the viewer")


def _place(record: type[Record], first: str, last: str = "", start: int = 0) -> tuple[int, int]:
    """Where the fields from the first to the last lie: the first byte, and how many."""
    fields: Any = record.dtype.fields
    begin, (dtype, offset) = int(fields[first][1]), fields[last or first][:2]
    return start + begin, int(offset) + dtype.itemsize - begin


_OPEN = _place(Face, "open")[0]
_OWN = _place(Face, "own")[0]
_SEATS = _place(Open, "seats", start=_OPEN)[0]
COMMON_PLACES = np.array(
    [
        *(_place(Open, field, start=_OPEN) for field in ("version", "turn", "step", "start", "first_pick", "awaited")),
        _place(Open, "order_size", "order", _OPEN),
        _place(Open, "deck", start=_OPEN),
        _place(Open, "market_size", "offered", _OPEN),
        _place(Open, "palace_size", "palace", _OPEN),
        _place(Open, "bazaar_size", "bazaar", _OPEN),
        _place(Open, "removed_size", "removed", _OPEN),
        *((_SEATS + seat * SeatFace.dtype.itemsize, SeatFace.dtype.itemsize) for seat in range(SEATS)),
    ]
)
"""of each part that everybody sees alike, but for the result"""
RESULT_PLACE = np.array([_place(Open, "winners", start=_OPEN)])
"""of the result: all else that is in it lies with the seats"""
SEAT_PLACES = np.array(
    [
        _place(SeatFace, "hand_size"),
        _place(SeatFace, "known_size", "known"),
        _place(SeatFace, "has_chosen"),
        _place(SeatFace, "area_size", "way"),
        *(_place(SeatFace, field) for field in ("prowess", "letter", "effect", "total", "rows")),
    ]
)
"""of each field of a seat, from the beginning of the seat"""
OWN_PLACES = np.array(
    [
        _place(Own, "hand", start=_OWN),
        _place(Own, "choice", start=_OWN),
        _place(Own, "unseen", start=_OWN),
        _place(Own, "has_gains", "gains", _OWN),
        _place(Own, "legal_size", "legal", _OWN),
    ]
)
"""of each part that depends on who looks"""
FACE_SIZE = Face.dtype.itemsize
COMMON_SIZE = _OWN
"""bytes at the beginning of a face that everybody sees alike"""
AREA_PLACES = np.array(
    [_place(SeatFace, "area_size", "area", _SEATS + seat * SeatFace.dtype.itemsize) for seat in range(SEATS)]
)


@rule
def has_changed(places: Any, part: int, memory: Bytes, other: Bytes) -> bool:
    """Whether two faces differ in one part."""
    start = places[part, 0]
    return is_different(memory, start, other, start, places[part, 1])


@rule
def is_blank(memory: Bytes) -> bool:
    """Whether this face was never shown to anybody: `is_shown` lies at its beginning."""
    return bool(memory[0] == 0)


@rule
def begin_common(face: Face, memory: Bytes, version: int) -> None:
    """Empty what everybody sees alike, but for the table's version."""
    for place in range(COMMON_SIZE):
        memory[place] = 0
    face.is_shown = 1
    face.open.version = version


@rule
def fill_open(face: Open, seen: State, data: EditionData, sheet: Sheet, offered: Ints) -> None:
    """What everybody sees alike, on an empty face; the sheet is filled in as well.

    `offered` says by card which seat, plus 1, has offered it this round (A4.3).
    """
    score(seen, data, sheet)
    face.turn = seen.turn
    face.step = seen.step
    face.start = seen.start
    face.first_pick = first_pick(seen) if seen.turn else seen.start
    face.awaited = awaited_seats(seen)
    face.order_size = seen.order_size
    for place in range(seen.order_size):
        face.order[place] = seen.order[place]
    face.deck = seen.deck_size - seen.dealt
    face.market_size = seen.market_size
    for place in range(seen.market_size):
        face.market[place] = seen.market[place]
        face.offered[place] = offered[seen.market[place]]
    face.palace_size = seen.palace_size
    for place in range(seen.palace_size):
        insert(face.palace, place, seen.palace[place])
    face.bazaar_size = seen.bazaar_size
    for place in range(seen.bazaar_size):
        insert(face.bazaar, place, seen.bazaar[place])
    face.removed_size = seen.removed_size
    for place in range(seen.removed_size):
        face.removed[place] = seen.removed[place]
    for seat in range(seen.players):
        fill_seat(face.seats[seat], seen, sheet, seat)
    if seen.step == Step.OVER:
        face.winners = winners_of(sheet)


@rule
def insert(pile: Ints, size: int, number: int) -> None:
    """Put a number among the first ones of a pile, which ascend."""
    place = size
    while place > 0 and pile[place - 1] > number:
        pile[place] = pile[place - 1]
        place -= 1
    pile[place] = number


@rule
def fill_seat(face: SeatFace, seen: State, sheet: Sheet, seat: int) -> None:
    """What lies before a player."""
    mine = seen.seats[seat]
    face.hand_size = mine.hand_size
    known = whole(0)
    for place in range(mine.hand_size):
        card = mine.hand[place]
        if card and seen.picked[card]:
            insert(face.known, known, card)
            known += 1
    face.known_size = known
    face.has_chosen = mine.has_chosen
    face.prowess = mine.prowess
    face.letter = mine.letter
    face.effect = mine.effect
    face.total = sheet.seats[seat].total
    for row in range(ROWS):
        face.rows[row] = sheet.seats[seat].rows[row]
    face.area_size = mine.area_size
    for place in range(mine.area_size):
        face.area[place] = mine.area[place]
        face.way[place] = mine.way[place]


@rule
def fill_own(face: Face, seen: State, data: EditionData, sheet: Sheet, viewer: int, in_use: Ints) -> None:
    """What depends on who looks, on an empty face but for gains that are known, from a state redacted for this viewer.

    What everybody sees and the sheet have been filled in before.
    """
    own = face.own
    for card in range(CARDS + 1):
        own.unseen[card] = in_use[card]
    # A14.3: cards in use minus all cards seen by this viewer.
    mark_seen(seen, own.unseen)
    if viewer < seen.players:
        mine = seen.seats[viewer]
        for place in range(mine.hand_size):
            own.hand[place] = mine.hand[place]
        if mine.chosen:
            own.choice = mine.hand[mine.chosen - 1]
        if seen.step != Step.SETUP and seen.step != Step.OVER:
            own.has_gains = 1
            lay_within_reach(own, face.open, mine.hand_size)
            count_gains(own, data, sheet, viewer, face.open.seats[viewer].total)
        legal: Any = own.legal
        size = list_moves(seen, viewer, legal)
        own.legal_size = size
        for place in range(1, size):
            insert(own.legal, place, own.legal[place])


@rule
def lay_within_reach(own: Own, common: Open, hand_size: int) -> None:
    """Market, Palace, Bazaar and the own hand, in the order they are shown."""
    size = whole(0)
    for place in range(common.market_size):
        own.reach[size] = common.market[place]
        size += 1
    for place in range(common.palace_size):
        own.reach[size] = common.palace[place]
        size += 1
    for place in range(common.bazaar_size):
        own.reach[size] = common.bazaar[place]
        size += 1
    for place in range(hand_size):
        own.reach[size] = own.hand[place]
        size += 1
    own.reach_size = size


@rule
def count_gains(own: Own, data: EditionData, sheet: Sheet, viewer: int, points: int) -> None:
    """What each card within reach would add to the viewer's points, if that is not known already."""
    for place in range(own.reach_size):
        card = own.reach[place]
        if own.gain_of[card] == NOT_COUNTED:
            own.gain_of[card] = gain(sheet, data, viewer, card, points)
        own.gains[place] = own.gain_of[card]


@rule
def begin_own(face: Face, memory: Bytes, old: Face, old_memory: Bytes) -> None:
    """Empty a viewer's own part, but for the gains: those last counted hold until a card comes into an area."""
    for place in range(COMMON_SIZE, FACE_SIZE):
        memory[place] = 0
    holds = not is_blank(old_memory)
    for seat in range(SEATS):
        holds = holds and not has_changed(AREA_PLACES, seat, memory, old_memory)
    for card in range(CARDS + 1):
        face.own.gain_of[card] = old.own.gain_of[card] if holds else NOT_COUNTED
