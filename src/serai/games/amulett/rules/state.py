"""Das Amulett: the state of a game, field by field.

Rule set: the published course of the game (M1-M12) with the spells and the map of the edition (M13, M16), 3 to 6
players, basic or experienced set-up. A spell is its number in the edition from 1; 0 stands for "no spell", and in a
redacted state for "a spell you do not know". Areas, colours and metals count from 0 in the order of the edition.
Seats that are stored where there may be none are stored as seat + 1. Capacities do not depend on the edition.

Metal cards in a hand are open in the state although people are only told their number (M12.2): every card taken or
paid is seen by all, so a player who takes notes knows each hand. Views show the number; see `seen/knowledge.py`.
"""

from __future__ import annotations

from enum import IntEnum

from serai.kernel.actions import ActionSpace
from serai.kernel.chance import Generator
from serai.kernel.schema import EVERYONE, NOBODY, OWNER, Ints, Record, i16, i32, i64, one, several, u8

SEATS = 6
AREAS = 24
COLOURS = 10
METALS = 4
SPELLS = 33
RING = 64  # places of the deck: a power of two
STONES = 20  # of one player; more spells than stones can nobody have
DEALT = 4
PICK = 4  # gems that one purchase can bring
METAL_CARDS = 31  # of one metal
MARKERS = 12
MOST_STEPS = 9
POWERS = 40


class Step(IntEnum):
    """Where the game stands, in playing order.

    Some steps wait for chance, some for a decision; all others run by themselves (`course.step_on`).
    """

    # M2
    DEAL_GEMS = 0
    SHUFFLE = 1
    FIRST = 2
    DEAL_SPELLS = 3
    KEEP = 4
    REVEAL = 5
    RESHUFFLE = 6
    # M4
    SPELL_PHASE = 7
    NEXT_SPELL = 8
    BID_SPELL = 9
    HAMMER = 10
    # M5
    METAL_PHASE = 11
    METAL_TURN = 12
    TELEPORT = 13
    CLAIM = 14
    INCOME = 15
    # M6
    GEM_PHASE = 16
    ASK = 17
    DESIRE = 18
    JOURNEY = 19
    MARKER = 20
    # M7, M8
    EXCHANGE = 21
    BID = 22
    WON = 23
    PAY = 24
    TAKE_BACK = 25
    TAKE = 26
    CURSES = 27
    CURSE = 28
    SETTLE = 29
    CHOOSE_GEMS = 30
    GEM = 31
    # M9
    TRAVEL = 32
    MOVE = 33
    # M10
    ENERGY_PHASE = 34
    ENERGY_TURN = 35
    CONJURE = 36
    ENERGY = 37
    COSTS = 38
    BURIAL = 39
    BURY = 40
    ROUND_END = 41
    OVER = 42


class Verb(IntEnum):
    """What a seat can do, in the order of the ranges of ACTIONS."""

    KEEP = 0
    PASS = 1
    BID_SPELL = 2
    TELEPORT = 3
    INCOME = 4
    DESIRE = 5
    JOURNEY = 6
    BID = 7
    PAY = 8
    TAKE = 9
    GEM = 10
    MOVE = 11
    DRAIN = 12
    ARC = 13
    BURY = 14


class Reason(IntEnum):
    """Why a game ended (M11)."""

    NONE = 0
    SEVEN_COLOURS = 1
    EIGHT_GEMS = 2
    STALLED = 3


class House(IntEnum):
    """House rules, a bit for each way that is not ours; called by the option and its word."""

    BUILDERS_PYRAMID = 1
    INFLUENCE_NONE = 2
    SECOND_GEM_COMPULSORY = 4
    DESIRE_OWNER = 8
    INFLUENCE_TWO = 16
    MIXING_SINGLE = 32
    ORDER_FREE = 64


KEEP_BASE = STONES + 1
PICK_BASE = COLOURS + 1
BUNDLE_BITS = 5
BUNDLES = 1 << (BUNDLE_BITS * METALS)

ACTIONS = ActionSpace(
    1,
    keep=(KEEP_BASE**DEALT, "stones on each dealt spell, a digit each, the first lowest; 0 gives it back"),
    **{"pass": (1, "do nothing")},
    bid_spell=(STONES + 1, "bid this number of stones"),
    teleport=(AREAS * COLOURS * AREAS, "(from area, colour, to area) as digits"),
    income=(BUNDLES, "take this bundle: cards of each metal, five bits each, the first metal lowest"),
    desire=(METALS, "name this metal"),
    journey=(MOST_STEPS + 1, "choose this marker"),
    bid=(METALS * METAL_CARDS + 1, "bid this number of cards"),
    pay=(BUNDLES, "lay down this bundle"),
    take=(BUNDLES, "take this bundle of the cards laid down"),
    gem=(PICK_BASE**PICK, "take gems: colour + 1 as digits that never fall, 0 for none, the last lowest"),
    move=(AREAS, "move the party to this area"),
    drain=(SPELLS + 1, "take a stone off this spell of another player"),
    arc=(SPELLS + 1, "move a stone from Energy Arc to this own spell"),
    bury=(SPELLS + 1, "put this empty spell under the deck"),
)

MOST_LEGAL = 21_856
"""As many bundles of 62 there are with at most 31 cards of each of four metals; no decision can have more options."""


