"""How a net reads an observation: which of its numbers get a row of weights for every value, and which are scaled.

A game describes it in `study/net.py`, tensor by tensor (`hot`, `digits`). From the description comes one
table (`Readings`) that the learner and the player both follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from serai.envs.vector.layout import Layout

ALL_BITS = 32767


@dataclass(frozen=True)
class Reading:
    """How the numbers of one tensor are read, or those of one column of its last axis."""

    name: str
    column: int | None = None
    least: int = 0
    """a value up to this one has no row of its own"""
    most: int = 0
    """greater values count as this one; 0 where values have no rows"""
    scale: float = 0.0
    """the number itself times this is one more input; 0 where it is not"""
    shift: int = 0
    bits: int = ALL_BITS
    """the bits of the number that are read, after it is shifted"""


def hot(name: str, most: int, column: int | None = None, least: int = 0, scale: float = 0.0) -> Reading:
    """A row of weights for every value above `least`, the greatest ones together."""
    return Reading(name, column, least, most, scale)


def digits(name: str, column: int | None, width: int, count: int) -> tuple[Reading, ...]:
    """A number that holds several smaller ones, `width` bits each: a row for every value of every one of them."""
    most = (1 << width) - 1
    return tuple(Reading(name, column, 0, most, 0.0, width * place, most) for place in range(count))


@dataclass(frozen=True)
class Readings:
    """The table of all readings; its columns are arrays of equal length."""

    place: Any
    """which number of the observation"""
    shift: Any
    bits: Any
    least: Any
    most: Any
    first: Any
    """the row of the value least + 1"""
    number: Any
    """the row that is taken times the number; -1: none"""
    scale: Any
    rows: int
    """rows for values and numbers together"""

    @classmethod
    def of(cls, layout: Layout, readings: Sequence[Reading]) -> Readings:
        """The table for a layout. Rows for values come first, rows for numbers after them."""
        flat = [(place, reading) for reading in readings for place in _places(layout, reading)]
        rows, firsts, numbers = 0, [], []
        for _, reading in flat:
            firsts.append(rows)
            rows += max(reading.most - reading.least, 0)
        for _, reading in flat:
            numbers.append(rows if reading.scale else -1)
            rows += bool(reading.scale)
        each = [reading for _, reading in flat]
        return cls(
            np.array([place for place, _ in flat], np.int16),
            np.array([reading.shift for reading in each], np.int16),
            np.array([reading.bits for reading in each], np.int16),
            np.array([reading.least for reading in each], np.int16),
            np.array([reading.most for reading in each], np.int16),
            np.array(firsts, np.int32),
            np.array(numbers, np.int32),
            np.array([reading.scale for reading in each], np.float32),
            rows,
        )


def _places(layout: Layout, reading: Reading) -> Sequence[int]:
    (first,) = layout.places(reading.name)
    tensor = next(tensor for tensor in layout.tensors if tensor.name == reading.name)
    if reading.column is None:
        return range(first, first + tensor.size)
    return range(first + reading.column, first + tensor.size, tensor.shape[-1])
