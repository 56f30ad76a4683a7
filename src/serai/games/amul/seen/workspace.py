"""Āmul: what compiled code is handed to play and to write views: records whose parts have names."""

from __future__ import annotations

from serai.games.amul.rules.edition_data import KINDS, EditionData
from serai.games.amul.rules.sheet import Sheet
from serai.games.amul.rules.state import CARDS, MOST_LEGAL, State
from serai.games.amul.seen.events import MOST_TEXTS
from serai.games.amul.seen.record import COMMON_SIZE, Seen
from serai.games.amul.seen.redaction import VIEWERS
from serai.kernel.schema import NOBODY, Ints, Record, i32, i64, one, several, u8
from serai.kernel.view_writer import CommonText


class Setting(Record):
    """The data shared by all games of an edition with the same number of players and of Tea cards."""

    edition: EditionData = one(EditionData, NOBODY, "the edition's data")
    masks: Ints = several(u8, (VIEWERS, State.dtype.itemsize), NOBODY, "what each viewer may see of a state")
    in_use: Ints = several(u8, CARDS + 1, NOBODY, "by card, 1: a Market card that is in use")
    looks_around: Ints = several(u8, KINDS, NOBODY, "by kind, 1: what lies before other players changes its points")


class Workspace(Record):
    """Room to work in. Records whose bytes are copied are arrays of one."""

    before: list[State] = several(State, 1, NOBODY, "the state before a move")
    redacted: list[State] = several(State, 1, NOBODY, "the state as one viewer may know it")
    sheets: list[Sheet] = several(Sheet, 1, NOBODY, "the score sheet")
    now: list[Seen] = several(Seen, 1, NOBODY, "what one viewer sees")
    previous: Ints = several(u8, COMMON_SIZE, NOBODY, "what is common, as the viewer before was last shown it")
    common: CommonText = one(CommonText, NOBODY, "where its changes are written")
    actions: Ints = several(i32, MOST_LEGAL, NOBODY, "legal moves")
    ends: Ints = several(i64, MOST_TEXTS, NOBODY, "where each text ends")
