"""Hints: the move that a search prefers for somebody at the table, and how the game would end after it.

It is compared with the search's second choice. Both are played to the end in the same worlds, so that the difference in
each row of the score sheet can be told from chance.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from serai.bots.budget import Budget
from serai.bots.greedy_bot import GreedyBot
from serai.bots.mind import Floats, Forecaster, mind_of
from serai.bots.search_bot import favourite, spend
from serai.bots.sight import Sight
from serai.games.game import Move
from serai.kernel.rule import INTERPRETED

SECOND = Budget(milliseconds=1000)
FOR_THE_SEARCH = 0.65
"""part of the time; the rest is for the forecasts"""
FEWEST_WORLDS, MOST_WORLDS = 100, 2000
WORLDS_AT_ONCE = 20
"""between two looks at the clock"""


@dataclass(frozen=True)
class Expected:
    """What a row of the score sheet will show at the end, on average."""

    row: str
    """as in the message `<game>-row`"""
    mean: float
    other: float
    """the same after the other move"""
    error: float
    """standard error of the difference"""


@dataclass(frozen=True)
class Hint:
    """A move, and the other one that it was compared with. Where there was nothing to compare there are no rows."""

    move: Move
    other: Move | None = None
    rows: tuple[Expected, ...] = ()
    simulations: int = 0
    worlds: int = 0


def hint(sight: Sight, budget: Budget = SECOND) -> Hint:
    """Advice for a seat, from what it may know. With a budget of simulations it is always the same."""
    began = perf_counter()
    if len(sight.legal) == 1:
        return Hint(sight.legal[0])
    if INTERPRETED and budget is SECOND:  # an interpreted search would try one move in the time of thousands
        return Hint(GreedyBot(sight.game).decide(sight).move)
    with mind_of(sight.game).search(sight) as search:
        simulations = spend(search, _share(budget), began)
        findings = search.findings()
        best = favourite(findings)
        if isinstance(search, Forecaster) and (other := _instead_of(best, findings, search.alike)) is not None:
            ends = _play_out(search, best, other, budget, began)
            rows = tuple(map(_expected, search.rows, ends[0].T, ends[1].T))
            return Hint(sight.legal[best], sight.legal[other], rows, simulations, len(ends[0]))
    return Hint(sight.legal[best], simulations=simulations)


def _share(budget: Budget) -> Budget:
    if budget.milliseconds is None:
        return budget
    return Budget(budget.simulations, budget.milliseconds * FOR_THE_SEARCH)


def _instead_of(best: int, findings: Sequence[tuple[int, float]], alike: Sequence[int]) -> int | None:
    """What the search would choose if it could not have its favourite, nor another move of that name."""
    left = [found if alike[place] != alike[best] else (0, 0.0) for place, found in enumerate(findings)]
    other = favourite(left)
    return other if left[other][0] else None


def _play_out(search: Forecaster, best: int, other: int, budget: Budget, began: float) -> tuple[Floats, Floats]:
    """How the game ends after each of two moves, in as many worlds as there is time for."""
    seconds = math.inf if budget.milliseconds is None else budget.milliseconds / 1000
    most = MOST_WORLDS if budget.simulations is None else min(max(budget.simulations, FEWEST_WORLDS), MOST_WORLDS)
    ends: tuple[list[Floats], list[Floats]] = ([], [])
    for first in range(0, most, WORLDS_AT_ONCE):
        if first >= FEWEST_WORLDS and perf_counter() - began >= seconds:
            break
        worlds = range(first, min(first + WORLDS_AT_ONCE, most))
        for place, found in zip((best, other), ends, strict=True):
            found.append(search.forecast(place, worlds))
    return np.concatenate(ends[0]), np.concatenate(ends[1])


def _expected(row: str, ends: Floats, others: Floats) -> Expected:
    """The worlds are the same, so it is the difference in each of them that wavers."""
    error = (ends - others).std(ddof=1) / math.sqrt(len(ends))
    return Expected(row, float(ends.mean()), float(others.mean()), float(error))
