"""The changes of an owner's edition, value by value."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.kernel.toml_reader import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

RULES_AND_TEXTS = ("powers", "effect")
"""The text of a card or spell repeats, for people, what it does."""


@dataclass(frozen=True)
class Change:
    path: tuple[str, ...]
    before: Any
    after: Any

    def __str__(self) -> str:
        return f"{'.'.join(self.path)}: {in_toml(self.before)} -> {in_toml(self.after)}"

    def as_data(self) -> dict[str, Any]:
        return {"value": ".".join(self.path), "before": self.before, "after": self.after}


def changes(before: Mapping[str, Any], after: Mapping[str, Any], path: tuple[str, ...] = ()) -> list[Change]:
    found = []
    for key in {**before, **after}:
        old, new = before.get(key), after.get(key)
        if old == new:
            continue
        if isinstance(old, dict) and isinstance(new, dict) and key not in RULES_AND_TEXTS:
            found += changes(old, new, (*path, key))
        else:
            found.append(Change((*path, key), old, new))
    return found


def stale_texts(found: list[Change]) -> list[str]:
    """Return cards and spells whose effect has changed while their text in some language has not."""
    changed = {change.path for change in found}
    notes = []
    for path in changed:
        *entry, last = path
        if last not in RULES_AND_TEXTS:
            continue
        stale = [language for language in LANGUAGES if (*entry, "text", language) not in changed]
        if stale:
            where = " ".join(entry)
            notes.append(f"{where}: {last} changed, but players still read the old text ({', '.join(stale)})")
    return sorted(notes)


def in_toml(value: Any) -> str:
    """A value on one line, as an edition file would have it."""
    match value:
        case None:
            return "none"
        case dict():
            return (
                "{ " + ", ".join(f"{key} = {in_toml(entry)}" for key, entry in value.items()) + " }" if value else "{}"
            )
        case list() | tuple():
            return "[" + ", ".join(in_toml(entry) for entry in value) + "]"
        case _:
            return json.dumps(value, ensure_ascii=False)
