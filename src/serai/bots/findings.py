"""What a game finds to say for a move, as compiled text writes it: lines of whole numbers.

A line has the number of the reason in the game's table, what measures it, and the reason's arguments; absent ones are
`ABSENT`.
"""

from __future__ import annotations

from typing import Any

from serai.kernel.rule import rule, whole

MOST_FOUND = 16
ARGUMENTS = 6
LINE = 2 + ARGUMENTS
ABSENT = -1
OWN = 100
"""a measure: how far the seat itself comes; smaller ones are rows of `Chances.rows`"""
RIVAL = 200
"""this and the number of a seat: how far that rival comes"""


@rule
def note(found: Any, size: int, reason: int, measure: int, first: int, second: int, third: int) -> int:
    """One more finding, with up to three arguments; how many there are now. What finds no room is left out."""
    if size == MOST_FOUND:
        return size
    line = found[size]
    for place in range(LINE):
        line[place] = ABSENT
    line[0], line[1] = reason, measure
    line[2], line[3], line[4] = first, second, third
    return size + whole(1)
