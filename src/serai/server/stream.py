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


def keep(old: Any, new: Any) -> Any:
    """The new value, made of the old one's parts wherever they are equal.

    Most of a view stays as it was from one move to the next; what is the same object need not be compared again, nor
    be kept in memory twice.
    """
    if old == new:
        return old
    if isinstance(old, dict) and isinstance(new, dict):
        return {key: keep(old[key], value) if key in old else value for key, value in new.items()}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [keep(before, after) for before, after in zip(old, new, strict=True)]
    return new


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
        patch = self._patch(view)
        if not patch:
            return None
        self._number += 1
        update = Update(self.revision, patch, left)
        self._recent.append(update)
        return update

    def _patch(self, view: dict[str, Any]) -> diff.Patch:
        """What changes; the view is remembered. The history only ever grows, so its tail is all there is to find."""
        old = self.view
        if old is None:
            self.view = view
            return [["set", [], view]]
        tail = view["history"][len(old["history"]) :]
        self.view = keep(old, {**view, "history": old["history"]})
        patch = diff.make(old, self.view)
        if tail:
            self.view = {**self.view, "history": view["history"]}
            patch.append(["more", ["history"], tail])
        return patch

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
