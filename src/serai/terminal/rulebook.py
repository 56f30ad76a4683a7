"""A rule book in the terminal. What only a browser can draw is left out; worked examples become tables.

A game that can draw figures here brings `terminal/figures.py`: `figure(name, language)` returns the pieces to show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from serai.kernel.rulebook import Block, Book, BookSection, BookTable, Example, Figure, Line, Passage, Points
from serai.kernel.rulebook import Text as BookText
from serai.terminal.screen import Piece, drawn

Draw = Callable[[str], Sequence[Piece]]
"""what a terminal shows of a figure, by its name; nothing where only a browser can draw it"""

WIDTH = 96
"""longer lines are hard to read"""
_INDENT = 7
_STYLES = {"strong": "bold", "em": "italic", "code": "cyan"}


def whole(book: Book, draw: Draw) -> Group:
    """Everything, from the title to the last chapter."""
    opening = _all_shown(book.opening, draw)
    return Group(Text(book.title, style="bold underline"), "", *opening, chapters(book.sections, draw))


def chapters(sections: Iterable[BookSection], draw: Draw) -> Group:
    """Chapters, or single rules under the title of their chapter."""
    lines: list[RenderableType] = []
    for section in sections:
        lines += ["", Text(section.title, style="bold"), ""]
        lines += [shown for passage in section.passages for shown in _passage(passage, draw)]
    return Group(*lines[1:])


def _passage(passage: Passage, draw: Draw) -> Iterator[RenderableType]:
    """The rule stands in the margin."""
    blocks = _all_shown(passage.blocks, draw)
    if not passage.rule:
        yield from blocks
        return
    first, *more = blocks
    margin = Table.grid(padding=(0, 1, 0, 0))
    margin.add_column(width=_INDENT - 1, style="dim")
    margin.add_column()
    margin.add_row(passage.rule, first)
    yield margin
    yield from (Padding(block, (0, 0, 0, _INDENT)) for block in more)


def _all_shown(blocks: Iterable[Block], draw: Draw) -> list[RenderableType]:
    return [shown for block in blocks for shown in _shown(block, draw)]


def _shown(block: Block, draw: Draw) -> Iterator[RenderableType]:
    match block:
        case BookText():
            yield from (_line(block.line), "")
        case Points():
            yield from map(_bullet, block.lines)
            yield ""
        case BookTable():
            yield _table(block)
        case Example():
            yield _example(block)
        case Figure():
            yield from drawn(draw(block.name))


def _bullet(line: Line) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row("•", _line(line))
    return grid


def _table(block: BookTable) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=any(block.head))
    for cell in block.head:
        table.add_column(_line(cell))
    for row in block.rows:
        table.add_row(*map(_line, row))
    return table


def _example(example: Example) -> Group:
    worked = example.worked
    table = Table(box=SIMPLE_HEAD, pad_edge=False, title=example.caption, title_justify="left", title_style="italic")
    for number, column in enumerate(worked["columns"]):
        table.add_column(column, justify="left" if number < 2 else "right")
    for row in worked["rows"]:
        things = "\n".join(" ".join(filter(None, (thing["name"], _aside(thing["figure"])))) for thing in row["things"])
        table.add_row(row["label"], things, *row["figures"])
    return Group(table, *([worked["outcome"], ""] if worked["outcome"] else []))


def _aside(figure: str) -> str:
    return f"({figure})" if figure else ""


def _line(line: Line) -> Text:
    return Text.assemble(*((span.text, _STYLES.get(span.style, "")) for span in line))
