"""Āmul: the edition compiled to integers. Cards are rows; the rules read them by card number."""

from __future__ import annotations

from enum import IntEnum

from serai.games.amul.rules.state import CARDS, SEATS
from serai.kernel.schema import EVERYONE, Ints, Record, i16, one, several, u8, u64

KINDS = 72
POWER_WORDS = 2  # 64-bit words that have a bit for each power that looks at other cards
COUNTERS = 32
PACKED = 8  # counters of one byte in a 64-bit word: a card adds eight of them at a time
WORDS = COUNTERS // PACKED
MOST_COUNTED = 255
MOST_SCORED = 32_767  # a score sheet has 16 bits for the points of a seat
POWERS = 192
CONDITIONS = 128
STEPS = 512
SET_ENTRIES = 24  # the longest table of an edition


class Do(IntEnum):
    """The powers of A16."""

    FLAT = 0
    SET = 1
    EACH = 2
    VARIETY = 3
    SCARCITY = 4
    IF = 5
    PAIR = 6
    COMPARE = 7
    ORDER = 8


class Scope(IntEnum):
    """Whose areas count (A16.3)."""

    OWN = 0
    LEFT = 1
    RIGHT = 2
    NEIGHBOURS = 3
    OWN_NEIGHBOURS = 4
    ALL = 5
    OTHERS = 6


class Op(IntEnum):
    """How a condition compares (A16.10)."""

    AT_LEAST = 0
    AT_MOST = 1
    EQUAL = 2


class Sense(IntEnum):
    """What `compare` asks for (A16.12)."""

    MOST = 0
    LEAST = 1


class Counter(IntEnum):
    """Counters that every edition has, because the rules themselves need them; selectors get the next ones."""

    ARAB = 0
    MONGOL = 1
    MILITARY = 2


class PowerRow(Record):
    """One power of one kind."""

    do: int = one(i16, EVERYONE, "which power (Do)")
    kind: int = one(i16, EVERYONE, "the kind that has it")
    scope: int = one(i16, EVERYONE, "whose areas count (Scope)")
    sense: int = one(i16, EVERYONE, "`compare`: most or least (Sense)")
    counter: int = one(
        i16, EVERYONE, "the counter of its selector; for `variety` its number among the variety selectors"
    )
    points: int = one(i16, EVERYONE, "points")
    otherwise: int = one(i16, EVERYONE, "`if`: points when a condition fails")
    first: int = one(i16, EVERYONE, "first entry of its table in `steps`, or of its list in `conditions`")
    count: int = one(i16, EVERYONE, "how many entries")
    counted: int = one(i16, EVERYONE, "1: depends on a single count, and is worth what the next three fields say")
    each: int = one(i16, EVERYONE, "points for each one counted")
    graph: int = one(i16, EVERYONE, "where in `steps` the points for 0, 1, 2, ... counted begin")
    graph_last: int = one(i16, EVERYONE, "the last entry holds for whatever is more")
    goods: Ints = several(u8, 3, EVERYONE, "`order`: kinds")
    needed: Ints = several(u8, 3, EVERYONE, "`order`: how many cards of each; a good named twice needs two")


class ConditionRow(Record):
    """One condition of an `if`."""

    scope: int = one(i16, EVERYONE, "whose areas count (Scope)")
    counter: int = one(i16, EVERYONE, "the counter of its selector")
    op: int = one(i16, EVERYONE, "how to compare (Op)")
    value: int = one(i16, EVERYONE, "with what")


class EditionData(Record):
    """Everything the rules need to know about an edition."""

    rounds: int = one(i16, EVERYONE, "rounds of a game (A2.7)")
    start_hand: int = one(i16, EVERYONE, "cards dealt before the first round (A2.4)")
    market_fill: Ints = several(u8, SEATS + 1, EVERYONE, "cards turned up each round, by number of players (A3.2)")
    majority: Ints = several(i16, SEATS + 1, EVERYONE, "points of majority rank 1, 2, ... (A11.3); entry 0 unused")
    kind: Ints = several(u8, CARDS + 1, EVERYONE, "kind of a card")
    colour: Ints = several(u8, CARDS + 1, EVERYONE, "colour of a card")
    table_capable: Ints = several(u8, CARDS + 1, EVERYONE, "1: stays in the area when revealed (A1.4)")
    hand_capable: Ints = several(u8, CARDS + 1, EVERYONE, "1: laid down at the end (A1.4)")
    military: Ints = several(u8, CARDS + 1, EVERYONE, "Military symbols")
    letter: Ints = several(u8, CARDS + 1, EVERYONE, "letter as a rank, 0 is A; 255 without one")
    effect: Ints = several(u8, CARDS + 1, EVERYONE, "source of the immediate effect (Source)")
    has_effect: Ints = several(i16, CARDS + 1, EVERYONE, "1: has an immediate effect")
    counts: Ints = several(u64, (CARDS + 1, WORDS), EVERYONE, "what a card adds to each counter, packed (A16.4)")
    variety: Ints = several(
        u8, (CARDS + 1, COUNTERS), EVERYONE, "for each variety selector the kind's number from 1; 0: no match (A16.8)"
    )
    fixed: Ints = several(i16, CARDS + 1, EVERYONE, "points that a card has by itself, its `flat` powers (A16.5)")
    kind_colour: Ints = several(u8, KINDS, EVERYONE, "colour of a kind")
    kind_first: Ints = several(i16, KINDS + 1, EVERYONE, "first power of a kind; the next kind's entry ends it")
    power_bits: Ints = several(
        u64, (CARDS + 1, POWER_WORDS), EVERYONE, "the bits of the card's powers that look at other cards"
    )
    power_of_bit: Ints = several(
        u8,
        (POWER_WORDS, 64),
        EVERYONE,
        "the power of each bit, sorted by what they do; of a floored kind the first",
    )
    counted_bits: Ints = several(u64, POWER_WORDS, EVERYONE, "the bits of powers that depend on a single count")
    sets: Ints = several(u8, KINDS, EVERYONE, "kinds that are a `set` and, but for `flat`, nothing else")
    sets_size: int = one(i16, EVERYONE, "number of such kinds")
    set_points: Ints = several(i16, (KINDS, SET_ENTRIES + 1), EVERYONE, "their points together, by number of copies")
    floored: Ints = several(u8, KINDS, EVERYONE, "1: a power of this kind may give less than 0 points (A16.17)")
    powers: list[PowerRow] = several(PowerRow, POWERS, EVERYONE, "powers, kind by kind")
    conditions: list[ConditionRow] = several(ConditionRow, CONDITIONS, EVERYONE, "conditions of all `if` powers")
    steps: Ints = several(i16, STEPS, EVERYONE, "data and graphs of powers, one after the other")
    weights: Ints = several(i16, (len(Scope), 4), EVERYONE, "how often own, left, right and all areas count, by scope")
