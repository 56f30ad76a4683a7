"""Das Amulett: views as JSON, written by compiled code from what a viewer sees (face.py).

Only the parts that have changed since the viewer was last shown something are written. All words come from one lexicon
for each edition: its names in quotation marks, and WORDS.

Together with its history a view is enough to play on from (`worlds.state_of`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amulett.rules.state import AREAS, COLOURS, DEALT, METALS, SEATS, SPELLS
from serai.games.amulett.rules.state import Step as Steps
from serai.games.amulett.seen.record import (
    BIDDER,
    IS_SHOWN,
    NUMBERS,
    OF_SPELL,
    PARTS,
    PARTY,
    PHASE,
    PHASES,
    STEP,
    AuctionFace,
    DeckFace,
    Face,
    SeatFace,
    has_changed,
)
from serai.kernel.json_writer import Page, put, put_truth, put_whole, put_word
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes

SIMPLE_PARTS = (*NUMBERS, *PARTS)
AWAITED, DESIRED, AREA, STACKS, LAID, AUCTION, DECK, SEAT = range(len(NUMBERS), len(SIMPLE_PARTS) + 1)

# Where in the lexicon. Not plain constants: for each of those Numba would compile what they are handed to once more.
METAL_NAMES: Any = np.int64(0)
COLOUR_NAMES = METAL_NAMES + METALS
AREA_NAMES = COLOUR_NAMES + COLOURS
SPELL_NAMES = AREA_NAMES + AREAS
"""spells count from 1"""
NOBODY = SPELL_NAMES + SPELLS + 1
SEAT_NUMBERS = NOBODY + 1
PHASE_NAMES = SEAT_NUMBERS + SEATS
STEP_NAMES = PHASE_NAMES + len(PHASES)
PATHS = STEP_NAMES + len(Steps)
"""of the parts"""
NONE: Any = np.int64(0)
SOME = NONE + 1
"""the least number of a kind that is shown"""
WORDS = (
    "null",
    *map(str, range(SEATS)),
    *(f'"{phase}"' for phase in PHASES),
    *(f'"{step.name.lower()}"' for step in Steps),
    *(f'["set",["{part}"],' for part in SIMPLE_PARTS),
    *(f'["set",["seats",{seat}],' for seat in range(SEATS)),
)
"""what follows the names in every lexicon"""
WORDS_FOR = np.full(len(NUMBERS), -1)
"""where the words for a part begin that is a number; -1 where it is shown as it is"""
WORDS_FOR[[PHASE, STEP, PARTY, BIDDER]] = PHASE_NAMES, STEP_NAMES, AREA_NAMES, NOBODY


@rule
def put_news(page: Page, at: int, letters: Any, sizes: Any, face: Face, memory: Bytes, old: Bytes) -> int:
    """What has changed for a viewer, with commas between the parts."""
    start = at
    is_new = old[IS_SHOWN] == 0
    stacks: Any = face.stacks
    laid: Any = face.laid
    for part in range(SEAT + whole(face.players)):
        if not is_new and not has_changed(part, memory, old):
            continue
        at = put_word(page, at, letters, sizes, PATHS + part)
        if part >= SEAT:
            seat = part - SEAT
            at = put_seat(page, at, letters, sizes, face.seats[seat], seat == face.viewer)
        elif part == AWAITED:
            at = put_members(page, at, letters, sizes, SEAT_NUMBERS, whole(face.awaited))
        elif part == DESIRED:
            at = put_members(page, at, letters, sizes, METAL_NAMES, whole(face.desired))
        elif part == AREA:
            at = put_areas(page, at, letters, sizes, face)
        elif part == STACKS:
            at = put_counts(page, at, letters, sizes, METAL_NAMES, stacks[:], NONE)
        elif part == LAID:
            at = put_counts(page, at, letters, sizes, METAL_NAMES, laid[:], SOME)
        elif part == AUCTION:
            at = put_auction(page, at, letters, sizes, face.auction)
        elif part == DECK:
            at = put_deck(page, at, letters, sizes, face.deck)
        elif WORDS_FOR[part] < 0:
            at = put_whole(page, at, whole(face.numbers[part]))
        else:
            at = put_word(page, at, letters, sizes, WORDS_FOR[part] + whole(face.numbers[part]))
        at = put(page, at, b"],")
    return at - 1 if at > start else at


@rule
def put_comma(page: Page, at: int, opening: int) -> int:
    """A comma, unless the place follows the opening bracket."""
    return put(page, at, b",") if at > opening else at


@rule
def put_members(page: Page, at: int, letters: Any, sizes: Any, names: int, members: int) -> int:
    """The members of a set that is written as bits of a number."""
    at = put(page, at, b"[")
    opening = at
    while members:
        if members & 1:
            at = put_word(page, put_comma(page, at, opening), letters, sizes, names)
        names += 1
        members >>= 1
    return put(page, at, b"]")


@rule
def put_counts(page: Page, at: int, letters: Any, sizes: Any, names: int, counts: Any, least: int) -> int:
    """Numbers of cards by metal, or of gems by colour, as far as there are at least so many."""
    at = put(page, at, b"{")
    opening = at
    for kind in range(len(counts)):
        if counts[kind] >= least:
            at = put_word(page, put_comma(page, at, opening), letters, sizes, names + kind)
            at = put_whole(page, put(page, at, b":"), whole(counts[kind]))
    return put(page, at, b"}")


@rule
def put_areas(page: Page, at: int, letters: Any, sizes: Any, face: Face) -> int:
    """The gems of every area one by one, in the order of the edition."""
    at = put(page, at, b"{")
    for area in range(whole(face.areas_size)):
        at = put(page, at, b",") if area else at
        at = put_word(page, at, letters, sizes, AREA_NAMES + area)
        at = put(page, at, b":[")
        opening = at
        for colour in range(COLOURS):
            for _ in range(face.areas[area, colour]):
                at = put_word(page, put_comma(page, at, opening), letters, sizes, COLOUR_NAMES + colour)
        at = put(page, at, b"]")
    return put(page, at, b"}")


@rule
def put_auction(page: Page, at: int, letters: Any, sizes: Any, face: AuctionFace) -> int:
    """The auction, if there is one."""
    if not face.kind:
        return put(page, at, b"null")
    spell = SPELL_NAMES + whole(face.spell) if face.kind == OF_SPELL else NOBODY
    at = put_word(page, put(page, at, b'{"spell":'), letters, sizes, spell)
    at = put_whole(page, put(page, at, b',"bid":'), whole(face.bid))
    at = put_word(page, put(page, at, b',"bidder":'), letters, sizes, NOBODY + whole(face.bidder))
    at = put_whole(page, put(page, at, b',"lowest":'), whole(face.lowest))
    at = put(page, at, b',"bidding":[')
    opening = at
    for place in range(whole(face.bidding_size)):
        seat = SEAT_NUMBERS + whole(face.bidding[place])
        at = put_word(page, put_comma(page, at, opening), letters, sizes, seat)
    at = put(page, at, b'],"most":')
    at = put_whole(page, at, whole(face.most)) if face.is_most_known else put(page, at, b"null")
    return put(page, at, b"}")


@rule
def put_deck(page: Page, at: int, letters: Any, sizes: Any, face: DeckFace) -> int:
    """M12.3: how many cards there are, and what the viewer knows of their places.

    An entry of `known` says how many cards lie above, who put the next ones there, and which spells they are; if that
    was one player and several spells, only that player sees them in their order.
    """
    at = put_whole(page, put(page, at, b'{"pile":'), whole(face.pile))
    at = put_whole(page, put(page, at, b',"deck":'), whole(face.deck))
    at = put(page, at, b',"known":[')
    opening = at
    for above in range(whole(face.pile) + whole(face.deck)):
        if face.begins[above]:
            at = put(page, at, b"]},") if at > opening else at
            at = put_whole(page, put(page, at, b'{"above":'), above)
            at = put_whole(page, put(page, at, b',"by":'), whole(face.burier[above]) - 1)
            at = put(page, at, b',"spells":[')
        elif face.spells[above]:
            at = put(page, at, b",")
        if face.spells[above]:
            at = put_word(page, at, letters, sizes, SPELL_NAMES + whole(face.spells[above]))
    return put(page, at, b"]}]}") if at > opening else put(page, at, b"]}")


@rule
def put_seat(page: Page, at: int, letters: Any, sizes: Any, face: SeatFace, is_own: bool) -> int:
    """What lies before a player."""
    gems: Any = face.gems
    at = put_counts(page, put(page, at, b'{"gems":'), letters, sizes, COLOUR_NAMES, gems[:], SOME)
    at = put_whole(page, put(page, at, b',"gem_count":'), whole(face.gem_count))
    at = put_whole(page, put(page, at, b',"colours":'), whole(face.colours))
    at = put_whole(page, put(page, at, b',"hand_size":'), whole(face.hand_size))
    at = put_whole(page, put(page, at, b',"supply":'), whole(face.supply))
    at = put(page, at, b',"spells":{')
    opening = at
    for spell in range(1, SPELLS + 1):
        if (whole(face.spells) >> spell) & 1:
            at = put_word(page, put_comma(page, at, opening), letters, sizes, SPELL_NAMES + spell)
            at = put_whole(page, put(page, at, b":"), whole(face.stones[spell]))
    at = put_truth(page, put(page, at, b'},"chosen":'), whole(face.has_chosen))
    if is_own:
        hand: Any = face.hand
        dealt: Any = face.dealt
        buried: Any = face.buried
        at = put_counts(page, put(page, at, b',"hand":'), letters, sizes, METAL_NAMES, hand[:], NONE)
        at = put_spells(page, put(page, at, b',"dealt":'), letters, sizes, dealt[:])
        at = put(page, at, b',"kept":{')
        opening = at
        for place in range(DEALT):
            if face.kept[place]:
                at = put_word(page, put_comma(page, at, opening), letters, sizes, SPELL_NAMES + whole(dealt[place]))
                at = put_whole(page, put(page, at, b":"), whole(face.kept[place]))
        at = put_spells(page, put(page, at, b'},"buried":'), letters, sizes, buried[:])
    return put(page, at, b"}")


@rule
def put_spells(page: Page, at: int, letters: Any, sizes: Any, spells: Any) -> int:
    """A list of spells; a 0 is none."""
    at = put(page, at, b"[")
    opening = at
    for spell in spells:
        if spell:
            at = put_word(page, put_comma(page, at, opening), letters, sizes, SPELL_NAMES + whole(spell))
    return put(page, at, b"]")
