"""The worked examples of Das Amulett's rule book: situations, and what the rules make of them."""

from __future__ import annotations

from collections.abc import Mapping

from serai.games.amulett.edition.compile import compile_data
from serai.games.amulett.edition.read import load
from serai.games.amulett.notation import notation_of
from serai.games.amulett.rules.energy_phase import pay_costs
from serai.games.amulett.rules.exchange import cover, lowest_bid
from serai.games.amulett.rules.metal_phase import claim_income
from serai.games.amulett.rules.payment import ask_payment, ask_take_back
from serai.games.amulett.rules.setup import lay_out
from serai.games.amulett.rules.spells import lay_before
from serai.games.amulett.rules.state import State, Step
from serai.games.amulett.words.wording import AmulettWording
from serai.games.wording import Reader
from serai.games.worked_example import ExampleRow, Thing, WorkedExample

PLAYERS = 3
YOU, OTHER = 0, 1
HAND = {"gold": 2, "silver": 3, "iron": 1}
WATER, CITY, PYRAMID_AT_THE_WALL = "E3", "D3", "A2"
INCOMES = ("magic_ruby", "two_wishes", "influence_pharaohs")
RED_GEMS = 2
HIGHEST = 3
INFLUENCES = ("influence", "influence_builders", "influence_pharaohs")
BID = 6
STONES = {"gift": 3, "two_wishes": 2, "abundance_gold": 1}


def examples(language: str) -> dict[str, WorkedExample]:
    """Every example that the book names."""
    book = _Examples(language)
    return {
        "income": book.income(),
        "cover": book.cover(),
        "raise": book.raising(),
        "take-back": book.take_back(),
        "energy": book.energy(),
    }


class _Examples:
    def __init__(self, language: str):
        self.edition = load()
        self.data = compile_data(self.edition)
        self.notation = notation_of(self.edition)
        self.words = AmulettWording(self.edition, Reader(language, ()))

    def income(self) -> WorkedExample:
        """M5.3: symbols, jokers and a Magic spell together."""
        state = self._claimed(*INCOMES)
        least = dict(zip(self.notation.metals, map(int, state.limits.low), strict=True))
        symbols = {metal: count for metal, count in least.items() if count}
        free = int(state.limits.least) - sum(symbols.values())
        things = tuple(self._spell(spell, str(self._cards_claimed(spell))) for spell in INCOMES)
        row = ExampleRow(self._say("gems", count=RED_GEMS), things, (self.words.cards(symbols), str(free)))
        return WorkedExample(self._columns("amulet", "spells", "fixed", "free"), (row,), "")

    def _cards_claimed(self, spell: str) -> int:
        return int(self._claimed(spell).limits.least)

    def _claimed(self, *spells: str) -> State:
        state = self._state(dict.fromkeys(spells, 1))
        state.seats[YOU].gems[self.notation.colours.index("red")] = RED_GEMS
        claim_income(state, self.data)
        return state

    def cover(self) -> WorkedExample:
        """M7.2, M7.3: the same hand in four situations."""
        metamorphosis = "meta_iron"
        desired = "silver"
        rows = []
        for label, area, named, spells in (
            ("water", WATER, None, {}),
            ("city", CITY, None, {}),
            ("desire", WATER, desired, {}),
            ("metamorphosis", WATER, None, {metamorphosis: 1}),
        ):
            state = self._state(spells, area)
            if named:
                state.desired = 1 << self.notation.metals.index(named)
            things = tuple(
                Thing(f"metals/{metal}", self.words.metal(metal), str(count)) for metal, count in HAND.items()
            )
            rows.append(ExampleRow(self._say(label), things, (str(int(cover(state, self.data, YOU))),)))
        return WorkedExample(self._columns("where", "hand", "most"), tuple(rows), "")

    def raising(self) -> WorkedExample:
        """M7.6: what beats a bid, by who owns what."""
        rows = []
        for label, yours, theirs in (
            ("plain", (), ()),
            ("power", (), ("mighty_power",)),
            ("superiority", ("superiority",), ()),
            ("both", ("superiority",), ("mighty_power",)),
        ):
            state = self._state(dict.fromkeys(yours, 1), theirs=dict.fromkeys(theirs, 1))
            state.bid, state.bidder, state.actor = HIGHEST, OTHER + 1, YOU
            things = tuple(self._spell(spell) for spell in (*theirs, *yours))
            rows.append(ExampleRow(self._say(label), things, (str(HIGHEST), str(int(lowest_bid(state))))))
        return WorkedExample(self._columns("case", "spells", "highest", "lowest"), tuple(rows), "")

    def take_back(self) -> WorkedExample:
        """M13.6, M13.15: three Influences in an area with a pyramid at the wall."""
        allowances = [self._allowance(spell) for spell in INFLUENCES]
        things = tuple(self._spell(spell, str(most)) for spell, most in zip(INFLUENCES, allowances, strict=True))
        back = self._allowance(*INFLUENCES)
        row = ExampleRow(self._say("forest"), things, (str(BID), str(back), str(BID - back)))
        return WorkedExample(self._columns("where", "spells", "paid", "back", "cost"), (row,), "")

    def _allowance(self, *spells: str) -> int:
        state = self._state(dict.fromkeys(spells, 1), PYRAMID_AT_THE_WALL)
        state.seats[YOU].hand[:] = 0
        state.seats[YOU].hand[self.notation.metals.index("silver")] = state.seats[YOU].hand_size = BID
        state.bid, state.bidder, state.step = BID, YOU + 1, Step.WON
        ask_payment(state, self.data)
        ask_take_back(state, self.data)
        return int(state.limits.most)

    def energy(self) -> WorkedExample:
        """M10.4: one stone for each bolt, or the last one."""
        state = self._state(STONES)
        before = int(state.seats[YOU].supply)
        pay_costs(state, self.data)
        numbers = {spell: self.notation.spells.index(spell) for spell in STONES}
        things = tuple(
            self._spell(spell, f"{stones} → {int(state.stones[numbers[spell]])}") for spell, stones in STONES.items()
        )
        gone = [self._name(spell) for spell, number in numbers.items() if state.stones[number] == 0]
        row = ExampleRow(f"{before} → {int(state.seats[YOU].supply)}", things, (self.words.reader.all_of(gone),))
        return WorkedExample(self._columns("supply", "stones", "gone"), (row,), "")

    # How a situation is made

    def _state(self, yours: Mapping[str, int], area: str = CITY, theirs: Mapping[str, int] | None = None) -> State:
        state = lay_out(self.data, PLAYERS, {"experienced": False})
        state.party = self.notation.areas.index(area)
        for metal, name in enumerate(self.notation.metals):
            state.seats[YOU].hand[metal] = HAND.get(name, 0)
        for seat, spells in ((YOU, yours), (OTHER, theirs or {})):
            for spell, stones in spells.items():
                lay_before(state, self.data, seat, self.notation.spells.index(spell), stones)
        return state

    # How it is told

    def _spell(self, spell: str, figure: str = "") -> Thing:
        return Thing(spell, self._name(spell), figure)

    def _name(self, spell: str) -> str:
        return self.edition.spells[spell].name[self.words.reader.language]

    def _say(self, case: str, **facts: object) -> str:
        return self.words.say("amulett-book-case", case=case, highest=HIGHEST, **facts)

    def _columns(self, *columns: str) -> tuple[str, ...]:
        return tuple(self.words.say("amulett-book-column", column=column) for column in columns)
