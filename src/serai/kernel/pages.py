"""What has changed on a page of JSON that compiled code has written, piece by piece.

A page is written anew for each viewer and compared with what this viewer was shown before. The changes are those that
serai.views.diff describes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from serai.kernel.rule import rule, small_rule, whole
from serai.kernel.writing import Page, lexicon, put, put_word

START, END, NAME = 0, 1, 2
"""of a piece: where it lies on the page, and the number of its path"""


class Pages(NamedTuple):
    """What several viewers were last shown: a page for each, and where its pieces end. Nothing at first."""

    texts: Any
    ends: Any


def blank_pages(viewers: int, size: int, most_pieces: int) -> Pages:
    """Room for what so many viewers are shown."""
    return Pages(np.empty((viewers, size), dtype=np.uint8), np.zeros((viewers, most_pieces), dtype=np.int64))


def paths(steps: Sequence[str]) -> tuple[Any, Any, Any, Any]:
    """Words for `put_changes`: how setting and cutting a piece begins, by the number of its path."""
    return (*lexicon([f'["set",[{step}],' for step in steps]), *lexicon([f'["cut",[{step}]]' for step in steps]))


@rule
def put_changes(
    page: Page,
    pieces: Any,
    count: int,
    shown: Page,
    shown_ends: Any,
    set_letters: Any,
    set_sizes: Any,
    cut_letters: Any,
    cut_sizes: Any,
    news: Page,
    at: int,
) -> int:
    """Put what is different from what was shown on a page of news, and remember what is shown now."""
    is_first = True
    old = whole(0)
    for piece in range(count):
        start, name = whole(pieces[piece, START]), pieces[piece, NAME]
        size, old_size = whole(pieces[piece, END]) - start, whole(shown_ends[piece]) - old
        if size != old_size or is_different(page, start, shown, old, size):
            if not is_first:
                at = put(news, at, b",")
            is_first = False
            if size:
                at = put_word(news, at, set_letters, set_sizes, name)
                copy_text(page, start, news, at, size)
                at = put(news, at + size, b"]")
            else:
                at = put_word(news, at, cut_letters, cut_sizes, name)
        old += old_size
    if not is_first:
        remember(page, pieces, count, shown, shown_ends)
    return at


@rule
def remember(page: Page, pieces: Any, count: int, shown: Page, shown_ends: Any) -> None:
    """Copy the pieces, one after the other."""
    at = whole(0)
    for piece in range(count):
        start = whole(pieces[piece, START])
        size = whole(pieces[piece, END]) - start
        copy_text(page, start, shown, at, size)
        at += size
        shown_ends[piece] = at


# Places are unsigned below because compiled code has to ask of every signed one whether it counts from the end; without
# the question both loops become vector code.


@small_rule
def is_different(page: Page, start: int, other: Page, other_start: int, size: int) -> bool:
    """Whether two texts of the same size differ. All letters are looked at: that is quicker than to stop early."""
    found = np.uint8(0)
    here, there = np.uint64(start), np.uint64(other_start)
    for place in range(np.uint64(size)):
        found |= page[here + place] ^ other[there + place]
    return bool(found != 0)


@small_rule
def copy_text(page: Page, start: int, other: Page, other_start: int, size: int) -> None:
    """Copy a text from one page to another."""
    here, there = np.uint64(start), np.uint64(other_start)
    for place in range(np.uint64(size)):
        other[there + place] = page[here + place]
