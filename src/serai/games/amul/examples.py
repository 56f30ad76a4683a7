"""The worked examples of Āmul's rule book: cards laid out, and what the rules make of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.games.amul.edition.compile import compile_data, lay_out
from serai.games.amul.edition.read import load
from serai.games.amul.pad import ScorePad
from serai.games.amul.rules.order import set_order
from serai.games.amul.rules.phases import settle_card
from serai.games.amul.rules.state import Way
from serai.games.amul.words.wording import AmulWording
from serai.games.wording import Reader
from serai.games.worked_example import ExampleRow, Thing, WorkedExample

NAMES = ("Linda", "Lukas", "Mira", "Jonas")

PROWESS: tuple[list[str], ...] = (["mongol_guard", "mongol_guard", "arab_guard"], ["arab_general", "arab_guard"], [])
THREE = (
    ["mongol_merchant", "mongol_guard"],
    ["mongol_prince", "yurt"],
    ["mongol_caravan", "mongol_spy"],
    ["mongol_guard"],
)
PAIRS = (
    ["arab_relic", "arab_merchant", "arab_guard"],
    ["arab_caravan", "arab_prince", "tent", "arab_general"],
    ["arab_merchant", "arab_spy"],
    ["arab_guard", "arab_sword"],
)
TABLE = (
    ["silk", "silk", "spice", "silver", "trader_merv", "mongol_prince"],
    ["lamp", "palace:oil", "gem", "gem", "arab_merchant", "arab_guard"],
    ["camel", "camel", "camel_drivers", "gem", "arab_general", "mongol_guard"],
)


def examples(language: str) -> dict[str, WorkedExample]:
    """Every example that the book names."""
    book = _Examples(language)
    return {
        "prowess": book.prowess(),
        "majority-three": book.majority(THREE, "mongol"),
        "majority-pairs": book.majority(PAIRS, "arab"),
        "table": book.table(),
    }


class _Examples:
    def __init__(self, language: str):
        self.edition = load()
        self.words = AmulWording(self.edition, Reader(language, NAMES))

    def prowess(self) -> WorkedExample:
        """A9.2, A9.3: the order after as many rounds as there are players."""
        areas = self._cards(PROWESS)
        state, data = lay_out(self.edition, len(areas), 0), compile_data(self.edition)
        for seat, area in enumerate(areas):
            for card in area:
                settle_card(state, data, seat, card, 1, Way.REVEALED)
        state.turn = len(areas) + 1
        set_order(state)
        order = [int(seat) for seat in state.order[: len(areas)] if areas[seat]]
        letters = [self._letter(area) for area in areas]
        rows = tuple(
            ExampleRow(
                NAMES[seat],
                tuple(self._thing(card, self.edition.cards[card - 1].letter or "") for card in areas[seat]),
                (str(int(state.seats[seat].prowess)), letters[seat], f"{order.index(seat) + 1}."),
            )
            for seat in sorted(order)
        )
        told = self.words.event({"event": "order", "step": "pick", "seats": order})
        return WorkedExample(self._columns("player", "cards", "prowess", "letter", "turn"), rows, told)

    def majority(self, laid: Sequence[Sequence[str]], trait: str) -> WorkedExample:
        """A11.3: symbols, ranks and points."""
        areas, sheet = self._scored(laid)
        rows = []
        for seat, area in enumerate(areas):
            majority = sheet["explanation"][seat][trait]
            ranks = dict.fromkeys([majority["first"], majority["last"]])
            things = tuple(self._thing(card, str(self.words.kind(card).traits[trait])) for card in area)
            figures = (str(majority["count"]), "–".join(map(str, ranks)), str(majority["points"]))
            rows.append(ExampleRow(NAMES[seat], things, figures))
        return WorkedExample(self._columns("player", "cards", trait, "ranks", "points"), tuple(rows), "")

    def table(self) -> WorkedExample:
        """A11, A16: the cards with their points, both majorities, the total."""
        areas, sheet = self._scored(TABLE)
        rows = []
        for seat, area in enumerate(areas):
            told = sheet["explanation"][seat]
            points = {card["card"]: card["points"] for card in told["cards"]}
            figures = (sum(points.values()), told["arab"]["points"], told["mongol"]["points"], sheet["scores"][seat])
            things = tuple(self._thing(card, str(points[card])) for card in area)
            rows.append(ExampleRow(NAMES[seat], things, tuple(map(str, figures))))
        columns = self._columns("player", "cards", "of-cards", "arab-points", "mongol-points", "total")
        return WorkedExample(columns, tuple(rows), self.words.outcome(sheet))

    def _scored(self, laid: Sequence[Sequence[str]]) -> tuple[list[list[int]], Mapping[str, Any]]:
        areas = self._cards(laid)
        return areas, ScorePad(self.edition, len(areas), lenient=True).score(areas)

    def _cards(self, laid: Sequence[Sequence[str]]) -> list[list[int]]:
        return ScorePad(self.edition, len(laid), lenient=True).read([list(area) for area in laid])

    def _letter(self, area: Sequence[int]) -> str:
        return min((letter for card in area if (letter := self.edition.cards[card - 1].letter)), default="")

    def _thing(self, card: int, figure: str) -> Thing:
        return Thing(card, self.words.name(card), figure)

    def _columns(self, *columns: str) -> tuple[str, ...]:
        return tuple(self.words.say("amul-book-column", column=column) for column in columns)
