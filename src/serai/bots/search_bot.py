"""The bot that searches: as many simulations as its budget allows, then the move tried most often."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.mind import Search, mind_of
from serai.bots.sight import Sight

FIRST_BATCH = 16
BATCH_SECONDS = 0.004  # between two looks at the clock
RESERVE = 0.04  # part of the time kept back for beginning and ending


class SearchBot(Bot):
    """Information-set tree search. With a budget of simulations it always decides alike."""

    def __init__(self, game: str, budget: Budget):
        super().__init__(game)
        self.budget = budget

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        began = perf_counter()
        if len(sight.legal) == 1:
            return Thought.choosing(sight, 0, [1.0])
        with mind_of(self.game).search(sight) as search:
            simulations = spend(search, budget or self.budget, began)
            findings = search.findings()
        visits, values = [tries for tries, _ in findings], [value for _, value in findings]
        best = max(range(len(visits)), key=lambda place: (visits[place], values[place]))
        return Thought.choosing(sight, best, values, visits, simulations)


def spend(search: Search, budget: Budget, began: float, clock: Callable[[], float] = perf_counter) -> int:
    """Search until the budget is spent; returns the number of simulations.

    The clock is looked at between batches, each small against the time left, so that the limit holds on a busy machine.
    """
    most = budget.simulations
    end = None if budget.milliseconds is None else began + budget.milliseconds / 1000 * (1 - RESERVE)
    done, batch = 0, FIRST_BATCH
    while True:
        batch = batch if most is None else min(batch, most - done)
        start = clock()
        search.run(batch)
        now = clock()
        done += batch
        each = max(now - start, 1e-9) / batch
        if (most is not None and done >= most) or (end is not None and now + each >= end):
            return done
        seconds = BATCH_SECONDS if end is None else min(BATCH_SECONDS, (end - now) / 2)
        batch = max(1, min(4 * batch, int(seconds / each)))
