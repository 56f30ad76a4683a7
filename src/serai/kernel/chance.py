"""A counter-based random generator that lives in the state.

The n-th number of a game depends only on its key and n (the finaliser of splitmix64), so a copied state continues
exactly like the original, threads need no lock and the same text runs on a GPU.
"""

from __future__ import annotations

import hashlib

import numpy as np

from serai.kernel.rule import rule
from serai.kernel.schema import NOBODY, Ints, Record, one, u64


class Generator(Record):
    """A stream of random numbers."""

    key: np.uint64 = one(u64, NOBODY, "which stream")
    drawn: np.uint64 = one(u64, NOBODY, "how many numbers have been drawn")


_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_ONE = np.uint64(1)


def key_of(seed: int | str) -> int:
    """The key of a stream for a seed a person typed."""
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "little")


@rule
def number(key: np.uint64, index: np.uint64) -> np.uint64:
    """The 64 random bits number `index` of a stream."""
    mixed = key + index * _STEP
    mixed = (mixed ^ (mixed >> _30)) * _MIX1
    mixed = (mixed ^ (mixed >> _27)) * _MIX2
    return mixed ^ (mixed >> _31)


@rule
def scaled(bits: np.uint64, bound: int) -> int:
    """A number from 0 to bound - 1 from the upper bits. The bias of multiply-and-shift is below bound / 2**32."""
    return np.int64(((bits >> _32) * np.uint64(bound)) >> _32)  # type: ignore[return-value]


@rule
def word(generator: Generator) -> np.uint64:
    """The next 64 random bits."""
    generator.drawn += _ONE
    return number(generator.key, generator.drawn)


@rule
def below(generator: Generator, bound: int) -> int:
    """A number from 0 to bound - 1."""
    return scaled(word(generator), bound)


@rule
def shuffle(generator: Generator, pile: Ints, size: int) -> None:
    """Shuffle the first `size` entries of a pile, every order equally likely."""
    key, drawn = generator.key, generator.drawn
    last = size - 1
    while last > 0:
        # Each half of a word is good for one place.
        drawn += _ONE
        bits = number(key, drawn)
        swap(pile, last, scaled(bits, last + 1))
        swap(pile, last - 1, scaled(bits << _32, last))
        last -= 2
    generator.drawn = drawn


@rule
def swap(pile: Ints, one_place: int, other_place: int) -> None:
    """Exchange two entries of a pile."""
    moved = pile[one_place]
    pile[one_place] = pile[other_place]
    pile[other_place] = moved


@rule
def stream(generator: Generator, seed: int, index: int) -> None:
    """Start the stream number `index` of a family: streams of one family do not overlap in practice."""
    generator.key = np.uint64(seed)
    generator.drawn = np.uint64(index) << _32
    generator.key = word(generator)
    generator.drawn = np.uint64(0)
