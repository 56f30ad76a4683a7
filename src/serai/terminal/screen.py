"""The screen of a terminal: it shows pages, asks questions, and hides one player's cards from the next.

On a real terminal a page replaces the one before and wears colours. Plain, everything is read from top to bottom
without colours, lines and columns: for screen readers, for pipes and for tests.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

CLEAR_WITH_HISTORY = "\x1b[2J\x1b[3J\x1b[H"
TALL = 34
"""Lines of a terminal that has room for whole card texts."""


class Left(Exception):
    """The person has left: the input has ended."""


@dataclass(frozen=True)
class TitledPart:
    """A titled piece of a page."""

    title: str
    lines: Sequence[Text | str]


@dataclass(frozen=True)
class Story:
    """What happened, sentence by sentence; for the eye as one paragraph unless it is long."""

    sentences: Sequence[str]
    by_line: bool = False


@dataclass(frozen=True)
class MenuLine:
    """One line of a menu: a name, short remarks, and a text."""

    name: Text
    remarks: Sequence[str] = ()
    text: str = ""
    spoken: Sequence[str] = ()
    """Remarks in full, where the short ones would only make sense in columns."""


@dataclass(frozen=True)
class Grid:
    """Figures by row and column."""

    columns: Sequence[str]
    rows: Sequence[tuple[str, Sequence[int]]]
    total: Sequence[str] = ()
    """Names of the rows that stand out."""


@dataclass(frozen=True)
class Board:
    """A map: side by side for the eye, otherwise place by place."""

    columns: Sequence[Text]
    places: Sequence[str]


Piece = TitledPart | Grid | Story | Board | Text | str


class Screen:
    """One terminal."""

    def __init__(self, *, plain: bool = False):
        self.plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
        if self.plain:
            # Lines are not broken: the reader's own program does that better.
            self.console = Console(color_system=None, highlight=False, markup=False, soft_wrap=True)
        else:
            self.console = Console(highlight=False, markup=False)

    def page(self, headline: str, pieces: Sequence[Piece], ornament: str = "") -> None:
        """Show a page from its top. The ornament is for the eye only."""
        if self.plain:
            self.console.print(f"\n{headline}")
        else:
            self.console.clear()
            title = Text.assemble((headline, "bold"), f"  {ornament}" if ornament else "")
            self.console.print(Rule(title, align="left", style="dim"))
        self.show(pieces)

    def show(self, pieces: Sequence[Piece]) -> None:
        """Add to the page."""
        for renderable in plain(pieces) if self.plain else drawn(pieces):
            self.console.print(renderable)

    def menu(self, entries: Sequence[MenuLine]) -> None:
        """Numbered entries to choose from."""
        if self.plain:
            for line in plain_menu(entries, range(1, len(entries) + 1)):
                self.console.print(line)
            return
        self.console.print(_menu(entries, tall=self.console.height >= TALL))

    def ask(self, question: str) -> str:
        """One line of input. Left where there is none any more."""
        self.console.print(Text(f"{question} ", style="" if self.plain else "bold"), end="")
        self.console.file.flush()
        answer = sys.stdin.readline()
        if not answer:
            self.console.print()
            raise Left
        if not sys.stdin.isatty():
            self.console.print(answer.rstrip("\n"))  # a transcript shows both sides
        return answer.strip()

    def hide(self) -> None:
        """Wipe everything away, what could be scrolled back to as well."""
        if sys.stdout.isatty():
            self.console.file.write(CLEAR_WITH_HISTORY)
            self.console.file.flush()


def plain(pieces: Sequence[Piece]) -> Iterator[str]:
    """Lines to be read from top to bottom."""
    for piece in pieces:
        match piece:
            case TitledPart(title, lines):
                yield f"{title}: {'. '.join(str(line).rstrip('.') for line in lines)}."
            case Story(lines) | Board(_, lines):
                yield from lines
            case Grid(columns, rows):
                for name, figures in rows:
                    listed = (f"{column} {figure}" for column, figure in zip(columns, figures, strict=True))
                    yield f"{name}: {', '.join(listed)}"
            case _:
                yield str(piece)


def plain_menu(entries: Sequence[MenuLine], numbers: Sequence[int | None]) -> Iterator[str]:
    """A menu to be read from top to bottom; an entry without a number is chosen by its name."""
    for number, entry in zip(numbers, entries, strict=True):
        said = [remark for remark in entry.spoken or entry.remarks if remark]
        remarks = f" ({', '.join(said)})" if said else ""
        text = f". {entry.text}" if entry.text else ""
        place = "" if number is None else f"{number}: "
        yield f"{place}{entry.name.plain}{remarks}{text}"


def drawn(pieces: Sequence[Piece]) -> Iterator[RenderableType]:
    """The same for the eye: titles stand in a column of their own."""
    for is_part, group in groupby(pieces, lambda piece: isinstance(piece, TitledPart)):
        if is_part:
            yield _parts([piece for piece in group if isinstance(piece, TitledPart)])
        else:
            yield from (_drawn(piece) for piece in group)


def _drawn(piece: Piece) -> RenderableType:
    match piece:
        case Grid():
            return _grid(piece)
        case Story(sentences, by_line):
            return Text("\n".join(sentences) if by_line else " ".join(sentences), style="italic")
        case Board(columns):
            table = Table.grid(padding=(0, 1, 0, 0))
            table.add_row(*columns)
            return table
        case TitledPart():
            return _parts([piece])
        case _:
            return piece


def _parts(parts: Sequence[TitledPart]) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for part in parts:
        table.add_row(part.title, Group(*part.lines))
    return table


def _grid(grid: Grid) -> RenderableType:
    table = Table("", *grid.columns, border_style="dim")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, figures in grid.rows:
        table.add_row(name, *map(str, figures), style="bold" if name in grid.total else "")
    return table


def _menu(entries: Sequence[MenuLine], *, tall: bool) -> RenderableType:
    """Numbers, names and remarks keep their width; the text takes what is left and is cut where lines are scarce."""
    width = max(len(entry.remarks) for entry in entries)
    rows: list[list[Text | str]] = [
        [str(number), entry.name, *entry.remarks, *[""] * (width - len(entry.remarks))]
        for number, entry in enumerate(entries, start=1)
    ]
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for column in range(2 + width):
        widest = max(cell_len(str(row[column])) for row in rows)
        table.add_column(min_width=widest, no_wrap=True, justify="right" if column == 0 else "left")
    table.add_column(style="dim", ratio=1, no_wrap=not tall, overflow="ellipsis")
    for row, entry in zip(rows, entries, strict=True):
        table.add_row(*row, entry.text)
    return table
