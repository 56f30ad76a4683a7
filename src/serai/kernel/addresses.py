"""Arrays by their addresses: how ordinary Python hands many of them to compiled code at once.

Numba looks at every argument of a call and takes hold of it; for a dozen arrays that takes as long as all the views of
a table take to write. So arrays that are handed over again and again are bundled once, and compiled code finds them by
their addresses (`array_at`). The bundle keeps them alive.
"""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from serai.kernel.rule import INTERPRETED, rule
from serai.kernel.schema import Record, blank

Addresses = npt.NDArray[np.int64]
BYTE: Any = np.dtype(np.uint8)
WHOLE: Any = np.dtype(np.int64)


class Bundle:
    """Arrays that lie where they lie for as long as the bundle lives."""

    def __init__(self, *arrays: Any, after: Bundle | None = None):
        """After the arrays of another bundle, if one is given: asking for an address takes as long as a few moves."""
        self._kept = (arrays, after)
        earlier = after.places if after is not None else []
        self.places: list[int] = earlier + [array.ctypes.data for array in arrays]
        self.addresses: Addresses = np.array(self.places, dtype=np.int64)


class Faces(Bundle):
    """What each seat of a game, and after them the spectators, were last shown: nothing at first.

    The record is a game's own; it says with `is_shown` whether anything was.
    """

    def __init__(self, face: type[Record], players: int):
        self._faces = blank(face, players + 1)
        super().__init__(self._faces)
        self.players = players
        self.address = self.places[0]

    def clear(self) -> None:
        """Nobody was shown anything."""
        self._faces["is_shown"] = 0


class Viewers(Bundle):
    """Who looks: seats, and for None the number that stands for spectators."""

    def __init__(self, viewers: tuple[int | None, ...], spectator: int):
        self.count = len(viewers)
        super().__init__(np.array([spectator if viewer is None else viewer for viewer in viewers], dtype=np.uint8))
        self.address = self.places[0]


viewers_of = cache(Viewers)
"""the same bundle for the same viewers"""


if INTERPRETED:

    def array_at(address: int, shape: Any, dtype: Any) -> Any:
        """The array of this shape that lies there."""
        memory = (ctypes.c_uint8 * (int(np.prod(shape)) * dtype.itemsize)).from_address(int(address))
        return np.frombuffer(memory, dtype=dtype).reshape(shape)

else:
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic
    from numba.np.numpy_support import carray

    def _as_pointer(context: Any, address: Any) -> Any:  # noqa: ARG001
        def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
            return builder.inttoptr(arguments[0], cgutils.voidptr_t)

        return types.voidptr(types.int64), lower

    _pointer: Any = intrinsic(_as_pointer)

    @rule
    def array_at(address: int, shape: Any, dtype: Any) -> Any:
        """The array of this shape that lies there."""
        return carray(_pointer(address), shape, dtype)
