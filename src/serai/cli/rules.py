"""`serai rules`: the rule book of a game, or single rules of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from serai.cli.options import Language, WhichGame
from serai.games import find_game

if TYPE_CHECKING:
    from serai.terminal.screen import Piece


def rules(game: WhichGame, /, *ids: str, lang: Language = "en") -> int:
    """Show the rule book of a game, or single rules of it.

    Parameters
    ----------
    ids
        The rules, as refusals and score lines cite them; a chapter like A9 stands for all of its rules. Without any,
        the whole book.
    """
    declared = find_game(game)
    book = declared.book(lang)
    found = [book.find(rule.upper()) for rule in ids]

    from rich.console import Console

    from serai.terminal.rulebook import WIDTH, chapters, whole

    figures = declared.part("terminal.figures")

    def draw(name: str) -> Sequence[Piece]:
        return figures.figure(name, lang) if figures else ()

    console = Console(markup=False, highlight=False)
    console.print(chapters(found, draw) if ids else whole(book, draw), width=min(console.width, WIDTH))
    return 0
