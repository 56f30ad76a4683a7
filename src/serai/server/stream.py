"""What one viewer of a table is shown: numbered updates from view to view, and the gap for those who return.

All connections of one seat share a stream, and so do all spectators: a change is found and encoded once.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import Any, cast

from msgspec import Raw

from serai.server.wire import Update, encode

LONGEST_GAP = 32


class Stream:
    """The view of one seat, or of the spectators, as it changes."""

    def __init__(self) -> None:
        self._name = secrets.token_hex(4)
        self._number = 0
        self.told = 0
        """how many events of the history were sent"""
        self._recent: deque[tuple[str, bytes]] = deque(maxlen=LONGEST_GAP)
        """the last updates, encoded, and the revision each of them leads to"""

    @property
    def is_new(self) -> bool:
        """Nothing has been shown yet, so the first update has to be a whole view."""
        return self._number == 0

    @property
    def revision(self) -> str:
        """Names the present view. It tells nothing about the table, only about what this viewer was sent."""
        return f"{self._name}.{self._number}"

    def begin(self, view: dict[str, Any], left: float | None) -> bytes:
        """The first update: the whole view."""
        self.told = len(view["history"])
        return self._number_next(b'["set",[],%b]' % encode(view), left)

    def show(self, changes: bytes, news: list[bytes], left: float | None) -> bytes | None:
        """The update that leads from the last view to this one; None when the viewer sees no difference."""
        if news:
            # What was told stays told: the history only ever grows.
            changes += b'%b["more",["history"],[%b]]' % (b"," if changes else b"", b",".join(news))
            self.told += len(news)
        return self._number_next(changes, left) if changes else None

    def _number_next(self, changes: bytes, left: float | None) -> bytes:
        self._number += 1
        revision = self.revision
        # A wire.Update, written here because everybody at every table gets one with almost every move.
        update = b'{"type":"update","revision":"%b","patch":[%b],"left":%b}' % (
            revision.encode(),
            changes,
            b"null" if left is None else encode(left),
        )
        self._recent.append((revision, update))
        return update

    def since(self, revision: str | None) -> list[Update] | None:
        """The updates that a returning client lacks; None when only a whole view helps."""
        if revision is None:
            return None
        if revision == self.revision:
            return []
        recent = list(self._recent)
        for place, (name, _) in enumerate(recent):
            if name == revision:
                return cast("list[Update]", [Raw(update) for _, update in recent[place + 1 :]])
        return None
