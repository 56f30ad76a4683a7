"""What the tables of all games have in common in a browser's memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.kernel.rule import rule

OPEN, SEALED, CHANCE_DUE, OVER = range(4)
"""what a game waits for: decisions, secret decisions of all seats, chance, or nothing more"""
KNEW, KNOWS, UNDEALT = range(3)
"""what a review looks from: as somebody knew the game, knows it now, or would without what was dealt since"""
MOST_FOLLOWED = 1 << 10
"""moves of a game that a review may follow until somebody learns something new"""
LINES_AT_ONCE = 100
"""worlds whose ends are written at a time"""


@rule
def key_from(low: int, high: int) -> np.uint64:
    """The key of a stream of chance, from two halves of 32 bits."""
    mask = np.uint64(0xFFFFFFFF)
    return ((np.uint64(high) & mask) << np.uint64(32)) | (np.uint64(low) & mask)


@rule
def sort_together(keys: Any, values: Any, size: int) -> None:
    """Put the first `size` keys into ascending order, and their values with them. Mostly they are almost in order."""
    for last in range(1, size):
        key, value = keys[last], values[last]
        place = last
        while place > 0 and keys[place - 1] > key:
            keys[place] = keys[place - 1]
            values[place] = values[place - 1]
            place -= 1
        keys[place] = key
        values[place] = value
