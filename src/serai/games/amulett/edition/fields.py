"""Das Amulett: all that its editions say, one line for each value (kernel/edition_field.py)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping

from serai.games.amulett.edition.effects import PHASE_OF_COLOUR, Effect, phase_of
from serai.games.amulett.edition.map import Area, Map
from serai.kernel.edition_field import (
    EditionSheet,
    RulesColumn,
    Words,
    choice,
    choices,
    counts,
    declared,
    line,
    variant,
    whole,
    wholes,
    words,
)

METALS = 4
MOST_GEM_COLOURS = 10
MOST_BOLTS = 2
MOST_INCOME = 9
MOST_MARKERS = 12
MOST_STEPS = 9
MOST_STONES = 20
MOST_DEALT = 4
MOST_METAL_CARDS = 31
MOST_GEMS_OF_A_COLOUR = 9

JOKER = "joker"
"""What an income calls a card of any metal."""


def _each(cards: Mapping[str, int]) -> list[int]:
    return list(cards.values())


@declared
class Metal:
    """What cards are of."""

    id: str
    name: Words = words(origin="metals", origin_en="names_en")
    latin: str = line(origin="metals")
    count: int = whole(1, MOST_METAL_CARDS, origin="metals", columns=RulesColumn("metals"))


@declared
class Gem:
    """A colour of gems."""

    id: str
    name: Words = words(origin="gems", origin_en="names_en")
    count: int = whole(1, MOST_GEMS_OF_A_COLOUR, origin="gems", columns=RulesColumn("gems"))


@declared
class Terrain:
    """What areas are of."""

    id: str
    name: Words = words(origin="terrains", origin_en="names_en")
    accepts: tuple[str, ...] = choices(ids="metal", longest=METALS, sort=True, origin="terrains")
    """The metals that pay in areas of this terrain."""


@declared
class Spell:
    """A spell card."""

    id: str
    name: Words = words()
    colour: str = choice(PHASE_OF_COLOUR)
    phase: str = dataclasses.field(init=False)
    income: Mapping[str, int] = counts(MOST_INCOME, (JOKER,), ids="metal")
    """Cards of every metal, and under JOKER of any metal."""
    cost: int = whole(1, MOST_BOLTS, columns=RulesColumn())
    effect: Effect = variant(Effect)
    text: Words = words()
    note: str = line(optional=True, content=False)
    provenance: Words

    def __post_init__(self) -> None:
        object.__setattr__(self, "phase", PHASE_OF_COLOUR.get(self.colour, ""))

    def faults(self) -> Iterator[tuple[str, str]]:
        phase = phase_of(self.effect.id)
        if self.colour and phase not in (None, self.phase):
            right = next(colour for colour, of_colour in PHASE_OF_COLOUR.items() if of_colour == phase)
            yield "effect", f"{self.effect.id} works in the {phase} phase; colour must be {right}"


@declared
class Basic:
    """The basic set-up (M2.6)."""

    dealt: int = whole(1, MOST_DEALT, origin="setup", columns=RulesColumn("basic_dealt"))
    stones_each: int = whole(1, MOST_STONES, origin="setup", columns=RulesColumn("basic_stones"))


@declared
class Experienced:
    """The experienced set-up (M2.7)."""

    dealt: int = whole(1, MOST_DEALT, origin="setup", columns=RulesColumn())
    kept: int = whole(1, MOST_DEALT, origin="setup", columns=RulesColumn())
    min_stones: int = whole(1, MOST_STONES, columns=RulesColumn("kept_stones"))


@declared
class Victory:
    """When a game ends (M11)."""

    colours: int = whole(1, MOST_GEM_COLOURS, origin="victory", columns=RulesColumn("winning_colours"))
    gems: int = whole(1, 20, origin="victory", columns=RulesColumn("winning_gems"))
    stalled_rounds: int = whole(1, 9, columns=RulesColumn())


@declared
class Edition:
    """All mappings are in the order of the built-in edition, so that equal content gives equal tables."""

    id: str
    game: str
    title: Words = words(asked=False)
    about: Words = words(asked=False, content=False)
    hash: str
    metals: Mapping[str, Metal]
    gems: Mapping[str, Gem]
    terrains: Mapping[str, Terrain]
    map: Map
    spells: Mapping[str, Spell]
    markers: tuple[int, ...] = wholes(1, MOST_STEPS, MOST_MARKERS, sort=True, columns=RulesColumn())
    stones_per_player: int = whole(1, MOST_STONES, columns=RulesColumn("stones"))
    start_hand: Mapping[str, int] = counts(MOST_INCOME, ids="metal", columns=RulesColumn(value=_each))
    basic: Basic
    experienced: Experienced
    victory: Victory
    provenance: Words
    remarks: Mapping[str, Words] = dataclasses.field(default_factory=dict)
    """Provenance and notes in other languages, by their English words."""


def _of_the_box(key: str, of: type, shown: str, ticked: str = "game", *, single: bool = True) -> EditionSheet:
    return EditionSheet(key, of, shown, single, "provenance", ticked)


SPELL = EditionSheet("spell", Spell, shown="spells", ticked="each")
AREA = EditionSheet("map.areas", Area, shown="map.areas", origins="map.provenance", ticked="map")
MAP = EditionSheet("map", Map, shown="map", single=True, origins="map.provenance", ticked="map")
BOX = (
    _of_the_box("terrain", Terrain, "terrains", "terrain", single=False),
    _of_the_box("gem", Gem, "gems", "gem", single=False),
    _of_the_box("metal", Metal, "metals", "metal", single=False),
    _of_the_box("", Edition, ""),
    _of_the_box("setup.basic", Basic, "basic"),
    _of_the_box("setup.experienced", Experienced, "experienced"),
    _of_the_box("victory", Victory, "victory"),
)
SHEETS = (SPELL, AREA, MAP, *BOX)
