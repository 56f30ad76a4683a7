"""A game that is looked through: its variants, and random games of all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import cycle
from random import Random
from typing import Any

from serai.games.faults import at_method
from serai.games.game import Game, Position
from serai.games.options import Option, Value
from serai.games.plain_position import PlainPosition
from serai.kernel.schema import EVERYONE, OWNER, Field, Record
from serai.played_game import PlayedGame

MOMENTS = 24
"""of one game that are looked at"""


@dataclass(frozen=True)
class Variant:
    """A number of players, and options."""

    players: int
    options: dict[str, Value]

    def __str__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.players} players{options}"


@dataclass(frozen=True)
class Hidden:
    """A part of the state that a viewer cannot see."""

    name: str
    path: tuple[Any, ...]

    def of(self, position: Any) -> Any:
        value = position.states[0]
        for step in self.path:
            value = value[step]
        return value

    def empty(self, position: Any) -> None:
        *path, name = self.path
        Hidden(self.name, tuple(path)).of(position)[name] = 0

    def numbers(self, position: Any) -> set[int]:
        """The numbers that are in it: of a list with a `…_size` beside it, as far as that says."""
        *path, name = self.path
        size = Hidden(self.name, (*path, f"{name}_size"))
        found = self.of(position)
        if f"{name}_size" in Hidden(self.name, tuple(path)).of(position).dtype.names:
            found = found[: int(size.of(position))]
        return set(found.reshape(-1).tolist())


class CannotGoOn(Exception):
    """A game stands still, or does not end."""


class Subject:
    """A game, as the checks see it."""

    def __init__(self, game: Game):
        self.game = game
        self.edition = game.load_edition(None)
        self.played: list[PlayedGame] = []
        """finished games, one or more of each variant"""
        self.moments: list[PlayedGame] = []
        """moments of them in which somebody has to decide"""

    @cached_property
    def variants(self) -> list[Variant]:
        """Every number of players, and every option with each value that matters, at least once."""
        usual = self.game.check_options({})
        counts = range(self.game.fewest, self.game.most + 1)
        found = [Variant(players, usual) for players in counts]
        values = [(option, value) for option in self.game.options for value in _values(option)]
        others = [{**usual, option.id: value} for option, value in values if value != option.default]
        return found + [Variant(players, options) for options, players in zip(others, cycle(counts), strict=False)]

    @property
    def usual(self) -> Variant:
        """What most people play."""
        return Variant(self.game.usual, self.game.check_options({}))

    def play(self, variant: Variant, seed: str) -> None:
        """Play a random game to its end, and keep moments of it."""
        game = PlayedGame.new(self.game.id, variant.players, seed, variant.options, self.edition)
        passed = [game.copy()]
        passed.extend(game.copy() for _ in self.decisions(game, variant, Random(seed)))
        step = max(1, len(passed) // MOMENTS)
        # One in `step`, but never only every second one: simultaneous choices would be seen half made, or never.
        self.moments += [
            moment for place, moment in enumerate(passed) if not moment.over and place % step == place // step % step
        ]
        self.played.append(game)

    def decisions(self, game: PlayedGame, variant: Variant, chance: Random) -> Iterator[None]:
        """Play on at random; after each decision the caller may look."""
        while not game.over:
            if not game.to_move:
                raise CannotGoOn(
                    f"with {variant} nobody is awaited, chance is not due, and the game is not over: "
                    f"let `awaited` name a seat, or end the game ({self.at('awaited')})"
                )
            seat = chance.choice(game.to_move)
            legal = game.legal(seat)
            if not legal:
                raise CannotGoOn(
                    f"with {variant} seat {seat} is awaited and has no legal move: "
                    f"let `legal` offer one, if only to pass ({self.at('legal')})"
                )
            game.play(chance.choice(legal))
            yield

    @cached_property
    def position(self) -> Any:
        """The class of its positions."""
        variant = self.usual
        return type(self.game.begin(self.edition, variant.players, variant.options, 0))

    def at(self, method: str) -> str:
        """Where a method of the position stands, for the author."""
        return _at(self.position, method)

    @property
    def record(self) -> type[Record] | None:
        """The declared state; None where a game has a position of its own making."""
        declared: type[Record] | None = self.position.record if issubclass(self.position, PlainPosition) else None
        return declared

    def hidden(self, viewer: int | None, players: int) -> list[Hidden]:
        """Return the parts hidden from a viewer, by declared field."""
        if self.record is None:
            return []
        return [Hidden(_name(path), path) for path in _hidden(self.record, viewer, players)]


_at = cache(at_method)


def state_of(position: Position) -> bytes:
    """All of a state but its generator of chance."""
    still = position.copy()
    still.reseed(0)
    whole: bytes = still.state.tobytes()
    return whole


def _values(option: Option) -> list[Value]:
    if option.kind == "flag":
        return [False, True]
    return list(option.words) if option.kind == "choice" else [option.least or 0, option.most or 0]


def _hidden(record: type[Record], viewer: int | None, players: int) -> Iterator[tuple[Any, ...]]:
    for field in record.fields:
        if field.name == "seats":
            for seat in range(players):
                yield from (
                    (field.name, seat, inner.name) for inner in field.type.fields if _is_hidden(inner, viewer, seat)
                )
        elif field.name != "chance" and _is_hidden(field, viewer, None):
            yield (field.name,)


def _is_hidden(field: Field, viewer: int | None, seat: int | None) -> bool:
    mine = field.visible is OWNER and seat is not None and seat == viewer
    return field.visible is not EVERYONE and not mine and not field.nested


def _name(path: tuple[Any, ...]) -> str:
    return path[0] if len(path) == 1 else f"{path[0]}[{path[1]}].{path[2]}"
