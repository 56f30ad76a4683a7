"""Acknowledgements and updates, framed and written to the sockets by compiled code.

They are what `wire.Ack` and `stream.Stream` say, byte by byte; tests compare them.
"""

from __future__ import annotations

from typing import Any

from serai.kernel.express import MEMORY, MOST_SEATS, NOTHING, Booth, Decision, Line, Viewer
from serai.kernel.json_writer import Page, put, put_whole
from serai.kernel.memory import copy_bytes
from serai.kernel.pointers import BYTE, array_at
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes
from serai.server.direct import EIGHT_BYTES, TWO_BYTES, WHOLE_TEXT
from serai.server.express.entering import SIZE, after_row, count_texts, size_of
from serai.server.express.files import write

HEAD = 10
"""bytes of the longest head of a frame"""
ACK, AGAIN = b'{"type":"ack","id":"', b'","again":false}'


@rule
def choose_viewers(
    chosen: Any, booths: list[Booth], decisions: list[Decision], now: float, sealed_wait: float, wait: float
) -> tuple[int, float]:
    """Which tables have something to tell, and to whom: at once to whoever has decided, and to those who are to decide
    when a move is final; to the others within a while, which is another one as long as a choice is sealed. How many
    tables there are comes back, and when others have to be told; 0: never.
    """
    count = whole(0)
    first_due = 0.0
    for slot in range(len(booths)):
        booth = booths[slot]
        is_late = booth.due_at > 0 and (booth.due_at <= now or booth.is_leaving)
        if not booth.is_touched and not is_late:
            first_due = earlier(first_due, booth.due_at)
            continue
        chosen[count] = slot
        count += 1
        is_final = booth.version != booth.before
        is_for_all = is_late or booth.is_leaving or (is_final and wait == 0)
        for place in range(booth.viewers_size):
            viewer = booth.viewers[place]
            viewer.is_due = is_for_all or (is_final and booth.awaited >> viewer.seat & 1)
        add_deciders(booth, decisions)
        set_due_time(booth, now + (wait if is_final else sealed_wait))
        booth.before = booth.version
        first_due = earlier(first_due, booth.due_at)
    return count, first_due


@rule
def set_due_time(booth: Booth, due_at: float) -> None:
    """Those who are not shown this now must be at some time, or earlier if something else waits."""
    is_for_all = True
    for place in range(booth.viewers_size):
        is_for_all = is_for_all and bool(booth.viewers[place].is_due)
    booth.due_at = 0.0 if is_for_all else earlier(booth.due_at, due_at)


@rule
def earlier(moment: float, other: float) -> float:
    """Of two moments, where 0 stands for never."""
    return other if moment == 0 or 0 < other < moment else moment


@rule
def add_deciders(booth: Booth, decisions: list[Decision]) -> None:
    """Whoever has decided in this turn is to be shown it."""
    following = whole(booth.first)
    while following != NOTHING:
        decision = decisions[following]
        for place in range(booth.viewers_size):
            if booth.viewers[place].seat == decision.seat:
                booth.viewers[place].is_due = 1
        following = whole(decision.next)


@rule
def tell_all(
    chosen: Any,
    first: int,
    count: int,
    booths: list[Booth],
    lines: list[Line],
    decisions: list[Decision],
    text: Bytes,
    news: Bytes,
    pages: Any,
    unsent: Any,
) -> int:
    """Tell everybody at the chosen tables what they have to know. `text` is what was received; `pages` are room for an
    update, for all that goes to a line, and for what a line has not taken (`unsent`: which, where it begins and ends).
    The number of those comes back.
    """
    update, page, rest = pages
    left = whole(0)
    at = whole(0)
    for number in range(first, count):
        booth = booths[chosen[number]]
        memory = array_at(booth.memory, MEMORY, BYTE)
        place = whole(0)
        for viewer_number in range(booth.viewers_size):
            viewer = booth.viewers[viewer_number]
            start = end = whole(HEAD)
            if viewer.is_due:
                start, end = put_update(update, booth, viewer, memory, news)
            for line_number in booth.lines[place : place + viewer.lines]:
                line = lines[line_number]
                size = put_acks(page, booth, line_number, decisions, text)
                copy_bytes(update, start, page, size, end - start)
                size += end - start
                written = send(line, page, size)
                if written < size:
                    line.file = NOTHING
                    unsent[left, 0] = line_number
                    unsent[left, 1] = at
                    at = keep(page, written, size, rest, at)
                    unsent[left, 2] = at
                    left += 1
            place += whole(viewer.lines)
        booth.is_touched = 0
        booth.first = NOTHING
    return left


