"""Āmul: the rules as ordinary Python calls them.

Records travel as arrays of one: see `kernel.schema.blank` for why. Where several are handed over at every move they
travel as plain bytes, which Numba takes hold of quicker still, and become records with named fields inside. There is
no rule here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul.rules.moves import Actions, Refusal, attempt, awaited_seats, list_moves
from serai.games.amul.rules.phases import step_on
from serai.games.amul.rules.scoring import score, settle, settle_written
from serai.games.amul.rules.setup import deal
from serai.games.amul.rules.sheet import clear, tally, write_down
from serai.games.amul.rules.state import State, Step
from serai.games.amul.seen.events import OPEN, has_secrets, put_events
from serai.games.amul.seen.fill import fill_common, fill_own
from serai.games.amul.seen.record import Seen
from serai.games.amul.seen.redaction import SPECTATOR, redact_into
from serai.games.amul.seen.workspace import Setting, Workspace
from serai.kernel.changes import changes_writer
from serai.kernel.memory import copy_bytes
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes, Ints
from serai.kernel.view_table import rows_of
from serai.kernel.view_writer import ViewRows, put_own

STATE, SETTING, WORKSPACE = State.dtype, Setting.dtype, Workspace.dtype
STATE_SIZE = STATE.itemsize
COMMON_ROWS, ALL_ROWS = rows_of(Seen)


@rule
def seats_awaited(states: Any) -> int:
    """moves.awaited_seats"""
    return awaited_seats(states[0])


@rule
def moves_of(states: Any, seat: int, actions: Actions) -> int:
    """moves.list_moves"""
    return list_moves(states[0], seat, actions)


@rule
def play_move(memory: Bytes, setting: Bytes, workspace: Bytes, texts: Bytes, seat: int, step: int, card: int) -> int:
    """Carry out a move in a state's memory and tell it, but nothing that follows by itself (`go_on_in`).

    The number of texts comes back, or a refusal below 0. A4.2, A6.2: nobody is told of a choice that is still sealed.
    In SETUP a deck that was laid is dealt from.
    """
    state, data, work = memory.view(STATE)[0], setting.view(SETTING)[0].edition, workspace.view(WORKSPACE)[0]
    copy_bytes(memory, whole(0), work.before.view(np.uint8), whole(0), whole(STATE_SIZE))
    if step == Step.SETUP:
        deal(state, data)
    else:
        refusal = whole(attempt(state, data, seat, step, card))
        if refusal != Refusal.NONE:
            return -refusal
        if state.step == step and (step == Step.OFFER or step == Step.PLAY):
            return whole(0)
    return tell(state, data, work, texts, seat, card)


@rule
def go_on_in(memory: Bytes, setting: Bytes, workspace: Bytes, texts: Bytes) -> int:
    """Carry out one step that needs no decision, and tell it; the number of texts, 0 when there is no such step."""
    state, data, work = memory.view(STATE)[0], setting.view(SETTING)[0].edition, workspace.view(WORKSPACE)[0]
    copy_bytes(memory, whole(0), work.before.view(np.uint8), whole(0), whole(STATE_SIZE))
    if not step_on(state, data):
        return whole(0)
    return tell(state, data, work, texts, whole(0), whole(0))


@rule
def tell(state: State, data: Any, work: Workspace, texts: Bytes, seat: int, card: int) -> int:
    """Write what has happened since `work.before`, for every listener who is told something else; how many texts."""
    before, sheet = work.before[0], work.sheets[0]
    players = whole(state.players)
    count = players + 2 if has_secrets(before, state) else whole(1)
    if state.step == Step.OVER:
        score(state, data, sheet)
    at = whole(0)
    for number in range(count):
        listener = SPECTATOR if number == 0 else number - 1 if number <= players else OPEN
        at = put_events(texts, at, before, state, data, sheet, seat, card, listener)
        work.ends[number] = at
    return count


@rule
def show_common(work: Workspace, setting: Setting, version: int) -> None:
    """fill.fill_common"""
    fill_common(work.now, work.redacted, setting.edition, work.sheets, version)


@rule
def show_own(
    texts: Bytes, at: int, view: ViewRows, work: Any, setting: Setting, shown: Seen, last: Bytes, viewer: int
) -> int:
    """fill.fill_own, written"""
    fill_own(work.now, shown, work.redacted, setting, work.sheets[0], viewer, work.actions)
    return put_own(texts, at, view, work.now.view(np.uint8), last, whole(COMMON_ROWS), whole(ALL_ROWS))


write_changes = changes_writer(__name__, State, Setting, Workspace, Seen, SPECTATOR, redact_into, show_common, show_own)


@rule
def score_in(states: Any, data: Any, sheets: Any) -> None:
    """scoring.score"""
    score(states[0], data[0], sheets[0])


@rule
def score_areas(cards: Ints, seats: Ints, players: int, house: int, data: Any, sheets: Any) -> None:
    """scoring.settle, for cards that lie in the areas of these seats"""
    clear(sheets[0], players, house)
    for index in range(len(cards)):
        tally(sheets[0], data[0], seats[index], cards[index])
    settle(sheets[0], data[0])


@rule
def score_written(columns: Ints, house: int, data: Any, sheets: Any) -> None:
    """scoring.settle_written, for a column of each seat as it stands on paper"""
    clear(sheets[0], len(columns), house)
    for seat in range(len(columns)):
        write_down(sheets[0], seat, columns[seat])
    settle_written(sheets[0], data[0])
