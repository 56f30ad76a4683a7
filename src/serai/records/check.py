"""Checking records quickly: a record that holds is followed in one compiled call.

Only a record that does not hold is replayed move by move, to say which rule it breaks.
"""

from __future__ import annotations

from typing import Any

from serai.games.batch import Follow
from serai.kernel.errors import IllegalMove
from serai.records.editions import ChosenEditions
from serai.records.replay import BadRecord, Head, read_head, replay_head, same


class Checker:
    """Checks many records, all against the same editions."""

    def __init__(self, edition: str | None = None):
        self.editions = ChosenEditions(edition)

    def fault(self, record: object) -> BadRecord | None:
        """Return why a record does not hold, or None."""
        try:
            head = read_head(record, self.editions)
            if not _holds(head):
                replay_head(head)
        except BadRecord as fault:
            return fault
        except IllegalMove as fault:
            return BadRecord(fault)
        return None


def _holds(head: Head) -> bool:
    batch = head.game.part("study.batch")
    if batch is None:  # replaying is all there is
        return False
    follow: Follow = batch.follow
    result: dict[str, Any] | None = follow(head.edition, head.players, head.options, head.moves)
    if result is None:
        return False
    return "result" not in head.record or (result != {} and same(head.record["result"], result))
