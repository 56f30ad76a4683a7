"""Das Amulett's editions: metals, gems, map and spells with their provenance, read from TOML and checked.

An owner's file corrects any value; a map may be corrected area by area or replaced (docs/editions.md).
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from serai.games.amulett.edition.check import check
from serai.games.amulett.edition.effects import Effect
from serai.games.amulett.edition.fields import (
    AREA,
    BOX,
    JOKER,
    MAP,
    SHEETS,
    SPELL,
    Basic,
    Edition,
    Experienced,
    Gem,
    Metal,
    Spell,
    Terrain,
    Victory,
)
from serai.games.amulett.edition.map import COUNTS, Area, Map, areas_in, check_map, counted
from serai.kernel import edition_reader
from serai.kernel.edition import EditionSource, Library, Provenance, content_hash
from serai.kernel.edition_field import EditionSheet, bundles_of, fields_of
from serai.kernel.edition_reader import Entries, origin_names, read_table, read_values, shared_values
from serai.kernel.toml_reader import EditionFault, Section

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping, Sequence

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

T = TypeVar("T")

LIBRARY = Library("amulett", Path(__file__).parent, bundles_of(SHEETS))

_NAMES = {
    "": origin_names(*(sheet.of for sheet in BOX)),
    "map": (COUNTS, *origin_names(Area, Map)),
    "spell": origin_names(Spell),
}
"""What provenance names, by the table of `[provenance]` that says where most of it comes from."""


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


def content(edition: Edition) -> dict[str, Any]:
    """What an edition says, in the words of the files; not its name, its remarks and the provenance."""
    return edition_reader.content(edition, SHEETS)


def _read(source: EditionSource, model: Edition | None) -> Edition:
    top = Section(source.data, "", source.faults)
    edition = _Reader(source, top, model).edition()
    top.close()
    source.faults.raise_if_any()
    check_map(edition.map, source.faults)
    check(edition, source.faults)
    source.faults.raise_if_any()
    return replace(edition, hash=content_hash(content(edition), source.formerly), remarks=source.remarks)


class _Reader:
    """Reads one source in the order of a model edition, each value with its provenance."""

    def __init__(self, source: EditionSource, top: Section, model: Edition | None) -> None:
        self.source = source
        self.top = top
        self.model = model
        self.base = model if source.base else None
        defaults = _provenance(top)
        own = _provenance(Section(source.corrections, "", source.faults)) if self.base else {}
        self.provenance = {part: Provenance(defaults[part], own.get(part)) for part in defaults}
        self.ids: dict[str, Mapping[str, Section]] = {}

    def edition(self) -> Edition:
        top = self.top
        self.ids = {sheet.key: self._sections(sheet) for sheet in (*BOX[:3], SPELL)}
        board = top.table("map")
        self.ids[AREA.key] = areas_in(board)
        setup = top.table("setup")
        edition = Edition(
            **read_values(fields_of(Edition), top, self.ids),
            id=self.source.id,
            game=LIBRARY.game,
            hash="",
            metals=self._tables(Metal, "metal"),
            gems=self._tables(Gem, "gem"),
            terrains={key: _each_metal_once(terrain) for key, terrain in self._tables(Terrain, "terrain").items()},
            map=self._map(board),
            spells=self._spells(),
            basic=read_table(Basic, setup.table("basic"), {}),
            experienced=read_table(Experienced, setup.table("experienced"), {}),
            victory=read_table(Victory, top.table("victory"), {}),
            provenance={},
        )
        setup.close()
        self.source.check_ticks([*(f"spell.{spell}" for spell in edition.spells), *(s.ticked for s in (MAP, *BOX))])
        placed = replace(edition.map, provenance=self._origins("map", (AREA, MAP), edition, edition.map.provenance))
        return replace(edition, map=placed, provenance=self._origins("", BOX, edition, {}))

    def _origins(
        self, part: str, sheets: Sequence[EditionSheet], edition: Edition, stated: Mapping[str, str]
    ) -> dict[str, str]:
        """Where the values of sheets come from that have one provenance together."""

        def values(of: Edition) -> dict[str, object]:
            return {**({COUNTS: counted(of.map.areas)} if part == "map" else {}), **shared_values(of, sheets)}

        ticked = [sheet for sheet in sheets if sheet.ticked in self.source.checked]
        # English names are in no box.
        checked = {COUNTS, *(field.origin or field.key for sheet in ticked for field in sheet.fields)} if ticked else ()
        before = values(self.base) if self.base else None
        own = self.source.own(part, "provenance") if part else {}
        return self.provenance[part].of(values(edition), before, stated, own, checked)

    def _sections(self, sheet: EditionSheet) -> dict[str, Section]:
        """The tables of a sheet in the order of the model; what the model does not have follows by id."""
        entries = self.source.entries(
            self.top, sheet.key, sheet.entries(self.base) if self.base else None, needed="name"
        )
        if self.model is None:
            return entries
        places = {name: place for place, name in enumerate(sheet.entries(self.model))}
        return {name: entries[name] for name in sorted(entries, key=lambda n: (places.get(n, len(places)), n))}

    def _tables(self, of: type[T], key: str) -> dict[str, T]:
        return {name: read_table(of, section, self.ids, id=name) for name, section in self.ids[key].items()}

    def _map(self, section: Section) -> Map:
        """The map with what its file says of where it comes from."""
        stated = section.remarks("provenance", _NAMES["map"])
        areas = self._tables(Area, AREA.key)
        board = Map(**read_values(fields_of(Map), section, self.ids), areas=areas, provenance=stated)
        section.close()
        return board

    def _spells(self) -> dict[str, Spell]:
        before = self.base.spells if self.base else {}
        reader = Entries(SPELL, self.source, self.provenance["spell"], before, _NAMES["spell"])
        return {spell: reader.read(spell, section, self.ids)[0] for spell, section in self.ids["spell"].items()}


def _provenance(top: Section) -> dict[str, dict[str, str]]:
    """The defaults of `[provenance]`: for the components, and in tables of their own for map and spells."""
    section = top.table("provenance", optional=True)
    defaults = {part: section.remarks(part, names) for part, names in _NAMES.items() if part}
    defaults[""] = {name: section.text(name) for name in _NAMES[""] if section.has(name)}
    section.close()
    return defaults


def _each_metal_once(terrain: Terrain) -> Terrain:
    return replace(terrain, accepts=tuple(dict.fromkeys(terrain.accepts)))
