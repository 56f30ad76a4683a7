"""What the tables of all games have in common in a browser's memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from serai.bots.findings import LINE, MOST_FOUND
from serai.bots.levels import LEVELS
from serai.bots.mind import Mind
from serai.bots.net import thinking_record
from serai.bots.net_file import TrainedNet
from serai.bots.tastes import Taste
from serai.kernel.chance import Generator
from serai.kernel.rule import rule
from serai.kernel.schema import NOBODY, Bytes, Record, i32, i64, one, several, u8
from serai.kernel.view_table import ViewTable

f64 = np.float64

OPEN, SEALED, CHANCE_DUE, OVER = range(4)
"""what a game waits for: decisions, secret decisions of all seats, chance, or nothing more"""
KNEW, KNOWS, UNDEALT = range(3)
"""what a review looks from: as somebody knew the game, knows it now, or would without what was dealt since"""
MOST_FOLLOWED = 1 << 10
"""moves of a game that a review may follow until somebody learns something new"""
LINES_AT_ONCE = 100
"""worlds whose ends are written at a time"""


@rule
def key_from(low: int, high: int) -> np.uint64:
    """The key of a stream of chance, from two halves of 32 bits."""
    mask = np.uint64(0xFFFFFFFF)
    return ((np.uint64(high) & mask) << np.uint64(32)) | (np.uint64(low) & mask)


@rule
def sort_together(keys: Any, values: Any, size: int) -> None:
    """Put the first `size` keys into ascending order, and their values with them. Mostly they are almost in order."""
    for last in range(1, size):
        key, value = keys[last], values[last]
        place = last
        while place > 0 and keys[place - 1] > key:
            keys[place] = keys[place - 1]
            values[place] = values[place - 1]
            place -= 1
        keys[place] = key
        values[place] = value


class TableParts(NamedTuple):
    """What a game brings to the record of its tables: records, and how much there is room for."""

    state: type[Record]
    setting: type[Record]
    edition: type[Record]
    priors: type[Record]
    plan: type[Record]
    seen: type[Record]
    workspace: type[Record]
    search: type[Record]
    asking: type[Record]
    viewers: int
    """seats, and spectators"""
    mind: Mind
    views: ViewTable
    """how views are written"""
    net: TrainedNet
    most_actions: int
    """actions that the net tells apart"""
    most_legal: int
    rows: Sequence[str]
    """what the judge tells of the end of a game besides what it tells of each seat"""
    most_numbers: int
    """numbers of a chance outcome, or whatever else is laid from outside"""
    most_written: int
    """bytes of a page"""

    def record(self, laid: Mapping[str, Any], own: Mapping[str, Any]) -> type[Record]:
        """One table. Up to `shown` it is laid out beforehand, for every number of players and all options.

        A game has fields of its own that are laid out, too, and others to work in.
        """
        legal, views, line = self.most_legal, self.views, 3 * (self.viewers - 1) + len(self.rows)
        fields = {
            "state": several(self.state, 1, NOBODY, "the game"),
            "setting": several(self.setting, 1, NOBODY, "what is the same for all such games"),
            "edition": several(self.edition, 1, NOBODY, "the edition's data"),
            "priors": several(self.priors, 1, NOBODY, "what bots expect who search"),
            "plan": several(self.plan, 1, NOBODY, "how bots search"),
            "slips": several(f64, len(self.mind.slips), NOBODY, "by level, how far bots slip"),
            "net_slips": several(f64, len(LEVELS), NOBODY, "the same for those that ask a net; 0: none slips"),
            "net_weight": several(f64, 1, NOBODY, "the part of a win that outweighs the preference of a net"),
            "net_share": several(f64, 1, NOBODY, "how much a net decides which moves a search tries first"),
            "taste": several(f64, len(Taste._fields), NOBODY, "how much the characters of bots count"),
            "rows": several(u8, len(views.rows), NOBODY, "how views are written"),
            "letters": several(u8, len(views.letters), NOBODY, "the words in them"),
            "starts": several(i64, len(views.starts), NOBODY, "where each word begins"),
            **laid,
            "shown": several(self.seen, self.viewers, NOBODY, "what each viewer was last shown"),
            "viewers": several(u8, 1, NOBODY, "who looks"),
            "workspace": several(self.workspace, 1, NOBODY, "room to write views and events"),
            "seen": several(self.state, 1, NOBODY, "what the deciding seat knows"),
            "search": several(self.search, 1, NOBODY, "room for its search"),
            "asking": several(self.asking, 1, NOBODY, "room to ask a net"),
            "thinking": several(thinking_record(self.net.width, self.most_actions), 1, NOBODY, "room for the net"),
            "chance": one(Generator, NOBODY, "its own chance"),
            "log_chances": several(f64, legal, NOBODY, "how likely the net thinks each move, as a logarithm"),
            "options": several(i64, legal, NOBODY, "each move as the search knows it"),
            "visits": several(i64, legal, NOBODY, "how often the search has tried each"),
            "means": several(f64, legal, NOBODY, "and what it has found"),
            "knew": several(self.state, 1, NOBODY, "the judge: what somebody knew"),
            "knows": several(self.state, 1, NOBODY, "and knows now"),
            "undealt": several(self.state, 1, NOBODY, "and would know without what was dealt meanwhile"),
            "moves": several(i64, (MOST_FOLLOWED, 2), NOBODY, "moves that it follows: whose, and which"),
            "lines": several(f64, (LINES_AT_ONCE, line), NOBODY, "how games end after them"),
            "found": several(i64, (MOST_FOUND, LINE), NOBODY, "what there is to say for one of them"),
            "about": several(f64, legal, NOBODY, "what it asks of each legal move"),
            "numbers": several(i32, self.most_numbers, NOBODY, "what is laid from outside: a chance outcome, say"),
            **own,
            "page": several(u8, self.most_written, NOBODY, "what is written"),
            "net": several(self.net.record, 1, NOBODY, "a trained net; blank until it is asked for the first time"),
        }
        return type("LocalTable", (Record,), fields)

    def lay(self, table: Any, state: Any, setting: Bytes, edition: Any, priors: Any, plan: Any) -> None:
        """Lay out what every game has; edition, priors and plan come as arrays of one."""
        table.state[0] = state
        table.setting.view(np.uint8)[:] = setting
        table.edition[0], table.priors[0], table.plan[0] = edition[0], priors[0], plan[0]
        table.slips[:] = list(self.mind.slips.values())
        table.net_slips[:] = [self.mind.net_slips.get(level, 0.0) for level in LEVELS]
        table.net_weight[0], table.net_share[0] = self.mind.net_weight, self.mind.net_share
        table.taste[:] = self.mind.taste
        table.rows[:], table.letters[:], table.starts[:] = self.views.rows, self.views.letters, self.views.starts
