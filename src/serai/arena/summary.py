"""What a match shows: one row per different bot, with how sure it is."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from serai.arena.play import GameOutcome

Z95 = 1.959964


@dataclass(frozen=True)
class BotSummary:
    """One bot over all its seats: every seat it took in a game counts as a game of its own."""

    name: str
    games: int
    wins: float
    low: float
    high: float
    mean_place: float
    mean_points: float
    ms_per_decision: float
    simulations_per_decision: float

    @property
    def win_share(self) -> float:
        """Wins per game and seat; 1 / players is what equals get."""
        return self.wins / self.games

    def described(self) -> dict[str, Any]:
        """The row as `--json` prints it."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_share": round(self.win_share, 4),
            "ci95": [round(self.low, 4), round(self.high, 4)],
            "mean_place": round(self.mean_place, 4),
            "mean_points": round(self.mean_points, 4),
            "ms_per_decision": round(self.ms_per_decision, 4),
        }


def summarise(names: Iterable[str], outcomes: Sequence[GameOutcome]) -> list[BotSummary]:
    """The rows of a match, in the order of the names."""
    return [_row(name, outcomes) for name in names if any(name in outcome.bots for outcome in outcomes)]


def _row(name: str, outcomes: Sequence[GameOutcome]) -> BotSummary:
    wins_by_deal: dict[int, list[float]] = defaultdict(list)
    places, points = [], []
    decisions, seconds, simulations = 0, 0.0, 0
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            if bot == name:
                wins_by_deal[outcome.deal].append(outcome.wins[seat])
                places.append(outcome.places[seat])
                points.append(outcome.points[seat])
                decisions += outcome.decisions[seat]
                seconds += outcome.seconds[seat]
                simulations += outcome.simulations[seat]
    games = len(places)
    wins = sum(map(sum, wins_by_deal.values()))
    low, high = interval(list(wins_by_deal.values()))
    decisions = max(decisions, 1)
    return BotSummary(
        name,
        games,
        wins,
        low,
        high,
        sum(places) / games,
        sum(points) / games,
        1000 * seconds / decisions,
        simulations / decisions,
    )


def interval(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """95% for a win share, from the wins of each deal.

    Wilson's interval; games of one deal are not independent, so it is made from the number of independent games that
    would scatter like these deals do.
    """
    games = sum(map(len, deals))
    share = sum(map(sum, deals)) / games
    return wilson(share, independent_games(deals, share))


def independent_games(deals: Sequence[Sequence[float]], share: float) -> float:
    """How many independent games are worth these ones; never more than were played."""
    games = sum(map(len, deals))
    if len(deals) < 2 or not 0 < share < 1:
        return games
    scatter = sum((sum(deal) - share * len(deal)) ** 2 for deal in deals) / games**2
    scatter *= len(deals) / (len(deals) - 1)
    return min(games, share * (1 - share) / scatter) if scatter > 0 else games


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's score interval; rounding must not leave the share outside it."""
    square = Z95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 * math.sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))
