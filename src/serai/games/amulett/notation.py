"""Das Amulett M14: the numbers that the rules know moves by, from the names that records write (seen/moves_text.py).

Reading gives None for a value that no move of its verb can have; whether a value is legal now is for the rules to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from serai.games.amulett.edition.read import Edition
from serai.games.amulett.rules.state import (
    ACTIONS,
    AREAS,
    BUNDLE_BITS,
    COLOURS,
    KEEP_BASE,
    METAL_CARDS,
    PICK,
    PICK_BASE,
    State,
    Verb,
)
from serai.games.game import Move
from serai.kernel.edition import kept_by_edition

ARGUMENTS: Mapping[str, tuple[str, ...]] = {
    "deal_gems": ("areas",),
    "shuffle": ("deck",),
    "first": ("player",),
    "marker": ("value",),
    "keep": ("spells",),
    "pass": (),
    "bid_spell": ("amount",),
    "teleport": ("from", "colour", "to"),
    "income": ("take",),
    "desire": ("metal",),
    "journey": ("value",),
    "bid": ("amount",),
    "pay": ("cards",),
    "take": ("cards",),
    "gem": ("gems",),
    "move": ("area",),
    "drain": ("spell",),
    "arc": ("spell",),
    "bury": ("spell",),
}
FIELDS = {verb: {"seat", "do", *arguments} for verb, arguments in ARGUMENTS.items()}
CHANCE = ("deal_gems", "shuffle", "first", "marker")
VERBS = {verb.name.lower(): int(verb) for verb in Verb}
"""Plain numbers, because compiled code is slow to tell the type of an enumeration."""


def is_whole(value: object) -> bool:
    """Whether a JSON value is a whole number; true is none."""
    return isinstance(value, int) and not isinstance(value, bool)


class Notation:
    """The names of one edition and the numbers behind them."""

    def __init__(self, edition: Edition):
        self.metals = list(edition.metals)
        self.colours = list(edition.gems)
        self.areas = list(edition.map.areas)
        self.spells = ["", *edition.spells]
        """A spell's number is its place here."""
        self._numbers = {
            "metal": {name: number for number, name in enumerate(self.metals)},
            "colour": {name: number for number, name in enumerate(self.colours)},
            "area": {name: number for number, name in enumerate(self.areas)},
            "spell": {name: number for number, name in enumerate(self.spells) if name},
        }

    def number(self, kind: str, name: object) -> int | None:
        """The number of a metal, colour, area or spell."""
        return self._numbers[kind].get(name) if isinstance(name, str) else None

    # From numbers to names

    def bundle(self, cards: Sequence[int]) -> dict[str, int]:
        """M0.6: metals with count 0 are left out."""
        return {metal: int(count) for metal, count in zip(self.metals, cards, strict=True) if count}

    def gems(self, counts: Iterable[int]) -> list[str]:
        """Gems one by one, in the order of the edition."""
        gems: list[str] = []
        for colour, count in zip(self.colours, counts, strict=False):
            if count:
                gems += [colour] * count
        return gems

    def gems_in(self, state: State, area: int) -> list[str]:
        """The gems that lie in an area."""
        counts: Any = state.board[area]
        return self.gems(counts)

    def spell_set(self, members: int) -> list[str]:
        """Spells that are bits of a number."""
        return [self.spells[number] for number in bits(int(members))]

    # From names to numbers

    def read(self, move: Move, dealt: Sequence[int]) -> int | None:
        """The value of a move of a seat, whose form has been checked; None where it has a value of no move."""
        match VERBS[move["do"]]:
            case Verb.PASS:
                return 0
            case Verb.BID | Verb.BID_SPELL:
                return self._in_range(move, move["amount"])
            case Verb.JOURNEY:
                return self._in_range(move, move["value"])
            case Verb.MOVE:
                return self.number("area", move["area"])
            case Verb.INCOME:
                return self._read_bundle(move["take"])
            case Verb.PAY | Verb.TAKE:
                return self._read_bundle(move["cards"])
            case Verb.GEM:
                return self._read_gems(move["gems"])
            case Verb.DESIRE:
                return self.number("metal", move["metal"])
            case Verb.TELEPORT:
                return self._read_teleport(move)
            case Verb.KEEP:
                return self._read_keep(move["spells"], dealt)
            case _:
                return self.number("spell", move["spell"])

    def _in_range(self, move: Move, value: object) -> int | None:
        return value if is_whole(value) and 0 <= value < ACTIONS.ranges[move["do"]].size else None  # type: ignore[operator,return-value]

    def _read_bundle(self, cards: object) -> int | None:
        """M0.6: an object of positive numbers by metal."""
        if not isinstance(cards, Mapping):
            return None
        bundle = 0
        for metal, count in cards.items():
            place = self.number("metal", metal)
            if place is None or not is_whole(count) or not 1 <= count <= METAL_CARDS:
                return None
            bundle |= count << (BUNDLE_BITS * place)
        return bundle

    def _read_gems(self, gems: object) -> int | None:
        if not isinstance(gems, list) or len(gems) > PICK:
            return None
        colours = [self.number("colour", gem) for gem in gems]
        value = 0
        for colour in sorted(-1 if colour is None else colour for colour in colours):
            if colour < 0:
                return None
            value = value * PICK_BASE + colour + 1
        return value

    def _read_teleport(self, move: Move) -> int | None:
        source, target = self.number("area", move["from"]), self.number("area", move["to"])
        colour = self.number("colour", move["colour"])
        if source is None or target is None or colour is None:
            return None
        return (source * COLOURS + colour) * AREAS + target

    def _read_keep(self, spells: object, dealt: Sequence[int]) -> int | None:
        if not isinstance(spells, Mapping):
            return None
        value = 0
        for spell, stones in spells.items():
            number = self.number("spell", spell)
            if number is None or number not in dealt or not is_whole(stones) or not 1 <= stones < KEEP_BASE:
                return None
            value += stones * KEEP_BASE ** list(dealt).index(number)
        return value

    # Chance

    def read_areas(self, areas: object, laid_out: Sequence[int], stock: Sequence[int]) -> list[int] | None:
        """M2.1: a colour for each place of each area; None unless these are all gems, in areas that have room."""
        if not isinstance(areas, Mapping) or set(areas) != set(self.areas):
            return None
        gems: list[int] = []
        for area, name in enumerate(self.areas):
            if not isinstance(areas[name], list) or len(areas[name]) != laid_out[area]:
                return None
            colours = [self.number("colour", colour) for colour in areas[name]]
            gems += [colour for colour in colours if colour is not None]
        used = Counter(gems)
        return gems if all(used[colour] == count for colour, count in enumerate(stock)) else None

    def read_deck(self, deck: object, members: Sequence[int]) -> list[int] | None:
        """M2.3, M2.8: spells from the top; None unless they are exactly the members of the deck."""
        if not isinstance(deck, list) or len(deck) != len(members):
            return None
        numbers = [self.number("spell", spell) for spell in deck]
        known = [number for number in numbers if number is not None]
        return known if sorted(known) == sorted(members) else None


def bits(members: int) -> list[int]:
    """The members of a set that is written as bits of a number, ascending."""
    found = []
    while members:
        found.append((members & -members).bit_length() - 1)
        members &= members - 1
    return found


def deck_of(state: State) -> list[int]:
    """Small pile and deck, top first."""
    ring, size = len(state.deck), int(state.pile_size) + int(state.deck_size)
    return [int(state.deck[(int(state.top) + card) % ring]) for card in range(size)]


@kept_by_edition(most=100)
def notation_of(edition: Edition) -> Notation:
    """The notation of an edition; made once for the same content."""
    return Notation(edition)
