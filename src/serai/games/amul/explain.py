"""Āmul A11, A16: the score sheet that explains itself.

Every figure comes from the same rule functions that score a game; here they are asked one power at a time, and what
they counted is put beside the points. The words are in the catalogues: an explanation is a message id with arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from serai.games.amul.edition.compile import COMPARISONS, compile_data, data_of, fits, worth
from serai.games.amul.edition.read import Condition, Edition, Power, Selector
from serai.games.amul.entry_points import score_areas
from serai.games.amul.rules import powers, scoring
from serai.games.amul.rules import sheet as sheets
from serai.games.amul.rules.edition_data import Counter, EditionData
from serai.games.amul.rules.sheet import ROWS, Row, Sheet
from serai.kernel.schema import blank

Areas = Sequence[Sequence[int]]

ROW_NAMES = [row.name.lower() for row in Row]

RULES = {
    "flat": "A16.5",
    "set": "A16.6",
    "each": "A16.7",
    "variety": "A16.8",
    "scarcity": "A16.9",
    "if": "A16.10",
    "pair": "A16.11",
    "compare": "A16.12",
    "order": "A16.13",
}


# Numbers as compiled code has them where it counts: for others all of the scoring would be compiled once more.
_seat: Any = np.int32
_field: Any = np.int16


def fill_sheet(edition: Edition, areas: Areas) -> Sheet:
    """The score sheet of any distribution of cards (A11.4)."""
    filled = blank(Sheet, 1)
    cards: Any = np.array([card for area in areas for card in area], dtype=np.uint8)
    seats: Any = np.repeat(np.arange(len(areas), dtype=np.int32), [len(area) for area in areas])
    score_areas(cards, seats, _field(len(areas)), data_of(edition), filled)
    sheet: Sheet = filled[0]
    return sheet


def result_of(sheet: Sheet) -> dict[str, Any]:
    """A15.5: the result in the record's form."""
    columns = [sheet.seats[seat] for seat in range(sheet.players)]
    lines = [[*(int(points) for points in column.rows), int(column.total), int(column.wins)] for column in columns]
    return result_of_lines(lines, [int(scoring.prowess(sheet, _seat(seat))) for seat in range(sheet.players)])


def result_of_lines(lines: Sequence[Sequence[int]], prowess: Sequence[int]) -> dict[str, Any]:
    """The same from what playout.write_result gives: per seat the rows of the sheet, the total and whether it wins."""
    return {
        "scores": [line[ROWS] for line in lines],
        "breakdown": [dict(zip(ROW_NAMES, line[:ROWS], strict=True)) for line in lines],
        "prowess": list(prowess),
        "winners": [seat for seat, line in enumerate(lines) if line[ROWS + 1]],
    }


def explain(edition: Edition, areas: Areas) -> list[dict[str, Any]]:
    """Per seat: each card with its points and why, and both majorities."""
    sheet = fill_sheet(edition, areas)
    return [_Seat(edition, compile_data(edition), sheet, areas, seat).explain() for seat in range(len(areas))]


def power_points(edition: Edition, areas: Areas, seat: int, card: int, power: int = 0) -> int:
    """The points of one power of a card alone, without the floor of A16."""
    data = compile_data(edition)
    kind = int(data.kind[card])
    copies = sorted(other for other in areas[seat] if data.kind[other] == kind)
    row = data.powers[data.kind_first[kind] + power]
    return int(powers.points_of(fill_sheet(edition, areas), data, row, _seat(seat), copies.index(card) + 1))


