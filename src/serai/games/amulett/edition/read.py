"""Das Amulett's editions: metals, gems, map and spells with their provenance, read from TOML and checked.

An owner's file corrects any value; a map may be corrected area by area or replaced (docs/editions.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.games.amulett.edition import check as room
from serai.games.amulett.edition.components import Gem, Metal, Terrain, read_gem, read_metal, read_terrain
from serai.games.amulett.edition.effects import PHASE_OF_COLOUR, Effect, effect_to_data, phase_of, read_effect
from serai.games.amulett.edition.map import MAP_FIELDS, Area, Map, check_map, map_values, read_map
from serai.kernel.edition import Library, Provenance, Source, content_hash
from serai.kernel.toml_reader import LANGUAGES, EditionFault, Section

if TYPE_CHECKING:
    import os
    from collections.abc import Collection, Mapping

__all__ = [
    "JOKER",
    "Area",
    "Basic",
    "Edition",
    "EditionFault",
    "Effect",
    "Experienced",
    "Gem",
    "Map",
    "Metal",
    "Spell",
    "Terrain",
    "Victory",
    "content",
    "load",
]

LIBRARY = Library("amulett", Path(__file__).parent, bundles=frozenset({"income", "effect", "start_hand"}))

JOKER = "joker"
"""What an income calls a card of any metal."""


@dataclass(frozen=True)
class Spell:
    id: str
    name: Mapping[str, str]
    colour: str
    phase: str
    income: Mapping[str, int]
    """Cards of every metal, and under JOKER of any metal."""
    cost: int
    effect: Effect
    text: Mapping[str, str]
    note: str
    provenance: Mapping[str, str]


@dataclass(frozen=True)
class Basic:
    """The basic set-up (M2.6)."""

    dealt: int
    stones_each: int


@dataclass(frozen=True)
class Experienced:
    """The experienced set-up (M2.7)."""

    dealt: int
    kept: int
    min_stones: int


@dataclass(frozen=True)
class Victory:
    """When a game ends (M11)."""

    colours: int
    gems: int
    stalled_rounds: int


@dataclass(frozen=True)
class Edition:
    """All mappings are in the order of the built-in edition, so that equal content gives equal tables."""

    id: str
    game: str
    title: Mapping[str, str]
    about: Mapping[str, str]
    hash: str
    metals: Mapping[str, Metal]
    gems: Mapping[str, Gem]
    terrains: Mapping[str, Terrain]
    map: Map
    spells: Mapping[str, Spell]
    markers: tuple[int, ...]
    stones_per_player: int
    start_hand: Mapping[str, int]
    basic: Basic
    experienced: Experienced
    victory: Victory
    provenance: Mapping[str, str]
    remarks: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Provenance and notes in other languages, by their English words."""


def load(source: str | os.PathLike[str] | None = None) -> Edition:
    """The built-in edition (None or its id) or that of an owner's file; EditionFault tells all its faults."""
    if source is None:
        return _built_in(LIBRARY.default())
    if source in LIBRARY.built_in():
        return _built_in(source)
    found = LIBRARY.find(source)
    return _read(found, _built_in(found.base or LIBRARY.default()))


@cache
def _built_in(edition_id: str | os.PathLike[str]) -> Edition:
    return _read(LIBRARY.find(edition_id), None)


_FIELDS = (
    *("metals", "gems", "terrains", "names_en", "markers", "stones_per_player", "start_hand"),
    *("setup", "min_stones", "victory", "stalled_rounds"),
)
_TICKED_WITH = {"metals": "metal", "gems": "gem", "terrains": "terrain", "names_en": ""}
"""What an owner compares together with the box; everything else is the game's. English names are in no box."""
_SPELL_FIELDS = ("name_en", "name_de", "colour", "income", "cost", "effect", "text_en", "text_de")


