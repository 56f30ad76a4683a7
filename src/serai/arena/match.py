"""Matches: duplicate deals with the seats rotated, so that luck of the deal and of the seat cancels out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from serai.bots.registry import make
from serai.games import find_game
from serai.kernel.errors import UserError


@dataclass(frozen=True)
class Match:
    """A match. Game number k is always the same deal with the same seating."""

    game: str
    players: int
    bots: tuple[str, ...]
    """One for each seat of the first game."""
    seed: str = "0"
    options: dict[str, Any] = field(default_factory=dict)
    edition: str | None = None

    @classmethod
    def arrange(
        cls,
        game: str,
        players: int,
        bots: Sequence[str],
        seed: str = "0",
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
    ) -> Match:
        """Check everything a person asked for. A list of bots that is too short is repeated."""
        rules = find_game(game)
        rules.check_players(players)
        checked = rules.check_options(options or {})
        rules.load_edition(edition)
        if not 1 <= len(bots) <= players:
            raise UserError(f"{len(bots)} bots do not fit {players} seats: name 1 to {players}, separated by commas")
        for name in bots:
            make(name, game)
        seated = tuple(bots[seat % len(bots)] for seat in range(players))
        return cls(game, players, seated, seed, checked, edition)

    @property
    def names(self) -> tuple[str, ...]:
        """The different bots, in the order given."""
        return tuple(dict.fromkeys(self.bots))

    def deal_of(self, number: int) -> int:
        """The deal of a game: as many games in a row share one as there are seats."""
        return number // self.players

    def seated(self, number: int) -> list[str]:
        """The bots of a game by seat: from game to game everybody moves on by one seat."""
        return [self.bots[(seat + number) % self.players] for seat in range(self.players)]

    def described(self) -> dict[str, Any]:
        """The match as JSON can hold it."""
        return {**asdict(self), "bots": list(self.bots)}
