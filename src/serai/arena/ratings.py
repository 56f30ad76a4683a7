"""Ratings of those who play against each other: the bots of a match, or the people of tournaments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from serai.arena.play import GameOutcome


@dataclass(frozen=True)
class Rating:
    """A strength on openskill's scale, where everybody starts at 25, and its uncertainty."""

    strength: float
    uncertainty: float


def rate(names: Sequence[str], outcomes: Sequence[GameOutcome]) -> dict[str, Rating]:
    """Rate all bots game by game."""
    in_order = sorted(outcomes, key=lambda outcome: outcome.number)
    return rate_all(names, ((outcome.bots, outcome.places) for outcome in in_order))


def rate_all(names: Iterable[str], contests: Iterable[tuple[Sequence[str], Sequence[float]]]) -> dict[str, Rating]:
    """Rate by who was compared with whom, and by their places. A name that appears several times gets the mean of its
    updates.
    """
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for rivals, places in contests:
        if len(set(rivals)) < 2:
            continue
        teams = [[model.create_rating([ratings[rival].mu, ratings[rival].sigma], rival)] for rival in rivals]
        rated = [team[0] for team in model.rate(teams, ranks=list(places))]
        for name in dict.fromkeys(rivals):
            own = [new for new, rival in zip(rated, rivals, strict=True) if rival == name]
            ratings[name].mu = sum(new.mu for new in own) / len(own)
            ratings[name].sigma = sum(new.sigma for new in own) / len(own)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in ratings.items()}
