"""A budget is a hard limit, whatever a simulation costs and however the machine stutters."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from serai.bots.budget import Budget
from serai.bots.search_bot import Waits, spend


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

    def favour(self, log_chances: Sequence[float], share: float) -> None:
        """No clock is needed for that."""

    def run(self, simulations: int) -> None:
        self.done += simulations
        self.clock.now += simulations * self.seconds
        if self.chance.random() < 0.1:
            self.clock.now += self.stutter

    def findings(self) -> list[tuple[int, float]]:
        return []


class BusyMachine(Work):
    """A search that loses the processor for some time whenever it has had it for three milliseconds."""

    SLICE = 0.003

    def __init__(self, clock: Clock, seconds: float, wait: float):
        super().__init__(clock, seconds)
        self.wait = wait
        self.left = self.SLICE

    def run(self, simulations: int) -> None:
        for _ in range(simulations):
            self.done += 1
            self.clock.now += self.seconds
            self.left -= self.seconds
            if self.left <= 0:
                self.left = self.SLICE
                self.clock.now += self.wait


def used_by(work: Work, budget: Budget, waits: Waits) -> float:
    """Seconds of one decision."""
    began = work.clock()
    spend(work, budget, began, work.clock, waits)
    return work.clock() - began


@pytest.mark.parametrize("microseconds", [1, 4, 40, 400, 2000])
@pytest.mark.parametrize("milliseconds", [20, 100, 1000])
def test_milliseconds_are_used_but_not_exceeded(microseconds: int, milliseconds: int) -> None:
    clock = Clock()
    used = 1000 * used_by(Work(clock, microseconds / 1e6), Budget(milliseconds=milliseconds), Waits())
    # The first batch is run before anything is known about the machine.
    first = 16 * microseconds / 1000
    assert used <= max(milliseconds, first)
    assert used >= 0.8 * milliseconds


@pytest.mark.parametrize("wait", [0.001, 0.005, 0.012, 0.030])
@pytest.mark.parametrize("milliseconds", [100, 1000])
def test_a_busy_machine_does_not_make_it_late(wait: float, milliseconds: int) -> None:
    used = used_by(BusyMachine(Clock(), 5e-6, wait), Budget(milliseconds=milliseconds), Waits())
    assert used <= milliseconds / 1000
    assert used >= 0.96 * milliseconds / 1000 - 2 * wait - 0.002


def test_a_first_stutter_is_seen_coming_after_a_decision_with_one() -> None:
    clock, waits = Clock(), Waits()
    used_by(Work(clock, 5e-6, stutter=0.020), Budget(milliseconds=100), waits)
    assert waits.longest == pytest.approx(0.020, abs=0.001)
    assert used_by(Work(clock, 5e-6), Budget(milliseconds=100), waits) <= 0.100 - Waits.FADING * 0.019


def test_a_wait_of_long_ago_is_forgotten() -> None:
    clock, waits = Clock(), Waits()
    waits.note(10.0)
    assert 0.045 <= used_by(Work(clock, 5e-6), Budget(milliseconds=100), waits) <= 0.055, "half is used in any case"
    for _ in range(40):
        used_by(Work(clock, 5e-6), Budget(milliseconds=100), waits)
    assert used_by(Work(clock, 5e-6), Budget(milliseconds=100), waits) >= 0.09


def test_time_spent_before_counts() -> None:
    clock = Clock()
    clock.now = 0.09
    spend(Work(clock, 1e-6), Budget(milliseconds=100), 0.0, clock, Waits())
    assert clock.now <= 0.1


@pytest.mark.parametrize("simulations", [1, 15, 16, 17, 5000])
def test_simulations_are_counted_exactly(simulations: int) -> None:
    clock = Clock()
    work = Work(clock, 1e-6)
    assert spend(work, Budget(simulations=simulations), 0.0, clock, Waits()) == simulations == work.done


def test_with_both_whichever_ends_first() -> None:
    clock = Clock()
    assert spend(Work(clock, 1e-6), Budget(simulations=500, milliseconds=1000), 0.0, clock, Waits()) == 500
    clock.now = 0.0
    assert spend(Work(clock, 1e-4), Budget(simulations=500_000, milliseconds=50), 0.0, clock, Waits()) < 600
