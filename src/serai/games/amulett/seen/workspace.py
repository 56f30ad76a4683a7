"""Das Amulett: what compiled code is handed to play and to write views: records whose parts have names."""

from __future__ import annotations

from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.state import MOST_LEGAL, State
from serai.games.amulett.seen.decision import Shortlist
from serai.games.amulett.seen.events import MOST_TEXTS
from serai.games.amulett.seen.names import Names
from serai.games.amulett.seen.record import COMMON_SIZE, Seen
from serai.games.amulett.seen.redaction import VIEWERS
from serai.kernel.schema import NOBODY, Ints, Record, i64, one, several, u8
from serai.kernel.view_writer import CommonText


class Setting(Record):
    """The data shared by all games of an edition."""

    edition: EditionData = one(EditionData, NOBODY, "the edition's data")
    names: Names = one(Names, NOBODY, "the edition's names")
    masks: Ints = several(u8, (VIEWERS, State.dtype.itemsize), NOBODY, "what each viewer may see of a state")


class Workspace(Record):
    """Room to work in. Records whose bytes are copied are arrays of one."""

    before: list[State] = several(State, 1, NOBODY, "the state before a part of what follows from it")
    redacted: list[State] = several(State, 1, NOBODY, "the state as one viewer may know it")
    now: list[Seen] = several(Seen, 1, NOBODY, "what one viewer sees")
    previous: Ints = several(u8, COMMON_SIZE, NOBODY, "what is common, as the viewer before was last shown it")
    common: CommonText = one(CommonText, NOBODY, "where its changes are written")
    actions: Ints = several(i64, MOST_LEGAL, NOBODY, "legal moves")
    listed: Shortlist = one(Shortlist, NOBODY, "the short list of them")
    ends: Ints = several(i64, MOST_TEXTS, NOBODY, "where each text ends")
