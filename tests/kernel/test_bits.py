"""Sets as the bits of a word, against Python's own integers."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from serai.games.amulett.rules import bits as amulett_bits
from serai.kernel.bits import count_bits, lowest_bit, without_lowest

WORDS = [1 << place for place in range(63)] + [
    Random(1).getrandbits(1 + place % 63) | 1 << place % 63 for place in range(200)
]


def test_every_member_is_counted() -> None:
    assert [count_bits(word) for word in [0, *WORDS]] == [word.bit_count() for word in [0, *WORDS]]


def test_a_set_of_all_places_but_the_sign_has_63_members() -> None:
    assert count_bits((1 << 63) - 1) == 63


@pytest.mark.parametrize("lowest", [lambda word: lowest_bit(np.uint64(word)), amulett_bits.lowest_bit])
def test_the_lowest_member_is_found(lowest: object) -> None:
    assert callable(lowest)
    assert [lowest(word) for word in WORDS] == [(word & -word).bit_length() - 1 for word in WORDS]


def test_without_its_lowest_member() -> None:
    assert [int(without_lowest(np.uint64(word))) for word in WORDS] == [word & (word - 1) for word in WORDS]
