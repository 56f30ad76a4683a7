"""Editions of Trinkets: what each trinket is worth (T1.2)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from serai.authoring import Library, Section, content_hash
from trinkets.rules import TRINKETS

LIBRARY = Library("trinkets", Path(__file__).parent)
MOST_WORTH = 99


@dataclass(frozen=True)
class Edition:
    """What is printed on the trinkets."""

    id: str
    worth: tuple[int, ...]
    game: str = "trinkets"

    @property
    def hash(self) -> str:
        return content_hash(content(self))


def content(edition: Edition) -> dict[str, Any]:
    """All that an edition says, as data."""
    return {"id": edition.id, "game": edition.game, "worth": list(edition.worth)}


def load(source: str | None) -> Edition:
    """The edition that comes with the game (None, or its id), or an owner's file. All its faults are told at once."""
    found = LIBRARY.find(source or LIBRARY.default())
    section = Section(found.data, "", found.faults)
    worth = section.integers("worth", 1, MOST_WORTH, TRINKETS)
    if 0 < len(worth) < TRINKETS:
        section.fault("worth", f"there are {TRINKETS} trinkets; give {TRINKETS} numbers")
    section.close()
    found.faults.raise_if_any()
    return Edition(found.id, worth)
