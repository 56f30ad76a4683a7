"""Bytes in compiled code: the memory of records, and pages of text.

Places are unsigned here because compiled code has to ask of every signed one whether it counts from the end; without
the question the loops become vector code.
"""

from __future__ import annotations

import numpy as np

from serai.kernel.rule import small_rule
from serai.kernel.schema import Bytes


@small_rule
def is_different(memory: Bytes, start: int, other: Bytes, other_start: int, size: int) -> bool:
    """Whether two pieces of the same size differ. It compares all bytes, which is quicker than stopping early."""
    found = np.uint8(0)
    here, there = np.uint64(start), np.uint64(other_start)
    for place in range(np.uint64(size)):
        found = np.uint8(found | (memory[here + place] ^ other[there + place]))
    return bool(found != 0)


@small_rule
def copy_bytes(memory: Bytes, start: int, other: Bytes, other_start: int, size: int) -> None:
    """Copy a piece from one memory to another."""
    here, there = np.uint64(start), np.uint64(other_start)
    for place in range(np.uint64(size)):
        other[there + place] = memory[here + place]


@small_rule
def clear_bytes(memory: Bytes, start: int, end: int) -> None:
    """Put zeros from start to end."""
    for place in range(np.uint64(start), np.uint64(end)):
        memory[place] = 0
