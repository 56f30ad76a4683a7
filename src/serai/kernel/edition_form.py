"""The form of a game's editions: which values there are, of what kind and within which range.

A game makes one in `edition/form.py` out of the very words and ranges that its reader checks by (tests/editions/
test_forms.py). The browser's page for owners follows it (tools/edition_forms.py), and so does docs/editions.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Literal

Kind = Literal[
    "whole",  # a whole number from `least` to `most`
    "wholes",  # a list of 1 to `longest` of them
    "counts",  # a table of them, one for each word; what is not named is 0
    "flag",
    "choice",  # one of the words or ids
    "choices",  # `shortest` to `longest` of them
    "letter",  # A to Z, after Z comes AA
    "words",  # a text in both languages
    "point",  # coordinates
    "pairs",  # a list of two ids each
    "table",  # several values together
    "tables",  # a list of 1 to `longest` tables, each of the one field there is
    "variant",  # several values together, and which they are depends on the value of `tag`
]


@dataclass(frozen=True)
class Field:
    """One value, and how it is written."""

    key: str
    kind: Kind
    least: int = 0
    most: int = 0
    shortest: int = 1
    longest: int = 0
    words: tuple[str, ...] = ()
    """what can be chosen"""
    ids: str = ""
    """or the sheet whose entries can be"""
    none: bool = False
    """whether "none" takes it away"""
    optional: bool = False
    """whether it may be left out, as part of a table"""
    fields: tuple[Field, ...] = ()
    """of a table"""
    tag: str = ""
    cases: Mapping[str, tuple[Field, ...]] = field(default_factory=dict)
    """of a variant"""
    shown: str = ""
    """what clients find it under, if not under its key"""
    origin: str = ""
    """what provenance calls it, if not by its key"""
    origin_en: str = ""
    """what provenance calls English words, if not the same"""
    blank: Any = None
    """a table as clients find it, with nothing filled in"""


@dataclass(frozen=True)
class Sheet:
    """Values that belong together: those of every card, of every area, or of the game itself."""

    key: str
    """the table of the file; empty for values that stand at its beginning"""
    fields: tuple[Field, ...]
    shown: str = ""
    """where clients find it"""
    single: bool = False
    """whether it has the values itself, not entries that have them"""
    origins: str = ""
    """where clients find its provenance; empty: each entry has its own"""
    ticked: str = ""
    """how an owner says that values are as in the box: `each` entry by itself, or all of the same name at once

    Entries with a provenance of their own may be ticked with the entry of another sheet that they name: `kind`.
    """


@dataclass(frozen=True)
class Form:
    sheets: tuple[Sheet, ...]
    bundles: frozenset[str]
    """keys whose table is one value (kernel/edition.py)"""


def as_data(value: Any) -> Any:
    """A form for JSON, without what has nothing to say."""
    if is_dataclass(value):
        named = {entry.name: getattr(value, entry.name) for entry in fields(value)}
        always = ("key", "least", "most", "shortest", "longest") if _has_range(value) else ("key",)
        silent = () if _has_range(value) else ("shortest",)
        return {
            name: as_data(entry) for name, entry in named.items() if name in always or (entry and name not in silent)
        }
    if isinstance(value, Mapping):
        return {key: as_data(entry) for key, entry in value.items()}
    if isinstance(value, frozenset):
        return sorted(value)
    return [as_data(entry) for entry in value] if isinstance(value, list | tuple) else value


def _has_range(value: Any) -> bool:
    return isinstance(value, Field) and value.kind in ("whole", "wholes", "counts", "choices", "tables")
