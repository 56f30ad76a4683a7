"""Āmul: views as JSON, written by compiled code from what a viewer sees (face.py).

A view is written part by part: first those that are the same for everybody (`put_common`), then the viewer's own
(`put_own`). Only what has changed since the viewer was last shown something is written; of a seat only the fields that
have.
"""

from __future__ import annotations

from typing import Any

from serai.games.amul.rules.sheet import ROWS, Row
from serai.games.amul.rules.state import CARDS, NO_LETTER, OFFER, PICK, PLAY, SEATS, TAKE, Way
from serai.games.amul.rules.state import Step as Steps
from serai.games.amul.seen.events import SOURCE_LETTERS, SOURCE_SIZES, put_seats
from serai.games.amul.seen.record import (
    COMMON_PLACES,
    OWN_PLACES,
    RESULT_PLACE,
    SEAT_PLACES,
    Face,
    Open,
    Own,
    SeatFace,
    has_changed,
    is_blank,
)
from serai.kernel.json_writer import Page, lexicon, put, put_list, put_truth, put_whole, put_word
from serai.kernel.memory import copy_bytes, is_different
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes, Ints

COMMON = (
    "version",
    "round",
    "step",
    "start",
    "first_pick",
    "awaited",
    "order",
    "deck",
    "market",
    "palace",
    "bazaar",
    "removed",
)
"""the parts that everybody sees alike, in the order of COMMON_PLACES; one per seat follows"""
(
    VERSION,
    ROUND,
    STEP,
    START,
    FIRST_PICK,
    AWAITED,
    ORDER,
    DECK,
    MARKET,
    PALACE,
    BAZAAR,
    REMOVED,
    SEAT,
) = range(len(COMMON) + 1)
SEAT_FIELDS = ("hand_size", "known", "chosen", "area", "prowess", "letter", "effect", "points", "rows")
"""what everybody sees before a player, in the order of SEAT_PLACES"""
HAND_SIZE, KNOWN, CHOSEN, AREA, PROWESS, LETTER, EFFECT, POINTS, POINTS_BY_ROW = range(len(SEAT_FIELDS))
OWN = ("hand", "choice", "unseen", "gains", "legal")
"""the parts that depend on who looks, in the order of OWN_PLACES; the first two are fields of the own seat"""
HAND, CHOICE, UNSEEN, GAINS, LEGAL = range(len(OWN))
PAGE = 1 << 14
"""bytes enough for the view of any viewer of the largest game"""
MOST_PARTS = SEAT + SEATS

PATHS = [
    *(f'"{part}"' for part in COMMON),
    *(f'"seats",{seat}' for seat in range(SEATS)),
    *(f'"{part}"' for part in OWN[UNSEEN:]),
]
SET_LETTERS, SET_SIZES = lexicon([f'["set",[{path}],' for path in PATHS])
FIELD_PATHS = [f'"seats",{seat},"{field}"' for seat in range(SEATS) for field in (*SEAT_FIELDS, *OWN[:UNSEEN])]
SET_FIELD_LETTERS, SET_FIELD_SIZES = lexicon([f'["set",[{path}],' for path in FIELD_PATHS])
FIELDS_OF_A_SEAT = len(FIELD_PATHS) // SEATS
FIELD_LETTERS, FIELD_SIZES = lexicon([f'"{field}":' for field in SEAT_FIELDS])

WAYS = {int(way): way.name.lower() for way in Way}
WAY_LETTERS, WAY_SIZES = lexicon(["", *WAYS.values()])
STEP_LETTERS, STEP_SIZES = lexicon([step.name.lower() for step in Steps])
ROW_LETTERS, ROW_SIZES = lexicon([row.name.lower() for row in Row])


@rule
def put_common(page: Page, face: Open, memory: Bytes, old: Bytes, players: int) -> int:
    """What has changed of all that everybody sees alike, a comma after each part."""
    at = whole(0)
    is_new = is_blank(old)
    if face.winners and (is_new or has_changed(RESULT_PLACE, 0, memory, old)):
        at = put_result(page, put(page, at, b'["set",["result"],'), face, players)
        at = put(page, at, b"],")
    for part in range(SEAT + players):
        if is_new or (part < SEAT and has_changed(COMMON_PLACES, part, memory, old)):
            at = put_word(page, at, SET_LETTERS, SET_SIZES, part)
            at = put_part(page, at, face, part)
            at = put(page, at, b"],")
        elif part >= SEAT and has_changed(COMMON_PLACES, part, memory, old):
            at = put_fields(page, at, face.seats[part - SEAT], part - SEAT, memory, old)
    return at


