"""Āmul: what a viewer sees, field by field, and how each field is written in a view (A14).

What everybody sees alike comes first; it is filled in from what a spectator may know. What depends on the viewer
follows, from what that viewer may know. Fields that are `taken` are copied; `fill.py` finds out the others.
"""

from __future__ import annotations

from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.sheet import ROWS, Column, Row, Sheet
from serai.games.amul.rules.state import (
    ACTIONS,
    BAZAAR,
    CARDS,
    HAND,
    MARKET,
    MOST_LEGAL,
    NO_LETTER,
    PALACE,
    SEATS,
    Seat,
    Source,
    State,
    Step,
    Way,
)
from serai.kernel.schema import EVERYONE, OWNER, Ints, Record, i16, i32, one, place_of, several, taken, u8
from serai.kernel.taken import taken_ranges
from serai.kernel.view_table import ViewTable
from serai.kernel.written import (
    NUMBER,
    RECORD,
    SEAT_OR_NULL,
    TRUTH,
    Words,
    columns,
    joined,
    keyed,
    list_of,
    map_of,
    members,
    number,
    repeated,
    word,
    words_of,
)

REACH = MARKET + PALACE + BAZAAR + HAND
NOT_COUNTED = -(1 << 15)

STEPS, SOURCES, WAYS, SHEET_ROWS = words_of(Step), words_of(Source), words_of(Way), words_of(Row)
VERBS = Words("Verb", len(ACTIONS.ranges), tuple(ACTIONS.ranges))


class SeatSeen(Record):
    """What everybody sees before one player."""

    hand_size: int = taken(Seat, "hand_size", NUMBER)
    known_size: int = one(i16, EVERYONE, "number of cards in hand that everybody knows")
    known: Ints = several(
        u8, HAND, EVERYONE, "cards in hand that everybody knows, ascending", list_of(NUMBER, "known_size")
    )
    has_chosen: int = taken(Seat, "has_chosen", TRUTH, key="chosen")
    effect: int = taken(Seat, "effect", word(SOURCES, null=Source.NONE))
    prowess: int = taken(Seat, "prowess", NUMBER)
    letter: int = taken(Seat, "letter", number(null=NO_LETTER))
    area_size: int = taken(Seat, "area_size")
    area: Ints = taken(Seat, "area", columns("area_size", {"card": ("area", NUMBER), "way": ("way", word(WAYS))}))
    way: Ints = taken(Seat, "way")
    rows: Ints = taken(Column, "rows", map_of(SHEET_ROWS))
    total: int = taken(Column, "total", NUMBER, key="points")


class OwnSeat(Record):
    """What players see of their own besides."""

    hand: Ints = taken(Seat, "hand", list_of(NUMBER, "hand_size"))
    hand_size: int = taken(Seat, "hand_size")
    choice: int = one(i16, OWNER, "the card that is sealed; null while there is none", number(null=0))
    counting_size: int = one(i16, OWNER, "number of cards in hand that count at the end")
    counting: Ints = several(
        u8,
        HAND,
        OWNER,
        "cards in hand that count if they are there at the end (A10.1)",
        list_of(NUMBER, "counting_size"),
    )
    points_with_hand: int = one(
        i16, OWNER, "all points if the game ended now: the area and the hand cards that count", NUMBER
    )


class ResultSeen(Record):
    """A15.5: the result in the record's form."""

    players: int = taken(State, "players")
    scores: Ints = several(i16, SEATS, EVERYONE, "points of each seat", list_of(NUMBER, "players"))
    breakdown: Ints = several(
        i16, (SEATS, ROWS), EVERYONE, "points of each seat by row", list_of(map_of(SHEET_ROWS), "players")
    )
    prowess: Ints = several(i16, SEATS, EVERYONE, "Military symbols of each seat", list_of(NUMBER, "players"))
    winners: int = one(i16, EVERYONE, "the seats that have won (A12)", members(NUMBER))


class MoveSeen(Record):
    """A legal move, as records write it."""

    seat: int = one(i16, OWNER, "the viewer", NUMBER)
    do: int = one(i16, OWNER, "the verb", word(VERBS))
    has_card: int = one(i16, OWNER, "1: a card goes with it")
    card: int = one(i16, OWNER, "that card", NUMBER, only_if="has_card")
    is_taking: int = one(i16, OWNER, "1: an immediate effect is used")
    took: int = one(
        i16, OWNER, "the card that is taken; null for nothing", number(null=0), key="take", only_if="is_taking"
    )


