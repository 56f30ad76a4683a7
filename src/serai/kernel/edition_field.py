"""The values of an edition, declared once each.

An edition is made of plain classes, and every value that its files give is one line of such a class:

    @declared
    class Spell:
        name: Words = words()
        colour: str = choice(COLOURS)
        cost: int = whole(1, 2, columns=RulesColumn())

From that line follow how the value is read and refused, its provenance, its place in JSON and in the hash
(kernel/edition_reader.py), the page's form and the client's types (tools/edition_types.py), its line on the terminal's
sheet (terminal/edition_sheet.py), and the integers that the rules know (kernel/edition_columns.py). Its words are
`<game>-own-field` and `<game>-own-word`. What no single value says is the method `faults` of a class.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeVar, dataclass_transform

T = TypeVar("T")
Words = Mapping[str, str]
"""A text by language."""

FieldKind = Literal[
    "whole",  # a whole number from `least` to `most`
    "wholes",  # a list of 1 to `longest` of them
    "counts",  # a table of them, one for each word
    "flag",
    "choice",  # one of the words or ids
    "choices",  # `shortest` to `longest` of them
    "letter",  # A to Z, after Z comes AA
    "words",  # a text in both languages
    "line",  # a text in one
    "point",  # coordinates
    "pairs",  # a list of two ids each
    "table",  # several values together
    "tables",  # a list of 1 to `longest` tables
    "variant",  # several values together, and which they are depends on the value of the `tag`
    "tag",
    "given",  # not read here: an id
]


@dataclass(frozen=True)
class RulesColumn:
    """Where the rules keep a value as a number; their record of an edition tells its type and meaning."""

    name: str = ""
    """its name there, if different"""
    value: Callable[[Any], Any] | None = None
    """the number, or several, for a value, if it is not the value itself or the place of a word"""


@dataclass(frozen=True)
class EditionField:
    """One value, and how it is written."""

    kind: FieldKind
    key: str = ""
    """its key in files, if different"""
    name: str = ""
    least: int = 0
    most: int = 0
    shortest: int = 1
    longest: int = 0
    words: tuple[Any, ...] = ()
    """what can be chosen"""
    ids: str = ""
    """or the sheet whose entries can be chosen"""
    none: bool = False
    """whether "none" removes it, and is its value by default"""
    optional: bool = False
    """whether it may be left out"""
    origin: str = ""
    """its name in provenance, if not its key"""
    origin_en: str = ""
    """the name of its English words in provenance, if different"""
    bundle: bool = False
    """whether its table is one value: anything it does not name is none; corrections replace it as a whole"""
    sort: bool = False
    """whether its order means nothing: it then has that of the words or ids"""
    asked: bool = True
    """whether the page for owners asks for it"""
    printed: bool = True
    """whether owners can compare it with their box"""
    content: bool = True
    """whether it is part of the hash: a remark is not"""
    of: type | None = None
    """the class of a table, of each of several tables, or of a variant"""
    cases: Mapping[str, tuple[str, ...]] = dataclasses.field(default_factory=dict)
    """of a tag: the values that go with each of its words"""
    narrowed: Mapping[str, tuple[str, ...]] = dataclasses.field(default_factory=dict)
    """within a variant: cases in which there is less to choose"""
    columns: tuple[RulesColumn, ...] = ()

    def origins(self) -> tuple[tuple[str, str], ...]:
        """What provenance calls it, each with the language meant; nothing for what has no provenance."""
        if not (self.asked or self.origin):
            return ()
        if self.kind != "words":
            return ((self.origin or self.key, ""),)
        german = self.origin or f"{self.key}_de"
        return ((self.origin_en or self.origin or f"{self.key}_en", "en"), (german, "de"))


@dataclass(frozen=True)
class EditionSheet:
    """Values that belong together: those of every card, of every area, or of the game itself."""

    key: str
    """the table of the file; empty for values that stand at its beginning"""
    of: type
    shown: str = ""
    """where an edition has it"""
    single: bool = False
    """whether it has the values itself, not entries that have them"""
    origins: str = ""
    """where an edition has its provenance; empty: each entry has its own"""
    ticked: str = ""
    """how an owner says that values are as in the box: `each` entry by itself, or all of the same name at once

    Entries with a provenance of their own may be ticked with the entry of another sheet that they name: `kind`.
    """

    @property
    def fields(self) -> tuple[EditionField, ...]:
        return fields_of(self.of)

    @property
    def asked(self) -> tuple[EditionField, ...]:
        return tuple(field for field in self.fields if field.asked)

    def entries(self, edition: Any) -> dict[str, Any]:
        """The entries of an edition by id; the sheet itself, under no id, where it has none."""
        found = within(edition, self.shown)
        if self.single:
            return {"": found}
        return dict(found) if isinstance(found, Mapping) else {str(entry.number): entry for entry in found}

    def key_of(self, entry: str) -> str:
        """The table of a file that has the values of an entry."""
        return ".".join(filter(None, (self.key, entry)))


def bundles_of(sheets: tuple[EditionSheet, ...]) -> frozenset[str]:
    """The keys whose table is one value."""
    return frozenset(field.key for sheet in sheets for field in sheet.fields if field.bundle)


def within(edition: Any, path: str) -> Any:
    """What lies under a dotted path; the whole for an empty one."""
    for name in filter(None, path.split(".")):
        edition = getattr(edition, name)
    return edition


# --- the words of a declaration ------------------------------------------------------------------------------


def _declare(kind: FieldKind, default: Any = dataclasses.MISSING, columns: Any = (), **parts: Any) -> Any:
    columns = (columns,) if isinstance(columns, RulesColumn) else columns
    field = EditionField(kind, columns=columns, **parts)
    return dataclasses.field(default=default, metadata={"declared": field})


def whole(least: int, most: int, **more: Any) -> Any:
    return _declare("whole", least=least, most=most, **more)


def wholes(least: int, most: int, longest: int, **more: Any) -> Any:
    return _declare("wholes", least=least, most=most, longest=longest, **more)


def counts(most: int, words: Collection[Any] = (), **more: Any) -> Any:
    return _declare("counts", **{"bundle": True, "most": most, "words": tuple(words), **more})


def flag(**more: Any) -> Any:
    return _declare("flag", **more)


def choice(words: Collection[str] = (), **more: Any) -> Any:
    return _declare("choice", words=tuple(words), **more)


def choices(words: Collection[str] = (), longest: int = 0, **more: Any) -> Any:
    return _declare("choices", words=tuple(words), longest=longest or len(words), **more)


def letters(**more: Any) -> Any:
    return _declare("letter", none=True, **more)


def words(**more: Any) -> Any:
    return _declare("words", **more)


def line(**more: Any) -> Any:
    return _declare("line", asked=False, **more)


def point(key: str, **more: Any) -> Any:
    """The first of two coordinates, x; y follows it."""
    return _declare("point", key=key, **more)


def pairs(ids: str, **more: Any) -> Any:
    return _declare("pairs", ids=ids, **more)


def record(of: type, **more: Any) -> Any:
    return _declare("table", of=of, **more)


def records(of: type, longest: int, **more: Any) -> Any:
    return _declare("tables", of=of, longest=longest, **more)


def variant(of: type, **more: Any) -> Any:
    return _declare("variant", of=of, bundle=True, **more)


def tag(cases: Mapping[str, tuple[str, ...]], **more: Any) -> Any:
    return _declare("tag", words=tuple(cases), cases=cases, **more)


def given(**more: Any) -> Any:
    return _declare("given", asked=False, **more)


@dataclass_transform(
    frozen_default=True,
    # A checker of types takes names only.
    field_specifiers=(
        whole,
        wholes,
        counts,
        flag,
        choice,
        choices,
        letters,
        words,
        line,
        point,
        pairs,
        record,
        records,
        variant,
        tag,
        given,
        dataclasses.field,
    ),
)
def declared(of: type[T]) -> type[T]:
    """A frozen dataclass; attributes that are not declared by the words above are filled by its reader."""
    return dataclass(frozen=True)(of)


def fields_of(of: type) -> tuple[EditionField, ...]:
    """Return the declared values of a class."""
    return _fields_of(of)


@cache
def _fields_of(of: type) -> tuple[EditionField, ...]:
    declared = {attribute.name: attribute.metadata.get("declared") for attribute in dataclasses.fields(of)}
    return tuple(
        dataclasses.replace(field, name=name, key=field.key or name)
        for name, field in declared.items()
        if field is not None
    )


def tag_of(of: type) -> EditionField | None:
    """Return the value that decides which other values there are."""
    return next((field for field in fields_of(of) if field.kind == "tag"), None)


def fields_in(of: type, case: str) -> tuple[EditionField, ...]:
    """The values that go with a word of the tag."""
    tag = tag_of(of)
    assert tag is not None
    by_key = {field.key: field for field in fields_of(of)}
    chosen = (by_key[key] for key in tag.cases[case])
    return tuple(dataclasses.replace(f, words=f.narrowed[case]) if case in f.narrowed else f for f in chosen)


def fields_that_count(entry: object) -> Iterator[EditionField]:
    """The values that an entry has, in the order of files."""
    of = type(entry)
    tag = tag_of(of)
    if tag is None:
        yield from (field for field in fields_of(of) if field.content)
    else:
        yield from (tag, *fields_in(of, getattr(entry, tag.name)))
