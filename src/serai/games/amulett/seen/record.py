"""Das Amulett: what a viewer sees, field by field, and how each field is written in a view (M12).

What everybody sees alike comes first; it is filled in from what a spectator may know. What depends on the viewer
follows, from what that viewer may know. Fields that are `taken` are copied; `fill.py` finds out the others.

Of other hands the number of cards is shown, not their kinds (M12.2). Legal moves are not here: there can be hundreds.
`offers.py` writes them, and notes here only what they were like.
"""

from __future__ import annotations

import numpy as np

from serai.games.amulett.rules.state import (
    AREAS,
    COLOURS,
    METALS,
    SEATS,
    SPELLS,
    Reason,
    Seat,
    State,
    Step,
)
from serai.kernel.schema import EVERYONE, OWNER, Ints, Record, i16, i32, one, place_of, several, taken, u8, u64
from serai.kernel.taken import taken_ranges
from serai.kernel.written import (
    NUMBER,
    RECORD,
    SEAT_OR_NULL,
    TRUTH,
    Words,
    joined,
    keyed,
    list_of,
    map_of,
    members,
    names,
    number,
    repeated,
    word,
    words_of,
)

MOST_GEMS = 9 * COLOURS
"""as an edition allows (edition/fields.py)"""

PHASES = Words("Phase", 6, ("setup", "spell", "metal", "gem", "energy", "over"))
STEPS, REASONS = words_of(Step), words_of(Reason)
METAL, COLOUR, AREA = names("metal", METALS), names("colour", COLOURS), names("area", AREAS)
SPELL = names("spell", SPELLS + 1)
"""spells count from 1"""


class SeatSeen(Record):
    """What everybody sees before one player."""

    gems: Ints = taken(Seat, "gems", map_of(COLOUR, least=1))
    gem_count: int = taken(Seat, "gem_count", NUMBER)
    colours: int = taken(Seat, "colours", NUMBER)
    hand_size: int = taken(Seat, "hand_size", NUMBER)
    supply: int = taken(Seat, "supply", NUMBER)
    spells: Ints = several(
        u8,
        SPELLS + 1,
        EVERYONE,
        "energy stones, plus 1, on each spell before the player",
        map_of(SPELL, number(plus=-1), least=1),
    )
    has_chosen: int = taken(Seat, "has_chosen", TRUTH, key="chosen")


class OwnSeat(Record):
    """What players see of their own besides (M12.2, M12.4)."""

    hand: Ints = taken(Seat, "hand", map_of(METAL))
    dealt: Ints = taken(Seat, "dealt", list_of(word(SPELL), least=1))
    kept: Ints = taken(Seat, "kept", keyed("dealt", word(SPELL), least=1))
    buried: Ints = taken(Seat, "buried", list_of(word(SPELL), least=1))
    usable: int = one(i16, OWNER, "in a gem phase: the metals that the viewer can pay with here", members(word(METAL)))


class AuctionSeen(Record):
    """The lot, the highest bid, and what the seat on turn may bid."""

    spell: int = one(i16, EVERYONE, "the spell; null in an exchange", word(SPELL, null=0))
    bid: int = taken(State, "bid", NUMBER)
    bidder: int = taken(State, "bidder", SEAT_OR_NULL)
    lowest: int = one(i16, EVERYONE, "the least that the seat on turn may bid", NUMBER)
    bidding_size: int = one(i16, EVERYONE, "number of seats that may still bid")
    bidding: Ints = several(
        u8,
        SEATS,
        EVERYONE,
        "the seats that may still bid, in the order they are shown",
        list_of(NUMBER, "bidding_size"),
    )
    is_most_known: int = one(i16, EVERYONE, "1: the viewer is told how much the seat on turn may bid")
    most: int = one(i16, OWNER, "the most that the seat on turn may bid", NUMBER, null_unless="is_most_known")


class LotSeen(Record):
    """Spells that went under the deck together."""

    above: int = one(i16, EVERYONE, "how many cards lie above them", NUMBER)
    by: int = one(i16, EVERYONE, "the seat that put them there; -1 for nobody", number(plus=-1))
    spells_size: int = one(i16, EVERYONE, "how many they are")
    spells: Ints = several(
        u8,
        SPELLS,
        OWNER,
        "from the top; in order for the player who put them there",
        list_of(word(SPELL), "spells_size"),
    )


