"""A game read from a file, checked before anything is shown of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.cli.patience import patience
from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from serai.records.check import Checker


def chosen_game(file: str, game: int, edition: str | None) -> tuple[dict[str, Any], Checker]:
    """Return a record, counted from 1, and the checker that knows its edition; refuse one that breaks a rule."""
    from serai.records.check import Checker
    from serai.records.read import first_entry

    record = first_entry(file, game)
    checker = Checker(edition)
    with patience():
        fault = checker.fault(record)
    if fault:
        raise UserError(f"game {game}: {fault}")
    return record, checker
