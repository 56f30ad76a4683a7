"""Das Amulett: the rules as ordinary Python calls them.

Records travel as arrays of one: see `kernel.schema.blank` for why. Where several are handed over at every move they
travel as plain bytes, which Numba takes hold of quicker still, and become records with named fields inside. There is
no rule here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amulett.rules.course import let_chance, step_on
from serai.games.amulett.rules.moves import Refusal, attempt, awaited_seats, split
from serai.games.amulett.rules.state import State, Step
from serai.games.amulett.seen.events import listener_of, listeners, put_outcome, put_over, put_played, put_step
from serai.games.amulett.seen.fill import fill_common, fill_own
from serai.games.amulett.seen.knowledge import SPECTATOR
from serai.games.amulett.seen.moves_text import put_chance, put_move, put_moves
from serai.games.amulett.seen.offers import list_ascending, put_offer
from serai.games.amulett.seen.record import SEEN_SIZE, Seen
from serai.games.amulett.seen.redaction import redact_into
from serai.games.amulett.seen.result import put_result
from serai.games.amulett.seen.workspace import Setting, Workspace
from serai.kernel.changes import changes_writer
from serai.kernel.memory import copy_bytes
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes
from serai.kernel.view_table import rows_of
from serai.kernel.view_writer import ViewRows, put_changes

STATE, SETTING, WORKSPACE = State.dtype, Setting.dtype, Workspace.dtype
STATE_SIZE = STATE.itemsize
COMMON_ROWS, ALL_ROWS = rows_of(Seen)
CHANCE = -1
"""the seat of chance"""


@rule
def seats_awaited(states: Any) -> int:
    """moves.awaited_seats"""
    return awaited_seats(states[0])


# Playing


@rule
def play_move(memory: Bytes, setting_memory: Bytes, workspace: Bytes, texts: Bytes, seat: int, action: int) -> int:
    """Carry out a move and tell it, but nothing that follows (`go_on_in`). A refusal, below 0, changes nothing.

    The outcome of chance (seat CHANCE) lies in the state already; for its number stands the step that waited for it.
    How many texts there are comes back.
    """
    setting, work = setting_memory.view(SETTING)[0], workspace.view(WORKSPACE)[0]
    names, data = setting.names, setting.edition
    state, before = memory.view(STATE)[0], work.before[0]
    if seat == CHANCE:
        work.ends[0] = put_outcome(texts, whole(0), names, data, state, action)
        return whole(1)
    verb, value = split(action)
    copy_bytes(memory, whole(0), work.before.view(np.uint8), whole(0), whole(STATE_SIZE))
    refusal = whole(attempt(state, data, seat, verb, value))
    if refusal != Refusal.NONE:
        return -refusal
    count = listeners(before, state)
    at = whole(0)
    for number in range(count):
        listener = listener_of(number, whole(state.players))
        at = put_played(texts, at, names, data, before, state, seat, verb, value, listener)
        if state.step == Step.OVER:
            at = put_over(texts, at, state)
        work.ends[number] = at
    return count


@rule
def go_on_in(memory: Bytes, setting_memory: Bytes, workspace: Bytes, texts: Bytes) -> int:
    """Carry out steps that need neither chance nor a decision, up to one with events.

    Return the number of texts; 0 if there is no such step.
    """
    setting, work = setting_memory.view(SETTING)[0], workspace.view(WORKSPACE)[0]
    names, data = setting.names, setting.edition
    state, before = memory.view(STATE)[0], work.before[0]
    memory_before, size = work.before.view(np.uint8), whole(STATE_SIZE)
    copy_bytes(memory, whole(0), memory_before, whole(0), size)
    while step_on(state, data):
        count = listeners(before, state)
        at = whole(0)
        for number in range(count):
            at = put_step(texts, at, names, data, before, state, listener_of(number, whole(state.players)))
            if state.step == Step.OVER:
                at = put_over(texts, at, state)
            work.ends[number] = at
        if at > 0:
            return count
        copy_bytes(memory, whole(0), memory_before, whole(0), size)
    return whole(0)


@rule
def draw_chance(memory: Bytes, setting_memory: Bytes, texts: Bytes) -> int:
    """Let the state's own generator decide what it waits for; the outcome is written as a move of chance.

    It lies in the state then, and `play_move` goes on from there.
    """
    setting, state = setting_memory.view(SETTING)[0], memory.view(STATE)[0]
    step = whole(state.step)
    let_chance(state, setting.edition)
    return put_chance(texts, whole(0), setting.names, setting.edition, state, step)


# Showing


@rule
def show_common(work: Workspace, setting: Setting, version: int) -> None:
    """fill.fill_common"""
    fill_common(work.now, work.redacted, setting.edition, version)


@rule
def show_own(
    texts: Bytes, at: int, view: ViewRows, work: Any, setting: Setting, shown: Seen, last: Bytes, viewer: int
) -> int:
    """fill.fill_own, written; what may be chosen from comes with it"""
    fill_own(work.now, work.redacted, setting.edition, viewer)
    now = work.now.view(np.uint8)
    at = put_changes(texts, at, view, now, last, whole(COMMON_ROWS), whole(ALL_ROWS), last[0] == 0)
    at = put_offer(texts, at, work, setting, shown, whole(viewer))
    copy_bytes(now, whole(0), last, whole(0), whole(SEEN_SIZE))
    return at


write_changes = changes_writer(__name__, State, Setting, Workspace, Seen, SPECTATOR, redact_into, show_common, show_own)


@rule
def write_legal(memory: Bytes, setting_memory: Bytes, workspace: Bytes, texts: Bytes, seat: int) -> int:
    """A seat's legal moves, ascending, from what the seat sees."""
    setting, work = setting_memory.view(SETTING)[0], workspace.view(WORKSPACE)[0]
    viewer: Any = np.int32(seat)
    redact_into(memory.view(STATE), setting.masks[viewer], work.redacted, viewer)
    actions: Any = work.actions[: list_ascending(work, setting, seat)]
    return put_moves(texts, whole(0), setting.names, work.redacted[0], seat, actions)


@rule
def write_move(memory: Bytes, setting_memory: Bytes, texts: Bytes, seat: int, action: int) -> int:
    """moves_text.put_move"""
    return put_move(texts, whole(0), setting_memory.view(SETTING)[0].names, memory.view(STATE)[0], seat, action)


@rule
def write_result(memory: Bytes, setting_memory: Bytes, texts: Bytes) -> int:
    """result.put_result"""
    return put_result(texts, whole(0), setting_memory.view(SETTING)[0].names, memory.view(STATE)[0])
