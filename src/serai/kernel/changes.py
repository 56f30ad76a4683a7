"""The changes of views, written for several viewers one after the other: the text that games share (`rule_for`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from serai.kernel.rule import whole
from serai.kernel.rule_for import PART, rule_for
from serai.kernel.schema import Bytes, Record
from serai.kernel.view_table import FieldRow, rows_of
from serai.kernel.view_writer import ViewRows, put_common

FIELD_ROW = FieldRow.dtype

# What a game brings.
STATE = PART
SETTING = PART
WORKSPACE = PART
SEEN = PART
SEEN_SIZE = PART
COMMON_ROWS = PART
SPECTATOR = PART
redact_into = PART
fill_common = PART
put_own = PART


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
) -> None:
    """Write the changes for each viewer since they were last shown something.

    Each of them gets a redacted state, and nothing else; the common part is what a spectator sees, so nobody's
    knowledge gets into it. The record of what was last shown has an entry for each seat and one for spectators.
    """
    states, setting, work = memory.view(STATE), setting_memory.view(SETTING)[0], workspace.view(WORKSPACE)[0]
    view, shown = ViewRows(rows.view(FIELD_ROW), letters, starts), last_shown.view(SEEN)
    now, previous = work.now.view(np.uint8), work.previous[:]
    players = whole(states[0].players)
    # Use the type of the seats in the scoring: with another one all of it would be compiled twice.
    spectator: Any = np.int32(SPECTATOR)
    redact_into(states, setting.masks[spectator], work.redacted, spectator)
    fill_common(work, setting, version)
    work.common.extent = -1
    at = whole(0)
    for number in range(len(viewers)):
        viewer: Any = np.int32(viewers[number])
        place = min(whole(viewer), players)
        last = last_shown[place * SEEN_SIZE : (place + 1) * SEEN_SIZE]
        at = put_common(texts, at, view, now, last, previous, whole(COMMON_ROWS), work.common)
        redact_into(states, setting.masks[viewer], work.redacted, viewer)
        at = put_own(texts, at, view, work, setting, shown[place], last, viewer)
        work.ends[number] = at


def changes_writer(
    module: str,
    state: type[Record],
    setting: type[Record],
    workspace: type[Record],
    seen: type[Record],
    spectator: int,
    redact_into: Callable[..., None],
    fill_common: Callable[..., None],
    put_own: Callable[..., int],
) -> Callable[..., None]:
    """Return `write_changes` for a game.

    Its records say what the memories hold. `fill_common(work, setting, version)` fills in what everybody sees alike
    from the redacted state; `put_own(texts, at, view, work, setting, shown, last, viewer)` writes the changes of the
    rest, and notes that the viewer was shown all of it.
    """
    return rule_for(
        module,
        write_changes,
        STATE=state.dtype,
        SETTING=setting.dtype,
        WORKSPACE=workspace.dtype,
        SEEN=seen.dtype,
        SEEN_SIZE=seen.dtype.itemsize,
        COMMON_ROWS=rows_of(seen)[0],
        SPECTATOR=spectator,
        redact_into=redact_into,
        fill_common=fill_common,
        put_own=put_own,
    )
