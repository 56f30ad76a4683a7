"""From sockets to decisions: WebSocket frames and their JSON, read by compiled code.

Only what every sound client sends is understood: one whole frame with a decision in it, written as
`JSON.stringify` writes it. Pings and their answers are set aside for the library (direct.py counts them): a table that
left the lane for each of them would cost much more than they do. Anything else, be it right or wrong, is left for
ordinary Python.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.kernel.express import ASIDE, LEFT, NOTHING, TAKEN, Booth, Decision, Line
from serai.kernel.pointers import array_at
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes
from serai.server.direct import MASKED, PING, PONG, TWO_BYTES, WHOLE_TEXT
from serai.server.express.files import read
from serai.server.running import MOST_CHANGES
from serai.server.wire import LONGEST_ACT_ID

LONGEST = 512
"""bytes that are read of a line; a decision is shorter"""
MOST_DIGITS = 9
ACTS = 512
"""room for decisions that are known, by hash"""
MOST_ACTS = 384
"""more of them would lie too close"""
HASH: Any = np.dtype(np.uint64)
_BASIS, _PRIME, _ACTS = np.uint64(0xCBF29CE484222325), np.uint64(0x100000001B3), np.uint64(ACTS)

QUOTE, BACKSLASH, BLANK, DELETE, ZERO, NINE = (ord(letter) for letter in '"\\ \x7f09')


@rule
def read_all(
    ready: Any,
    lines: list[Line],
    booths: list[Booth],
    decisions: list[Decision],
    page: Bytes,
    verbs: Any,
    sizes: Any,
    nullable: Any,
    now: float,
) -> int:
    """Read the lines that are ready; how many decisions there are comes back. There is room for all. Where a line has
    more to say than one decision its table leaves, so that nothing is left that nobody is told of again.
    """
    count = whole(0)
    at = whole(0)
    for number in ready:
        line, decision = lines[number], decisions[count]
        size = read(whole(line.file), page, at, LONGEST)
        count += 1
        decision.line = number
        decision.booth = line.booth
        decision.start = at
        decision.received = max(size, whole(0))
        decision.next = NOTHING
        decision.texts = 0
        at += whole(decision.received)
        if size < LONGEST and are_pings(page, whole(decision.start), at):
            decision.outcome = ASIDE
            continue
        # Unmasked beside what was received, which ordinary Python may have to read again.
        end = unmask(page, whole(decision.start), whole(decision.received), at)
        booth = booths[line.booth]
        is_plain = parse(page, at, end, decision, verbs, sizes, nullable) and decision.seat == line.seat
        decision.outcome = TAKEN if is_plain and may_act(line, booth, decision, page, now) else LEFT
        if decision.outcome == LEFT:
            booth.is_leaving = 1
        at = max(at, end)
    return count


@rule
def are_pings(page: Bytes, start: int, end: int) -> bool:
    """Whether all that is there is whole pings, or answers to them."""
    at = start
    while end - at >= 6 and (page[at] == PING or page[at] == PONG) and MASKED <= page[at + 1] < MASKED + TWO_BYTES:
        at += 6 + whole(page[at + 1]) - MASKED
    return bool(start < at == end)


@rule
def unmask(page: Bytes, start: int, size: int, to: int) -> int:
    """Write the text of a frame; where it ends comes back, or 0 unless all that is there is one whole frame of text."""
    if size < 6 or page[start] != WHOLE_TEXT or not page[start + 1] & MASKED:
        return whole(0)
    length = whole(page[start + 1]) - MASKED
    head = start + 2
    if length == TWO_BYTES:
        length = whole(page[head]) << 8 | whole(page[head + 1])
        head += 2
    elif length > TWO_BYTES:
        return whole(0)
    if head + 4 + length != start + size:
        return whole(0)
    first, second, third, fourth = page[head], page[head + 1], page[head + 2], page[head + 3]
    # Four letters at a time, perhaps a few too many: what comes next is written over them.
    there, here = np.uint64(to), np.uint64(head + 4)
    for _ in range((length + 3) // 4):
        page[there] = page[here] ^ first
        page[there + np.uint64(1)] = page[here + np.uint64(1)] ^ second
        page[there + np.uint64(2)] = page[here + np.uint64(2)] ^ third
        page[there + np.uint64(3)] = page[here + np.uint64(3)] ^ fourth
        there += np.uint64(4)
        here += np.uint64(4)
    return to + length


@rule
def parse(page: Bytes, at: int, end: int, decision: Decision, verbs: Any, sizes: Any, nullable: Any) -> bool:
    """Understand a decision: its name, the version, and the move."""
    at = skip(page, at, end, b'{"type":"act","id":"')
    decision.act = at
    while at and at < end and is_letter(page[at]):
        at += 1
    decision.act_size = at - whole(decision.act)
    if not 0 < decision.act_size <= LONGEST_ACT_ID:
        return False
    at = skip(page, at, end, b'","version":')
    at, decision.version = parse_whole(page, at, end)
    at = skip(page, at, end, b',"move":')
    decision.move = at
    at = skip(page, at, end, b'{"seat":')
    at, decision.seat = parse_whole(page, at, end)
    at = skip(page, at, end, b',"do":"')
    for verb in range(len(sizes)):
        after = skip_word(page, at, end, verbs[verb], whole(sizes[verb]))
        if after:
            decision.verb = verb
            null = skip(page, after, end, b"null") if nullable[verb] else whole(0)
            if null:
                at, decision.value = null, NOTHING
            else:
                at, decision.value = parse_whole(page, after, end)
            at = skip(page, at, end, b"}")
            decision.move_size = at - whole(decision.move)
            return bool(at and skip(page, at, end, b"}") == end)
    return False


@rule
def is_letter(letter: int) -> bool:
    """Whether a letter of a name stands for itself."""
    return bool(BLANK <= letter < DELETE and letter != QUOTE and letter != BACKSLASH)


@rule
def skip(page: Bytes, at: int, end: int, text: bytes) -> int:
    """The place after a text, if it stands here; 0 otherwise, and where something before it was not found."""
    if at == 0 or end - at < len(text):
        return whole(0)
    for place in range(len(text)):
        if page[at + place] != text[place]:
            return whole(0)
    return at + len(text)


@rule
def skip_word(page: Bytes, at: int, end: int, letters: Any, size: int) -> int:
    """The same for a word of a lexicon."""
    if at == 0 or end - at < size:
        return whole(0)
    for place in range(size):
        if page[at + place] != letters[place]:
            return whole(0)
    return at + size


@rule
def parse_whole(page: Bytes, at: int, end: int) -> tuple[int, int]:
    """The place after a whole number, and the number; 0 where none stands here, or one that is too long or odd."""
    start = at
    number = whole(0)
    while at and at < end and ZERO <= page[at] <= NINE:
        number = number * 10 + whole(page[at]) - ZERO
        at += 1
        if at - start > MOST_DIGITS:
            return whole(0), whole(0)
    is_odd = at == start or (page[start] == ZERO and at > start + 1)
    return (whole(0), whole(0)) if is_odd else (at, number)


@rule
def may_act(line: Line, booth: Booth, decision: Decision, page: Bytes, now: float) -> bool:
    """Whether someone has decided neither too much nor the same before. It is counted when it is entered: what is left
    for ordinary Python is counted there.
    """
    messages = min(line.most_messages, line.messages + (now - line.stamp) * line.messages_rate)
    acts = min(line.most_acts, line.acts + (now - line.stamp) * line.acts_rate)
    if messages < 1 or acts < 1 or booth.acts_known == MOST_ACTS or booth.changes[decision.seat] >= MOST_CHANGES:
        return False
    known = array_at(booth.acts, ACTS, HASH)
    if not note_act(known, whole(decision.seat), page, whole(decision.act), whole(decision.act_size)):
        return False
    booth.acts_known += 1
    line.messages, line.acts, line.stamp = messages, acts, now
    return True


@rule
def note_act(known: Any, seat: int, page: Bytes, start: int, size: int) -> bool:
    """Note that a seat has made a decision of this name; False when that is known, or looks like another's."""
    digest = (_BASIS ^ np.uint64(seat)) * _PRIME
    for place in range(start, start + size):
        digest = (digest ^ np.uint64(page[place])) * _PRIME
    digest |= np.uint64(1)  # never 0, which stands for nothing
    place = whole((digest >> np.uint64(32)) % _ACTS)
    while known[place]:
        if known[place] == digest:
            return False
        place = (place + 1) % ACTS
    known[place] = digest
    return True
