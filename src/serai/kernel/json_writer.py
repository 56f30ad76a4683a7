"""JSON written by compiled code.

Each function puts something at a place of a page of bytes and returns the place after it. A page must be large enough,
for the longest word in the place of the last one: as everywhere in compiled code nobody looks.

Short numbers and words are copied whole rows at a time, and what is too much is written over by what follows. A
processor that is asked after each letter whether there is another guesses wrong at almost every end, and that took
longer than all the rest of an update.

Counters that are handed on begin with whole(0): for a bare 0 Numba would compile what they are handed to once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from serai.kernel.rule import rule, small_rule, whole

Page = npt.NDArray[np.uint8]


def lexicon(words: Sequence[str]) -> tuple[Any, Any]:
    """Words for `put_word`: their letters row by row, and how many each has."""
    encoded = [word.encode() for word in words]
    letters = np.zeros((len(encoded), max(map(len, encoded))), dtype=np.uint8)
    for row, word in enumerate(encoded):
        letters[row, : len(word)] = list(word)
    return letters, np.array([len(word) for word in encoded], dtype=np.int64)


SHORT = 1000
NUMBER_LETTERS, NUMBER_SIZES = lexicon([str(number) for number in range(SHORT)])


@small_rule
def put(page: Page, at: int, text: bytes) -> int:
    """A piece of text."""
    start = np.uint64(at)
    for place in range(np.uint64(len(text))):
        page[start + place] = text[place]
    return at + len(text)


@small_rule
def put_word(page: Page, at: int, letters: Any, sizes: Any, number: int) -> int:
    """A word of a lexicon, without quotation marks."""
    start, row = np.uint64(at), np.uint64(number)
    for place in range(np.uint64(letters.shape[1])):
        page[start + place] = letters[row, place]
    return at + whole(sizes[row])


@rule
def put_whole(page: Page, at: int, number: int) -> int:
    """A whole number."""
    rest = whole(number)
    if 0 <= rest < SHORT:
        return put_word(page, at, NUMBER_LETTERS, NUMBER_SIZES, rest)
    if rest < 0:
        at = put(page, at, b"-")
        rest = -rest
    digits = 1
    bound = 10
    while rest >= bound:
        digits += 1
        bound *= 10
    for place in range(at + digits - 1, at - 1, -1):
        page[place] = ord("0") + rest % 10
        rest //= 10
    return at + digits


@rule
def put_list(page: Page, at: int, numbers: Any) -> int:
    """A list of numbers. Hand over a slice of a record's field: Numba compiles this anew for fields of other sizes."""
    at = put(page, at, b"[")
    for place in range(len(numbers)):
        if place:
            at = put(page, at, b",")
        at = put_whole(page, at, numbers[place])
    return put(page, at, b"]")


@rule
def put_truth(page: Page, at: int, truth: int) -> int:
    """true or false."""
    return put(page, at, b"true") if truth else put(page, at, b"false")


def texts_in(page: memoryview, ends: memoryview, count: int) -> list[bytes]:
    """Texts that were put one after the other, for ordinary Python."""
    start = 0
    found = []
    for end in ends[:count]:
        found.append(page[start:end].tobytes())
        start = end
    return found
