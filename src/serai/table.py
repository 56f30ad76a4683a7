"""The friendly face: one game at a table, played move by move.

    table = Table.new(game, players=4, seed=7)
    while not table.over:
        seat = table.to_move[0]
        table.play(table.legal(seat)[0])
    table.record()

The table sees everything, so it stays with the program that runs the game. Everything a seat or a spectator may know
comes from `view`, and only from there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.games.game import Edition, Game, Move
from serai.kernel.errors import IllegalMove, UserError
from serai.kernel.event_text import Facts
from serai.played_game import PlayedGame

__all__ = ["IllegalMove", "Table", "UserError"]


class Table:
    """A game in progress or finished."""

    def __init__(self, inner: PlayedGame):
        self.inner = inner
        """the game as the machinery holds it: its log, redacted positions, changes of views"""

    @classmethod
    def new(
        cls,
        game: str,
        players: int,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        edition: str | Edition | None = None,
        start_player: int | None = None,
    ) -> Table:
        """A new game. Its chance is drawn from the seed, but for the start player where one was agreed on."""
        return cls(PlayedGame.new(game, players, seed, options, edition, start_player))

    @classmethod
    def replay(cls, record: Mapping[str, Any], edition: str | None = None) -> Table:
        """The table at the end of a record. Every move and the result are checked (`serai.records`)."""
        from serai.records.replay import replay

        return cls(replay(record, edition))

    def copy(self) -> Table:
        """An independent copy: to try something out."""
        return Table(self.inner.copy())

    @property
    def game(self) -> Game:
        """Which game is played."""
        return self.inner.game

    @property
    def edition(self) -> Any:
        """With which cards, and what they are worth."""
        return self.inner.edition

    @property
    def players(self) -> int:
        """The number of players."""
        return self.inner.players

    @property
    def options(self) -> dict[str, Any]:
        """The options of this game, defaults included."""
        return self.inner.options

    @property
    def version(self) -> int:
        """Grows with every final move, and when one is taken back. A sealed choice counts when all have chosen."""
        return self.inner.version

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.inner.over

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return self.inner.to_move

    def legal(self, seat: int) -> list[Move]:
        """Return a seat's legal moves. They stay open to a seat that has sealed a choice, because it may change it."""
        return self.inner.legal(seat)

    def play(self, move: object) -> list[Facts]:
        """Carry out a move; return what the mover learns from it. IllegalMove changes nothing."""
        return self.inner.play(move)

    def withdraw(self, seat: int) -> None:
        """Take a seat's last move back. UserError says if that cannot be done, and changes nothing."""
        self.inner.withdraw(seat)

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        """Everything a seat, or a spectator, may see. JSON-able, in a stable order."""
        return self.inner.view(viewer)

    @property
    def result(self) -> dict[str, Any] | None:
        """The result in the record's form, once the game is over."""
        return self.inner.result

    def record(self) -> dict[str, Any]:
        """The game as a record. Sealed choices of an unfinished step are not in it yet."""
        return self.inner.record()
