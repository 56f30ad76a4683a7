"""A budget is a hard limit, whatever a simulation costs and however the machine stutters."""

from __future__ import annotations

from random import Random

import pytest

from serai.bots.budget import Budget
from serai.bots.search_bot import spend


class Clock:
    """A clock that only moves when something takes time."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Work:
    """A search whose simulations take time on that clock."""

    def __init__(self, clock: Clock, seconds: float, stutter: float = 0.0):
        self.clock, self.seconds, self.stutter = clock, seconds, stutter
        self.chance = Random(1)
        self.done = 0

    def run(self, simulations: int) -> None:
        self.done += simulations
        self.clock.now += simulations * self.seconds
        if self.chance.random() < 0.1:
            self.clock.now += self.stutter

    def findings(self) -> list[tuple[int, float]]:
        return []


@pytest.mark.parametrize("microseconds", [1, 4, 40, 400, 2000])
@pytest.mark.parametrize("milliseconds", [20, 100, 1000])
def test_milliseconds_are_used_but_not_exceeded(microseconds: int, milliseconds: int) -> None:
    clock = Clock()
    spend(Work(clock, microseconds / 1e6), Budget(milliseconds=milliseconds), 0.0, clock)
    used = 1000 * clock.now
    # The first batch is run before anything is known about the machine.
    first = 16 * microseconds / 1000
    assert used <= max(milliseconds, first)
    assert used >= 0.8 * milliseconds


def test_on_a_stuttering_machine_the_limit_is_passed_by_one_stutter_at_most() -> None:
    clock = Clock()
    spend(Work(clock, 5e-6, stutter=0.010), Budget(milliseconds=100), 0.0, clock)
    assert 0.080 <= clock.now <= 0.110


def test_time_spent_before_counts() -> None:
    clock = Clock()
    clock.now = 0.09
    spend(Work(clock, 1e-6), Budget(milliseconds=100), 0.0, clock)
    assert clock.now <= 0.1


@pytest.mark.parametrize("simulations", [1, 15, 16, 17, 5000])
def test_simulations_are_counted_exactly(simulations: int) -> None:
    clock = Clock()
    work = Work(clock, 1e-6)
    assert spend(work, Budget(simulations=simulations), 0.0, clock) == simulations == work.done


def test_with_both_whichever_ends_first() -> None:
    clock = Clock()
    assert spend(Work(clock, 1e-6), Budget(simulations=500, milliseconds=1000), 0.0, clock) == 500
    clock.now = 0.0
    assert spend(Work(clock, 1e-4), Budget(simulations=500_000, milliseconds=50), 0.0, clock) < 600
