"""Reads the values of an edition from its files, and writes them in the words of files, as they are declared.

A fault is noted and a harmless value stands in (kernel/toml_reader.py), so one run tells all of them.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from serai.kernel.edition import EditionSource, Provenance
from serai.kernel.edition_field import EditionField, EditionSheet, fields_in, fields_of, fields_that_count, tag_of
from serai.kernel.toml_reader import NONE, Section, shown

T = TypeVar("T")
LETTER = re.compile(r"[A-Z]{1,2}")

Ids = Mapping[str, Collection[str]]
"""by sheet the ids of its entries; a sheet that is not named may have any"""


# --- from a file ---------------------------------------------------------------------------------------------


def read_table(of: type[T], section: Section, ids: Ids, **given: Any) -> T:
    """A table that has these values and nothing else; `given` has what it does not say itself."""
    tag = tag_of(of)
    if tag is None:
        values = read_values(fields_of(of), section, ids)
        _check_selection(of, section)
        section.close()
    else:
        case = section.choice(tag.key, tag.words)
        values = {tag.name: case or tag.words[0]}
        if case:
            values |= read_values(fields_in(of, case), section, ids)
            section.close()
    return check(of(**values, **given), section)


def read_values(fields: Iterable[EditionField], section: Section, ids: Ids) -> dict[str, Any]:
    """The values by attribute."""
    values: dict[str, Any] = {}
    for field in fields:
        if field.kind == "point":
            values |= dict(zip((field.name, "y"), _point(field, section), strict=True))
        elif field.kind != "given":
            values[field.name] = _value(field, section, ids)
    return values


def read_corrections(entry: T, section: Section, ids: Ids) -> T:
    """Return the entry with the corrections of a table."""
    named = [field for field in fields_of(type(entry)) if field.asked and section.has(field.key)]
    return dataclasses.replace(entry, **read_values(named, section, ids))  # type: ignore[type-var]


def check(entry: T, section: Section) -> T:
    """Note faults that concern several values together; return the entry."""
    for key, fault in getattr(entry, "faults", tuple)():
        section.fault(key, fault)
    return entry


def _check_selection(of: type, section: Section) -> None:
    if all(field.optional for field in fields_of(of)) and not any(section):
        section.fault("", f"selects nothing; give one or more of {', '.join(field.key for field in fields_of(of))}")


def _value(field: EditionField, section: Section, ids: Ids) -> Any:
    if field.of is not None:
        return _tables(field, field.of, section, ids)
    read = _READERS.get(field.kind)
    if read is not None:
        return read(field, section, _known(field, ids))
    match field.kind:
        case "whole":
            return section.integer(field.key, field.least, field.most)
        case "flag":
            return section.boolean(field.key, default=False)
        case "words":
            return section.both_languages(field.key)
    return section.text(field.key, "" if field.optional else None)


def _tables(field: EditionField, of: type[Any], section: Section, ids: Ids) -> Any:
    if field.kind != "tables":
        return read_table(of, section.table(field.key), ids)
    entries = section.tables(field.key, of.__name__.lower(), field.longest)
    return tuple(read_table(of, entry, ids) for entry in entries)


Known = Collection[Any] | None
"""What can be chosen; None if anything can."""


def _known(field: EditionField, ids: Ids) -> Known:
    if not field.ids:
        return field.words
    known = ids.get(field.ids)
    return None if known is None else (*known, *field.words)


def _wholes(field: EditionField, section: Section, _: Known) -> tuple[int, ...]:
    numbers = section.integers(field.key, field.least, field.most, field.longest)
    return tuple(sorted(numbers)) if field.sort else numbers


def _counts(field: EditionField, section: Section, known: Known) -> dict[Any, int]:
    table = section.table(field.key, field.optional)
    default = 0 if field.bundle else None
    counted = {word: table.integer(str(word), field.least, field.most, default) for word in known or ()}
    table.close()
    return counted


def _choice(field: EditionField, section: Section, known: Known) -> str | None:
    if not field.none:
        return section.choice(field.key, known or ())
    word = section.choice(field.key, (*(known or ()), NONE), NONE)
    return None if word == NONE else word


def _choices(field: EditionField, section: Section, known: Known) -> tuple[str, ...] | None:
    if field.optional and not section.has(field.key):
        return None
    length = field.longest if field.longest == field.shortest > 1 else None
    chosen = section.choices(field.key, known, length)
    return tuple(sorted(chosen, key=list(known or ()).index)) if field.sort else chosen


def _letter(field: EditionField, section: Section, _: Known) -> str | None:
    letter = section.text(field.key, NONE)
    if letter and letter != NONE and not LETTER.fullmatch(letter):
        section.fault(field.key, f"{shown(letter)} is not a letter; write A to Z, after Z comes AA")
    return None if letter == NONE else letter


def _pairs(field: EditionField, section: Section, known: Known) -> tuple[tuple[str, str], ...]:
    pairs = section.value(field.key, "") if section.has(field.key) else []
    for pair in pairs if isinstance(pairs, list) else [pairs]:
        is_pair = isinstance(pair, list) and len(pair) == 2
        if not is_pair or not all(isinstance(entry, str) and entry in (known or ()) for entry in pair):
            section.fault(field.key, f"{shown(pair)} is not a pair of known {field.ids.rpartition('.')[2]}")
            return ()
    return tuple(sorted((one, other) for one, other in pairs))


_READERS: dict[str, Callable[[EditionField, Section, Known], Any]] = {
    "wholes": _wholes,
    "counts": _counts,
    "choice": _choice,
    "choices": _choices,
    "letter": _letter,
    "pairs": _pairs,
}


def _point(field: EditionField, section: Section) -> tuple[float, float]:
    value = section.value(field.key, "coordinates [x, y]")
    if not isinstance(value, list) or len(value) != 2:
        if value is not None:
            section.fault(field.key, f"{shown(value)} is not a pair of coordinates [x, y]")
        return 0.0, 0.0
    at = Section(dict(zip("xy", value, strict=True)), f"{section.where}: {field.key}", section.faults)
    return at.number("x"), at.number("y")


# --- what an edition says ------------------------------------------------------------------------------------


def said(entry: object) -> dict[str, Any]:
    """Return a table's values by the keys of files: coordinates under x and y, removed values as None."""
    found: dict[str, Any] = {}
    for field in fields_that_count(entry):
        if field.kind == "point":
            found |= {name: getattr(entry, name) for name in (field.name, "y")}
        else:
            value = _said(getattr(entry, field.name))
            if value is not None or not field.optional:
                found[field.key] = value
    return found


