"""Das Amulett: the moves that a viewer may choose from, all of them and the short list for people, as JSON.

There can be hundreds. A viewer is sent them if they differ from last time; the last ones sent are remembered as a
number of 64 bits that is made of its letters.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amulett.rules.legal import Actions, list_moves
from serai.games.amulett.rules.moves import PASS, is_asked
from serai.games.amulett.rules.state import MOST_LEGAL, Step
from serai.games.amulett.seen.choices import put_choices
from serai.games.amulett.seen.decision import MOST, Decision
from serai.games.amulett.seen.moves_text import put_moves
from serai.games.amulett.seen.record import MOST_GEMS, Seen
from serai.games.amulett.seen.workspace import Setting, Workspace
from serai.kernel.json_writer import Page, put
from serai.kernel.rule import rule, whole

GAPS = (701, 301, 132, 57, 23, 10, 4, 1)
"""of Shell's sort: good ones for some ten thousand numbers"""
FNV_BASIS: Any = np.uint64(0xCBF29CE484222325)
FNV_PRIME: Any = np.uint64(0x100000001B3)
NOTHING: Any = np.uint64(0)
"""the number remembered for an empty list"""


@rule
def list_ascending(work: Workspace, setting: Setting, seat: int) -> int:
    """The legal moves of a seat, from what it sees; how many there are."""
    actions: Any = work.actions[:]
    size = whole(list_moves(work.redacted[0], setting.edition, seat, actions))
    sort(actions, size)
    return size


@rule
def sort(actions: Actions, size: int) -> None:
    """Shell's sort: short lists are mostly in order, long ones take no room of their own."""
    for gap in GAPS:
        for place in range(gap, size):
            action = actions[place]
            there = place
            while there >= gap and actions[there - gap] > action:
                actions[there] = actions[there - gap]
                there -= gap
            actions[there] = action


@rule
def print_of(page: Page, start: int, end: int) -> np.uint64:
    """Return the number that stands for a text (Fowler, Noll and Vo's hash)."""
    found = FNV_BASIS
    for place in range(np.uint64(start), np.uint64(end)):
        found = (found ^ np.uint64(page[place])) * FNV_PRIME
    return found  # type: ignore[no-any-return]


@rule
def put_offer(page: Page, at: int, work: Workspace, setting: Setting, last: Seen, seat: int) -> int:
    """Write the changes in a viewer's choices, each followed by a comma.

    `last` is what the viewer was last shown; what it is offered now is noted in what it is shown now.
    """
    now, state = work.now[0], work.redacted[0]
    is_new = last.is_shown == 0
    if seat >= state.players or not is_asked(state, seat):
        if is_new or last.legal != NOTHING:
            at = put(page, at, b'["set",["legal"],[]],')
        return put(page, at, b'["cut",["choices"]],') if last.choices != NOTHING else at
    if state.step == Step.KEEP and last.step == Step.KEEP and last.legal != NOTHING:
        # M2.7: as long as spells are being kept everybody has the same moves.
        now.legal = last.legal
        now.choices = last.choices
        return at
    size = list_ascending(work, setting, seat)
    actions: Any = work.actions[:size]
    end = put_moves(page, put(page, at, b'["set",["legal"],'), setting.names, state, seat, actions)
    now.legal = print_of(page, at, end)
    at = put(page, end, b"],") if now.legal != last.legal else at
    may_pass = actions[0] == PASS
    asked = Decision(state, setting.edition, seat, actions[1:] if may_pass else actions, work.listed)
    end = put_choices(page, put(page, at, b'["set",["choices"],'), setting.names, asked, may_pass)
    now.choices = print_of(page, at, end)
    return put(page, end, b"],") if now.choices != last.choices else at


LONGEST_MOVE = 64
"""letters of a move besides names and numbers"""


def room_for_offers(longest: int) -> int:
    """Bytes that are enough for all that a viewer can be offered, in an edition whose longest name has these letters.

    A move names at most four things (metals, gems, kept spells), each with a comma, a colon and two digits. An entry of
    the short list has a message, its move, and as arguments up to eight metals or the gems of an area.
    """
    move = LONGEST_MOVE + 4 * (longest + 4)
    entry = move + 128 + (MOST_GEMS + 8) * (longest + 4)
    return MOST_LEGAL * move + (MOST + 1) * entry
