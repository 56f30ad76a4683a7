"""Whether an edition file can be played, and what it changes: for `serai edition check` and for servers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from serai.games import find_game
from serai.kernel.edition_changes import Change, changes, stale_texts
from serai.kernel.errors import UserError
from serai.kernel.toml_reader import EditionFault


@dataclass(frozen=True)
class EditionReport:
    """A sound edition, and how it differs from the one that it corrects."""

    edition: Any
    base: str | None
    changes: list[Change]
    notes: list[str]


def report_on(game: str, file: Path) -> EditionReport:
    """Read an edition file as a whole; EditionFault tells all its faults."""
    rules = find_game(game).need("edition.read", "has no edition files")
    source = rules.LIBRARY.find(file)
    edition = rules.load(file)
    fit_the_rules(game, edition)
    found = changes(rules.content(rules.load(source.base)), rules.content(edition)) if source.base else []
    return EditionReport(edition, source.base, found, stale_texts(found))


def fit_the_rules(game: str, edition: Any) -> None:
    """Editions are compiled to arrays of a fixed size before they are played."""
    try:
        find_game(game).need("edition.compile", "has no edition files").data_of(edition)
    except UserError as fault:
        raise EditionFault(str(fault)) from None
