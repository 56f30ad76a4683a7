"""Das Amulett: the rules as ordinary Python calls them.

Records travel as arrays of one: see `kernel.schema.blank` for why. Where several are handed over at every move they
travel as plain bytes, which Numba takes hold of quicker still, and become records with named fields inside. There is
no rule here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amulett.rules.course import let_chance, step_on
from serai.games.amulett.rules.legal import list_moves
from serai.games.amulett.rules.moves import attempt, awaited_seats, is_asked
from serai.games.amulett.rules.state import State
from serai.games.amulett.seen.fill import fill_common, fill_own
from serai.games.amulett.seen.knowledge import SPECTATOR
from serai.games.amulett.seen.record import SEEN_SIZE, Seen
from serai.games.amulett.seen.redaction import redact_into
from serai.games.amulett.seen.workspace import Setting, Workspace
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes
from serai.kernel.view_table import FieldRow, rows_of
from serai.kernel.view_writer import ViewRows, put_common, put_own

STATE, SETTING, WORKSPACE, FIELD_ROW = (record.dtype for record in (State, Setting, Workspace, FieldRow))
COMMON_ROWS, ALL_ROWS = rows_of(Seen)


@rule
def seats_awaited(states: Any) -> int:
    """moves.awaited_seats"""
    return awaited_seats(states[0])


@rule
def attempt_in(states: Any, data: Any, seat: int, verb: int, value: int) -> int:
    """moves.attempt"""
    return attempt(states[0], data[0], seat, verb, value)


@rule
def step_in(states: Any, data: Any) -> bool:
    """course.step_on"""
    return step_on(states[0], data[0])


@rule
def chance_in(states: Any, data: Any) -> None:
    """course.let_chance"""
    let_chance(states[0], data[0])


@rule
def write_changes(
    memory: Bytes,
    setting_memory: Bytes,
    workspace: Bytes,
    rows: Bytes,
    letters: Bytes,
    starts: Any,
    last_shown: Bytes,
    viewers: Bytes,
    texts: Bytes,
    version: int,
) -> int:
    """What has changed for each of the viewers since they were last shown something.

    Every one of them gets a redacted state, and nothing else; what is common is what a spectator sees, so nobody's
    knowledge gets into it. What was last shown has an entry for each seat and one for spectators. The viewers who have
    moves to choose from are returned as bits.
    """
    states, setting, work = memory.view(STATE), setting_memory.view(SETTING)[0], workspace.view(WORKSPACE)[0]
    view = ViewRows(rows.view(FIELD_ROW), letters, starts)
    now, previous = work.now.view(np.uint8), work.previous[:]
    players = whole(states[0].players)
    # The type that seats have where they are counted: with another one all of it would be compiled twice.
    spectator: Any = np.int32(SPECTATOR)
    redact_into(states, setting.masks[spectator], work.redacted, spectator)
    fill_common(work.now, work.redacted, setting.edition, version)
    work.common.extent = -1
    at = asked = whole(0)
    for number in range(len(viewers)):
        viewer: Any = np.int32(viewers[number])
        place = min(whole(viewer), players)
        last = last_shown[place * SEEN_SIZE : (place + 1) * SEEN_SIZE]
        at = put_common(texts, at, view, now, last, previous, whole(COMMON_ROWS), work.common)
        redact_into(states, setting.masks[viewer], work.redacted, viewer)
        fill_own(work.now, work.redacted, viewer)
        at = put_own(texts, at, view, now, last, whole(COMMON_ROWS), whole(ALL_ROWS))
        work.ends[number] = at
        if viewer < players and is_asked(work.redacted[0], viewer):
            asked |= whole(1) << viewer
    return asked


@rule
def list_legal(memory: Bytes, setting_memory: Bytes, workspace: Bytes, actions: Any, seat: int) -> int:
    """legal.list_moves, of what a seat sees; the redacted state is left in the workspace."""
    states, setting, work = memory.view(STATE), setting_memory.view(SETTING)[0], workspace.view(WORKSPACE)[0]
    viewer: Any = np.int32(seat)
    redact_into(states, setting.masks[viewer], work.redacted, viewer)
    return list_moves(work.redacted[0], setting.edition, viewer, actions)
