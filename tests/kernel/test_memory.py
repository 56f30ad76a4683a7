"""Memory that compiled code compares, copies and clears."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from serai.kernel.memory import clear_bytes, copy_bytes, is_different
from serai.kernel.rule import rule


@rule
def copied(memory: Any, start: int, other: Any, other_start: int, size: int) -> bool:
    """Whether a piece differs from another one; then it is copied over it."""
    found = is_different(memory, start, other, other_start, size)
    copy_bytes(memory, start, other, other_start, size)
    return found


@given(st.binary(min_size=12, max_size=12), st.binary(min_size=12, max_size=12), st.integers(0, 4), st.integers(0, 8))
def test_pieces_are_compared_and_copied(one: bytes, two: bytes, start: int, size: int) -> None:
    memory, other = np.frombuffer(one, dtype=np.uint8).copy(), np.frombuffer(two, dtype=np.uint8).copy()
    assert copied(memory, start, other, 4 - start, size) == (one[start : start + size] != two[4 - start :][:size])
    assert other.tobytes() == two[: 4 - start] + one[start : start + size] + two[4 - start + size :]
    assert memory.tobytes() == one


@given(st.binary(min_size=12, max_size=12), st.integers(0, 12), st.integers(0, 12))
def test_pieces_are_cleared(one: bytes, start: int, end: int) -> None:
    memory = np.frombuffer(one, dtype=np.uint8).copy()
    clear_bytes(memory, start, end)
    end = max(start, end)
    assert memory.tobytes() == one[:start] + bytes(end - start) + one[end:]
