"""What the companion knows of a printed game, and what it reckons from that. All numbers are of the same kind.

A spell is its number in the edition from 1; areas, colours and metals count from 0. Seats and areas that are stored
where there may be none are stored as number + 1.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from serai.games.amulett.rules.state import COLOURS, METALS, SEATS, SPELLS, House, Reason, Step
from serai.kernel.schema import EVERYONE, Ints, Record, i32, one, several

__all__ = ["INCOME", "JOKER", "Act", "House", "Known", "Reason", "Reckoned", "Step", "numbers_of", "size_of"]

JOKER = METALS
INCOME = METALS + 1
"""the printed income of a spell: cards of each metal, and of any metal"""


class Act(IntEnum):
    """The acts people may report to the companion; their arguments are in the record's entry."""

    LOOK = 0
    BEGIN = 1
    LAY = 2
    DONE = 3
    DRAIN = 4
    ARC = 5
    TURN_TO = 6


class Entry(Record):
    """What was entered with an act."""

    seat: int = one(i32, EVERYONE, "seat + 1: who got the spell or the gems; 0 for nobody")
    spell: int = one(i32, EVERYONE, "the spell that was auctioned, laid, drained or charged")
    stones: int = one(i32, EVERYONE, "energy stones laid on it")
    value: int = one(i32, EVERYONE, "a round marker, a phase from 0, a metal + 1 or an area + 1; 0 for none")
    cards: Ints = several(i32, METALS, EVERYONE, "metal cards taken as income, or given for gems")
    gems: Ints = several(i32, COLOURS, EVERYONE, "gems taken, by colour")


class KnownSeat(Record):
    """The things in front of one player."""

    supply: int = one(i32, EVERYONE, "energy stones not lying on spells")
    hand: Ints = several(i32, METALS, EVERYONE, "metal cards in hand, by metal")
    gems: Ints = several(i32, COLOURS, EVERYONE, "gems on the amulet, by colour")


class Known(Record):
    """What people know."""

    players: int = one(i32, EVERYONE, "number of players")
    step: int = one(i32, EVERYONE, "what is to be done now (Step)")
    turn: int = one(i32, EVERYONE, "round, from 1")
    start: int = one(i32, EVERYONE, "seat of the start player, who has the hat")
    actor: int = one(i32, EVERYONE, "seat whose turn it is")
    turns_left: int = one(i32, EVERYONE, "turns of this phase still to be taken, the present one included")
    pile: int = one(i32, EVERYONE, "spells still to be auctioned after the present one")
    marker: int = one(i32, EVERYONE, "the round marker of this gem phase; 0 before it is drawn")
    steps_left: int = one(i32, EVERYONE, "steps of this gem phase not finished, the present one included")
    uses: int = one(i32, EVERYONE, "how often the spells being used may still be used in this turn")
    desired: int = one(i32, EVERYONE, "bit m: metal m was named by Burning Desire in this gem phase")
    party: int = one(i32, EVERYONE, "area of the party + 1; 0: nobody follows it here")
    owner: Ints = several(i32, SPELLS + 1, EVERYONE, "seat + 1 before whom a spell lies")
    stones: Ints = several(i32, SPELLS + 1, EVERYONE, "energy stones on a spell")
    cost: Ints = several(i32, SPELLS + 1, EVERYONE, "bolts printed on a spell")
    income: Ints = several(i32, (SPELLS + 1, INCOME), EVERYONE, "income printed on it: each metal, then jokers")
    seats: list[KnownSeat] = several(KnownSeat, SEATS, EVERYONE, "the players clockwise")
    entry: Entry = one(Entry, EVERYONE, "what was entered")
    house: int = one(i32, EVERYONE, "house rules of the table, as bits (House); last, because it was added last")


class ReckonedSeat(Record):
    """What follows for one player."""

    least: Ints = several(i32, METALS, EVERYONE, "income: fewest cards of each metal (M5.4)")
    most: Ints = several(i32, METALS, EVERYONE, "income: most cards of each metal")
    cards: int = one(i32, EVERYONE, "income: cards in all")
    returns: int = one(i32, EVERYONE, "energy stones that come back in the energy phase (M10.4)")
    gem_count: int = one(i32, EVERYONE, "gems on the amulet")
    colours: int = one(i32, EVERYONE, "different colours on the amulet")
    aim: int = one(i32, EVERYONE, "the aim that is reached (Reason, M11.1); 0 for none")
    usable: int = one(i32, EVERYONE, "bit m: metal m pays where the party is (M7.3); 0 where nobody follows it")
    most_gems: int = one(i32, EVERYONE, "gems that an exchange may bring there (M8.5); 0 where nobody follows it")
    take_back: int = one(i32, EVERYONE, "cards that may be taken back there (M13.6); 0 where nobody follows it")


class ReckonedSpell(Record):
    """What follows for one spell."""

    returns: int = one(i32, EVERYONE, "stones that go back to its owner in the energy phase (M10.4)")
    is_buried: int = one(i32, EVERYONE, "1: it goes under the deck then (M10.5)")
    gives: Ints = several(i32, INCOME, EVERYONE, "what it gives its owner now (M5.3): each metal, then jokers")
    matters: int = one(i32, EVERYONE, "1: it may be used, or is to be heeded, in this step")
    may_drain: int = one(i32, EVERYONE, "1: the seat on turn may take a stone off it (M13.12)")
    may_charge: int = one(i32, EVERYONE, "1: the seat on turn may lay a stone of the Energy Arc on it (M13.11)")


class Reckoned(Record):
    """What follows from what people know."""

    deck: int = one(i32, EVERYONE, "spells in the deck")
    targets: int = one(i32, EVERYONE, "bit a: the party may move to area a, if a gem lies there (M9.2)")
    spells: list[ReckonedSpell] = several(ReckonedSpell, SPELLS + 1, EVERYONE, "by spell")
    seats: list[ReckonedSeat] = several(ReckonedSeat, SEATS, EVERYONE, "by seat")


def size_of(record: type[Record]) -> int:
    """How many numbers a record is."""
    return record.dtype.itemsize // i32().itemsize


def numbers_of(array: Any) -> list[int]:
    """The numbers of an array of one such record."""
    numbers: list[int] = array.view(i32).tolist()
    return numbers
