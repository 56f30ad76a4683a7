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

from serai.kernel.rule import INTERPRETED
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
    import numba.core.cgutils
    import numba.extending
    import numba.np.arrayobj

    _numba: Any = numba
    _types, _cgutils = _numba.types, _numba.core.cgutils

    def _array_at(_: Any, address: Any, shape: Any, dtype: Any) -> Any:  # noqa: ARG001
        """Not a rule that calls Numba's `carray`: no rule can return an array that it was not handed."""
        is_tuple = isinstance(shape, _types.BaseTuple)
        array_type = _types.Array(dtype.dtype, len(shape) if is_tuple else 1, "C")

        def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
            start, lengths, _ = arguments
            lengths = _cgutils.unpack_tuple(builder, lengths) if is_tuple else [lengths]
            item = context.get_data_type(dtype.dtype)
            strides = [context.get_constant(_types.intp, context.get_abi_sizeof(item))]
            for length in lengths[:0:-1]:
                strides.insert(0, builder.mul(strides[0], length))
            array = context.make_array(array_type)(context, builder)
            data = builder.inttoptr(start, item.as_pointer())
            places = {"shape": lengths, "strides": strides, "itemsize": strides[-1]}
            _numba.np.arrayobj.populate_array(array, data=data, meminfo=None, **places)
            return array._getvalue()

        lengths = _types.UniTuple(_types.intp, len(shape)) if is_tuple else _types.intp
        return array_type(_types.intp, lengths, dtype), lower

    array_at = _numba.extending.intrinsic(_array_at)
