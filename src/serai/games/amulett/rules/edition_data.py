"""Das Amulett: the edition as integers. A spell is a row of powers; the map is a few short lists."""

from __future__ import annotations

from enum import IntEnum

from serai.games.amulett.rules.state import AREAS, COLOURS, MARKERS, METALS, POWERS, SPELLS
from serai.kernel.schema import EVERYONE, Ints, Record, i16, i32, i64, one, several, u8

PLACES = 4
PYRAMID, WALL = 1, 2
"""the bits of a kind of place"""


class Power(IntEnum):
    """Where a spell's row says what it gives. Similar spells add up (M13.15), so the rows of a seat are summed.

    SYMBOL has an entry per metal; INFLUENCE and GIFT one per kind of place (bit 0: pyramid, bit 1: wall); WILD, which
    cards are jokers, one per kind of place and metal.
    """

    SYMBOL = 0
    JOKER = SYMBOL + METALS
    SPELL = 5
    TELEPORT = 6
    DESIRE = 7
    JOURNEY = 8
    WINGS = 9
    RAISE = 10
    SUPERIORITY = 11
    PULL = 12
    INFLUENCE = 13
    GIFT = INFLUENCE + PLACES
    WILD = GIFT + PLACES
    END = WILD + PLACES * METALS


assert Power.END <= POWERS


class Magic(Record):
    """M13.2: cards for every gem of a colour."""

    spell: int = one(i16, EVERYONE, "the spell")
    colour: int = one(i16, EVERYONE, "the colour of the gems")
    metal: int = one(i16, EVERYONE, "the metal of the cards")
    cards: int = one(i16, EVERYONE, "cards for each gem")


class Curse(Record):
    """M13.5: one card of a winning bid within these bounds."""

    spell: int = one(i16, EVERYONE, "the spell")
    least: int = one(i16, EVERYONE, "the smallest bid that triggers it")
    most: int = one(i16, EVERYONE, "the largest bid that triggers it")


class EditionData(Record):
    """Everything the rules need to know about an edition."""

    spells: int = one(i16, EVERYONE, "number of spells")
    powers: Ints = several(u8, (SPELLS + 1, POWERS), EVERYONE, "what a spell gives (Power)")
    cost: Ints = several(u8, SPELLS + 1, EVERYONE, "bolts of a spell")
    arcs: int = one(i64, EVERYONE, "bit k: spell k is an Energy Arc")
    magics: list[Magic] = several(Magic, SPELLS, EVERYONE, "Magic spells")
    magics_size: int = one(i16, EVERYONE, "how many")
    curses: list[Curse] = several(Curse, SPELLS, EVERYONE, "curses")
    curses_size: int = one(i16, EVERYONE, "how many")
    areas: int = one(i16, EVERYONE, "number of areas")
    home: int = one(i16, EVERYONE, "where the party begins (M2.5)")
    place: Ints = several(u8, AREAS, EVERYONE, "kind of place: bit 0 pyramid, bit 1 wall")
    accepts: Ints = several(u8, AREAS, EVERYONE, "bit m: metal m is accepted in the area (M7.2)")
    laid_out: Ints = several(u8, AREAS, EVERYONE, "gems laid out in the area (M2.1)")
    near: Ints = several(i32, AREAS, EVERYONE, "bit a: area a is a neighbour")
    gems: Ints = several(u8, COLOURS, EVERYONE, "gems of each colour")
    metals: Ints = several(u8, METALS, EVERYONE, "cards of each metal")
    start_hand: Ints = several(u8, METALS, EVERYONE, "cards every player begins with (M2.2)")
    markers: Ints = several(u8, MARKERS, EVERYONE, "the round markers (M1.6)")
    markers_size: int = one(i16, EVERYONE, "how many")
    journeys: int = one(i16, EVERYONE, "bit v: there is a marker of value v (M13.13)")
    stones: int = one(i16, EVERYONE, "energy stones of a player")
    basic_dealt: int = one(i16, EVERYONE, "basic set-up: spells dealt (M2.6)")
    basic_stones: int = one(i16, EVERYONE, "basic set-up: stones on each")
    dealt: int = one(i16, EVERYONE, "experienced set-up: spells dealt (M2.7)")
    kept: int = one(i16, EVERYONE, "experienced set-up: spells kept")
    kept_stones: int = one(i16, EVERYONE, "experienced set-up: fewest stones on each")
    keeps: int = one(i32, EVERYONE, "experienced set-up: different choices a player has")
    winning_colours: int = one(i16, EVERYONE, "number of colours that wins (M11.1)")
    winning_gems: int = one(i16, EVERYONE, "number of gems that wins (M11.1)")
    stalled_rounds: int = one(i16, EVERYONE, "number of dry rounds that ends the game (M11.3)")