class Seen(Record):
    """What one viewer sees, or was last shown."""

    is_shown: int = one(i16, EVERYONE, "0: nothing was shown as yet")
    version: int = one(i32, EVERYONE, "of the table: how many moves are final", NUMBER)
    players: int = taken(State, "players")
    rounds: int = taken(EditionData, "rounds", NUMBER)
    turn: int = taken(State, "turn", NUMBER, key="round")
    step: int = taken(State, "step", word(STEPS))
    start: int = taken(State, "start", NUMBER)
    first_pick: int = one(i16, EVERYONE, "seat of the First Pick card", NUMBER)
    awaited: int = one(i16, EVERYONE, "the seats that owe a decision", members(NUMBER))
    order_size: int = taken(State, "order_size")
    order: Ints = taken(State, "order", list_of(NUMBER, "order_size"))
    deck: int = one(i16, EVERYONE, "number of cards left in the deck", NUMBER)
    market_size: int = taken(State, "market_size")
    market: Ints = taken(
        State, "market", columns("market_size", {"card": ("market", NUMBER), "from": ("offerer", SEAT_OR_NULL)})
    )
    offerer: Ints = several(
        u8, MARKET, EVERYONE, "by place in the Market the seat, plus 1, that offered the card (A4.3)"
    )
    palace_size: int = taken(State, "palace_size")
    palace: Ints = taken(State, "palace", list_of(NUMBER, "palace_size"))
    bazaar_size: int = taken(State, "bazaar_size")
    bazaar: Ints = taken(State, "bazaar", list_of(NUMBER, "bazaar_size"))
    removed_size: int = taken(State, "removed_size")
    removed: Ints = taken(State, "removed", list_of(NUMBER, "removed_size"))
    seats: list[SeatSeen] = several(
        SeatSeen, SEATS, EVERYONE, "the players clockwise", list_of(RECORD, "players", is_apart=True)
    )
    is_over: int = one(i16, EVERYONE, "1: the game has ended")
    result: ResultSeen = one(ResultSeen, EVERYONE, "the result (A15.5)", RECORD, only_if="is_over")

    viewer: int = one(i16, OWNER, "who looks: a seat, plus 1; 0 for spectators")
    own: OwnSeat = one(OwnSeat, OWNER, "what players see of their own seat besides", joined("seats", "viewer"))
    unseen: Ints = several(
        u8,
        CARDS + 1,
        OWNER,
        "cards in use that nobody has shown the viewer, ascending (A14.3)",
        repeated(NUMBER, most=CARDS),
    )
    has_gains: int = one(i16, OWNER, "1: players while the game runs")
    reach_size: int = one(i16, OWNER, "number of cards within reach")
    reach: Ints = several(u8, REACH, OWNER, "the cards in sight and in the viewer's hand, in the order they are shown")
    gains: Ints = several(
        i16,
        REACH,
        OWNER,
        "what each card within reach would add to the viewer's points",
        keyed("reach", size="reach_size"),
        only_if="has_gains",
    )
    sure: Ints = several(
        i16,
        REACH,
        OWNER,
        "what each card within reach changes in the viewer's points, whatever the others do (seen/card_worth.py)",
        keyed("reach", size="reach_size"),
        only_if="has_gains",
    )
    unsure: Ints = several(
        i16,
        REACH,
        OWNER,
        "what it changes besides, if the others' areas stay as they are",
        keyed("reach", size="reach_size"),
        only_if="has_gains",
    )
    legal_size: int = one(i16, OWNER, "number of legal moves")
    legal: list[MoveSeen] = several(
        MoveSeen, MOST_LEGAL, OWNER, "the viewer's legal moves", list_of(RECORD, "legal_size")
    )
    gain_of: Ints = several(
        i16, CARDS + 1, OWNER, "gains by card, as far as they were counted with the areas as they are"
    )
    sure_of: Ints = several(
        i16,
        CARDS + 1,
        OWNER,
        "sure points by card, as far as they were counted with the cards as they are",
    )
    unsure_of: Ints = several(i16, CARDS + 1, OWNER, "the others beside them")


TABLE = ViewTable(Seen)
FROM_STATE = taken_ranges(State, Seen)
FROM_SHEET = taken_ranges(Sheet, Seen)
FROM_OWN_SEAT = taken_ranges(Seat, OwnSeat)
OWN_AT = place_of(Seen, "own")[0]
COMMON_SIZE = place_of(Seen, "viewer")[0]
"""bytes at the beginning that everybody sees alike"""
SEEN_SIZE = Seen.dtype.itemsize
SEATS_AT, SEAT_SIZE = place_of(State, "seats")[0], Seat.dtype.itemsize
"""where the seats lie in a state"""
