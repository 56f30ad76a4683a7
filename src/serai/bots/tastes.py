"""The characters of bots: what the bot of each seat is fond of, at every level.

A taste decides only among moves of about the same value (`Mind.taste`), so nobody plays better or worse for it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from serai.bots.workspace import Floats


class Taste(NamedTuple):
    """How much worse a move may be that a bot is as fond of as can be, and still be as likely as another."""

    slips: float
    """as part of how far its level slips"""
    wins: float
    """in parts of a win, for the level that does not slip"""


NO_TASTE = Taste(0.0, 0.0)


def leaning(values: Sequence[float], tastes: Sequence[float], weight: float) -> list[float]:
    """Values of moves with what the character of a bot adds to them."""
    return [value + weight * taste for value, taste in zip(values, tastes, strict=True)]


def read_tastes(file: Path, names: Sequence[str], columns: int) -> Floats:
    """A line for each seat: how fond its bot is of each of these things, from 0 to 1."""
    seats = tomllib.loads(file.read_text("utf-8"))["seats"]
    tastes = np.zeros((len(seats), columns), dtype=np.float32)
    for seat, fond in enumerate(seats):
        tastes[seat, : len(names)] = [fond.get(name, 0.0) for name in names]
    return tastes
