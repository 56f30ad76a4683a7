"""Das Amulett: what compiled code is handed to write views: records whose parts have names."""

from __future__ import annotations

from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.state import State
from serai.games.amulett.seen.record import COMMON_SIZE, Seen
from serai.games.amulett.seen.redaction import VIEWERS
from serai.kernel.schema import NOBODY, Ints, Record, i64, one, several, u8
from serai.kernel.view_writer import CommonText


class Setting(Record):
    """What is the same for all games of an edition."""

    edition: EditionData = one(EditionData, NOBODY, "the edition's data")
    masks: Ints = several(u8, (VIEWERS, State.dtype.itemsize), NOBODY, "what each viewer may see of a state")


class Workspace(Record):
    """Room to work in. Records whose bytes are copied are arrays of one."""

    redacted: list[State] = several(State, 1, NOBODY, "the state as one viewer may know it")
    now: list[Seen] = several(Seen, 1, NOBODY, "what one viewer sees")
    previous: Ints = several(u8, COMMON_SIZE, NOBODY, "what is common, as the viewer before was last shown it")
    common: CommonText = one(CommonText, NOBODY, "where its changes are written")
    ends: Ints = several(i64, VIEWERS, NOBODY, "where each text ends")
