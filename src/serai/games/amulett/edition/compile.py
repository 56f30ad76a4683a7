"""Das Amulett: how an edition becomes the integers that the rules read."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Any

from serai.games.amulett.edition.read import JOKER, Area, Edition, Effect, Spell
from serai.games.amulett.rules.edition_data import PLACES, EditionData, Power
from serai.games.amulett.rules.state import METAL_CARDS, METALS, PICK, STONES
from serai.kernel.edition import kept_by_edition
from serai.kernel.edition_columns import fill
from serai.kernel.errors import UserError
from serai.kernel.schema import Ints, array_of, blank


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
        self.data = blank(EditionData, 1)[0]
        self.metals = list(edition.metals)
        self.colours = list(edition.gems)
        self.areas = list(edition.map.areas)

    def compile(self) -> EditionData:
        self.check_room()
        self.set_numbers()
        for number, spell in enumerate(self.edition.spells.values(), 1):
            self.set_spell(number, spell)
        for index, area in enumerate(self.edition.map.areas.values()):
            self.set_area(index, area)
        return self.data  # type: ignore[no-any-return]

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
        edition, data = self.edition, self.data
        data.spells, data.areas = len(edition.spells), len(edition.map.areas)
        for single in (edition, edition.basic, edition.experienced, edition.victory):
            fill(data, {None: single})
        for entries in (edition.gems, edition.metals, edition.map.areas):
            fill(data, dict(enumerate(entries.values())))
        fill(data, dict(enumerate(edition.spells.values(), 1)))
        data.markers_size = len(edition.markers)
        data.journeys = sum(1 << value for value in set(edition.markers))
        # As many ways to keep some, and to spread the stones beyond the fewest over them and what stays behind.
        spare = data.stones - data.kept * data.kept_stones
        data.keeps = comb(data.dealt, data.kept) * comb(spare + data.kept, data.kept)
        data.home = self.areas.index(edition.map.start)

    def set_area(self, index: int, area: Area) -> None:
        data = self.data
        data.place[index] = kind_of_place(area)
        accepted = self.edition.terrains[area.terrain].accepts
        data.accepts[index] = sum(1 << self.metals.index(metal) for metal in accepted)
        data.near[index] = sum(1 << self.areas.index(neighbour) for neighbour in area.neighbours)

    def set_spell(self, number: int, spell: Spell) -> None:
        row = self.data.powers[number]
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
                self.data.arcs |= 1 << number
            case flag if flag in _FLAGS:
                row[_FLAGS[flag]] = 1

    def add_row(self, number: int, effect: Effect) -> None:
        """Effects that depend on more than the place have rows of their own."""
        data = self.data
        if effect.id == "magic":
            magic = data.magics[data.magics_size]
            data.magics_size += 1
            magic.spell, magic.cards = number, effect.cards
            magic.colour, magic.metal = self.colours.index(effect.colour), self.metals.index(effect.metal)
        else:
            curse = data.curses[data.curses_size]
            data.curses_size += 1
            curse.spell, curse.least = number, effect.min
            curse.most = effect.max or METALS * METAL_CARDS


@kept_by_edition(most=100)
def data_of(edition: Edition) -> Any:
    """The data of an edition as an array of one; compiled once for the same content."""
    return array_of(EditionData, _Compiler(edition).compile())


def compile_data(edition: Edition) -> EditionData:
    """The data of an edition."""
    data: EditionData = data_of(edition)[0]
    return data
