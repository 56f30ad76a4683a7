"""Das Amulett: the edition compiled to integers. A spell is a row of powers; the map is a few short lists."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from math import comb
from typing import Any

from serai.games.amulett.edition import JOKER, Area, Edition, Effect, Spell
from serai.games.amulett.state import (
    AREAS,
    COLOURS,
    MARKERS,
    METAL_CARDS,
    METALS,
    PICK,
    POWERS,
    SPELLS,
    STONES,
)
from serai.kernel.errors import UserError
from serai.kernel.schema import EVERYONE, Ints, Record, array_of, blank, i16, i32, i64, one, plain, several, u8

PLACES = 4


class Power(IntEnum):
    """Where a spell's row says what it gives. Similar spells add up (M13.15), so the rows of a seat are summed.

    SYMBOL has an entry per metal; INFLUENCE and GIFT one per kind of place (bit 0: pyramid, bit 1: wall); WILD, which
    cards are jokers, one per kind of place and metal.
    """

    SYMBOL = 0
    JOKER = SYMBOL + METALS
    SPELL = 5
    TELEPORT = 6
    DESIRE = 7
    JOURNEY = 8
    WINGS = 9
    RAISE = 10
    SUPERIORITY = 11
    PULL = 12
    INFLUENCE = 13
    GIFT = INFLUENCE + PLACES
    WILD = GIFT + PLACES
    END = WILD + PLACES * METALS


assert Power.END <= POWERS


class Magic(Record):
    """M13.2: cards for every gem of a colour."""

    spell: int = one(i16, EVERYONE, "the spell")
    colour: int = one(i16, EVERYONE, "the colour of the gems")
    metal: int = one(i16, EVERYONE, "the metal of the cards")
    cards: int = one(i16, EVERYONE, "cards for each gem")


class Curse(Record):
    """M13.5: one card of a winning bid within these bounds."""

    spell: int = one(i16, EVERYONE, "the spell")
    least: int = one(i16, EVERYONE, "the smallest bid that triggers it")
    most: int = one(i16, EVERYONE, "the largest bid that triggers it")


class Tables(Record):
    """Everything the rules need to know about an edition."""

    spells: int = one(i16, EVERYONE, "number of spells")
    powers: Ints = several(u8, (SPELLS + 1, POWERS), EVERYONE, "what a spell gives (Power)")
    cost: Ints = several(u8, SPELLS + 1, EVERYONE, "bolts of a spell")
    arcs: int = one(i64, EVERYONE, "bit k: spell k is an Energy Arc")
    magics: list[Magic] = several(Magic, SPELLS, EVERYONE, "Magic spells")
    magics_size: int = one(i16, EVERYONE, "how many")
    curses: list[Curse] = several(Curse, SPELLS, EVERYONE, "curses")
    curses_size: int = one(i16, EVERYONE, "how many")
    areas: int = one(i16, EVERYONE, "number of areas")
    home: int = one(i16, EVERYONE, "where the party begins (M2.5)")
    place: Ints = several(u8, AREAS, EVERYONE, "kind of place: bit 0 pyramid, bit 1 wall")
    accepts: Ints = several(u8, AREAS, EVERYONE, "bit m: metal m is accepted in the area (M7.2)")
    laid_out: Ints = several(u8, AREAS, EVERYONE, "gems laid out in the area (M2.1)")
    near: Ints = several(i32, AREAS, EVERYONE, "bit a: area a is a neighbour")
    gems: Ints = several(u8, COLOURS, EVERYONE, "gems of each colour")
    metals: Ints = several(u8, METALS, EVERYONE, "cards of each metal")
    start_hand: Ints = several(u8, METALS, EVERYONE, "cards every player begins with (M2.2)")
    markers: Ints = several(u8, MARKERS, EVERYONE, "the round markers (M1.6)")
    markers_size: int = one(i16, EVERYONE, "how many")
    journeys: int = one(i16, EVERYONE, "bit v: there is a marker of value v (M13.13)")
    stones: int = one(i16, EVERYONE, "energy stones of a player")
    basic_dealt: int = one(i16, EVERYONE, "basic set-up: spells dealt (M2.6)")
    basic_stones: int = one(i16, EVERYONE, "basic set-up: stones on each")
    dealt: int = one(i16, EVERYONE, "experienced set-up: spells dealt (M2.7)")
    kept: int = one(i16, EVERYONE, "experienced set-up: spells kept")
    kept_stones: int = one(i16, EVERYONE, "experienced set-up: fewest stones on each")
    keeps: int = one(i32, EVERYONE, "experienced set-up: different choices a player has")
    winning_colours: int = one(i16, EVERYONE, "so many colours win (M11.1)")
    winning_gems: int = one(i16, EVERYONE, "so many gems win (M11.1)")
    stalled_rounds: int = one(i16, EVERYONE, "so many dry rounds end the game (M11.3)")


def kind_of_place(area: Area) -> int:
    return area.pyramid + 2 * (area.wall is not None)


def places(where: str) -> Iterator[int]:
    """M13: the kinds of place an effect works in."""
    needed = {"any": 0, "pyramid": 1, "wall": 2}[where]
    return (place for place in range(PLACES) if place & needed == needed)


_FLAGS = {
    "teleport": Power.TELEPORT,
    "desire": Power.DESIRE,
    "journey": Power.JOURNEY,
    "phoenix": Power.WINGS,
    "superiority": Power.SUPERIORITY,
}


class _Compiler:
    """Walks through an edition."""

    def __init__(self, edition: Edition):
        self.edition = edition
        self.tables = blank(Tables, 1)[0]
        self.metals = list(edition.metals)
        self.colours = list(edition.gems)
        self.areas = list(edition.map.areas)

    def compile(self) -> Tables:
        self.check_room()
        self.set_numbers()
        for number, spell in enumerate(self.edition.spells.values(), 1):
            self.set_spell(number, spell)
        for index, area in enumerate(self.edition.map.areas.values()):
            self.set_area(index, area)
        return self.tables  # type: ignore[no-any-return]

    def check_room(self) -> None:
        """What the state has room for beyond what the edition's own check sees to."""
        for metal in self.edition.metals.values():
            if metal.count > METAL_CARDS:
                self.refuse(f"metal {metal.id}: count: {metal.count} is too many, at most {METAL_CARDS} fit")
        if self.edition.stones_per_player > STONES:
            self.refuse(f"stones_per_player: at most {STONES} fit")
        gifts = [spell.effect.where for spell in self.edition.spells.values() if spell.effect.id == "gift"]
        here = {kind_of_place(area) for area in self.edition.map.areas.values()}
        if any(sum(place in places(where) for where in gifts) >= PICK for place in here):
            self.refuse(f"spell: more than {PICK - 1} spells with the effect gift work in one area")

    def refuse(self, fault: str) -> None:
        raise UserError(f"edition {self.edition.id}: {fault}")

    def set_numbers(self) -> None:
        edition, tables = self.edition, self.tables
        tables.spells, tables.areas = len(edition.spells), len(edition.map.areas)
        tables.gems[: len(self.colours)] = [gem.count for gem in edition.gems.values()]
        tables.metals[:] = [metal.count for metal in edition.metals.values()]
        tables.start_hand[:] = [edition.start_hand[metal] for metal in self.metals]
        tables.stones = edition.stones_per_player
        tables.markers[: len(edition.markers)] = edition.markers
        tables.markers_size = len(edition.markers)
        tables.journeys = sum(1 << value for value in set(edition.markers))
        tables.basic_dealt, tables.basic_stones = edition.basic.dealt, edition.basic.stones_each
        tables.dealt, tables.kept = edition.experienced.dealt, edition.experienced.kept
        tables.kept_stones = edition.experienced.min_stones
        # As many ways to keep some, and to spread the stones beyond the fewest over them and what stays behind.
        spare = tables.stones - tables.kept * tables.kept_stones
        tables.keeps = comb(tables.dealt, tables.kept) * comb(spare + tables.kept, tables.kept)
        tables.winning_colours, tables.winning_gems = edition.victory.colours, edition.victory.gems
        tables.stalled_rounds = edition.victory.stalled_rounds
        tables.home = self.areas.index(edition.map.start)

    def set_area(self, index: int, area: Area) -> None:
        tables = self.tables
        tables.place[index] = kind_of_place(area)
        accepted = self.edition.terrains[area.terrain].accepts
        tables.accepts[index] = sum(1 << self.metals.index(metal) for metal in accepted)
        tables.laid_out[index] = area.gems
        tables.near[index] = sum(1 << self.areas.index(neighbour) for neighbour in area.neighbours)

    def set_spell(self, number: int, spell: Spell) -> None:
        row = self.tables.powers[number]
        self.tables.cost[number] = spell.cost
        row[Power.SPELL] = 1
        row[Power.JOKER] = spell.income[JOKER]
        for metal, name in enumerate(self.metals):
            row[Power.SYMBOL + metal] = spell.income[name]
        self.set_effect(number, row, spell.effect)

    def set_effect(self, number: int, row: Ints, effect: Effect) -> None:
        match effect.id:
            case "magic" | "curse_rich" | "curse_poor":
                self.add_row(number, effect)
            case "influence" | "gift":
                power = Power.GIFT if effect.id == "gift" else Power.INFLUENCE
                for place in places(effect.where):
                    row[power + place] = effect.cards or 1
            case "metamorphosis" | "metamorphosis_area":
                jokers = [self.metals.index(effect.metal)] if effect.metal else range(METALS)
                for place in places(effect.where or "any"):
                    for metal in jokers:
                        row[Power.WILD + place * METALS + metal] = 1
            case "power":
                row[Power.RAISE] = effect.raise_by - 1
            case "pull":
                row[Power.PULL] = effect.stones
            case "arc":
                self.tables.arcs |= 1 << number
            case flag if flag in _FLAGS:
                row[_FLAGS[flag]] = 1

    def add_row(self, number: int, effect: Effect) -> None:
        """Effects that depend on more than the place have rows of their own."""
        tables = self.tables
        if effect.id == "magic":
            magic = tables.magics[tables.magics_size]
            tables.magics_size += 1
            magic.spell, magic.cards = number, effect.cards
            magic.colour, magic.metal = self.colours.index(effect.colour), self.metals.index(effect.metal)
        else:
            curse = tables.curses[tables.curses_size]
            tables.curses_size += 1
            curse.spell, curse.least = number, effect.min
            curse.most = effect.max or METALS * METAL_CARDS


_known: dict[str, Any] = {}
_known_plain: dict[str, Tables] = {}


def tables_of(edition: Edition) -> Any:
    """The tables of an edition as an array of one; compiled once for the same content."""
    if edition.hash not in _known:
        _known[edition.hash] = array_of(Tables, _Compiler(edition).compile())
    return _known[edition.hash]


def plain_tables_of(edition: Edition) -> Tables:
    """The same for ordinary Python, which is slow to read the fields of a NumPy record."""
    if edition.hash not in _known_plain:
        _known_plain[edition.hash] = plain(Tables, compile_tables(edition))
    return _known_plain[edition.hash]


def compile_tables(edition: Edition) -> Tables:
    """The tables of an edition."""
    tables: Tables = tables_of(edition)[0]
    return tables
