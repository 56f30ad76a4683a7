"""Memory that compiled code compares, copies and finds by its address."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from serai.games.amul.rules.state import State
from serai.kernel.memory import copy_bytes, is_different
from serai.kernel.pointers import BYTE, Bundle, array_at
from serai.kernel.rule import rule
from serai.kernel.schema import blank

STATE = State.dtype


@rule
def copied(memory: Any, start: int, other: Any, other_start: int, size: int) -> bool:
    """Whether a piece differs from another one; then it is copied over it."""
    found = is_different(memory, start, other, other_start, size)
    copy_bytes(memory, start, other, other_start, size)
    return found


@rule
def turn_at(addresses: Any, rows: int) -> int:
    """Sums up bytes by rows, and counts the turn of a state on."""
    states, table = array_at(addresses[0], 1, STATE), array_at(addresses[1], (rows, 3), BYTE)
    states[0].turn += 1
    total = 0
    for row in range(rows):
        for place in range(3):
            total += (row + 1) * table[row, place]
    return total


@given(st.binary(min_size=12, max_size=12), st.binary(min_size=12, max_size=12), st.integers(0, 4), st.integers(0, 8))
def test_pieces_are_compared_and_copied(one: bytes, two: bytes, start: int, size: int) -> None:
    memory, other = np.frombuffer(one, dtype=np.uint8).copy(), np.frombuffer(two, dtype=np.uint8).copy()
    assert copied(memory, start, other, 4 - start, size) == (one[start : start + size] != two[4 - start :][:size])
    assert other.tobytes() == two[: 4 - start] + one[start : start + size] + two[4 - start + size :]
    assert memory.tobytes() == one


def test_arrays_are_found_by_their_addresses() -> None:
    states, table = blank(State, 1), np.arange(6, dtype=np.uint8)
    bundle = Bundle(states, table)
    assert turn_at(bundle.addresses, 2) == 0 + 1 + 2 + 2 * (3 + 4 + 5)
    assert states[0].turn == 1
