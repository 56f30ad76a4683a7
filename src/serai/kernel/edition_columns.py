"""The integers of an edition that the rules read, filled in as its values are declared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.kernel.edition_field import EditionField, RulesColumn, fields_of


def fill(data: Any, entries: Mapping[int | None, object]) -> None:
    """Write the columns of entries by their places; a value that an edition has only once has no place (None)."""
    for place, entry in entries.items():
        for field in fields_of(type(entry)):
            for column in field.columns:
                number = number_of(field, column, getattr(entry, field.name))
                into = data[column.name or field.name]
                if place is not None:
                    into[place] = number
                elif isinstance(number, int):
                    data[column.name or field.name] = number
                else:
                    into[: len(number)] = number


def number_of(field: EditionField, column: RulesColumn, value: Any) -> Any:
    """Return the number, or numbers, that the rules read for a value."""
    if column.value is not None:
        return column.value(value)
    return field.words.index(value) if field.kind == "choice" else value
