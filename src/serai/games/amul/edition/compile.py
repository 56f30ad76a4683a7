"""Āmul: how an edition becomes the integers that the rules read, and which of its cards take part."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from serai.games.amul.edition.read import COLOURS, SCOPES, Card, Condition, Edition, Power, Selector
from serai.games.amul.rules.edition_data import (
    CONDITIONS,
    COUNTERS,
    MOST_COUNTED,
    MOST_SCORED,
    PACKED,
    POWER_WORDS,
    POWERS,
    SET_ENTRIES,
    STEPS,
    Do,
    EditionData,
    Op,
    PowerRow,
    Sense,
)
from serai.games.amul.rules.state import CARDS, NO_LETTER, State, Step
from serai.kernel.chance import key_of
from serai.kernel.edition import kept_by_edition
from serai.kernel.edition_columns import fill
from serai.kernel.errors import UserError
from serai.kernel.schema import Bytes, blank

_WEIGHTS = {
    "own": (1, 0, 0, 0),
    "left": (0, 1, 0, 0),
    "right": (0, 0, 1, 0),
    "neighbours": (0, 1, 1, 0),
    "own_neighbours": (1, 1, 1, 0),
    "all": (0, 0, 0, 1),
    "others": (-1, 0, 0, 1),
}

COMPARISONS = {">=": operator.ge, "<=": operator.le, "==": operator.eq}
_OPS = {">=": Op.AT_LEAST, "<=": Op.AT_MOST, "==": Op.EQUAL}


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
    """Collects counters, powers and rows while it walks through an edition."""

    def __init__(self, edition: Edition):
        self.edition = edition
        self.array = blank(EditionData, 1)
        self.data = self.array[0]
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
        return self.column(numbers, self.variety_columns, self.data.variety)

    def condition(self, condition: Condition) -> None:
        row = self.data.conditions[self.room("conditions", self.conditions, CONDITIONS)]
        row.scope = SCOPES.index(condition.scope)
        row.counter = self.symbols(condition.select)
        row.op = _OPS[condition.op]
        row.value = condition.value
        self.conditions += 1

    def power(self, power: Power, kind: int) -> None:
        row = self.data.powers[self.room("powers", self.powers, POWERS)]
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
            row.first, row.count = self.write_steps(power.table), len(power.table)
        if row.do == Do.EACH:
            self.draw_graph(row, power.points, (0,))
        if len(power.when) == 1 and power.when[0].value < SET_ENTRIES:
            condition = power.when[0]
            row.scope, row.counter = SCOPES.index(condition.scope), self.symbols(condition.select)
            outcomes = [COMPARISONS[condition.op](found, condition.value) for found in range(condition.value + 2)]
            self.draw_graph(row, 0, tuple(power.points if met else power.otherwise for met in outcomes))
        if power.when:
            row.first, row.count = self.conditions, len(power.when)
            for condition in power.when:
                self.condition(condition)

    def write_steps(self, entries: tuple[int, ...]) -> int:
        first = self.steps
        self.room("table entries", first + len(entries) - 1, STEPS)
        self.data.steps[first : first + len(entries)] = entries
        self.steps += len(entries)
        return first

    def draw_graph(self, row: PowerRow, each: int, entries: tuple[int, ...]) -> None:
        """What a power gives depends on a single count."""
        row.counted, row.each = 1, each
        row.graph, row.graph_last = self.write_steps(entries), len(entries) - 1

    def add_set(self, kind: int, table: tuple[int, ...]) -> None:
        number = int(self.data.sets_size)
        self.data.sets[number] = kind
        self.data.set_points[number, 1:] = (*table, *[table[-1]] * (SET_ENTRIES - len(table)))
        self.data.sets_size = number + 1

    def arrange(self) -> None:
        """What a card has by itself, which kinds need more than that, and which of them need the floor of 0."""
        data = self.data
        looking = []
        for index, kind in enumerate(self.edition.kinds.values()):
            data.floored[index] = any(map(may_cost, kind.powers))
            first = int(data.kind_first[index])
            others = [first + place for place, power in enumerate(kind.powers) if power.do != "flat"]
            if data.floored[index]:
                looking.append(first)
            elif [data.powers[power].do for power in others] == [Do.SET]:
                self.add_set(index, next(power.table for power in kind.powers if power.do == "set"))
            else:
                looking += others
        looking.sort(key=lambda power: (not self.stands_alone(power), data.powers[power].do, power))
        for bit, power in enumerate(looking):
            self.add_bit(self.room("powers that look at other cards", bit, 64 * POWER_WORDS), power)
        for card in self.edition.cards:
            if not data.floored[self.kinds[card.kind]]:
                own = [power.points for power in self.edition.kinds[card.kind].powers if power.do == "flat"]
                data.fixed[card.number] = sum(own)

    def stands_alone(self, power: int) -> bool:
        """Whether a power depends on a single count and no floor."""
        row = self.data.powers[power]
        return bool(row.counted and not self.data.floored[row.kind])

    def add_bit(self, bit: int, power: int) -> None:
        word, value = bit // 64, np.uint64(1 << bit % 64)
        self.data.power_of_bit[word, bit % 64] = power
        if self.stands_alone(power):
            self.data.counted_bits[word] |= value
        kind = int(self.data.powers[power].kind)  # a field of a record is slow to read
        for card in self.edition.cards:
            if self.kinds[card.kind] == kind:
                self.data.power_bits[card.number, word] |= value

    def most_points(self, power: Power) -> int:
        """Return the most a power can give to a card, wherever the cards lie."""
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
        edition, data = self.edition, self.data
        self.check_points()
        for trait in ("arab", "mongol", "military"):
            self.symbols(Selector(traits=(trait,)))
        data.weights[:] = [_WEIGHTS[scope] for scope in SCOPES]
        fill(data, {None: edition})
        fill(data, {card.number: edition.kinds[card.kind] for card in edition.cards})
        letters = sorted({c.letter for c in edition.cards if c.letter}, key=lambda letter: (len(letter), letter))
        for card in edition.cards:
            data.kind[card.number] = self.kinds[card.kind]
            data.letter[card.number] = letters.index(card.letter) if card.letter else NO_LETTER
        for index, kind in enumerate(edition.kinds.values()):
            data.kind_colour[index] = COLOURS.index(kind.colour)
            data.kind_first[index] = self.powers
            for power in kind.powers:
                self.power(power, index)
            data.kind_first[index + 1] = self.powers
        self.arrange()
        for counter in range(COUNTERS):
            data.counts[:, counter // PACKED] |= self.counts[:, counter] << np.uint64(8 * (counter % PACKED))
        return self.array


@kept_by_edition(most=100)
def data_of(edition: Edition) -> Any:
    """The data of an edition as an array of one; compiled once for the same content."""
    return _Compiler(edition).compile()


def compile_data(edition: Edition) -> EditionData:
    """The data of an edition as the rules take them."""
    data: EditionData = data_of(edition)[0]
    return data


@kept_by_edition(most=5000)
def cards_in_use(edition: Edition, players: int, tea: int, deck: str) -> list[int]:
    """The cards of a deck that take part (A2.2, A13), ascending."""
    teas = [card.number for card in edition.cards if card.kind == "tea"][:tea]
    return [card.number for card in edition.cards if card.deck == deck and _takes_part(card, players, teas)]


@kept_by_edition(most=1000)
def flags_in_use(edition: Edition, players: int, tea: int) -> Bytes:
    """The same of the Market deck, as 1 at the number of each card that takes part."""
    flags = np.zeros(CARDS + 1, dtype=np.uint8)
    flags[cards_in_use(edition, players, tea, "market")] = 1
    return flags


def _takes_part(card: Card, players: int, teas: list[int]) -> bool:
    if card.kind == "tea":
        return card.number in teas
    if card.kind == "tea_trader":
        return bool(teas)
    return card.min_players <= players


def lay_out(edition: Edition, players: int, tea: int, house: int = 0, seed: int | str = 0) -> State:
    """A2.2, A2.3, A13: everything that needs no chance. The deck lies in ascending order and is not yet dealt."""
    state = blank(State, 1)[0]
    state.chance.key = np.uint64(key_of(seed))
    state.players = players
    state.tea = tea
    state.house = house
    state.step = Step.SETUP
    for pile, size, deck in (
        (state.deck, "deck_size", "market"),
        (state.palace, "palace_size", "palace"),
        (state.bazaar, "bazaar_size", "bazaar"),
    ):
        numbers = cards_in_use(edition, players, tea, deck)
        pile[: len(numbers)] = numbers
        setattr(state, size, len(numbers))
    for seat in range(players):
        state.seats[seat].letter = NO_LETTER
    return state  # type: ignore[no-any-return]
