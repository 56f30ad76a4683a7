"""What one viewer of a table is shown: numbered updates from view to view, and the gap for those who return.

All connections of one seat share a stream, and so do all spectators: a change is found and encoded once. Of the last
view only the encoded parts are kept. Most of them are the same bytes from one move to the next, so comparing them is
cheaper than walking through two views; the updates are patches as serai.views.diff describes them.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import Any, cast

from msgspec import Raw

from serai.server.wire import Update, encode

LONGEST_GAP = 32

Parts = dict[str, bytes | list[bytes]]
"""A view by its keys, each encoded; lists of objects element by element. The history is not among them."""


class Stream:
    """The view of one seat, or of the spectators, as it changes."""

    def __init__(self) -> None:
        self._name = secrets.token_hex(4)
        self._number = 0
        self._parts: Parts | None = None
        self._told = 0
        """how many events of the history were sent"""
        self._recent: deque[Update] = deque(maxlen=LONGEST_GAP)

    @property
    def revision(self) -> str:
        """Names the present view. It tells nothing about the table, only about what this viewer was sent."""
        return f"{self._name}.{self._number}"

    def show(self, view: dict[str, Any], left: float | None) -> Update | None:
        """The update that leads from the last view to this one; None when the viewer sees no difference."""
        parts, history = _parts_of(view), view["history"]
        if self._parts is None:
            changes = [_change("set", [], encode(view))]
        else:
            changes = list(_changes(self._parts, parts))
            # What was told stays told: the history only ever grows.
            if len(history) > self._told:
                changes.append(_change("more", ["history"], encode(history[self._told :])))
        if not changes:
            return None
        self._parts, self._told = parts, len(history)
        self._number += 1
        update = Update(self.revision, cast("list[list[Any]]", Raw(_list(changes))), left)
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


def _parts_of(view: dict[str, Any]) -> Parts:
    return {key: _part(value) for key, value in view.items() if key != "history"}


def _part(value: Any) -> bytes | list[bytes]:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [encode(element) for element in value]
    return encode(value)


def _changes(old: Parts, new: Parts) -> list[bytes]:
    changes = [_change("cut", [key]) for key in old if key not in new]
    for key, after in new.items():
        before = old.get(key)
        if before == after:
            continue
        if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
            unlike = [place for place, element in enumerate(after) if element != before[place]]
            if len(unlike) < len(after):
                changes += [_change("set", [key, place], after[place]) for place in unlike]
                continue
        changes.append(_change("set", [key], _list(after) if isinstance(after, list) else after))
    return changes


def _change(verb: str, path: list[str | int], *value: bytes) -> bytes:
    return _list([encode(verb), encode(path), *value])


def _list(elements: list[bytes]) -> bytes:
    return b"[" + b",".join(elements) + b"]"
