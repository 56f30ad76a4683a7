"""Āmul: the edition compiled to integers. Cards are rows; the rules read them by card number."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from serai.games.amul.edition import COLOURS, SCOPES, Card, Condition, Edition, Power, Selector
from serai.games.amul.state import CARDS, NO_LETTER, SEATS, Source
from serai.kernel.errors import UserError
from serai.kernel.schema import EVERYONE, Bytes, Ints, Record, blank, i16, one, several, u8, u64

KINDS = 72
KIND_WORDS = 2  # 64-bit words that have a bit for each kind
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
    goods: Ints = several(u8, 3, EVERYONE, "`order`: kinds")
    needed: Ints = several(u8, 3, EVERYONE, "`order`: how many cards of each; a good named twice needs two")


class ConditionRow(Record):
    """One condition of an `if`."""

    scope: int = one(i16, EVERYONE, "whose areas count (Scope)")
    counter: int = one(i16, EVERYONE, "the counter of its selector")
    op: int = one(i16, EVERYONE, "how to compare (Op)")
    value: int = one(i16, EVERYONE, "with what")


class Tables(Record):
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
    kind_bits: Ints = several(
        u64, (CARDS + 1, KIND_WORDS), EVERYONE, "the bit of the card's kind, where its points depend on other cards"
    )
    kind_of_bit: Ints = several(u8, (KIND_WORDS, 64), EVERYONE, "the kind of each bit; kinds are sorted by their power")
    sets: Ints = several(u8, KINDS, EVERYONE, "kinds that are a `set` and, but for `flat`, nothing else")
    sets_size: int = one(i16, EVERYONE, "number of such kinds")
    set_points: Ints = several(i16, (KINDS, SET_ENTRIES + 1), EVERYONE, "their points together, by number of copies")
    floored: Ints = several(u8, KINDS, EVERYONE, "1: a power of this kind may give less than 0 points (A16.17)")
    powers: list[PowerRow] = several(PowerRow, POWERS, EVERYONE, "powers, kind by kind")
    conditions: list[ConditionRow] = several(ConditionRow, CONDITIONS, EVERYONE, "conditions of all `if` powers")
    steps: Ints = several(i16, STEPS, EVERYONE, "tables of `set` and `scarcity`, one after the other")


_OPS = {">=": Op.AT_LEAST, "<=": Op.AT_MOST, "==": Op.EQUAL}
_SOURCES = {None: Source.NONE, "palace": Source.PALACE, "bazaar": Source.BAZAAR, "market": Source.MARKET}


def fits(edition: Edition, number: int, select: Selector) -> bool:
    """Whether a card matches a selector (A16.4)."""
    card = edition.cards[number - 1]
    kind = edition.kinds[card.kind]
    return (
        (select.kinds is None or card.kind in select.kinds)
        and (select.colours is None or kind.colour in select.colours)
        and (select.decks is None or card.deck in select.decks)
        and (select.positions is None or kind.position in select.positions)
        and (select.traits is None or any(kind.traits[trait] for trait in select.traits))
    )


def worth(edition: Edition, number: int, select: Selector) -> int:
    """How much a card adds to count(select): 1, or its symbols where traits are named (A16.4)."""
    if not fits(edition, number, select):
        return 0
    if select.traits is None:
        return 1
    traits = edition.kinds[edition.cards[number - 1].kind].traits
    return sum(traits[trait] for trait in dict.fromkeys(select.traits))


def may_cost(power: Power) -> bool:
    """Whether a power can give less than 0 points."""
    return min(power.points, power.otherwise, *power.table, 0) < 0


class _Compiler:
    """Collects counters, powers and tables while it walks through an edition."""

    def __init__(self, edition: Edition):
        self.edition = edition
        self.array = blank(Tables, 1)
        self.tables = self.array[0]
        self.kinds = {kind: index for index, kind in enumerate(edition.kinds)}
        self.counts = np.zeros((CARDS + 1, COUNTERS), dtype=np.uint64)
        self.columns: dict[tuple[int, ...], int] = {}
        self.variety_columns: dict[tuple[int, ...], int] = {}
        self.powers = self.conditions = self.steps = 0

    def room(self, what: str, used: int, capacity: int) -> int:
        if used >= capacity:
            raise UserError(f"edition {self.edition.id}: more than {capacity} {what}; use fewer different ones")
        return used

    def column(self, values: list[int], known: dict[tuple[int, ...], int], into: Any) -> int:
        """The column whose entries are these values, one per card; equal selectors share one."""
        key = tuple(values)
        if key not in known:
            known[key] = self.room("different selectors", len(known), COUNTERS)
            into[1 : len(values) + 1, known[key]] = values
        return known[key]

    def counter(self, values: list[int]) -> int:
        """The counter to which each card adds its value."""
        if sum(values) > MOST_COUNTED:
            raise UserError(
                f"edition {self.edition.id}: a selector counts more than {MOST_COUNTED} in all cards together"
            )
        return self.column(values, self.columns, self.counts)

    def symbols(self, select: Selector) -> int:
        return self.counter([worth(self.edition, card.number, select) for card in self.edition.cards])

    def cards(self, select: Selector) -> int:
        return self.counter([int(fits(self.edition, card.number, select)) for card in self.edition.cards])

    def variety(self, select: Selector) -> int:
        matching = [card.kind if fits(self.edition, card.number, select) else None for card in self.edition.cards]
        numbers = [0 if kind is None else self.kinds[kind] + 1 for kind in matching]
        return self.column(numbers, self.variety_columns, self.tables.variety)

    def condition(self, condition: Condition) -> None:
        row = self.tables.conditions[self.room("conditions", self.conditions, CONDITIONS)]
        row.scope = SCOPES.index(condition.scope)
        row.counter = self.symbols(condition.select)
        row.op = _OPS[condition.op]
        row.value = condition.value
        self.conditions += 1

    def power(self, power: Power, kind: int) -> None:
        row = self.tables.powers[self.room("powers", self.powers, POWERS)]
        self.powers += 1
        row.do = Do[power.do.upper()]
        row.kind = kind
        row.scope = SCOPES.index(power.scope)
        row.points = power.points
        row.otherwise = power.otherwise
        if power.sense:
            row.sense = Sense[power.sense.upper()]
        if power.goods:
            row.goods = [self.kinds[good] for good in power.goods]
            row.needed = [power.goods.count(good) for good in power.goods]
        if power.select is not None:
            if row.do == Do.VARIETY:
                row.counter = self.variety(power.select)
            elif row.do == Do.PAIR:
                row.counter = self.cards(power.select)
            else:
                row.counter = self.symbols(power.select)
        if power.table:
            row.first, row.count = self.steps, len(power.table)
            self.room("table entries", self.steps + len(power.table) - 1, STEPS)
            self.tables.steps[self.steps : self.steps + len(power.table)] = power.table
            self.steps += len(power.table)
        if power.when:
            row.first, row.count = self.conditions, len(power.when)
            for condition in power.when:
                self.condition(condition)

    def add_set(self, kind: int, table: tuple[int, ...]) -> None:
        number = int(self.tables.sets_size)
        self.tables.sets[number] = kind
        self.tables.set_points[number, 1:] = (*table, *[table[-1]] * (SET_ENTRIES - len(table)))
        self.tables.sets_size = number + 1

    def arrange(self) -> None:
        """What a card has by itself, which kinds need more than that, and which of them need the floor of 0."""
        tables = self.tables
        beyond = {}
        for index, kind in enumerate(self.edition.kinds.values()):
            tables.floored[index] = any(map(may_cost, kind.powers))
            others = [Do[power.do.upper()] for power in kind.powers if power.do != "flat" or tables.floored[index]]
            if others == [Do.SET] and not tables.floored[index]:
                self.add_set(index, next(power.table for power in kind.powers if power.do == "set"))
            elif others:
                beyond[index] = others
        bits = {kind: bit for bit, kind in enumerate(sorted(beyond, key=lambda kind: (beyond[kind], kind)))}
        for index, bit in bits.items():
            tables.kind_of_bit[bit // 64, bit % 64] = index
        for card in self.edition.cards:
            index = self.kinds[card.kind]
            if index in bits:
                tables.kind_bits[card.number, bits[index] // 64] = np.uint64(1 << bits[index] % 64)
            if not tables.floored[index]:
                own = [power.points for power in self.edition.kinds[card.kind].powers if power.do == "flat"]
                tables.fixed[card.number] = sum(own)

    def most_points(self, power: Power) -> int:
        """What a power can give to a card at most, whatever lies where."""
        times = 1
        if power.do in ("each", "variety") and power.select is not None:
            times = sum(worth(self.edition, card.number, power.select) for card in self.edition.cards)
        return max(power.points * times, power.otherwise, *power.table, 0)

    def check_points(self) -> None:
        most = {kind.id: sum(map(self.most_points, kind.powers)) for kind in self.edition.kinds.values()}
        together = sum(most[card.kind] for card in self.edition.cards) + 2 * max(self.edition.majority_points)
        if together > MOST_SCORED:
            highest = max(most, key=lambda kind: most[kind])
            raise UserError(
                f"edition {self.edition.id}: one player could score {together} points and only {MOST_SCORED} fit; "
                f"lower some powers, for example of kind {highest}"
            )

    def compile(self) -> Any:
        edition, tables = self.edition, self.tables
        self.check_points()
        for trait in ("arab", "mongol", "military"):
            self.symbols(Selector(None, None, None, None, (trait,)))
        tables.rounds = edition.rounds
        tables.start_hand = edition.start_hand
        for players, cards in edition.market_fill.items():
            tables.market_fill[players] = cards
        tables.majority[1 : len(edition.majority_points) + 1] = edition.majority_points
        letters = sorted({c.letter for c in edition.cards if c.letter}, key=lambda letter: (len(letter), letter))
        for card in edition.cards:
            kind = edition.kinds[card.kind]
            tables.kind[card.number] = self.kinds[card.kind]
            tables.colour[card.number] = COLOURS.index(kind.colour)
            tables.table_capable[card.number] = kind.position in ("table", "both")
            tables.hand_capable[card.number] = kind.position in ("hand", "both")
            tables.military[card.number] = kind.traits["military"]
            tables.letter[card.number] = letters.index(card.letter) if card.letter else NO_LETTER
            tables.effect[card.number] = _SOURCES[kind.effect]
            tables.has_effect[card.number] = kind.effect is not None
        for index, kind in enumerate(edition.kinds.values()):
            tables.kind_colour[index] = COLOURS.index(kind.colour)
            tables.kind_first[index] = self.powers
            for power in kind.powers:
                self.power(power, index)
            tables.kind_first[index + 1] = self.powers
        self.arrange()
        for counter in range(COUNTERS):
            tables.counts[:, counter // PACKED] |= self.counts[:, counter] << np.uint64(8 * (counter % PACKED))
        return self.array


_known: dict[str, Any] = {}


def tables_of(edition: Edition) -> Any:
    """The tables of an edition as an array of one; compiled once for the same content."""
    if edition.hash not in _known:
        _known[edition.hash] = _Compiler(edition).compile()
    return _known[edition.hash]


def compile_tables(edition: Edition) -> Tables:
    """The tables of an edition as the rules take them."""
    tables: Tables = tables_of(edition)[0]
    return tables


_in_use: dict[tuple[str, int, int, str], list[int]] = {}
_flags: dict[tuple[str, int, int], Bytes] = {}


def cards_in_use(edition: Edition, players: int, tea: int, deck: str) -> list[int]:
    """The cards of a deck that take part (A2.2, A13), ascending."""
    key = (edition.hash, players, tea, deck)
    if key not in _in_use:
        teas = [card.number for card in edition.cards if card.kind == "tea"][:tea]
        _in_use[key] = [card.number for card in edition.cards if card.deck == deck and _takes_part(card, players, teas)]
    return _in_use[key]


def flags_in_use(edition: Edition, players: int, tea: int) -> Bytes:
    """The same of the Market deck, as 1 at the number of each card that takes part."""
    key = (edition.hash, players, tea)
    if key not in _flags:
        _flags[key] = np.zeros(CARDS + 1, dtype=np.uint8)
        _flags[key][cards_in_use(edition, players, tea, "market")] = 1
    return _flags[key]


def _takes_part(card: Card, players: int, teas: list[int]) -> bool:
    if card.kind == "tea":
        return card.number in teas
    if card.kind == "tea_trader":
        return bool(teas)
    return card.min_players <= players