def _said(value: Any) -> Any:
    if dataclasses.is_dataclass(value):
        return said(value)
    if isinstance(value, Mapping):
        return {str(key): entry for key, entry in value.items()}
    return [_said(entry) for entry in value] if isinstance(value, tuple) else value


def in_file(entry: Any) -> dict[str, Any]:
    """Return the shortest table of a file that says the same: zeros and removed values are left out."""
    found: dict[str, Any] = {}
    for field in (field for field in fields_that_count(entry) if field.asked):
        value = _said(getattr(entry, field.name))
        if field.kind == "point":
            value = [value, entry.y]
        elif field.kind == "counts":
            value = {word: count for word, count in value.items() if count}
        if value is not None and value is not False:
            found[field.key] = value
    return found


def content(edition: Any, sheets: Sequence[EditionSheet]) -> dict[str, Any]:
    """Return the values of an edition in the words of files, without its name, remarks and provenance."""
    whole: dict[str, Any] = {"game": edition.game}
    for sheet in sheets:
        entries = {key: said(entry) for key, entry in sheet.entries(edition).items()}
        table = whole
        for key in filter(None, sheet.key.split(".")):
            table = table.setdefault(key, {})
        table |= entries[""] if sheet.single else entries
    return whole


# --- where it comes from -------------------------------------------------------------------------------------


def origin_names(*of: type) -> tuple[str, ...]:
    """Return the names that provenance has for the values of these classes."""
    return tuple(dict.fromkeys(name for one in of for field in fields_of(one) for name, _ in field.origins()))


def shared_values(edition: Any, sheets: Iterable[EditionSheet]) -> dict[str, Any]:
    """The values of sheets with one provenance together, by the names that it uses."""
    return values_by_origin({(s.key, key): entry for s in sheets for key, entry in s.entries(edition).items()})


def values_by_origin(entries: Mapping[Any, object]) -> dict[str, Any]:
    """The values of some entries by the names that provenance uses."""
    values: dict[str, Any] = {}
    for key, entry in entries.items():
        for field in fields_of(type(entry)):
            value = [getattr(entry, name) for name in ((field.name, "y") if field.kind == "point" else (field.name,))]
            for origin, language in field.origins():
                told = value[0][language] if language else value
                values.setdefault(origin, {})[(key, field.name)] = told
    return values


@dataclass(frozen=True)
class Entries:
    """Reads the entries of one sheet, each with a provenance of its own."""

    sheet: EditionSheet
    source: EditionSource
    provenance: Provenance
    before: Mapping[str, Any]
    """those that are corrected, by id"""
    names: tuple[str, ...]
    """what their own provenance may name"""

    def with_origins(self, key: str, entry: Any, stated: Mapping[str, str], own: Mapping[str, str], tick: str) -> Any:
        """The entry with the origin of each value; `tick` is what says that all of them are as printed."""
        before = self.before.get(key)
        printed = [name for field in self.sheet.fields if field.printed for name, _ in field.origins()]
        origins = self.provenance.of(
            values_by_origin({"": entry}),
            values_by_origin({"": before}) if before else None,
            stated,
            own,
            printed if tick in self.source.checked else (),
        )
        return dataclasses.replace(entry, provenance=origins)

    def read(self, key: str, section: Section, ids: Ids, also: Collection[str] = ()) -> tuple[Any, dict[str, str]]:
        """An entry, and what its file says of where its values come from. `also` names what is read elsewhere."""
        values = read_values(self.sheet.fields, section, ids)
        stated = section.remarks("provenance", self.names)
        entry = check(self.sheet.of(id=key, **values, provenance={}), section)
        for name in also:
            section.has(name)
        section.close()
        place = self.sheet.key_of(key)
        own = self.source.own(*place.split("."), "provenance")
        return self.with_origins(key, entry, stated, own, place), stated
