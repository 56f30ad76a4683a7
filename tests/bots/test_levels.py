"""Slips: how the lower levels go wrong."""

from __future__ import annotations

from random import Random

from serai.bots.levels import slip


def test_a_worse_choice_is_less_likely_and_smaller_slips_make_it_rare() -> None:
    values = [0.0, 3.0, 2.0]

    def counts(slips: float) -> list[int]:
        chance = Random(3)
        chosen = [slip(values, slips, chance) for _ in range(3000)]
        return [chosen.count(place) for place in range(3)]

    wild, steady = counts(2.5), counts(0.8)
    assert wild[1] > wild[2] > wild[0] > 300
    assert steady[1] > steady[2] > steady[0]
    assert steady[1] > wild[1]


def test_huge_differences_are_no_trouble() -> None:
    assert slip([-1e6, 1e6], 0.8, Random(1)) == 1
