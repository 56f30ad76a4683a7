"""What every game offers to the floors above: the seam between compiled rules and ordinary Python.

A `Game` makes `Position`s; a `Position` is one game in progress. Moves are the dictionaries of the record format.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from serai.kernel.tale import Tale

Move = dict[str, Any]


class Edition(Protocol):
    """What the upper floors need to know of an edition."""

    @property
    def id(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def hash(self) -> str: ...


class Position(Protocol):
    """One game in progress. Whoever holds it sees everything: it never leaves the table."""

    players: int
    options: dict[str, Any]
    state: Any
    tables: Any

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def chance_due(self) -> bool:
        """Whether the next move is chance."""

    @property
    def sealed(self) -> bool:
        """Whether the present step is simultaneous: every seat makes one secret choice."""

    def awaited(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""

    def draw(self) -> Move:
        """The next chance outcome by the generator in the state, as a move; not yet played."""

    def legal(self, seat: int) -> list[Move]:
        """A seat's legal moves, in a stable order; open also to a seat that may still change a sealed choice."""

    def play(self, move: object, *, final: bool) -> Tale:
        """Carry out a move or raise IllegalMove and change nothing.

        `final` refuses a second sealed choice, as in a record; a live table replaces the first one instead.
        """

    def result(self) -> dict[str, Any]:
        """The result of a finished game in the record's form."""

    def seen_by(self, viewer: int | None) -> Position:
        """The same game as one viewer may know it: what is hidden is blank. The one gate of redaction."""

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What there is to see, JSON-able. Only for what `seen_by` gave."""

    def album(self) -> Any:
        """What each viewer was last shown: nothing yet."""

    def changes(self, viewers: Sequence[int | None], album: Any, version: int) -> list[bytes]:
        """What has changed in the view of each viewer, as JSON; the album is brought up to date."""

    def copy(self) -> Position:
        """An independent copy."""

    def reseed(self, seed: int | str) -> None:
        """Start a new stream of chance for what comes."""

    def worlds(self, count: int, seed: int | str) -> Any:
        """An array of full states drawn uniformly from those that agree with this redacted position."""

    def imagine(self, seed: int | str) -> Position:
        """One such world as a position of its own."""


class Game(Protocol):
    """A game that can be played."""

    id: str
    fewest: int
    most: int

    def load_edition(self, source: str | None) -> Any:
        """The built-in edition (None or its id) or an owner's file."""

    def check_players(self, players: object) -> int:
        """The number of players, or IllegalMove with the game's rule id."""

    def check_options(self, options: object) -> dict[str, Any]:
        """All options with their defaults, or IllegalMove with the game's rule id."""

    def head_rule(self, part: str) -> str:
        """The rule id that refuses a wrong part of a record's head: format, game, edition, moves or result."""

    def position_of(self, view: dict[str, Any], edition: Any) -> Position:
        """The redacted position that a view was made from."""

    def begin(self, edition: Any, players: int, options: Mapping[str, Any], seed: int | str) -> Position:
        """A game before its first chance move."""
