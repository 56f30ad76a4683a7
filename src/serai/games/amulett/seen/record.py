"""Das Amulett: what a viewer sees, as plain numbers, from a state that has already been redacted (M12).

Views are written from them (view.py). A server keeps what every viewer was last shown, so it can tell what has changed
by comparing memory: every part of a view is one field here, and where there is nothing lies a 0.

Of other hands the number of cards is shown, not their kinds (M12.2).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.exchange import lowest_bid
from serai.games.amulett.rules.moves import awaited_seats
from serai.games.amulett.rules.spell_phase import most_stones_to_bid
from serai.games.amulett.rules.spells import deck_place
from serai.games.amulett.rules.state import AREAS, COLOURS, DEALT, METALS, SEATS, SPELLS, STONES, State, Step
from serai.kernel.memory import is_different
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, OWNER, Bytes, Ints, Record, i16, i32, i64, one, several, u8

PHASES = ("setup", "spell", "metal", "gem", "energy", "over")
LAST_STEPS = (Step.RESHUFFLE, Step.HAMMER, Step.INCOME, Step.MOVE, Step.ROUND_END, Step.OVER)
"""of each phase"""
PHASE_OF = np.array([sum(step > last for last in LAST_STEPS) for step in Step])

NUMBERS = (
    *("version", "round", "phase", "step", "start", "party", "steps_left"),
    *("bid", "bidder", "uses_left", "to_bury", "sold", "dry"),
)
"""the parts of a view that are one number; the phase is one of PHASES, the bidder a seat + 1"""
VERSION, ROUND, PHASE, STEP, START, PARTY, STEPS_LEFT, BID, BIDDER, USES_LEFT, TO_BURY, SOLD, DRY = range(len(NUMBERS))

OF_SPELL, OF_CARDS = 1, 2
"""what is bid in an auction, plus 1: stones for a spell, or cards in an exchange"""


class AuctionFace(Record):
    """The lot, the highest bid, and what the seat on turn may bid."""

    kind: int = one(i16, EVERYONE, "OF_SPELL or OF_CARDS; 0 without an auction")
    spell: int = one(i16, EVERYONE, "the spell")
    bid: int = one(i16, EVERYONE, "highest bid; 0 without one")
    bidder: int = one(i16, EVERYONE, "its bidder's seat + 1; 0 without one")
    lowest: int = one(i16, EVERYONE, "the seat on turn must bid at least so much")
    is_most_known: int = one(i16, EVERYONE, "1: the viewer is told how much that seat may bid")
    most: int = one(i16, OWNER, "so much")
    bidding_size: int = one(i16, EVERYONE, "number of seats that may still bid")
    bidding: Ints = several(u8, SEATS, EVERYONE, "those, in the order they are shown")


class DeckFace(Record):
    """M12.3: small pile and deck, from the top."""

    pile: int = one(i16, EVERYONE, "number of cards in the small pile")
    deck: int = one(i16, EVERYONE, "number of cards in the deck")
    spells: Ints = several(u8, SPELLS, OWNER, "those that the viewer knows; 0 for the others")
    begins: Ints = several(u8, SPELLS, EVERYONE, "1 where cards that went there together begin")
    burier: Ints = several(u8, SPELLS, EVERYONE, "there: the seat + 1 who put them there; 0 for nobody")


class SeatFace(Record):
    """What lies before one player; of hand and sealed choices only what is the viewer's own."""

    spells: int = one(i64, EVERYONE, "bit k: spell k lies before the player")
    stones: Ints = several(u8, SPELLS + 1, EVERYONE, "energy stones on each of them")
    gems: Ints = several(u8, COLOURS, EVERYONE, "gems on the amulet, by colour")
    gem_count: int = one(i16, EVERYONE, "gems on the amulet")
    colours: int = one(i16, EVERYONE, "different colours on the amulet")
    hand_size: int = one(i16, EVERYONE, "metal cards in hand")
    supply: int = one(i16, EVERYONE, "energy stones not lying on spells")
    has_chosen: int = one(i16, EVERYONE, "1 when the sealed choice is made")
    hand: Ints = several(u8, METALS, OWNER, "metal cards in hand, by metal")
    dealt: Ints = several(u8, DEALT, OWNER, "the spells dealt in the experienced set-up")
    kept: Ints = several(u8, DEALT, OWNER, "stones that the sealed choice lays on each of them")
    buried: Ints = several(u8, STONES, OWNER, "the empty spells named so far")


class Face(Record):
    """What one viewer sees, or was last shown."""

    is_shown: int = one(i16, EVERYONE, "0: nothing was shown as yet")
    players: int = one(i16, EVERYONE, "number of players")
    viewer: int = one(i16, EVERYONE, "who looks")
    areas_size: int = one(i16, EVERYONE, "number of areas")
    numbers: Ints = several(i32, len(NUMBERS), EVERYONE, "the parts that are one number (NUMBERS)")
    awaited: int = one(i16, EVERYONE, "the seats that owe a decision, as bits")
    desired: int = one(i16, EVERYONE, "bit m: metal m was named by Burning Desire")
    areas: Ints = several(u8, (AREAS, COLOURS), EVERYONE, "gems in each area, by colour")
    stacks: Ints = several(u8, METALS, EVERYONE, "cards in the open stacks")
    laid: Ints = several(u8, METALS, EVERYONE, "cards laid down as payment")
    auction: AuctionFace = one(AuctionFace, EVERYONE, "the auction")
    deck: DeckFace = one(DeckFace, EVERYONE, "small pile and deck")
    seats: list[SeatFace] = several(SeatFace, SEATS, EVERYONE, "the players clockwise")