class Limits(Record):
    """The bundles of metal cards that the open decision allows (M5.4, M8.1-M8.3)."""

    low: Ints = several(u8, METALS, EVERYONE, "fewest cards of each metal")
    high: Ints = several(u8, METALS, EVERYONE, "most cards of each metal")
    least: int = one(i16, EVERYONE, "fewest cards in all")
    most: int = one(i16, EVERYONE, "most cards in all")
    unmixed: int = one(u8, EVERYONE, "bit m: metal m, with none of the others that have a bit here (M7.2)")


class Seat(Record):
    """The things in front of one player."""

    spells: int = one(i64, EVERYONE, "bit k: spell k lies before the player")
    empties: int = one(i64, OWNER, "bit k: spell k is empty and not yet named for burying (M10.5)")
    gems: Ints = several(u8, COLOURS, EVERYONE, "gems on the amulet, by colour")
    gem_count: int = one(i16, EVERYONE, "gems on the amulet")
    colours: int = one(i16, EVERYONE, "different colours on the amulet")
    hand: Ints = several(u8, METALS, EVERYONE, "metal cards in hand, by metal; people see their number (M12.2)")
    hand_size: int = one(i16, EVERYONE, "metal cards in hand")
    supply: int = one(i16, EVERYONE, "energy stones not lying on spells")
    powers: Ints = several(u8, POWERS, EVERYONE, "what the player's spells give together (Power)")
    cover: int = one(i16, EVERYONE, "usable cards in the present exchange (M7.3)")
    dealt: Ints = several(u8, DEALT, OWNER, "the spells dealt in the experienced set-up, until they are revealed")
    kept: Ints = several(u8, DEALT, OWNER, "sealed choice: stones on each of them, 0 for one that is given back")
    has_chosen: int = one(i16, EVERYONE, "1 when the sealed choice is made")
    buried: Ints = several(u8, STONES, OWNER, "the empty spells named so far in this energy turn, in order (M10.5)")


class State(Record):
    """A whole game at one moment."""

    chance: Generator = one(Generator, NOBODY, "the generator of this game's chance")
    players: int = one(i16, EVERYONE, "number of players")
    experienced: int = one(i16, EVERYONE, "1: experienced set-up (M2.7)")
    house: int = one(i16, EVERYONE, "house rules of the table, as bits (House)")
    step: int = one(i16, EVERYONE, "where the game stands (Step)")
    turn: int = one(i16, EVERYONE, "round, from 1")
    start: int = one(i16, EVERYONE, "seat of the start player")
    actor: int = one(i16, EVERYONE, "seat whose turn it is")
    turns_left: int = one(i16, EVERYONE, "turns of this round of the table still to be taken, the present one included")
    awaited: int = one(i16, EVERYONE, "sealed choices still open")
    party: int = one(i16, EVERYONE, "area of the party")
    desired: int = one(i16, EVERYONE, "bit m: metal m was named by Burning Desire in this gem phase")
    steps_left: int = one(i16, EVERYONE, "steps of this gem phase not finished, the present one included")
    uses: int = one(i16, EVERYONE, "how often the spells being used may still be used in this turn")
    sold: int = one(i16, EVERYONE, "gems bought in this round")
    dry: int = one(i16, EVERYONE, "complete rounds in a row without a purchase (M11.3)")
    reason: int = one(i16, EVERYONE, "why the game ended (Reason)")
    winners: int = one(i16, EVERYONE, "bit s: seat s has won")
    card: int = one(i16, EVERYONE, "spell being auctioned")
    bid: int = one(i16, EVERYONE, "highest bid of the present auction; 0 without one")
    bidder: int = one(i16, EVERYONE, "its bidder's seat + 1; 0 without one")
    bidding: int = one(i16, EVERYONE, "bit s: seat s has not passed in this exchange")
    bidding_size: int = one(i16, EVERYONE, "how many have not passed")
    limits: Limits = one(Limits, EVERYONE, "the bundles that the open decision allows")
    laid: Ints = several(u8, METALS, EVERYONE, "cards laid down as payment")
    stacks: Ints = several(u8, METALS, EVERYONE, "cards in the open stacks")
    stock: Ints = several(u8, COLOURS, EVERYONE, "gems not yet laid out (M2.1)")
    board: Ints = several(u8, (AREAS, COLOURS), EVERYONE, "gems in each area, by colour")
    area_size: Ints = several(u8, AREAS, EVERYONE, "gems in each area")
    present: Ints = several(i16, AREAS, EVERYONE, "bit c: a gem of colour c lies in the area")
    occupied: int = one(i32, EVERYONE, "bit a: a gem lies in area a")
    owner: Ints = several(u8, SPELLS + 1, EVERYONE, "seat + 1 before whom a spell lies")
    stones: Ints = several(u8, SPELLS + 1, EVERYONE, "energy stones on a spell")
    deck: Ints = several(u8, RING, NOBODY, "small pile and deck: face-down spells, a ring from place `top` on")
    lot: Ints = several(u8, RING, EVERYONE, "cards put under the deck together share a number; 0: shuffled")
    burier: Ints = several(u8, RING, EVERYONE, "seat + 1 who alone knows the order inside the lot (M12.3)")
    top: int = one(i16, EVERYONE, "place of the topmost of them")
    pile_size: int = one(i16, EVERYONE, "how many of them are the small pile")
    deck_size: int = one(i16, EVERYONE, "how many follow as the deck")
    empties_left: int = one(i16, EVERYONE, "how many empty spells of the seat on turn are not yet named (M10.5)")
    seats: list[Seat] = several(Seat, SEATS, EVERYONE, "the players clockwise")
