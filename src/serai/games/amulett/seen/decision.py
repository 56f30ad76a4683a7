"""Das Amulett: what a seat has to decide, and the short list of moves that is made for it."""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.legal import Actions
from serai.games.amulett.rules.state import COLOURS, DEALT, METALS, PICK, State
from serai.kernel.rule import rule, whole
from serai.kernel.schema import NOBODY, Ints, Record, i16, i64, one, several

MOST = 16
"""moves of the list besides `pass`"""
MOST_RANKED = comb(COLOURS + PICK, PICK) - 1
"""the most choices of gems there can be; there are fewer of all other moves that are sorted"""
PLACES = 1 << 10
"""ranks are made of parts that are smaller than this"""


class Shortlist(Record):
    """The list that is being made."""

    chosen: Ints = several(i64, MOST, NOBODY, "the moves in it")
    chosen_size: int = one(i16, NOBODY, "how many")
    ranks: Ints = several(
        i64, MOST_RANKED, NOBODY, "what the order of moves or metals goes by; the smallest comes first"
    )
    metals: Ints = several(i64, METALS, NOBODY, "the metals, the most useful one first")
    dealt: Ints = several(i64, DEALT, NOBODY, "places of the dealt spells, the one that gives most metal first")


class Decision(NamedTuple):
    """A seat, what it sees, and its legal moves, ascending and without `pass`."""

    state: State
    data: EditionData
    seat: int
    actions: Actions
    listed: Shortlist


@rule
def add(listed: Shortlist, action: int) -> None:
    """One more move, unless the list has it or is full."""
    size = whole(listed.chosen_size)
    for place in range(size):
        if listed.chosen[place] == action:
            return
    if size < MOST:
        listed.chosen[size] = action
        listed.chosen_size = size + 1


@rule
def next_ranked(listed: Shortlist, size: int, last: int) -> int:
    """Return the smallest of `size` ranks that is greater than the last one; -1 if there is none."""
    best = whole(-1)
    for place in range(size):
        rank = whole(listed.ranks[place])
        if rank > last and (best < 0 or rank < best):
            best = rank
    return best