@rule
def put_fields(page: Page, at: int, face: SeatFace, seat: int, memory: Bytes, old: Bytes) -> int:
    """The fields of a seat that have changed, a comma after each."""
    start = whole(COMMON_PLACES[SEAT + seat, 0])
    for field in range(len(SEAT_FIELDS)):
        place = start + whole(SEAT_PLACES[field, 0])
        if is_different(memory, place, old, place, whole(SEAT_PLACES[field, 1])):
            at = put_word(page, at, SET_FIELD_LETTERS, SET_FIELD_SIZES, seat * FIELDS_OF_A_SEAT + field)
            at = put(page, put_field(page, at, face, field), b"],")
    return at


@rule
def put_part(page: Page, at: int, face: Open, part: int) -> int:
    """A part that everybody sees alike, by its number."""
    if part >= SEAT:
        return put_seat(page, at, face.seats[part - SEAT])
    if part == STEP:
        at = put_word(page, put(page, at, b'"'), STEP_LETTERS, STEP_SIZES, face.step)
        return put(page, at, b'"')
    if part == AWAITED:
        return put_seats(page, at, face.awaited)
    if part == MARKET:
        return put_market(page, at, face)
    if part == ORDER or part >= PALACE:
        return put_pile(page, at, face, part)
    if part == VERSION:
        return put_whole(page, at, face.version)
    if part == ROUND:
        number = face.turn
    elif part == START:
        number = face.start
    elif part == FIRST_PICK:
        number = face.first_pick
    else:
        number = face.deck
    return put_whole(page, at, number)


@rule
def put_pile(page: Page, at: int, face: Any, part: int) -> int:
    """A part that is a list of numbers."""
    if part == ORDER:
        return put_list(page, at, face.order[: face.order_size])
    if part == PALACE:
        return put_list(page, at, face.palace[: face.palace_size])
    if part == BAZAAR:
        return put_list(page, at, face.bazaar[: face.bazaar_size])
    return put_list(page, at, face.removed[: face.removed_size])


@rule
def put_news(
    news: Page, at: int, page: Page, size: int, players: int, viewer: int, face: Face, memory: Bytes, old: Bytes
) -> int:
    """What has changed for a viewer: what is common, from its page, and the viewer's own."""
    start = at
    is_new = is_blank(old)
    copy_bytes(page, whole(0), news, at, size)
    at += size
    for part in range(HAND if viewer < players else UNSEEN, LEGAL + 1):
        if is_new or has_changed(OWN_PLACES, part, memory, old):
            at = put_own(news, at, face, part, viewer, is_new)
    return at - 1 if at > start else at


@rule
def put_own(page: Page, at: int, face: Face, part: int, viewer: int, is_new: bool) -> int:
    """A part that depends on who looks, and a comma. Spectators have no gains, and nobody has when the game is over."""
    own = face.own
    if part < UNSEEN:
        field = viewer * FIELDS_OF_A_SEAT + len(SEAT_FIELDS) + part
        at = put_word(page, at, SET_FIELD_LETTERS, SET_FIELD_SIZES, field)
        return put(page, put_hand(page, at, own, part, face.open.seats[viewer].hand_size), b"],")
    if part == GAINS and not own.has_gains:
        return at if is_new else put(page, at, b'["cut",["gains"]],')
    at = put_word(page, at, SET_LETTERS, SET_SIZES, MOST_PARTS - UNSEEN + part)
    if part == UNSEEN:
        at = put_unseen(page, at, own.unseen)
    elif part == GAINS:
        at = put_gains(page, at, own)
    else:
        at = put_moves(page, at, own, viewer)
    return put(page, at, b"],")


@rule
def put_result(page: Page, at: int, face: Open, players: int) -> int:
    """A15.5: the result in the record's form."""
    at = put(page, at, b'{"scores":[')
    for seat in range(players):
        at = put(page, at, b",") if seat else at
        at = put_whole(page, at, face.seats[seat].total)
    at = put(page, at, b'],"breakdown":[')
    for seat in range(players):
        at = put(page, at, b",") if seat else at
        at = put_rows(page, at, face.seats[seat])
    at = put(page, at, b'],"prowess":[')
    for seat in range(players):
        at = put(page, at, b",") if seat else at
        at = put_whole(page, at, face.seats[seat].prowess)
    return put(page, put_seats(page, put(page, at, b'],"winners":'), face.winners), b"}")


@rule
def put_market(page: Page, at: int, face: Open) -> int:
    """The Market's cards and who has offered them."""
    at = put(page, at, b"[")
    for place in range(face.market_size):
        at = put(page, at, b',{"card":') if place else put(page, at, b'{"card":')
        at = put_whole(page, at, face.market[place])
        at = put(page, at, b',"from":')
        seat = whole(face.offered[place]) - 1
        at = put_whole(page, at, seat) if seat >= 0 else put(page, at, b"null")
        at = put(page, at, b"}")
    return put(page, at, b"]")


