"""The bots that search, for as many simulations as their budget allows: `classic`, and `search`, which asks a net too.

`classic` makes the move tried most often. A net is too slow to be asked in every simulation, so `search` asks it once,
about the decision itself. What it likes is tried more often, and weighed against what the simulations have found.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from time import perf_counter

import numpy as np

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.mind import Search, mind_of
from serai.bots.net_bot import player_for
from serai.bots.sight import Sight
from serai.bots.unlearned import say_unlearned
from serai.bots.weighing import weigh

FIRST_BATCH = 1  # it is not yet known how long one takes
BATCH_SECONDS = 0.001  # of work between two looks at the clock
RESERVE = 0.04  # part of the time kept back for beginning and ending
MOST_RESERVED = 0.5  # part of it kept back at most, however long the machine has let a search wait


class Waits:
    """How long a busy machine lets a search wait for the processor: the longest time of late."""

    FADING = 0.8

    def __init__(self) -> None:
        self.longest = 0.0

    def begin(self) -> None:
        """Begin another decision: older waits count less."""
        self.longest *= self.FADING

    def note(self, seconds: float) -> None:
        """Note a wait."""
        self.longest = max(self.longest, seconds)


MACHINE = Waits()  # shared by all searches, because the processors are


class ClassicBot(Bot):
    """Information-set tree search. With a budget of simulations it always decides alike."""

    def __init__(self, game: str, budget: Budget):
        super().__init__(game)
        self.budget = budget

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        began = perf_counter()
        if len(sight.legal) == 1:
            return Thought.choosing(sight, 0, [1.0])
        say_unlearned(sight)
        log_chances = self.log_chances(sight)
        mind = mind_of(self.game)
        with mind.search(sight) as search:
            if log_chances is not None:
                search.favour(log_chances, mind.net_share)
            simulations = spend(search, budget or self.budget, began)
            findings = search.findings()
        visits, values = [tries for tries, _ in findings], [value for _, value in findings]
        chosen = favourite(findings) if log_chances is None else weighed(findings, log_chances, mind.net_weight)
        return Thought.choosing(sight, chosen, values, visits, simulations)

    def log_chances(self, sight: Sight) -> Sequence[float] | None:  # noqa: ARG002
        """The net's preference for each legal move; None if no net is asked."""
        return None


class SearchBot(ClassicBot):
    """The same with the game's own net; if the net does not fit, it falls back to `classic`, with one warning."""

    def log_chances(self, sight: Sight) -> Sequence[float] | None:
        player = player_for(sight)
        return None if player is None else player.log_chances(sight)


def favourite(findings: Sequence[tuple[int, float]]) -> int:
    """The move tried most often; of equals the one that promises more, then the first."""
    return max(range(len(findings)), key=findings.__getitem__)


def weighed(findings: Sequence[tuple[int, float]], log_chances: Sequence[float], net_weight: float) -> int:
    """The best move by the net's preference and the search's value together; the first of equals."""
    visits, values = (np.array(column) for column in zip(*findings, strict=True))
    return weigh(visits, values, np.array(log_chances), len(findings), net_weight)


def spend(
    search: Search,
    budget: Budget,
    began: float,
    clock: Callable[[], float] = perf_counter,
    waits: Waits = MACHINE,
) -> int:
    """Search until the budget is spent; returns the number of simulations.

    The clock is looked at between small batches. One more is begun only if it would end in time even after the longest
    wait that was met lately, so that the limit holds on a busy machine.
    """
    most = budget.simulations
    seconds = math.inf if budget.milliseconds is None else budget.milliseconds / 1000 * (1 - RESERVE)
    waits.begin()
    done, batch, each = 0, FIRST_BATCH, math.inf
    before = clock()
    while True:
        batch = batch if most is None else min(batch, most - done)
        search.run(batch)
        now = clock()
        done += batch
        each = min(each, max(now - before, 1e-9) / batch)
        waits.note(now - before - batch * each)
        batch = max(1, min(4 * batch, int(BATCH_SECONDS / each)))
        kept_back = min(waits.longest, MOST_RESERVED * seconds)
        if (most is not None and done >= most) or now + batch * each + kept_back >= began + seconds:
            return done
        before = now