def _edition_values(edition: Edition) -> dict[str, object]:
    """The known values of the game's components, by the names that provenance uses."""
    named = (edition.metals, edition.gems, edition.terrains)
    return {
        "metals": [(metal.id, metal.name["de"], metal.latin, metal.count) for metal in edition.metals.values()],
        "gems": [(gem.id, gem.name["de"], gem.count) for gem in edition.gems.values()],
        "terrains": [(terrain.id, terrain.name["de"], terrain.accepts) for terrain in edition.terrains.values()],
        "names_en": [entry.name["en"] for entries in named for entry in entries.values()],
        "markers": edition.markers,
        "stones_per_player": edition.stones_per_player,
        "start_hand": edition.start_hand,
        "setup": (edition.basic, edition.experienced.dealt, edition.experienced.kept),
        "min_stones": edition.experienced.min_stones,
        "victory": (edition.victory.colours, edition.victory.gems),
        "stalled_rounds": edition.victory.stalled_rounds,
    }


def _spell_values(spell: Spell) -> dict[str, object]:
    words = {
        f"{part}_{language}": getattr(spell, part)[language] for part in ("name", "text") for language in LANGUAGES
    }
    return {
        "colour": spell.colour,
        "income": spell.income,
        "cost": spell.cost,
        "effect": spell.effect,
        **words,
    }


def _read(source: Source, model: Edition | None) -> Edition:
    top = Section(source.data, "", source.faults)
    edition = _Reader(source, top, model).edition()
    top.close()
    source.faults.raise_if_any()
    check_map(edition.map, source.faults)
    room.check(edition, source.faults)
    source.faults.raise_if_any()
    return replace(edition, hash=content_hash(content(edition), source.formerly), remarks=source.remarks)


def content(edition: Edition) -> dict[str, Any]:
    """What an edition says, in the words of the files; not its name, its remarks and the provenance."""
    board = edition.map
    return {
        "game": edition.game,
        "title": edition.title,
        "metal": _by_id(edition.metals),
        "gem": _by_id(edition.gems),
        "terrain": _by_id(edition.terrains),
        "map": {
            "layout": board.layout,
            "start": board.start,
            "areas": _by_id(board.areas),
            "wall_edges": [list(edge) for edge in board.wall_edges],
        },
        "spell": {
            spell.id: {
                "name": spell.name,
                "colour": spell.colour,
                "income": spell.income,
                "cost": spell.cost,
                "effect": effect_to_data(spell.effect),
                "text": spell.text,
            }
            for spell in edition.spells.values()
        },
        "markers": list(edition.markers),
        "stones_per_player": edition.stones_per_player,
        "start_hand": edition.start_hand,
        "setup": {"basic": vars(edition.basic), "experienced": vars(edition.experienced)},
        "victory": vars(edition.victory),
    }


def _by_id(entries: Mapping[str, Metal | Gem | Terrain | Area]) -> dict[str, dict[str, Any]]:
    return {name: {key: value for key, value in vars(entry).items() if key != "id"} for name, entry in entries.items()}


