"""Pages for the eye and for the ear."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from serai import Table
from serai.games import GAMES
from serai.games.amulett.terminal.map import abbreviations
from serai.games.wording import Reader
from serai.kernel.words import languages
from serai.terminal.renderer import renderer_for
from serai.terminal.screen import Board, Grid, Piece, Story, TitledPart, drawn, plain

PIECES: list[Piece] = [
    TitledPart("Market", ["Silk, Gold"]),
    TitledPart("Lukas", [Text("3 points"), "Camel."]),
    Story(["You offer Silk.", "Lukas picks Gold."]),
    Grid(["Anna", "Lukas"], [("Blue", [1, 2]), ("Total", [3, 4])], ("Total",)),
    Board([Text("A1\nred"), Text("B1\nblue")], ["A1: red.", "B1: blue."]),
    "A line.",
]


def test_plain_lines() -> None:
    assert list(plain(PIECES)) == [
        "Market: Silk, Gold.",
        "Lukas: 3 points. Camel.",
        "You offer Silk.",
        "Lukas picks Gold.",
        "Blue: Anna 1, Lukas 2",
        "Total: Anna 3, Lukas 4",
        "A1: red.",
        "B1: blue.",
        "A line.",
    ]


def rendered(pieces: list[Piece], width: int) -> list[str]:
    console = Console(file=StringIO(), width=width, color_system=None, markup=False, highlight=False)
    for renderable in drawn(pieces):
        console.print(renderable)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def test_drawn_pages() -> None:
    lines = rendered(PIECES, 60)
    assert lines[0].split() == ["Market", "Silk,", "Gold"]
    assert lines[1].index("3 points") == lines[0].index("Silk"), "parts share a column"
    assert "You offer Silk. Lukas picks Gold." in lines
    assert any(line.split() == ["A1", "B1"] for line in lines)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_whole_tables_fit_the_screen(game: str, language: str, width: int) -> None:
    """No line is broken inside the map, and none is wider than the terminal."""
    table = Table.new(game, players=4, seed=1)
    for step in range(60):
        if step % 12 == 0:
            seat = table.to_move[0]
            renderer = renderer_for(game, table.edition, Reader(language, ("Anna", "Lukas", "Linda", "Ole"), seat))
            view = table.view(seat)
            lines = rendered(renderer.table(view), width)
            assert all(len(line) <= width for line in lines)
            if game == "amulett":
                assert len(rendered(renderer.table(view)[:1], width)) == 9, "the map has its nine lines"
        table.play(table.legal(table.to_move[0])[0])


def test_abbreviations_can_be_told_apart() -> None:
    names = {"a": "Green", "b": "Grey", "c": "Red", "d": "Redder"}
    assert abbreviations(names) == {"a": "Gree", "b": "Grey", "c": "Red", "d": "Redd"}