class _Seat:
    """One column of the sheet, in words."""

    def __init__(self, edition: Edition, data: EditionData, sheet: Sheet, areas: Areas, seat: int):
        self.edition, self.data, self.sheet, self.areas, self.seat = edition, data, sheet, areas, seat

    def explain(self) -> dict[str, Any]:
        copies: dict[int, int] = {}
        cards = []
        for card in sorted(self.areas[self.seat]):
            kind = int(self.data.kind[card])
            copies[kind] = copies.get(kind, 0) + 1
            cards.append(self.card(card, kind, copies[kind]))
        return {
            "cards": cards,
            "arab": self.majority("arab", Counter.ARAB),
            "mongol": self.majority("mongol", Counter.MONGOL),
        }

    def card(self, card: int, kind: int, copy: int) -> dict[str, Any]:
        entry = self.edition.kinds[self.edition.cards[card - 1].kind]
        first = int(self.data.kind_first[kind])
        return {
            "card": card,
            "kind": entry.id,
            "row": entry.colour,
            "points": int(powers.card_points(self.sheet, self.data, _field(kind), _seat(self.seat), copy)),
            "why": [self.power(power, first + index, kind, copy) for index, power in enumerate(entry.powers)],
        }

    def power(self, power: Power, index: int, kind: int, copy: int) -> dict[str, Any]:
        row = self.data.powers[index]
        points = int(powers.points_of(self.sheet, self.data, row, _seat(self.seat), copy))
        return {"rule": RULES[power.do], "points": points, **self.counted(power, kind, copy, points)}

    def counted(self, power: Power, kind: int, copy: int, points: int) -> dict[str, Any]:
        """What was counted and where, as a message with arguments."""
        message = f"amul-why-{power.do}"
        match power.do:
            case "set":
                copies = int(self.sheet.seats[self.seat].copies[kind])
                before, total = self.entry(power, copy - 1), self.entry(power, copy)
                return {"message": message, "copy": copy, "copies": copies, "before": before, "total": total}
            case "each":
                return {"message": message, "each": power.points, **self.matching(power.select, power.scope)}
            case "variety":
                found = self.matching(power.select, power.scope, symbols=False)
                kinds = {self.edition.cards[card - 1].kind for card in found["cards"]}
                return {"message": message, "each": power.points, **found, "kinds": len(kinds)}
            case "scarcity":
                owned = int(powers.owned_by_all(self.sheet, kind))
                return {"message": message, "count": owned, "scope": "all"}
            case "if":
                conditions = [self.condition(condition) for condition in power.when]
                outcome = "yes" if all(condition["met"] for condition in conditions) else "no"
                return {"message": f"{message}-{outcome}", "conditions": conditions}
            case "pair":
                found = self.matching(power.select, "own", symbols=False)
                return {"message": f"{message}-{'yes' if points else 'no'}", "copy": copy, **found}
            case "compare":
                return {
                    "message": f"{message}-{power.sense}-{'yes' if points else 'no'}",
                    **self.matching(power.select, "own"),
                    "scope": power.scope,
                    "others": self.others(power),
                }
            case "order":
                goods = {good: self.owned(good) for good in power.goods}
                return {
                    "message": f"{message}-{'yes' if points else 'no'}",
                    "goods": list(power.goods),
                    "owned": goods,
                }
        return {"message": message}

    def entry(self, power: Power, place: int) -> int:
        return power.table[min(place, len(power.table)) - 1] if place else 0

    def owned(self, kind: str) -> int:
        return sum(self.edition.cards[card - 1].kind == kind for card in self.areas[self.seat])

    def others(self, power: Power) -> list[dict[str, int]]:
        return [
            {"seat": seat, "count": sum(worth(self.edition, card, power.select) for card in self.areas[seat])}
            for seat in self.seats(power.scope)
            if power.select is not None
        ]

    def condition(self, condition: Condition) -> dict[str, Any]:
        found = self.matching(condition.select, condition.scope)
        met = COMPARISONS[condition.op](found["count"], condition.value)
        return {**found, "op": condition.op, "value": condition.value, "met": met}

    def seats(self, scope: str) -> list[int]:
        from serai.games.amul.edition.read import SCOPES

        number = _field(SCOPES.index(scope))
        return [s for s in range(len(self.areas)) if powers.in_scope(self.sheet, number, _seat(self.seat), _seat(s))]

    def matching(self, select: Selector | None, scope: str, symbols: bool = True) -> dict[str, Any]:
        """The cards that match in the scope, how much they count, and whose areas were looked at."""
        assert select is not None
        seats = self.seats(scope)
        cards = [card for seat in seats for card in sorted(self.areas[seat]) if fits(self.edition, card, select)]
        count = sum(worth(self.edition, card, select) for card in cards) if symbols else len(cards)
        return {
            "select": _given(select),
            "counted": "symbols" if symbols and select.traits is not None else "cards",
            "scope": scope,
            "seats": seats,
            "cards": cards,
            "count": count,
        }

    def majority(self, row: str, counter: int) -> dict[str, Any]:
        counts = [int(sheets.own(self.sheet, counter, _seat(seat))) for seat in range(len(self.areas))]
        own = counts[self.seat]
        ahead, level = sum(c > own for c in counts), sum(c == own for c in counts)
        return {
            "rule": "A11.3",
            "message": "amul-why-majority" if own else "amul-why-majority-none",
            "points": int(scoring.majority(self.sheet, self.data, counter, _seat(self.seat))),
            "count": own,
            "counts": counts,
            "first": ahead + 1,
            "last": ahead + level,
            "trait": row,
        }


def _given(select: Selector) -> dict[str, list[str]]:
    named = {
        "kinds": select.kinds,
        "colours": select.colours,
        "decks": select.decks,
        "positions": select.positions,
        "traits": select.traits,
    }
    return {name: list(values) for name, values in named.items() if values is not None}
