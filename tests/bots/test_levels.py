"""Slips: how the lower levels go wrong."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from serai.bots.slips import slip
from serai.kernel.chance import Generator
from serai.kernel.exponential import exp
from serai.kernel.schema import blank


def generator(key: int) -> Any:
    made = blank(Generator, 1)[0]
    made.key = np.uint64(key)
    return made


def test_a_worse_choice_is_less_likely_and_smaller_slips_make_it_rare() -> None:
    values = np.array([0.0, 3.0, 2.0])

    def counts(slips: float) -> list[int]:
        chance = generator(3)
        chosen = [slip(values, 3, slips, chance) for _ in range(3000)]
        return [chosen.count(place) for place in range(3)]

    wild, steady = counts(2.5), counts(0.8)
    assert wild[1] > wild[2] > wild[0] > 300
    assert steady[1] > steady[2] > steady[0]
    assert steady[1] > wild[1]


def test_a_choice_is_as_likely_as_it_should_be() -> None:
    values, chance = np.array([0.0, 1.0]), generator(8)
    chosen = sum(slip(values, 2, 1.0, chance) for _ in range(20_000))
    assert chosen / 20_000 == pytest.approx(math.e / (1 + math.e), abs=0.015)


def test_huge_differences_are_no_trouble() -> None:
    assert slip(np.array([-1e6, 1e6]), 2, 0.8, generator(1)) == 1


@pytest.mark.parametrize("x", [0.0, 1.0, -1.0, 0.3466, -0.3466, 12.5, -40.25, 300.0, -650.0])
def test_the_exponential_is_exact_but_for_its_last_bits(x: float) -> None:
    assert exp(x) == pytest.approx(math.exp(x), rel=1e-14)


def test_the_exponential_stays_within_ordinary_numbers() -> None:
    assert exp(-1e9) > 0
    assert math.isfinite(exp(1e9))
