"""What was carried out, written down twice by compiled code: for the store, and for ordinary Python when it takes over.

Both are MessagePack. The store gets an Append of one row for each decision (server/store/base.py); the table's own
memory gets the same row with what followed from it (`Played`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from serai.kernel.express import TAKEN, Booth, Decision, Line
from serai.kernel.memory import copy_bytes
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes
from serai.kernel.writing import Page, put
from serai.server.store.base import Row

SHORT_LIST, NULL, FALSE, SHORT_BYTES, BYTES, FLOAT, WHOLE, STRING = 0x90, 0xC0, 0xC2, 0xC4, 0xC5, 0xCB, 0xCE, 0xD9
TIME = 8
"""bytes of a moment"""


class Played(Struct, array_like=True):
    """A move that was carried out in the lane."""

    row: Row
    is_sealed: bool
    texts: list[bytes]
    """of the tale (kernel/tale.py); none while the choice is sealed"""


_decode = msgspec.msgpack.Decoder(list[Played]).decode


class Unread(NamedTuple):
    """The moves that lie in a table's memory."""

    count: int
    memory: bytes

    def read(self) -> list[Played]:
        return _decode(b"".join((b"\xdd", self.count.to_bytes(4, "big"), self.memory)))

    def holds(self, seat: int, act: str) -> bool:
        """Whether a seat's decision of this name is among them: found as `put_row` writes it, without reading all."""
        name = act.encode()
        written, mover = bytes((STRING, len(name))) + name + bytes((SHORT_BYTES,)), b'{"seat":%d,' % seat
        at = self.memory.find(written)
        while at >= 0:
            move = at + len(written) + 1
            if self.memory.startswith(mover, move):
                return True
            at = self.memory.find(written, move)
        return False


@rule
def enter_all(
    decisions: list[Decision],
    count: int,
    booths: list[Booth],
    lines: list[Line],
    page: Bytes,
    tales: Bytes,
    at_time: Bytes,
    journal: Page,
    memories: Any,
) -> int:
    """Write down what was taken; how many bytes the store gets comes back. There is room (`is_taken`)."""
    at = whole(0)
    for number in range(count):
        decision = decisions[number]
        if decision.outcome != TAKEN:
            continue
        booth = booths[decision.booth]
        memory = memories[decision.booth]
        at = put_head(journal, at, SHORT_LIST + 5)
        at = put_text(journal, at, STRING, booth.name[:], whole(0), whole(booth.name_size))
        at = put_number(journal, at, whole(booth.length))
        row = put_head(journal, at, SHORT_LIST + 1)
        at = put_row(journal, row, decision, page, at_time)
        place = put_head(memory, whole(booth.filled), SHORT_LIST + 3)
        copy_bytes(journal, row, memory, place, at - row)
        booth.filled = put_tale(memory, place + at - row, decision, tales)
        at = put_head(journal, put_head(journal, at, NULL), NULL)
        booth.length += 1
        booth.played += 1
        link(booth, decisions, number)
        count_act(lines[decision.line])
    return at


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
def put_row(page: Page, at: int, decision: Decision, text: Bytes, at_time: Bytes) -> int:
    """A server.store.base.Row."""
    at = put_number(page, put_head(page, at, SHORT_LIST + 5), whole(decision.before))
    at = put(page, put_head(page, at, 0xA6), b"person")
    at = put_text(page, at, STRING, text, whole(decision.act), whole(decision.act_size))
    at = put_text(page, at, SHORT_BYTES, text, whole(decision.move), whole(decision.move_size))
    at = put_head(page, at, FLOAT)
    copy_bytes(at_time, whole(0), page, at, TIME)
    return at + TIME


@rule
def put_tale(page: Page, at: int, decision: Decision, tales: Bytes) -> int:
    """The rest of a Played."""
    at = put_head(page, at, FALSE + whole(decision.is_sealed))
    at = put_head(page, at, SHORT_LIST + whole(decision.texts))
    start = whole(decision.tale)
    for text in range(decision.texts):
        size = whole(decision.ends[text]) - start
        at = put_head(page, put_head(page, put_head(page, at, BYTES), size >> 8), size & 255)
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
def put_text(page: Page, at: int, kind: int, text: Any, start: int, size: int) -> int:
    """Up to 255 bytes, or letters."""
    at = put_head(page, put_head(page, at, kind), size)
    for place in range(size):
        page[at + place] = text[start + place]
    return at + size


@rule
def put_number(page: Page, at: int, number: int) -> int:
    """A whole number that is not negative."""
    at = put_head(page, at, WHOLE)
    for shift in (24, 16, 8, 0):
        at = put_head(page, at, number >> shift & 255)
    return at
