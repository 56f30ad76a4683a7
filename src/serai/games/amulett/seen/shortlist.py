"""Das Amulett: the entries of the short list that a person is offered, and their order.

Moves are put in order by ranks: a number for each, the smallest first, whose last part is the place of the move.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.legal import Actions
from serai.games.amulett.rules.state import COLOURS, DEALT, METALS, PICK, State
from serai.games.amulett.seen.moves_text import put_move
from serai.games.amulett.seen.names import Names
from serai.kernel.json_writer import Page, put
from serai.kernel.rule import rule, whole
from serai.kernel.schema import NOBODY, Ints, Record, i16, i64, one, several

MOST = 16
"""entries of the list besides `pass`"""
MOST_RANKED = comb(COLOURS + PICK, PICK) - 1
"""so many choices of gems there can be; of all other moves that are put in order there are fewer"""
PLACES = 1 << 10
"""the part of a rank that counts less is smaller than this"""


class Shortlist(Record):
    """The list that is being made."""

    chosen: Ints = several(i64, MOST, NOBODY, "the moves in it")
    chosen_size: int = one(i16, NOBODY, "how many")
    ranks: Ints = several(i64, MOST_RANKED, NOBODY, "ranks of moves or metals that are put in order")
    metals: Ints = several(i64, METALS, NOBODY, "the metals, the most useful one first")
    dealt: Ints = several(i64, DEALT, NOBODY, "places of the dealt spells, the one that gives most metal first")


class Decision(NamedTuple):
    """What a seat has to decide. The state is what the seat sees."""

    names: Names
    state: State
    data: EditionData
    seat: int
    actions: Actions
    """the legal moves, ascending"""
    listed: Shortlist


@rule
def may_add(listed: Shortlist, action: int) -> bool:
    """Whether a move gets an entry: it has none yet, and there are not too many. It is noted then."""
    if listed.chosen_size == MOST:
        return False
    for place in range(listed.chosen_size):
        if listed.chosen[place] == action:
            return False
    listed.chosen[listed.chosen_size] = action
    listed.chosen_size += 1
    return True


@rule
def next_ranked(listed: Shortlist, size: int, last: int) -> int:
    """The smallest of so many ranks that is greater than the last one; -1 where there is none."""
    best = whole(-1)
    for place in range(size):
        rank = whole(listed.ranks[place])
        if rank > last and (best < 0 or rank < best):
            best = rank
    return best


@rule
def put_entry(page: Page, at: int, asked: Decision, action: int, message: bytes) -> int:
    """The beginning of an entry: the move, and the entry of the catalogues that says what it means.

    Its arguments follow, and END.
    """
    at = put_move(page, put(page, at, b'{"move":'), asked.names, asked.state, asked.seat, action)
    return put(page, put(page, put(page, at, b',"message":"amulett-'), message), b'","arguments":{')


END = b"}},"