PARTS = ("awaited", "desired", "areas", "stacks", "laid", "auction", "deck")
"""the parts that are fields; they follow the numbers, and one per seat follows them"""
FACE_SIZE = Face.dtype.itemsize
IS_SHOWN = 0
"""the byte of a face that is 0 while nothing was shown"""


def _places() -> Any:
    """Where each part lies: the first byte, and how many."""
    fields: Any = Face.dtype.fields
    number, seat = np.dtype(i32).itemsize, SeatFace.dtype.itemsize
    numbers, seats = int(fields["numbers"][1]), int(fields["seats"][1])
    return np.array(
        [
            *((numbers + place * number, number) for place in range(len(NUMBERS))),
            *((int(fields[part][1]), fields[part][0].itemsize) for part in PARTS),
            *((seats + place * seat, seat) for place in range(SEATS)),
        ]
    )


PLACES = _places()


@rule
def has_changed(part: int, memory: Bytes, other: Bytes) -> bool:
    """Whether two faces differ in one part."""
    start = PLACES[part, 0]
    return is_different(memory, start, other, start, PLACES[part, 1])


@rule
def fill_face(face: Face, seen: State, data: EditionData, viewer: int, version: int) -> None:
    """M12.1: the table as one viewer sees it, on an empty face, from a state redacted for this viewer."""
    face.is_shown = 1
    face.players = seen.players
    face.viewer = viewer
    face.areas_size = data.areas
    face.numbers[VERSION] = version
    face.numbers[ROUND] = seen.turn
    face.numbers[PHASE] = PHASE_OF[seen.step]
    face.numbers[STEP] = seen.step
    face.numbers[START] = seen.start
    face.numbers[PARTY] = seen.party
    if seen.step >= Step.GEM_PHASE and seen.step <= Step.MOVE:
        face.numbers[STEPS_LEFT] = seen.steps_left
    face.numbers[BID] = seen.bid
    face.numbers[BIDDER] = seen.bidder
    if seen.step == Step.TELEPORT or seen.step == Step.ENERGY:
        face.numbers[USES_LEFT] = seen.uses
    face.numbers[TO_BURY] = seen.empties_left
    face.numbers[SOLD] = seen.sold
    face.numbers[DRY] = seen.dry
    face.awaited = awaited_seats(seen)
    face.desired = seen.desired
    for area in range(data.areas):
        for colour in range(COLOURS):
            face.areas[area, colour] = seen.board[area, colour]
    for metal in range(METALS):
        face.stacks[metal] = seen.stacks[metal]
        face.laid[metal] = seen.laid[metal]
    if seen.step == Step.BID_SPELL or seen.step == Step.BID:
        fill_auction(face.auction, seen, viewer)
    fill_deck(face.deck, seen)
    for seat in range(seen.players):
        fill_seat(face.seats[seat], seen, seat, seat == viewer)


@rule
def fill_auction(face: AuctionFace, seen: State, viewer: int) -> None:
    """The open auction; how many cards the seat on turn can pay is told to it alone."""
    face.bid = seen.bid
    face.bidder = seen.bidder
    size = whole(0)
    if seen.step == Step.BID_SPELL:
        face.kind = OF_SPELL
        face.spell = seen.card
        face.lowest = whole(seen.bid) + 1
        face.is_most_known = 1
        face.most = most_stones_to_bid(seen)
        # M4.3: clockwise, the seat on turn first.
        for turn in range(seen.turns_left):
            face.bidding[turn] = (whole(seen.actor) + turn) % whole(seen.players)
        size = whole(seen.turns_left)
    else:
        face.kind = OF_CARDS
        face.lowest = lowest_bid(seen)
        if viewer == seen.actor:
            face.is_most_known = 1
            face.most = seen.seats[viewer].cover
        for seat in range(seen.players):
            if (whole(seen.bidding) >> seat) & 1:
                face.bidding[size] = seat
                size += 1
    face.bidding_size = size


@rule
def fill_deck(face: DeckFace, seen: State) -> None:
    """M12.3: how many cards there are, and what a careful player knows of their places."""
    face.pile = seen.pile_size
    face.deck = seen.deck_size
    lot = whole(-1)
    for above in range(whole(seen.pile_size) + whole(seen.deck_size)):
        place = deck_place(seen, above)
        if seen.deck[place]:
            face.spells[above] = seen.deck[place]
            if seen.lot[place] != lot:
                face.begins[above] = 1
                face.burier[above] = seen.burier[place]
            lot = whole(seen.lot[place])


@rule
def fill_seat(face: SeatFace, seen: State, seat: int, is_own: bool) -> None:
    """What lies before a player."""
    entry = seen.seats[seat]
    face.spells = entry.spells
    for spell in range(SPELLS + 1):
        if seen.owner[spell] == seat + 1:
            face.stones[spell] = seen.stones[spell]
    for colour in range(COLOURS):
        face.gems[colour] = entry.gems[colour]
    face.gem_count = entry.gem_count
    face.colours = entry.colours
    face.hand_size = entry.hand_size
    face.supply = entry.supply
    face.has_chosen = entry.has_chosen
    # M12.2, M12.4: what only the viewer sees.
    if is_own:
        for metal in range(METALS):
            face.hand[metal] = entry.hand[metal]
        for place in range(DEALT):
            face.dealt[place] = entry.dealt[place]
            face.kept[place] = entry.kept[place]
        for place in range(STONES):
            face.buried[place] = entry.buried[place]
