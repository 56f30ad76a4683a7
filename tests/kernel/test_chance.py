"""The generator in the state: repeatable, copyable and fair."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import numpy as np
import pytest

from serai.kernel.chance import Generator, below, key_of, shuffle, stream, word
from serai.kernel.schema import blank, copied


def generator(key: int = 1) -> Any:
    fresh = blank(Generator, 1)[0]
    fresh.key = np.uint64(key)
    return fresh


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) * (count - expected) for count in counts) / expected


def limit(cells: int) -> float:
    """Far beyond what chance does: the mean of chi-square and five standard deviations."""
    freedom = cells - 1
    return freedom + 5 * math.sqrt(2 * freedom)


def test_known_values() -> None:
    """The published first numbers of splitmix64 for the seed 1234567."""
    stream_of_words = generator(1234567)
    assert [int(word(stream_of_words)) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert stream_of_words.drawn == 5


def test_seeds_keep_their_meaning() -> None:
    """A seed that somebody wrote down must give the same game tomorrow."""
    assert key_of(7) == key_of("7") == 10271071260543353465
    assert key_of("seven") != key_of(7)
    dice = generator(key_of(7))
    assert [int(below(dice, 6)) for _ in range(10)] == [1, 4, 4, 5, 1, 4, 1, 3, 4, 0]


@pytest.mark.parametrize("bound", [1, 2, 6, 7, 51, 139])
def test_below_is_uniform(bound: int) -> None:
    dice = generator(bound)
    throws = [int(below(dice, bound)) for _ in range(200 * bound)]
    assert set(throws) == set(range(bound))
    assert bound == 1 or chi_square([throws.count(face) for face in range(bound)]) < limit(bound)


def test_neighbouring_throws_are_independent() -> None:
    dice = generator(3)
    throws = [int(below(dice, 6)) for _ in range(18_001)]
    pairs = Counter(pairwise(throws))
    assert chi_square([pairs[a, b] for a in range(6) for b in range(6)]) < limit(36)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_order_of_a_shuffle_is_equally_likely(size: int) -> None:
    dice = generator(size)
    orders: Counter[tuple[int, ...]] = Counter()
    all_orders = list(permutations(range(size)))
    for _ in range(100 * len(all_orders)):
        pile = np.arange(size, dtype=np.uint8)
        shuffle(dice, pile, size)  # type: ignore[arg-type]
        orders[tuple(pile.tolist())] += 1
    assert set(orders) == set(all_orders)
    assert chi_square([orders[order] for order in all_orders]) < limit(len(all_orders))


@pytest.mark.parametrize("size", [0, 1, 2, 51, 147])
def test_a_shuffle_keeps_the_cards_and_leaves_the_rest(size: int) -> None:
    pile = np.arange(150, dtype=np.uint8)
    shuffle(generator(9), pile, size)  # type: ignore[arg-type]
    assert sorted(pile[:size].tolist()) == list(range(size))
    assert pile[size:].tolist() == list(range(size, 150))
    assert size < 51 or pile[:size].tolist() != list(range(size))


def test_a_copy_continues_like_the_original() -> None:
    original = generator(5)
    for _ in range(10):
        word(original)
    copy = copied(Generator, original)
    assert [int(word(copy)) for _ in range(10)] == [int(word(original)) for _ in range(10)]
    assert copy.tobytes() == original.tobytes()


def test_streams_of_a_family_differ() -> None:
    firsts = set()
    for seed in (0, 1, 2**62):
        for index in range(500):
            dice = generator()
            stream(dice, seed, index)
            assert dice.drawn == 0
            firsts.add(tuple(int(word(dice)) for _ in range(2)))
    assert len(firsts) == 1500


def test_streams_of_a_family_are_uniform_side_by_side() -> None:
    """The first throws of many games, not only many throws of one game."""
    faces = []
    for index in range(6_000):
        dice = generator()
        stream(dice, 11, index)
        faces.append(int(below(dice, 6)))
    assert chi_square([faces.count(face) for face in range(6)]) < limit(6)
