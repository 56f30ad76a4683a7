"""What was carried out, written down twice by compiled code: for the store, and for ordinary Python when it takes over.

The store gets a run for each table (server/store/runs.py); the table's own memory gets the same rows, each with what
followed from it (`Played`).
"""

from __future__ import annotations

import mmap
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from serai.kernel.express import MEMORY, NOTHING, TAKEN, Booth, Decision, Line
from serai.kernel.json_writer import Page, put, put_whole
from serai.kernel.memory import copy_bytes
from serai.kernel.pointers import BYTE, array_at
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes

SHORT_LIST, NULL, FALSE, BYTES, FLOAT, WHOLE, STRING = 0x90, 0xC0, 0xC2, 0xC5, 0xCB, 0xCE, 0xD9
TIME = 8
"""bytes of a moment"""
NUMBER, SIZE = 5, 3
"""bytes of a number, and of the head of bytes"""


class Played(Struct, array_like=True):
    """A move that was carried out in the lane."""

    row: bytes
    """as the store keeps it"""
    is_sealed: bool
    texts: list[bytes]
    """of the tale (kernel/tale.py); none while the choice is sealed"""


_decode = msgspec.msgpack.Decoder(list[Played]).decode


class Unread(NamedTuple):
    """The moves that lie in a table's memory. They stay where they are: most are never read."""

    moves: int
    memory: mmap.mmap
    filled: int

    def read(self) -> list[Played]:
        return _decode(b"".join((b"\xdd", self.moves.to_bytes(4, "big"), self.memory[: self.filled])))

    def holds(self, seat: int, act: str) -> bool:
        """Whether a seat's decision of this name is among them: found as `put_row` writes it, without reading all."""
        return self.memory.find(b'"person","%b",{"seat":%d,' % (act.encode(), seat), 0, self.filled) >= 0


@rule
def enter_all(
    decisions: list[Decision],
    count: int,
    booths: list[Booth],
    lines: list[Line],
    texts: Any,
    moment: Bytes,
    moment_text: Bytes,
    journal: Page,
) -> tuple[int, int, int, int]:
    """Write down what was taken: how many moves that are, of how many tables, at how many of them the game has ended,
    and how many bytes the store gets. There is room (`is_taken`). `texts` are what was received and the tales; the
    moment is given as a number and as JSON.
    """
    moves = whole(0)
    for number in range(count):
        decision = decisions[number]
        if decision.outcome == TAKEN:
            moves += 1
            link(booths[decision.booth], decisions, number)
            count_act(lines[decision.line])
    runs = ended = whole(0)
    at = whole(0)
    for number in range(count):
        decision = decisions[number]
        booth = booths[decision.booth]
        if decision.outcome == TAKEN and booth.first == number:
            at = put_run(journal, at, booth, decisions, texts, moment, moment_text)
            runs += 1
            ended += whole(booth.is_over)
    return moves, runs, ended, at


@rule
def link(booth: Booth, decisions: list[Decision], number: int) -> None:
    """The decisions of a table in this turn are a chain."""
    if booth.is_touched:
        decisions[booth.last].next = number
    else:
        booth.first = number
    booth.last = number
    booth.is_touched = 1


@rule
def count_act(line: Line) -> None:
    """Someone has sent a message with a decision in it."""
    line.messages -= 1
    line.acts -= 1


@rule
def put_run(
    page: Page,
    at: int,
    booth: Booth,
    decisions: list[Decision],
    texts: Any,
    moment: Bytes,
    moment_text: Bytes,
) -> int:
    """A server.store.runs.Run of all that was taken at a table in this turn."""
    memory = array_at(booth.memory, MEMORY, BYTE)
    at = put_head(page, at, SHORT_LIST + 7)
    at = put_name(page, at, booth)
    at = put_number(page, at, whole(booth.length))
    head = at
    rows = head + NUMBER + SIZE
    at = rows
    moves = whole(0)
    following = whole(booth.first)
    while following != NOTHING:
        decision = decisions[following]
        if moves:
            at = put(page, at, b",")
        row = at
        at = put_row(page, at, decision, texts[0], moment_text)
        place = put_head(memory, whole(booth.filled), SHORT_LIST + 3)
        place = put_size(memory, place, at - row)
        copy_bytes(page, row, memory, place, at - row)
        booth.filled = put_tale(memory, place + at - row, decision, texts[1])
        moves += 1
        following = whole(decision.next)
    put_size(page, put_number(page, head, moves), at - rows)
    booth.length += moves
    booth.played += moves
    at = put_moment(page, at, moment)
    # When the game is over someone has to enter that, if not this process (server/keeper.py), then the next one.
    at = put_moment(page, at, moment) if booth.is_over else put_head(page, at, NULL)
    return put_head(page, at, NULL)


@rule
def put_moment(page: Page, at: int, moment: Bytes) -> int:
    """A moment as a number."""
    at = put_head(page, at, FLOAT)
    copy_bytes(moment, whole(0), page, at, TIME)
    return at + TIME


@rule
def put_row(page: Page, at: int, decision: Decision, text: Bytes, moment_text: Bytes) -> int:
    """A row as JSON. What is copied from the message needs no other quotation (`reading.is_letter`)."""
    at = put_whole(page, put(page, at, b"["), whole(decision.before))
    at = put(page, at, b',"person","')
    copy_bytes(text, whole(decision.act), page, at, whole(decision.act_size))
    at = put(page, at + whole(decision.act_size), b'",')
    copy_bytes(text, whole(decision.move), page, at, whole(decision.move_size))
    at = put(page, at + whole(decision.move_size), b",")
    copy_bytes(moment_text, whole(0), page, at, len(moment_text))
    return put(page, at + len(moment_text), b"]")


@rule
def put_tale(page: Page, at: int, decision: Decision, tales: Bytes) -> int:
    """The rest of a Played."""
    at = put_head(page, at, FALSE + whole(decision.is_sealed))
    at = put_head(page, at, SHORT_LIST + whole(decision.texts))
    start = whole(decision.tale)
    for text in range(decision.texts):
        size = whole(decision.ends[text]) - start
        at = put_size(page, at, size)
        copy_bytes(tales, start, page, at, size)
        at += size
        start += size
    return at


@rule
def put_head(page: Page, at: int, byte: int) -> int:
    """One byte."""
    page[at] = byte
    return at + 1


@rule
def put_size(page: Page, at: int, size: int) -> int:
    """The head of so many bytes."""
    return put_head(page, put_head(page, put_head(page, at, BYTES), size >> 8), size & 255)


@rule
def put_name(page: Page, at: int, booth: Booth) -> int:
    """The table's id."""
    at = put_head(page, put_head(page, at, STRING), whole(booth.name_size))
    for place in range(booth.name_size):
        page[at + place] = booth.name[place]
    return at + whole(booth.name_size)


@rule
def put_number(page: Page, at: int, number: int) -> int:
    """A whole number that is not negative."""
    at = put_head(page, at, WHOLE)
    for shift in (24, 16, 8, 0):
        at = put_head(page, at, number >> shift & 255)
    return at


@rule
def size_of(page: Page, at: int) -> int:
    """How many bytes follow a head that `put_size` has put."""
    return whole(page[at + 1]) << 8 | whole(page[at + 2])


@rule
def after_row(memory: Page, at: int) -> int:
    """Where the texts of a Played begin."""
    return at + 1 + SIZE + size_of(memory, at + 1) + 1


@rule
def count_texts(memory: Page, at: int) -> int:
    """How many there are."""
    return whole(memory[at]) - SHORT_LIST