@rule
def send(line: Line, page: Bytes, size: int) -> int:
    """Write to a line, unless that is for ordinary Python to do; how many bytes were taken."""
    if size == 0 or line.file == NOTHING:
        return whole(0)
    return max(write(whole(line.file), page, whole(0), size), whole(0))


@rule
def keep(page: Bytes, start: int, end: int, rest: Bytes, at: int) -> int:
    """Keep what was not taken, if there is room for it; where that ends."""
    if len(rest) - at < end - start:
        return at
    copy_bytes(page, start, rest, at, end - start)
    return at + end - start


@rule
def put_acks(page: Page, booth: Booth, line: int, decisions: list[Decision], text: Bytes) -> int:
    """The acknowledgements for one line; where they end."""
    at = whole(0)
    following = whole(booth.first)
    while following != NOTHING:
        decision = decisions[following]
        if decision.line == line:
            size = whole(decision.act_size)
            at = put_frame_head(page, at, len(ACK) + size + len(AGAIN))
            at = put(page, at, ACK)
            copy_bytes(text, whole(decision.act), page, at, size)
            at = put(page, at + size, AGAIN)
        following = whole(decision.next)
    return at


@rule
def put_update(page: Page, booth: Booth, viewer: Viewer, memory: Bytes, news: Bytes) -> tuple[int, int]:
    """An update as a frame; where it begins and ends, or the same place twice when there is no difference to see."""
    at = put(page, whole(HEAD), b'{"type":"update","revision":"')
    for letter in viewer.name:
        page[at] = letter
        at += 1
    at = put_whole(page, put(page, at, b"."), whole(viewer.number) + 1)
    patch = put(page, at, b'","patch":[')
    size = whole(viewer.news_end) - whole(viewer.news)
    copy_bytes(news, whole(viewer.news), page, patch, size)
    at = put_history(page, patch + size, booth, viewer, memory)
    if at == patch:
        return whole(HEAD), whole(HEAD)
    viewer.number += 1
    end = put(page, at, b'],"left":null}')
    size = end - HEAD
    head = whole(2) if size < TWO_BYTES else whole(4) if size < 1 << 16 else whole(HEAD)
    put_frame_head(page, HEAD - head, size)
    return HEAD - head, end


@rule
def put_history(page: Page, at: int, booth: Booth, viewer: Viewer, memory: Bytes) -> int:
    """What the viewer has not been told yet, as it lies in the table's memory (`entering.Played`)."""
    if viewer.tales < booth.tales:
        at = put(page, at, b',["more",["history"],[' if viewer.news < viewer.news_end else b'["more",["history"],[')
        place = whole(viewer.told)
        while place < booth.filled:
            place = after_row(memory, place)
            texts = count_texts(memory, place)
            number = whole(0) if texts == 1 or viewer.seat == MOST_SEATS else whole(viewer.seat) + 1
            place += 1
            for text in range(texts):
                size = size_of(memory, place)
                if text == number:
                    copy_bytes(memory, place + SIZE, page, at, size)
                    at = put(page, at + size, b",")
                place += SIZE + size
        at = put(page, at - 1, b"]]")
    viewer.told, viewer.tales = booth.filled, booth.tales
    return at


@rule
def put_frame_head(page: Page, at: int, size: int) -> int:
    """The head of a frame with a whole text."""
    page[at] = WHOLE_TEXT
    if size < TWO_BYTES:
        page[at + 1] = size
        return at + 2
    width = whole(2) if size < 1 << 16 else whole(8)
    page[at + 1] = TWO_BYTES if width == 2 else EIGHT_BYTES
    for place in range(width):
        page[at + 2 + place] = size >> 8 * (width - 1 - place) & 255
    return at + 2 + width
