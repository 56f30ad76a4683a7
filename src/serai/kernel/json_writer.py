"""JSON written by compiled code: letters, words and numbers.

Each function puts something at a place of a page of bytes and returns the place after it. A page must be large enough,
with CHUNK bytes to spare: compiled code does not check. (Tests run it with checks.)

Words are copied a chunk at a time, and any surplus is overwritten by what follows. A test after each letter
whether there is another costs a wrong guess of the processor at almost every end, which took longer than all the rest
of an update.

Counters that are passed on begin with whole(0): for a bare 0 Numba would compile the called function once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from serai.kernel.rule import rule, small_rule, whole

Page = npt.NDArray[np.uint8]
CHUNK = 16


def lexicon(words: Sequence[bytes]) -> tuple[Any, Any]:
    """Words for `put_word`: all letters, and where each word begins. One more place says where the last one ends."""
    starts = np.cumsum([0, *map(len, words)], dtype=np.int64)
    return np.frombuffer(b"".join(words) + bytes(CHUNK), dtype=np.uint8), starts


SHORT = 1000
MOST_DIGITS = 3
NUMBER_LETTERS: Any = np.array([list(str(n).ljust(MOST_DIGITS).encode()) for n in range(SHORT)], dtype=np.uint8)
NUMBER_SIZES: Any = np.array([len(str(number)) for number in range(SHORT)], dtype=np.uint8)


@small_rule
def put(page: Page, at: int, text: bytes) -> int:
    """A piece of text."""
    start = np.uint64(at)
    for place in range(np.uint64(len(text))):
        page[start + place] = text[place]
    return at + len(text)


@small_rule
def put_word(page: Page, at: int, letters: Any, starts: Any, number: int) -> int:
    """A word of a lexicon."""
    first = whole(starts[number])
    size = whole(starts[number + 1]) - first
    for done in range(0, size, CHUNK):
        start, there = np.uint64(at + done), np.uint64(first + done)
        for place in range(np.uint64(CHUNK)):
            page[start + place] = letters[there + place]
    return at + size


@small_rule
def put_number(page: Page, at: int, number: int) -> int:
    """A whole number; short ones are written without a call."""
    if 0 <= number < SHORT:
        start, row = np.uint64(at), np.uint64(number)
        for place in range(np.uint64(MOST_DIGITS)):
            page[start + place] = NUMBER_LETTERS[row, place]
        return at + whole(NUMBER_SIZES[row])
    return put_long_number(page, at, number)


@rule
def put_whole(page: Page, at: int, number: int) -> int:
    """A whole number."""
    return put_number(page, at, whole(number))


@rule
def put_long_number(page: Page, at: int, number: int) -> int:
    """A whole number of any size, digit by digit."""
    rest = whole(number)
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
def put_field(page: Page, at: int, label: bytes, number: int) -> int:
    """A whole number, and before it the text that leads to it: the name of a field, mostly."""
    return put_number(page, put(page, at, label), whole(number))


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
def put_members(page: Page, at: int, members: int) -> int:
    """A list of the members of a set that is written as bits of a number, such as seats."""
    at = put(page, at, b"[")
    opening = at
    member = whole(0)
    while members > 0:
        if members & 1:
            at = put_number(page, put_comma(page, at, opening), member)
        members >>= 1
        member += 1
    return put(page, at, b"]")


@rule
def put_truth(page: Page, at: int, truth: int) -> int:
    """true or false."""
    return put(page, at, b"true") if truth else put(page, at, b"false")


@small_rule
def put_comma(page: Page, at: int, opening: int) -> int:
    """A comma, unless nothing was written since the opening bracket."""
    page[at] = ord(",")
    return at + 1 if at > opening else at


def texts_in(page: memoryview, ends: memoryview, count: int) -> list[bytes]:
    """Texts that were put one after the other, for ordinary Python; without the comma that each of them ends with."""
    start = 0
    found = []
    for end in ends[:count]:
        found.append(page[start : end - 1].tobytes() if end > start else b"")
        start = end
    return found