class _Reader:
    """Reads one source in the order of a model edition, each value with its provenance."""

    def __init__(self, source: Source, top: Section, model: Edition | None) -> None:
        self.source = source
        self.top = top
        self.model = model
        self.base = model if source.base else None
        defaults = _provenance(top)
        own = _provenance(Section(source.corrections, "", source.faults)) if self.base else {}
        self.provenance = {part: Provenance(defaults[part], own.get(part)) for part in defaults}

    def edition(self) -> Edition:
        top = self.top
        metals, gems = self._entries("metal", "metals"), self._entries("gem", "gems")
        terrains, spells = self._entries("terrain", "terrains"), self._entries("spell", "spells")
        setup = top.table("setup")
        edition = Edition(
            id=self.source.id,
            game=LIBRARY.game,
            title=top.both_languages("title"),
            about=top.both_languages("about"),
            hash="",
            metals={metal: read_metal(metal, section) for metal, section in metals.items()},
            gems={gem: read_gem(gem, section) for gem, section in gems.items()},
            terrains={terrain: read_terrain(terrain, section, metals) for terrain, section in terrains.items()},
            map=self._map(terrains),
            spells={spell: self._spell(spell, section, metals, gems) for spell, section in spells.items()},
            markers=tuple(sorted(top.integers("markers", 1, room.MOST_STEPS, room.MOST_MARKERS))),
            stones_per_player=top.integer("stones_per_player", 1, room.MOST_STONES),
            start_hand=_cards(top.table("start_hand"), metals),
            basic=Basic(**setup.table("basic").numbers(room.BASIC)),
            experienced=Experienced(**setup.table("experienced").numbers(room.EXPERIENCED)),
            victory=Victory(**top.table("victory").numbers(room.VICTORY)),
            provenance={},
        )
        setup.close()
        before = _edition_values(self.base) if self.base else None
        checked = [name for name in _FIELDS if _TICKED_WITH.get(name, "game") in self.source.checked]
        origins = self.provenance[_COMPONENTS].of(_edition_values(edition), before, {}, {}, checked)
        self.source.check_ticks([*(f"spell.{spell}" for spell in spells), "map", "metal", "gem", "terrain", "game"])
        return replace(edition, provenance=origins)

    def _entries(self, key: str, attribute: str) -> dict[str, Section]:
        """The tables under that key in the order of the model; what the model does not have follows by id."""
        below = getattr(self.base, attribute) if self.base else None
        entries = self.source.entries(self.top, key, below, needed="name")
        if self.model is None:
            return entries
        places = {name: place for place, name in enumerate(getattr(self.model, attribute))}
        return {name: entries[name] for name in sorted(entries, key=lambda n: (places.get(n, len(places)), n))}

    def _map(self, terrains: Collection[str]) -> Map:
        section = self.top.table("map")
        stated = section.remarks("provenance", MAP_FIELDS)
        board = read_map(section, terrains)
        before = map_values(self.base.map) if self.base else None
        own = self.source.own("map", "provenance")
        checked = MAP_FIELDS if "map" in self.source.checked else ()
        return replace(board, provenance=self.provenance["map"].of(map_values(board), before, stated, own, checked))

    def _spell(self, spell_id: str, section: Section, metals: Collection[str], gems: Collection[str]) -> Spell:
        colour = section.choice("colour", PHASE_OF_COLOUR)
        effect = read_effect(section.table("effect"), metals, gems)
        if colour and effect.id and phase_of(effect.id) not in (None, PHASE_OF_COLOUR[colour]):
            right = next(c for c, phase in PHASE_OF_COLOUR.items() if phase == phase_of(effect.id))
            section.fault("effect", f"{effect.id} works in the {phase_of(effect.id)} phase; colour must be {right}")
        spell = Spell(
            id=spell_id,
            name=section.both_languages("name"),
            colour=colour,
            phase=PHASE_OF_COLOUR.get(colour, ""),
            income=_cards(section.table("income"), (*metals, JOKER)),
            cost=section.integer("cost", 1, room.MOST_BOLTS),
            effect=effect,
            text=section.both_languages("text"),
            note=section.text("note", default=""),
            provenance={},
        )
        stated = section.remarks("provenance", _SPELL_FIELDS)
        section.close()
        known = self.base.spells.get(spell_id) if self.base else None
        own = self.source.own("spell", spell_id, "provenance")
        origins = self.provenance["spell"].of(
            _spell_values(spell),
            _spell_values(known) if known else None,
            stated,
            own,
            checked=_SPELL_FIELDS if f"spell.{spell_id}" in self.source.checked else (),
        )
        return replace(spell, provenance=origins)


_COMPONENTS = "components"


def _provenance(top: Section) -> dict[str, dict[str, str]]:
    """The defaults of `[provenance]`: for the components, and in tables of their own for map and spells."""
    section = top.table("provenance", optional=True)
    defaults = {
        _COMPONENTS: {name: section.text(name) for name in _FIELDS if section.has(name)},
        "map": section.remarks("map", MAP_FIELDS),
        "spell": section.remarks("spell", _SPELL_FIELDS),
    }
    section.close()
    return defaults


def _cards(section: Section, kinds: Collection[str]) -> dict[str, int]:
    """Numbers of cards; a kind that is not named has none."""
    cards = {kind: section.integer(kind, 0, room.MOST_INCOME, default=0) for kind in kinds}
    section.close()
    return cards
