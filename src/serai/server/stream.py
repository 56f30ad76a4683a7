"""What one viewer of a table is shown: numbered updates from view to view, and the gap for those who return.

All connections of one seat share a stream, and so do all spectators: a change is found and encoded once. What changed
for everybody is found once for all streams. Of the last view only the encoded pieces are kept.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import Any, cast

from msgspec import Raw

from serai.kernel.game import Facts, Parts
from serai.server.wire import Update, encode
from serai.views.parts import Changes, changes

LONGEST_GAP = 32


class Common:
    """What everybody at a table sees alike, at one moment."""

    def __init__(self, parts: Parts):
        self._parts = parts
        self._changes: dict[int, Changes] = {}

    def since(self, old: Common, paths: tuple[bytes, ...]) -> list[bytes]:
        """What has changed, except at the paths where a viewer sees something else.

        Most streams were shown the same moment before, so the changes since then are found once.
        """
        found = self._changes.get(id(old))
        if found is None:
            found = self._changes[id(old)] = changes(old._parts, self._parts)
        return [change for path, change in found if path not in paths]

    def forget(self) -> None:
        """All streams have been shown this moment; those before may go, and their ids be given to others."""
        self._changes.clear()


class Stream:
    """The view of one seat, or of the spectators, as it changes."""

    def __init__(self) -> None:
        self._name = secrets.token_hex(4)
        self._number = 0
        self._last: tuple[Common, Parts] | None = None
        self.told = 0
        """how many events of the history were sent"""
        self._recent: deque[tuple[str, bytes]] = deque(maxlen=LONGEST_GAP)
        """the last updates, encoded, and the revision each of them leads to"""

    @property
    def is_new(self) -> bool:
        """Nothing has been shown yet, so the first update has to be a whole view."""
        return self._last is None

    @property
    def revision(self) -> str:
        """Names the present view. It tells nothing about the table, only about what this viewer was sent."""
        return f"{self._name}.{self._number}"

    def begin(self, common: Common, own: Parts, view: dict[str, Any], left: float | None) -> bytes:
        """The first update: the whole view, of which the pieces are given as well."""
        self._last = (common, own)
        self.told = len(view["history"])
        return self._number_next([b'["set",[],%b]' % encode(view)], left)

    def show(self, common: Common, own: Parts, news: list[Facts], left: float | None) -> bytes | None:
        """The update that leads from the last view to this one; None when the viewer sees no difference."""
        assert self._last is not None
        before, own_before = self._last
        found = common.since(before, own.paths)
        found += [change for _, change in changes(own_before, own)]
        if news:
            # What was told stays told: the history only ever grows.
            found.append(b'["more",["history"],%b]' % encode(news))
        self._last = (common, own)
        self.told += len(news)
        return self._number_next(found, left) if found else None

    def _number_next(self, found: list[bytes], left: float | None) -> bytes:
        self._number += 1
        revision = self.revision
        # A wire.Update, written here because everybody at every table gets one with almost every move.
        update = b'{"type":"update","revision":"%b","patch":[%b],"left":%b}' % (
            revision.encode(),
            b",".join(found),
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
