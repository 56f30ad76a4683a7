"""The party at the table: people with names, and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from serai.bots.bot import Bot

PEOPLE = ("Anna", "Ben", "Clara", "David", "Ela", "Felix", "Greta", "Hugo")
BOT_NAMES = ("Lukas", "Linda", "Yusuf", "Sarnai", "Omar", "Temür", "Layla", "Altan")
LEVELS = ("medium", "greedy", "random")
"""The default level of bots: the first of these that exists."""


@dataclass(frozen=True)
class Party:
    """One entry per seat, clockwise."""

    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    """The bot that plays a seat; None where a person does."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, level in enumerate(self.levels) if level is None)

    def bots(self, game: str) -> dict[int, Bot]:
        """The bots by seat."""
        from serai.bots.registry import make

        return {seat: make(level, game) for seat, level in enumerate(self.levels) if level is not None}

    def as_record(self) -> dict[str, Any]:
        """The keys that a saved record carries besides the game."""
        return {"names": list(self.names), "bots": list(self.levels)}


def seat_party(people: Sequence[str], players: int, level: str) -> Party:
    """People sit side by side from seat 0 on; bots take the other seats."""
    if len(people) > players:
        raise UserError(f"{len(people)} people for {players} seats: name at most {players}")
    if len(set(people)) < len(people):
        raise UserError("two people have the same name; nobody could tell them apart")
    free = [name for name in BOT_NAMES if name not in people]
    bots = players - len(people)
    return Party((*people, *free[:bots]), (None,) * len(people) + (level,) * bots)


def party_of(record: Mapping[str, Any], players: int, default_level: str) -> Party:
    """The party that a record names; without one, a person sits in seat 0 among bots."""
    names, levels = record.get("names"), record.get("bots")
    named = isinstance(names, list) and len(names) == players and all(isinstance(name, str) for name in names)
    seated = isinstance(levels, list) and len(levels) == players
    party = seat_party(PEOPLE[:1], players, default_level)
    return Party(
        tuple(clean(name) for name in names) if named and names else party.names,
        tuple(level if isinstance(level, str) else None for level in levels) if seated and levels else party.levels,
    )


def clean(name: str) -> str:
    """Return a name without control sequences that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name.strip()[:40])


def default_level(game: str) -> str:
    """Return the default bot."""
    from serai.bots.registry import make

    for level in LEVELS[:-1]:
        try:
            make(level, game)
        except UserError:
            continue
        return level
    return LEVELS[-1]
