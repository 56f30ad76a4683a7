"""The contract of a game's renderer for the terminal. A game's module makes one: `renderer_for(edition, reader)`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from serai.games import find_game
from serai.games.game import Edition, Move
from serai.games.wording import Reader, Wording
from serai.terminal.screen import MenuLine, Piece

View = Mapping[str, Any]


class Renderer(Protocol):
    """Shows one game to one reader, from that reader's views only."""

    words: Wording

    def headline(self, view: View) -> tuple[str, str]:
        """Where the game stands: in words, and as an ornament for the eye."""

    def table(self, view: View) -> list[Piece]:
        """Everything that lies on the table, and the reader's hand where the menu does not show it."""

    def choices(self, view: View, seen: Any, /) -> list[tuple[Move, MenuLine]]:
        """What the reader may do, as a menu; `seen` is the position as the reader may know it."""

    def typed(self, view: View, words: Sequence[str]) -> Move | None:
        """A move that a person wrote out, legal or not; None where it is no move at all."""

    def help(self) -> list[Piece]:
        """How the table is to be read."""

    def about(self, view: View, move: Move) -> list[Piece]:
        """All about one entry of the menu."""

    def look_up(self, view: View, word: str) -> list[Piece]:
        """Everything about the thing of this name; nothing if there is none."""

    def scores(self, view: View) -> list[Piece]:
        """How everybody stands, with reasons."""


def renderer_for(game: str, edition: Edition, reader: Reader) -> Renderer:
    """The renderer of a game: its own, or the plain one."""
    from serai.terminal.plain import PlainRenderer

    found = find_game(game)
    brought = found.part("terminal.renderer")
    if brought is None:
        return PlainRenderer(found, edition, reader)
    made: Renderer = brought.renderer_for(edition, reader)
    return made
