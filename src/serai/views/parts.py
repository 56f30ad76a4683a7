"""Views in encoded pieces, and the changes between two of them.

Most pieces of a view are the same bytes from one move to the next, so comparing them is cheaper than walking through
two views. The changes are those that serai.views.diff describes.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from serai.kernel.game import Parts

encode = msgspec.json.Encoder().encode

Changes = list[tuple[bytes, bytes]]
"""the path of each piece that is different, and the change, as JSON"""


def parts_of(view: dict[str, Any]) -> Parts:
    """A whole view in pieces. The history is not among them: it only ever grows."""
    keys = [key for key in view if key not in ("history", "seats")]
    seats = view["seats"]
    paths = (*map(_path, keys), *(_path("seats", seat) for seat in range(len(seats))))
    return Parts(paths, [encode(view[key]) for key in keys] + [encode(seat) for seat in seats])


@cache
def _path(*steps: str | int) -> bytes:
    return encode(steps)


def changes(old: Parts, new: Parts) -> Changes:
    """What leads from the old pieces to the new ones."""
    gone: Changes = []
    before = old.texts
    if old.paths is not new.paths and old.paths != new.paths:
        known = dict(zip(old.paths, old.texts, strict=True))
        before = [known.pop(path, b"") for path in new.paths]
        gone = [(path, _change(path, b"")) for path, text in known.items() if text]
    pieces = zip(new.paths, before, new.texts, strict=True)
    return gone + [(path, _change(path, after)) for path, text, after in pieces if text != after]


def _change(path: bytes, text: bytes) -> bytes:
    return b'["set",' + path + b"," + text + b"]" if text else b'["cut",' + path + b"]"
