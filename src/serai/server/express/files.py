"""Reading and writing sockets from compiled code. They do not block; -1 is what the system says when it cannot."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from serai.kernel.rule import INTERPRETED, rule, whole

if TYPE_CHECKING:
    from serai.kernel.schema import Bytes

if INTERPRETED:

    def read(file: int, page: Bytes, at: int, size: int) -> int:
        """Read up to so many bytes to a place of a page; how many there were, 0 at the end."""
        try:
            data = os.read(file, size)
        except OSError:
            return -1
        page[at : at + len(data)] = list(data)
        return len(data)

    def write(file: int, page: Bytes, at: int, size: int) -> int:
        """Write bytes of a page; how many were taken."""
        try:
            return os.write(file, bytes(page[at : at + size]))
        except OSError:
            return -1

else:
    import numpy as np
    from numba import types

    # By name, not by address: what is compiled is kept on disk. An address travels like any whole number. They are for
    # sockets alone, and cost less than what reads and writes any file.
    _transfer = types.int64(types.int32, types.int64, types.int64, types.int32)
    _recv: Any = types.ExternalFunction("recv", _transfer)
    _send: Any = types.ExternalFunction("send", _transfer)
    _NO_FLAGS = np.int32(0)

    @rule
    def read(file: int, page: Bytes, at: int, size: int) -> int:
        """Read up to so many bytes to a place of a page; how many there were, 0 at the end."""
        return whole(_recv(np.int32(file), whole(page.ctypes.data) + at, size, _NO_FLAGS))

    @rule
    def write(file: int, page: Bytes, at: int, size: int) -> int:
        """Write bytes of a page; how many were taken."""
        return whole(_send(np.int32(file), whole(page.ctypes.data) + at, size, _NO_FLAGS))
