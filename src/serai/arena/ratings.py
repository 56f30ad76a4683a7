"""Ratings of the bots of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from serai.arena.play import Outcome


@dataclass(frozen=True)
class Rating:
    """A bot's strength on openskill's scale, where everybody starts at 25, and how unsure it is."""

    strength: float
    uncertainty: float


def rate(names: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """Rate all bots game by game. A bot on several seats of a game learns the mean of what its seats learnt."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for outcome in sorted(outcomes, key=lambda outcome: outcome.number):
        if len(set(outcome.bots)) < 2:
            continue
        teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma], bot)] for bot in outcome.bots]
        rated = [team[0] for team in model.rate(teams, ranks=outcome.places)]
        for name in dict.fromkeys(outcome.bots):
            own = [new for new, bot in zip(rated, outcome.bots, strict=True) if bot == name]
            ratings[name].mu = sum(new.mu for new in own) / len(own)
            ratings[name].sigma = sum(new.sigma for new in own) / len(own)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in ratings.items()}
