"""Views in encoded pieces, and the changes between two of them.

Most pieces of a view are the same bytes from one move to the next, so comparing them is cheaper than walking through
two views. The changes are those that serai.views.diff describes.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode

Parts = dict[bytes, bytes]
"""by path, a JSON list of keys and indices: the pieces as JSON"""


def parts_of(view: dict[str, Any]) -> Parts:
    """A whole view in pieces, each seat one of its own. The history is not among them: it only ever grows."""
    parts = {_path(key): encode(value) for key, value in view.items() if key not in ("history", "seats")}
    return parts | {_path("seats", seat): encode(entry) for seat, entry in enumerate(view["seats"])}


@cache
def _path(*steps: str | int) -> bytes:
    return encode(steps)


def changes(old: Parts, new: Parts) -> list[bytes]:
    """What leads from the old pieces to the new ones, each change as JSON."""
    gone = [b'["cut",%b]' % path for path in old if path not in new]
    return gone + [b'["set",%b,%b]' % (path, text) for path, text in new.items() if old.get(path) != text]
