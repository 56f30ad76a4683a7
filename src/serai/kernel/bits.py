"""Sets of small numbers as the bits of a word."""

from __future__ import annotations

import numpy as np

from serai.kernel.rule import rule, whole

_ONE, _TWO, _FOUR, _56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)
_ODD, _PAIRS = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
_NIBBLES, _BYTES = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)


@rule
def lowest_bit(word: np.uint64) -> int:
    """The place of the lowest bit of a word that is not 0."""
    return count_bits((word & (~word + _ONE)) - _ONE)


@rule
def without_lowest(word: np.uint64) -> np.uint64:
    """The word without its lowest bit."""
    return word & (word - _ONE)


@rule
def count_bits(members: int | np.uint64) -> int:
    """How many members a set has: sums of two, four and eight bits side by side, then of all bytes.

    Compilers recognise this text and replace it with the processor's own instruction.
    """
    bits = np.uint64(members)
    bits -= (bits >> _ONE) & _ODD
    bits = (bits & _PAIRS) + ((bits >> _TWO) & _PAIRS)
    bits = (bits + (bits >> _FOUR)) & _NIBBLES
    return whole((bits * _BYTES) >> _56)
