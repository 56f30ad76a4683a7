"""Chi-square, without a library of statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from math import erfc, sqrt

ERROR_RATE = 1e-4
"""how often a sound game would fail all tests of one kind together, if seeds were not fixed"""
_FEWEST = 10
"""in both samples together, for a value to count by itself"""


def differ(one: Counter[Hashable], other: Counter[Hashable], tests: int) -> bool:
    """Whether two samples of the same size come from different distributions, by one of `tests` tests."""
    rest = [0, 0]
    pairs = []
    for value in one | other:
        pair = (one[value], other[value])
        if sum(pair) < _FEWEST:
            rest = [rest[0] + pair[0], rest[1] + pair[1]]
        else:
            pairs.append(pair)
    if sum(rest):
        pairs.append((rest[0], rest[1]))
    square = sum((left - right) ** 2 / (left + right) for left, right in pairs)
    return chance_of(square, len(pairs) - 1) < ERROR_RATE / tests


def is_uneven(counts: Counter[int], kinds: int, tests: int) -> bool:
    """Whether numbers from 0 to kinds - 1 were not drawn evenly, by one of `tests` tests."""
    expected = counts.total() / kinds
    square = sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))
    return chance_of(square, kinds - 1) < ERROR_RATE / tests


def chance_of(square: float, freedom: int) -> float:
    """How likely a chi-square at least so great is (Wilson and Hilferty's approximation)."""
    if freedom < 1:
        return 1.0
    part = 2 / (9 * freedom)
    return erfc((((square / freedom) ** (1 / 3) - (1 - part)) / sqrt(part)) / sqrt(2)) / 2
