"""e to the power of x and the natural logarithm, the same to the last bit wherever rules text runs.

Every platform's own library rounds a little differently, and a browser has none. Bots that weigh their options must
decide alike everywhere.
"""

from __future__ import annotations

from serai.kernel.rule import rule

LOWEST = -700.0
"""below, and above its opposite, the result would leave the range of ordinary numbers"""
# ln 2 in two parts: whole multiples of the first one are exact.
_PER_DOUBLING, _MORE_PER_DOUBLING = 0.693147180369123816490, 1.90821492927058770002e-10
_DOUBLINGS = 1.4426950408889634  # 1 / ln 2
_HALF = 0.5
_ROOT_OF_2 = 1.4142135623730951


@rule
def exp(x: float) -> float:
    """2 to a whole power, times the series of e to the small rest. The last two bits may be off."""
    x = min(max(float(x), LOWEST), -LOWEST)
    doublings = int(x * _DOUBLINGS + (_HALF if x >= 0.0 else -_HALF))
    rest = x - doublings * _PER_DOUBLING - doublings * _MORE_PER_DOUBLING
    total = term = 1.0
    for place in range(1, 14):
        term *= rest / place
        total += term
    factor = 2.0 if doublings >= 0 else _HALF
    left = abs(doublings)
    while left > 0:
        if left & 1:
            total *= factor
        factor *= factor
        left >>= 1
    return total


@rule
def log(x: float) -> float:
    """How often 2 is in a number above 0, and the series of what is left. The last two bits may be off."""
    left, doublings = float(x), 0
    while left > _ROOT_OF_2:
        left *= _HALF
        doublings += 1
    while left < _HALF * _ROOT_OF_2:
        left *= 2.0
        doublings -= 1
    term = (left - 1.0) / (left + 1.0)
    square, total = term * term, term
    for place in range(3, 25, 2):
        term *= square
        total += term / place
    return 2.0 * total + doublings * _MORE_PER_DOUBLING + doublings * _PER_DOUBLING
