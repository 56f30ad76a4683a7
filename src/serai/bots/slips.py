"""Human-like slips: a worse choice is less likely, not impossible."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.kernel.chance import Generator, word
from serai.kernel.exponential import exp
from serai.kernel.rule import rule, whole

_PARTS = 2.0**-53
_SPARE = np.uint64(11)
"""bits of a random word that a fraction has no room for"""


@rule
def slip(values: Any, size: int, slips: float, chance: Generator) -> int:
    """One of the first `size` options. A choice that is worse by `slips` is e times less likely than the best one."""
    best = float(values[0])
    for place in range(1, size):
        best = max(best, float(values[place]))
    total = 0.0
    for place in range(size):
        total += exp((float(values[place]) - best) / slips)
    drawn = float(word(chance) >> _SPARE) * _PARTS * total
    for place in range(size - 1):
        drawn -= exp((float(values[place]) - best) / slips)
        if drawn < 0.0:
            return whole(place)
    return whole(size) - 1
