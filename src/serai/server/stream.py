"""What one viewer of a table is shown: the last view sent, numbered updates, and the gap for those who return.

All connections of one seat share a stream, and so do all spectators: a change is computed and encoded once.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import Any

from serai.server.wire import Update
from serai.views import diff

LONGEST_GAP = 32


def _changes(old: dict[str, Any], new: dict[str, Any]) -> diff.Patch:
    """The same as diff.make, without walking through what is plainly the same.

    Most of a view does not change from one move to the next, and its longest part, the history, only grows.
    """
    told = len(old["history"])
    unlike = [key for key in new if key != "history" and (key not in old or old[key] != new[key])]
    gone = [key for key in old if key not in new]
    patch = diff.make({key: old[key] for key in (*unlike, *gone) if key in old}, {key: new[key] for key in unlike})
    if len(new["history"]) > told:
        patch.append(["more", ["history"], new["history"][told:]])
    return patch


class Stream:
    """The view of one seat, or of the spectators, as it grows."""

    def __init__(self, viewer: int | None):
        self.viewer = viewer
        self.view: dict[str, Any] | None = None
        self._name = secrets.token_hex(4)
        self._number = 0
        self._recent: deque[Update] = deque(maxlen=LONGEST_GAP)

    @property
    def revision(self) -> str:
        """Names the present view. It tells nothing about the table, only about what this viewer was sent."""
        return f"{self._name}.{self._number}"

    def show(self, view: dict[str, Any], left: float | None) -> Update | None:
        """The update that leads from the last view to this one; None when the viewer sees no difference."""
        patch = [["set", [], view]] if self.view is None else _changes(self.view, view)
        if not patch:
            return None
        self.view = view
        self._number += 1
        update = Update(self.revision, patch, left)
        self._recent.append(update)
        return update

    def since(self, revision: str | None) -> list[Update] | None:
        """The updates that a returning client lacks; None when only a whole view helps."""
        if revision is None:
            return None
        if revision == self.revision:
            return []
        updates = list(self._recent)
        for place, update in enumerate(updates):
            if update.revision == revision:
                return updates[place + 1 :]
        return None
