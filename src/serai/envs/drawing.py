"""A page of the terminal as a picture: titles in a column, maps side by side, and what has a colour as a small card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME
from rich.text import Text

from serai.envs.refusals import require
from serai.terminal.screen import Board, Piece, TitledPart, plain

require("PIL", "Pillow", "plots")
matplotlib = require("matplotlib", "Matplotlib", "plots")  # for its letters

from PIL import Image, ImageDraw, ImageFont  # noqa: E402

Picture = np.ndarray[Any, np.dtype[np.uint8]]
"""height x width x 3"""

WIDTH, HEIGHT = 1024, 768
MARGIN = 28
SIZES = (20, 18, 16, 14, 12, 10, 8)
"""of the letters; the first with which everything fits"""
LETTERS = Path(matplotlib.get_data_path()) / "fonts" / "ttf"

CLOTH, PAPER, INK, FAINT = (24, 61, 52), (238, 232, 213), (30, 30, 30), (154, 181, 168)
COLOURS = SVG_EXPORT_THEME
"""of cards; a terminal has its own"""
PLAIN = Style()


def draw(title: str, asked: str, pieces: Sequence[Piece]) -> Picture:
    """The picture of a page, as large as all others."""
    page = _Page(SIZES[0], title, asked, pieces)
    for size in SIZES[1:]:
        if page.y <= HEIGHT - MARGIN:
            break
        page = _Page(size, title, asked, pieces)
    return np.asarray(page.image)


@cache
def _letters(size: int, *, bold: bool) -> Any:
    return ImageFont.truetype(str(LETTERS / f"DejaVuSans{'-Bold' if bold else ''}.ttf"), size)


class _Page:
    """A picture that is filled from top to bottom."""

    def __init__(self, size: int, title: str, asked: str, pieces: Sequence[Piece]):
        self.size = size
        self.line = round(1.6 * size)
        self.edge = size // 4
        """of a card, left and right of its name"""
        self.image = Image.new("RGB", (WIDTH, HEIGHT), CLOTH)
        self.pen = ImageDraw.Draw(self.image)
        self.y = MARGIN
        """where the next line begins"""
        self._write(title, asked, pieces)

    def _write(self, title: str, asked: str, pieces: Sequence[Piece]) -> None:
        self._flow(Text(title, "bold"), MARGIN)
        self._flow(Text(asked), MARGIN)
        self.y += self.line // 2
        titles = [piece.title for piece in pieces if isinstance(piece, TitledPart)]
        beside = MARGIN + self.size + max((self._width(text) for text in titles), default=0)
        for piece in pieces:
            if isinstance(piece, TitledPart):
                self.pen.text((MARGIN, self.y), piece.title, FAINT, _letters(self.size, bold=False))
                for line in piece.lines:
                    self._flow(line, beside)
            elif isinstance(piece, Board):
                self._stand(piece.columns)
            else:
                for line in [piece] if isinstance(piece, Text) else plain([piece]):
                    self._flow(line, MARGIN)
            self.y += self.line // 4

    def _flow(self, line: Text | str, left: int) -> None:
        """Words and cards one after the other, going on in the next line where this one is full."""
        x = left
        for word, style in _words(line):
            width = self._width(word, style)
            if x > left and x + width > WIDTH - MARGIN:
                x, self.y = left, self.y + self.line
                if word == " ":
                    continue
            self._put(x, word, style)
            x += width
        self.y += self.line

    def _stand(self, columns: Sequence[Text]) -> None:
        """Columns side by side."""
        top, bottom, x = self.y, self.y, MARGIN
        for column in columns:
            self.y, widest = top, 0
            for line in column.split("\n", allow_blank=True):
                right = x
                for word, style in _words(line):
                    self._put(right, word, style)
                    right += self._width(word, style)
                widest = max(widest, right - x)
                self.y += self.line
            bottom, x = max(bottom, self.y), x + widest + self.size
        self.y = bottom

    def _put(self, x: int, word: str, style: Style) -> None:
        letters = _letters(self.size, bold=bool(style.bold))
        if style.color is None:
            self.pen.text((x, self.y), word, PAPER, letters)
            return
        colour = tuple(style.color.get_truecolor(COLOURS))
        box = (x, self.y - 1, x + self._width(word, style) - 1, self.y + round(1.3 * self.size))
        self.pen.rounded_rectangle(box, self.edge, colour)
        self.pen.text((x + self.edge, self.y), word, INK if _is_light(colour) else PAPER, letters)

    def _width(self, word: str, style: Style = PLAIN) -> int:
        edges = 0 if style.color is None else 2 * self.edge
        length: float = _letters(self.size, bold=bool(style.bold)).getlength(word)
        return round(length) + edges


def _words(line: Text | str) -> Iterator[tuple[str, Style]]:
    """The words of a line and the spaces between them; what has a colour stays together."""
    text = line if isinstance(line, Text) else Text(line)
    edges = sorted({0, len(text), *(edge for span in text.spans for edge in (span.start, span.end))})
    for start, end in pairwise(edges):
        named = [text.style, *(span.style for span in text.spans if span.start <= start < span.end)]
        style = Style.combine(Style.parse(name) if isinstance(name, str) else name for name in named)
        part = text.plain[start:end]
        if style.color is not None:
            yield part, style
            continue
        for number, word in enumerate(part.split(" ")):
            if number:
                yield " ", style
            if word:
                yield word, style


def _is_light(colour: Sequence[int]) -> bool:
    red, green, blue = colour
    return 299 * red + 587 * green + 114 * blue > 128_000