@rule
def put_seat(page: Page, at: int, face: SeatFace) -> int:
    """What lies before a player."""
    at = put(page, at, b"{")
    for field in range(len(SEAT_FIELDS)):
        if field:
            at = put(page, at, b",")
        at = put_word(page, at, FIELD_LETTERS, FIELD_SIZES, field)
        at = put_field(page, at, face, field)
    return put(page, at, b"}")


@rule
def put_field(page: Page, at: int, face: SeatFace, field: int) -> int:
    """A field of a seat, by its number."""
    known: Any = face.known
    if field == HAND_SIZE:
        return put_whole(page, at, face.hand_size)
    if field == KNOWN:
        return put_list(page, at, known[: face.known_size])
    if field == CHOSEN:
        return put_truth(page, at, face.has_chosen)
    if field == AREA:
        return put_area(page, at, face)
    if field == PROWESS:
        return put_whole(page, at, face.prowess)
    if field == LETTER:
        return put_whole(page, at, face.letter) if face.letter != NO_LETTER else put(page, at, b"null")
    if field == EFFECT:
        return put_effect(page, at, face.effect)
    if field == POINTS:
        return put_whole(page, at, face.total)
    return put_rows(page, at, face)


@rule
def put_area(page: Page, at: int, face: SeatFace) -> int:
    """The cards in a player's area, and how each came there."""
    at = put(page, at, b"[")
    for place in range(face.area_size):
        at = put(page, at, b',{"card":') if place else put(page, at, b'{"card":')
        at = put_whole(page, at, face.area[place])
        at = put(page, at, b',"way":"')
        at = put_word(page, at, WAY_LETTERS, WAY_SIZES, face.way[place])
        at = put(page, at, b'"}')
    return put(page, at, b"]")


@rule
def put_effect(page: Page, at: int, effect: int) -> int:
    """Where an immediate effect that is still to be used comes from."""
    if not effect:
        return put(page, at, b"null")
    at = put_word(page, put(page, at, b'"'), SOURCE_LETTERS, SOURCE_SIZES, effect)
    return put(page, at, b'"')


@rule
def put_rows(page: Page, at: int, face: SeatFace) -> int:
    """A player's points by row of the score sheet."""
    at = put(page, at, b'{"')
    for row in range(ROWS):
        if row:
            at = put(page, at, b',"')
        at = put_word(page, at, ROW_LETTERS, ROW_SIZES, row)
        at = put(page, at, b'":')
        at = put_whole(page, at, face.rows[row])
    return put(page, at, b"}")


@rule
def put_hand(page: Page, at: int, own: Own, part: int, size: int) -> int:
    """The viewer's own hand, or the card that is sealed."""
    hand: Any = own.hand
    if part == HAND:
        return put_list(page, at, hand[:size])
    return put_whole(page, at, own.choice) if own.choice else put(page, at, b"null")


@rule
def put_unseen(page: Page, at: int, unseen: Ints) -> int:
    """The cards nobody has shown the viewer."""
    at = put(page, at, b"[")
    is_first = True
    for card in range(1, CARDS + 1):
        if unseen[card]:
            if not is_first:
                at = put(page, at, b",")
            at = put_whole(page, at, card)
            is_first = False
    return put(page, at, b"]")


@rule
def put_gains(page: Page, at: int, own: Own) -> int:
    """What each card within reach would add to the viewer's points in the own area."""
    at = put(page, at, b"{")
    for place in range(own.reach_size):
        at = put(page, at, b',"') if place else put(page, at, b'"')
        at = put_whole(page, at, own.reach[place])
        at = put(page, at, b'":')
        at = put_whole(page, at, own.gains[place])
    return put(page, at, b"}")


@rule
def put_moves(page: Page, at: int, own: Own, seat: int) -> int:
    """The viewer's legal moves, as records write them and in the order of their numbers."""
    at = put(page, at, b"[")
    for place in range(own.legal_size):
        action = whole(own.legal[place])
        at = put(page, at, b',{"seat":') if place else put(page, at, b'{"seat":')
        at = put_whole(page, at, seat)
        if action > TAKE:
            at = put(page, at, b',"do":"effect","take":')
            at = put_whole(page, at, action - TAKE)
        elif action == TAKE:
            at = put(page, at, b',"do":"effect","take":null')
        elif action >= PLAY:
            at = put(page, at, b',"do":"play","card":')
            at = put_whole(page, at, action - PLAY)
        elif action >= PICK:
            at = put(page, at, b',"do":"pick","card":')
            at = put_whole(page, at, action - PICK)
        else:
            at = put(page, at, b',"do":"offer","card":')
            at = put_whole(page, at, action - OFFER)
        at = put(page, at, b"}")
    return put(page, at, b"]")