class DeckSeen(Record):
    """M12.3: small pile and deck, from the top."""

    pile_size: int = taken(State, "pile_size", NUMBER, key="pile")
    deck_size: int = taken(State, "deck_size", NUMBER, key="deck")
    known_size: int = one(i16, OWNER, "number of lots that the viewer knows")
    known: list[LotSeen] = several(
        LotSeen, SPELLS, OWNER, "the spells whose places the viewer knows", list_of(RECORD, "known_size")
    )


class ResultSeen(Record):
    """M11.5: the result in the record's form."""

    winners: int = taken(State, "winners", members(NUMBER))
    players: int = taken(State, "players")
    gems: Ints = several(
        u8, (SEATS, COLOURS), EVERYONE, "gems of each seat, by colour", list_of(map_of(COLOUR, least=1), "players")
    )
    turn: int = taken(State, "turn", NUMBER, key="rounds")
    reason: int = taken(State, "reason", word(REASONS))


class Seen(Record):
    """What one viewer sees, or was last shown."""

    is_shown: int = one(i16, EVERYONE, "0: nothing was shown as yet")
    version: int = one(i32, EVERYONE, "of the table: how many moves are final", NUMBER)
    players: int = taken(State, "players")
    turn: int = taken(State, "turn", NUMBER, key="round")
    phase: int = one(i16, EVERYONE, "the phase of the round", word(PHASES))
    step: int = taken(State, "step", word(STEPS))
    start: int = taken(State, "start", NUMBER)
    awaited: int = one(i16, EVERYONE, "the seats that owe a decision", members(NUMBER))
    party: int = taken(State, "party", word(AREA))
    steps_left: int = one(
        i16, EVERYONE, "steps of this gem phase not finished, the present one included; 0 in other phases", NUMBER
    )
    desired: int = taken(State, "desired", members(word(METAL)))
    areas_size: int = one(i16, EVERYONE, "number of areas")
    board: Ints = taken(
        State, "board", map_of(AREA, repeated(word(COLOUR), most=MOST_GEMS), size="areas_size"), key="areas"
    )
    stacks: Ints = taken(State, "stacks", map_of(METAL))
    bid: int = taken(State, "bid", NUMBER)
    bidder: int = taken(State, "bidder", SEAT_OR_NULL)
    laid: Ints = taken(State, "laid", map_of(METAL, least=1))
    uses_left: int = one(i16, EVERYONE, "how often the spells being used may still be used in this turn", NUMBER)
    empties_left: int = taken(State, "empties_left", NUMBER, key="to_bury")
    sold: int = taken(State, "sold", NUMBER)
    dry: int = taken(State, "dry", NUMBER)
    seats: list[SeatSeen] = several(
        SeatSeen, SEATS, EVERYONE, "the players clockwise", list_of(RECORD, "players", is_apart=True)
    )
    is_over: int = one(i16, EVERYONE, "1: the game has ended")
    result: ResultSeen = one(ResultSeen, EVERYONE, "the result (M11.5)", RECORD, only_if="is_over")

    viewer: int = one(i16, OWNER, "who looks: a seat, plus 1; 0 for spectators")
    own: OwnSeat = one(OwnSeat, OWNER, "what players see of their own seat besides", joined("seats", "viewer"))
    has_auction: int = one(i16, OWNER, "1: an auction is open")
    auction: AuctionSeen = one(AuctionSeen, OWNER, "the open auction", RECORD, null_unless="has_auction")
    deck: DeckSeen = one(DeckSeen, OWNER, "small pile and deck", RECORD)
    legal: np.uint64 = one(u64, OWNER, "a print of the viewer's legal moves; 0 without any")
    choices: np.uint64 = one(u64, OWNER, "a print of the short list of them; 0 without one")


FROM_STATE = taken_ranges(State, Seen)
FROM_OWN_SEAT = taken_ranges(Seat, OwnSeat)
OWN_AT = place_of(Seen, "own")[0]
COMMON_SIZE = place_of(Seen, "viewer")[0]
"""bytes at the beginning that everybody sees alike"""
SEEN_SIZE = Seen.dtype.itemsize
SEATS_AT, SEAT_SIZE = place_of(State, "seats")[0], Seat.dtype.itemsize
"""where the seats lie in a state"""
