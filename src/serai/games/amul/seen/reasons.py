"""Āmul: how the powers of an edition are explained: texts with slots, which `seen/explanation.py` fills."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from serai.games.amul.edition.compile import fits, worth
from serai.games.amul.edition.powers import SCOPES, Condition, Power, Selector
from serai.games.amul.edition.read import Edition
from serai.games.amul.rules.sheet import Row
from serai.games.amul.seen.explanation import LETTERS, SELECTORS, STEPS, WORDS, Reasons, Slot
from serai.kernel.edition import kept_by_edition
from serai.kernel.errors import UserError
from serai.kernel.json_writer import lexicon
from serai.kernel.schema import blank

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

LONGEST_MESSAGE = 64
"""letters of the messages that a slot chooses from"""

Piece = str | tuple[Slot, int, int]
"""a piece of text, or a slot with its arguments"""


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class _Writer:
    """Collects words, selectors and steps while it walks through an edition."""

    def __init__(self, edition: Edition):
        self.edition = edition
        self.kinds = {kind: number for number, kind in enumerate(edition.kinds)}
        self.words: dict[str, int] = {}
        self.selectors: dict[Selector, int] = {}
        self.steps: list[tuple[int, int, int]] = []
        self.conditions = 0

    def write(self) -> Any:
        """All reasons, as an array of one."""
        made = blank(Reasons, 1)
        reasons = made[0]
        powers = [power for kind in self.edition.kinds.values() for power in kind.powers]
        for number, power in enumerate(powers):
            reasons.longest = max(reasons.longest, self.add(power))
            reasons.first[number + 1 :] = len(self.steps)
        reasons.kinds[: len(self.kinds)] = [self.word(_json(kind)) for kind in self.kinds]
        reasons.rows[:] = [self.word(_json(row.name.lower())) for row in Row]
        self.require(len(self.steps) <= STEPS and len(self.words) <= WORDS and len(self.selectors) <= SELECTORS)
        for number, step in enumerate(self.steps):
            reasons.steps[number].slot, reasons.steps[number].what, reasons.steps[number].other = step
        for selector, number in self.selectors.items():
            cards = [card.number for card in self.edition.cards]
            reasons.fits[number][cards] = [fits(self.edition, card, selector) for card in cards]
            reasons.worth[number][cards] = [worth(self.edition, card, selector) for card in cards]
        letters, starts = lexicon([word.encode() for word in self.words])
        self.require(len(letters) <= LETTERS)
        reasons.letters[: len(letters)] = letters
        reasons.starts[: len(starts)] = starts
        return made

    def require(self, is_small_enough: bool) -> None:
        if not is_small_enough:
            raise UserError(f"edition {self.edition.id}: too much to explain; use fewer different powers")

    def word(self, text: str) -> int:
        return self.words.setdefault(text, len(self.words))

    def selector(self, select: Selector | None) -> int:
        assert select is not None
        return self.selectors.setdefault(select, len(self.selectors))

    def add(self, power: Power) -> int:
        """The text of one power; how many letters it has at the most."""
        pieces = ['{"rule":', _json(RULES[power.do]), ',"points":', (Slot.POINTS, 0, 0), *self.counted(power), "}"]
        text, letters = "", 0
        for piece in pieces:
            letters += len(piece.encode()) if isinstance(piece, str) else LONGEST_MESSAGE
            if isinstance(piece, str):
                text += piece
            else:
                self.steps += [(Slot.WORD, self.word(text), 0)] if text else []
                self.steps.append(piece)
                text = ""
        self.steps.append((Slot.WORD, self.word(text), 0))
        return letters

    def counted(self, power: Power) -> Iterator[Piece]:
        """Return what is counted and where, as a message with arguments."""
        message = f"amul-why-{power.do}"
        match power.do:
            case "set":
                yield from (f',"message":"{message}","copy":', (Slot.COPY, 0, 0), ',"copies":', (Slot.COPIES, 0, 0))
                yield from (',"before":', (Slot.BEFORE, 0, 0), ',"total":', (Slot.TOTAL, 0, 0))
            case "each":
                yield f',"message":"{message}","each":{power.points}'
                yield from self.matching(power.select, power.scope)
            case "variety":
                yield f',"message":"{message}","each":{power.points}'
                yield from self.matching(power.select, power.scope, symbols=False)
                yield from (',"kinds":', (Slot.VARIETY, 0, 0))
            case "scarcity":
                yield from (f',"message":"{message}","count":', (Slot.EVERYWHERE, 0, 0), ',"scope":"all"')
            case "if":
                yield from (',"message":', self.choice(Slot.IF_MET, message), ',"conditions":[')
                for place, condition in enumerate(power.when):
                    yield "," if place else ""
                    yield from self.condition(condition)
                yield "]"
            case "pair":
                yield from (',"message":', self.choice(Slot.IF_SCORED, message), ',"copy":', (Slot.COPY, 0, 0))
                yield from self.matching(power.select, "own", symbols=False)
            case "compare":
                yield from (',"message":', self.choice(Slot.IF_SCORED, f"{message}-{power.sense}"))
                yield from self.matching(power.select, "own", shown=power.scope)
                yield from (',"others":', (Slot.OTHERS, self.selector(power.select), SCOPES.index(power.scope)))
            case "order":
                yield from (',"message":', self.choice(Slot.IF_SCORED, message), f',"goods":{_json(power.goods)}')
                yield ',"owned":{'
                for place, good in enumerate(dict.fromkeys(power.goods)):
                    yield from ("," if place else "", f"{_json(good)}:", (Slot.OWNED, self.kinds[good], 0))
                yield "}"
            case _:
                yield f',"message":"{message}"'

    def choice(self, slot: Slot, message: str) -> Piece:
        """A message that depends on whether a power has given something, or its conditions hold."""
        return slot, self.word(_json(f"{message}-yes")), self.word(_json(f"{message}-no"))

    def condition(self, condition: Condition) -> Iterator[Piece]:
        """A16.10: one condition. They are numbered through the whole edition, as in its data."""
        yield "{"
        yield from self.matching(condition.select, condition.scope, comma="")
        yield f',"op":{_json(condition.op)},"value":{condition.value},"met":'
        yield (Slot.MET, self.conditions, 0)
        yield "}"
        self.conditions += 1

    def matching(
        self, select: Selector | None, scope: str, *, symbols: bool = True, shown: str = "", comma: str = ","
    ) -> Iterator[Piece]:
        """The cards that match in the scope, how much they count, and whose areas are looked at."""
        assert select is not None
        number, place = self.selector(select), SCOPES.index(scope)
        is_symbols = symbols and select.traits is not None
        yield f'{comma}"select":{_json(given(select))},"counted":"{"symbols" if is_symbols else "cards"}"'
        yield f',"scope":{_json(shown or scope)},"seats":'
        yield (Slot.SEATS, 0, place)
        yield ',"cards":'
        yield (Slot.CARDS, number, place)
        yield ',"count":'
        yield (Slot.SYMBOLS if symbols else Slot.NUMBER, number, place)


def given(select: Selector) -> dict[str, list[str]]:
    """The lists that a selector has."""
    named = {
        "kinds": select.kinds,
        "colours": select.colours,
        "decks": select.decks,
        "positions": select.positions,
        "traits": select.traits,
    }
    return {name: list(values) for name, values in named.items() if values is not None}


@kept_by_edition(most=100)
def reasons_of(edition: Edition) -> Any:
    """How an edition's powers are explained, as an array of one; made once for the same content."""
    return _Writer(edition).write()
