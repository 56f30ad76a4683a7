"""A sequential test of the first bot of a match: which of two win shares is its own? It stops once that is clear.

The evidence is how much more likely the deals are with the higher share than with the lower one, as a logarithm.
Games of one deal depend on each other, so a deal counts as one observation; how much deals scatter is taken from
themselves. Deals count in their order, whatever ends first, so the test says the same for any number of processes.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from serai.arena.play import GameOutcome
from serai.kernel.errors import UserError

ERROR = 0.05
"""how often the test may be wrong if one of the two shares is the true one"""
BOUND = math.log((1 - ERROR) / ERROR)
FEWEST_DEALS = 20
"""before that nobody knows how much deals scatter"""


@dataclass(frozen=True)
class MatchVerdict:
    """What the deals so far say."""

    deals: int
    share: float
    evidence: float

    @property
    def share_is(self) -> str:
        """`high`, `low`, or `open` as long as nothing is clear."""
        return "open" if abs(self.evidence) < BOUND else "high" if self.evidence > 0 else "low"


@dataclass(frozen=True)
class Sequential:
    """A test between two win shares."""

    low: float
    high: float

    @classmethod
    def read(cls, text: str) -> Sequential:
        """A test as a person writes it: `0.25,0.28`."""
        try:
            low, high = map(float, text.split(","))
        except ValueError:
            low = high = math.nan
        if not 0 < low < high < 1:
            raise UserError(f"'{text}' is not a test: write a lower and a higher win share, such as 0.25,0.28")
        return cls(low, high)

    def verdict(self, shares: Sequence[float]) -> MatchVerdict:
        """What the shares of the deals say; where that is clear, no later deal counts."""
        middle, total, scatter, found = (self.low + self.high) / 2, 0.0, 0.0, MatchVerdict(0, 0.0, 0.0)
        for deals, share in enumerate(shares, 1):
            total += share
            scatter += (share - middle) ** 2
            certain = deals >= FEWEST_DEALS and scatter > 0
            evidence = deals * (self.high - self.low) * (total - deals * middle) / scatter if certain else 0.0
            found = MatchVerdict(deals, total / deals, evidence)
            if found.share_is != "open":
                break
        return found

    def described(self, verdict: MatchVerdict) -> dict[str, Any]:
        """The test as `--json` prints it."""
        return {
            "low": self.low,
            "high": self.high,
            "deals": verdict.deals,
            "evidence": round(verdict.evidence, 4),
            "share": verdict.share_is,
        }


def shares_of(bot: str, outcomes: Iterable[GameOutcome], players: int) -> list[float]:
    """The win share of a bot in each deal that was played in full, up to the first that was not."""
    wins: dict[int, list[float]] = defaultdict(list)
    played: dict[int, int] = defaultdict(int)
    for outcome in outcomes:
        played[outcome.deal] += 1
        wins[outcome.deal] += [win for name, win in zip(outcome.bots, outcome.wins, strict=True) if name == bot]
    shares: list[float] = []
    while played[len(shares)] == players:
        found = wins[len(shares)]
        shares.append(sum(found) / len(found))
    return shares
