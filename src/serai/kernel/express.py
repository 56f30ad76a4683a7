"""Tables kept as memory: what the server's express lane (server/express) and a game's compiled rules hand each other.

At an express table nothing happens but that people decide. Compiled code carries out the decisions of many such tables
at once (`Express.carry_out`) and writes what has changed for those who look on (`Express.write_news`), without an
object of Python for any of them. Whatever it does not understand or may not answer is left for ordinary Python.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from serai.kernel.rule import rule
from serai.kernel.schema import NOBODY, Ints, Record, i16, i32, i64, one, several, u8

f64 = np.float64

MOST_SEATS = 8
MOST_VIEWERS = MOST_SEATS + 1
MOST_TEXTS = MOST_SEATS + 2
"""of one tale (kernel/tale.py)"""
MOST_LINES = 24
"""connections at a table"""
LONGEST_TABLE = 40
NAME = 8
LONGEST_TALE = 160 << 10
"""bytes of all texts that can follow from one move"""
LONGEST_ROW = 1 << 10
"""bytes of a decision as it is stored"""
MEMORY = 256 << 10
"""bytes for what was played at a table and ordinary Python does not know yet"""
MOST_FILLED = MEMORY - LONGEST_TALE - MOST_LINES * LONGEST_ROW
"""when it is time for it to know: there is still room for a turn, in which every line can decide once"""

LEFT, TAKEN, ASIDE = range(3)
"""what became of a decision: left for ordinary Python, or carried out; or it is none, and does not concern the table"""
NOTHING = -1
"""no line, no decision; as a value: null"""


class Line(Record):
    """A connection of someone at a table."""

    file: int = one(i32, NOBODY, "where to read and write; NOTHING when only ordinary Python may write")
    booth: int = one(i32, NOBODY, "the table")
    seat: int = one(i32, NOBODY, "the seat that decides here; NOTHING for spectators")
    stamp: float = one(f64, NOBODY, "when there were so many tokens (server/limits.py)")
    acts: float = one(f64, NOBODY, "tokens for decisions")
    most_acts: float = one(f64, NOBODY, "how many there can be")
    acts_rate: float = one(f64, NOBODY, "how many come back in a second")
    messages: float = one(f64, NOBODY, "tokens for messages")
    most_messages: float = one(f64, NOBODY, "how many there can be")
    messages_rate: float = one(f64, NOBODY, "how many come back in a second")


class Viewer(Record):
    """A seat, or the spectators, as the lines of a table show it."""

    seat: int = one(i32, NOBODY, "the seat; MOST_SEATS for spectators")
    is_due: int = one(i16, NOBODY, "1: is to be shown what has changed")
    lines: int = one(i16, NOBODY, "how many lines there are, after those of the viewers before")
    name: Ints = several(u8, NAME, NOBODY, "names the stream of updates (server/stream.py)")
    number: int = one(i32, NOBODY, "the last update's")
    news: int = one(i32, NOBODY, "where on the page the changes for this viewer begin")
    news_end: int = one(i32, NOBODY, "and end")
    told: int = one(i32, NOBODY, "bytes of the table's memory that this viewer has been told of")
    tales: int = one(i32, NOBODY, "how often that was something to tell")


class Booth(Record):
    """A table."""

    setting: int = one(i64, NOBODY, "the address of the addresses of what the game needs")
    album: int = one(i64, NOBODY, "the address of what each viewer was last shown")
    acts: int = one(i64, NOBODY, "the address of the decisions that are known (server/express/reading.py)")
    memory: int = one(i64, NOBODY, "the address of the table's memory (server/express/entering.py)")
    players: int = one(i32, NOBODY, "number of seats")
    version: int = one(i32, NOBODY, "number of final moves")
    before: int = one(i32, NOBODY, "the version before the present turn")
    awaited: int = one(i32, NOBODY, "the seats that owe a decision, as bits")
    length: int = one(i32, NOBODY, "rows of the log")
    played: int = one(i32, NOBODY, "how many of them were played here and are not known to ordinary Python")
    tales: int = one(i32, NOBODY, "how often there was something to tell of those")
    filled: int = one(i32, NOBODY, "bytes of memory that they take (server/express/entering.py)")
    acts_known: int = one(i32, NOBODY, "number of decisions that are known")
    is_leaving: int = one(i16, NOBODY, "1: everything is left for ordinary Python from now on")
    is_touched: int = one(i16, NOBODY, "1: something was carried out in this turn")
    is_over: int = one(i16, NOBODY, "1: the game has ended")
    changes: Ints = several(u8, MOST_SEATS, NOBODY, "how often each seat has decided at this version")
    due_at: float = one(f64, NOBODY, "when everybody has to be shown what not all have been shown; 0: nothing")
    first: int = one(i32, NOBODY, "the first decision of this turn")
    last: int = one(i32, NOBODY, "the last one")
    name: Ints = several(u8, LONGEST_TABLE, NOBODY, "the id")
    name_size: int = one(i32, NOBODY, "letters of it")
    viewers_size: int = one(i32, NOBODY, "number of viewers")
    viewers: list[Viewer] = several(Viewer, MOST_VIEWERS, NOBODY, "those who look on")
    lines: Ints = several(i32, MOST_LINES, NOBODY, "their lines")


class Decision(Record):
    """Something that has arrived."""

    line: int = one(i32, NOBODY, "where")
    booth: int = one(i32, NOBODY, "the table")
    start: int = one(i32, NOBODY, "where on the page it begins, as it was received")
    received: int = one(i32, NOBODY, "bytes of it; none when the line has ended")
    outcome: int = one(i32, NOBODY, "LEFT, TAKEN or ASIDE")
    seat: int = one(i32, NOBODY, "who decides")
    version: int = one(i32, NOBODY, "at which version of the table")
    verb: int = one(i32, NOBODY, "which of the game's verbs")
    value: int = one(i32, NOBODY, "what is decided; NOTHING for null")
    act: int = one(i32, NOBODY, "where on the page its name begins")
    act_size: int = one(i32, NOBODY, "letters of that")
    move: int = one(i32, NOBODY, "where the move begins")
    move_size: int = one(i32, NOBODY, "letters of that")
    is_sealed: int = one(i32, NOBODY, "1: a secret choice")
    before: int = one(i32, NOBODY, "the table's version before it was carried out")
    texts: int = one(i32, NOBODY, "number of texts of what followed")
    tale: int = one(i32, NOBODY, "where on the page of tales they begin")
    ends: Ints = several(i32, MOST_TEXTS, NOBODY, "where each of them ends")
    next: int = one(i32, NOBODY, "the next decision at this table in this turn")


class Express(Protocol):
    """What a game offers the lane."""

    verbs: tuple[tuple[str, str], ...]
    """the verbs of its moves, each with the name of the one number that it has"""
    nullable: tuple[bool, ...]
    """where that may be null"""

    def carry_out(self, decisions: Any, count: int, booths: Any, tales: Any) -> None:
        """Carry out decisions in their order; those that have to be left for Python change nothing."""

    def write_news(self, chosen: Any, first: int, count: int, booths: Any, news: Any) -> int:
        """Write what has changed for the viewers that are due, as long as there is room; the first one left."""


@rule
def note_played(booth: Booth, decision: Decision, is_sealed: bool, texts: int, awaited: int) -> None:
    """A decision was carried out, and these seats are awaited now: a choice still sealed tells nobody anything, the
    last one makes all of them final.
    """
    decision.outcome = TAKEN
    decision.is_sealed = is_sealed
    decision.texts = texts
    decision.before = booth.version
    booth.awaited = awaited
    if texts:
        booth.tales += 1
    if not is_sealed:
        booth.version += 1
    elif texts:
        booth.version += booth.players
    else:
        booth.changes[decision.seat] += 1
    if booth.version != decision.before:
        for seat in range(MOST_SEATS):
            booth.changes[seat] = 0


@rule
def is_taken(booth: Booth, decision: Decision) -> bool:
    """Whether a decision may be carried out: nothing was left for Python before it, it is about the present, nothing
    was final before it in this turn (so a table has one tale in a turn, not more), and there is room for what follows.
    """
    is_present = decision.outcome == TAKEN and decision.version == booth.version == booth.before
    return bool(is_present and not booth.is_leaving and booth.filled < MOST_FILLED)
