"""What players gave to each other: how much win share a seat's decisions brought to another seat.

A gift is what somebody else has more of by a decision than by one drawn by lot, as the mover knew the game. Players
who play for themselves take from all others, and players without a plan give nothing on average; so a gift above zero
has a reason. To compare with the best decision would not do: mistakes go to the one who leads, so everybody would seem
to be a leader's friend.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from serai.bots.judge import SEED, against_lot
from serai.bots.mind import chances_of
from serai.records.editions import ChosenEditions
from serai.reviews.knowledge import Knowledge
from serai.reviews.review import Progress, finished, sight_of

WORLDS = 400
"""for a decision"""
FEWEST_GAMES = 3
"""of a pair, before anything is called clear"""
CLEAR = 3.0
"""standard errors that make a gift clear"""


class Gift(NamedTuple):
    """What the decisions of somebody in one game have given to somebody else."""

    giver: str
    receiver: str
    share: float
    """of a win"""
    variance: float
    """from the worlds in which it was measured"""


class Pair(NamedTuple):
    """The same for one game on average, over all games that two players have shared."""

    giver: str
    receiver: str
    games: int
    share: float
    error: float
    """standard error"""

    @property
    def is_clear(self) -> bool:
        """Whether chance alone would hardly bring so much."""
        return self.games >= FEWEST_GAMES and self.share > CLEAR * self.error


def gifts_in(
    record: Mapping[str, Any], edition: str | None = None, worlds: int = WORLDS, progress: Progress | None = None
) -> list[Gift]:
    """Return the gifts of a finished game between its people; what stand-ins decided is nobody's."""
    head = finished(record, ChosenEditions(edition))
    names = _people(record, head.players)
    chances = chances_of(head.game.id)
    total = {giver: np.zeros((2, head.players)) for giver in names}
    by_others = set(record.get("stand_in_moves", ()))
    position = head.game.begin(head.edition, head.players, head.options, 0)
    for at, move in enumerate(head.moves, start=1):
        seat = move["seat"]
        if seat in names and at not in by_others:
            knowledge = Knowledge(chances, seat, open=False)
            sight = sight_of(head, knowledge, position, SEED)
            outlook = knowledge.outlook(sight.position, sight.seed)
            lines = against_lot(chances, outlook, sight, sight.legal.index(move), min(worlds, chances.most_worlds))
            if lines is not None:
                total[seat] += lines.mean(axis=0), lines.var(axis=0, ddof=1) / len(lines)
        position.play(move, final=True)
        if progress is not None:
            progress(at, len(head.moves))
    return [
        Gift(names[giver], names[receiver], *map(float, total[giver][:, receiver]))
        for giver in names
        for receiver in names
        if receiver != giver
    ]


def _people(record: Mapping[str, Any], players: int) -> dict[int, str]:
    """Return by seat the names of those who are no bots; who was forgotten has none."""
    names, bots = record.get("names") or [None] * players, record.get("bots") or [None] * players
    return {seat: str(names[seat]) for seat in range(players) if names[seat] and bots[seat] is None}


def ledger(gifts: Iterable[Gift]) -> list[Pair]:
    """Add up the gifts of many games; what stands out most comes first."""
    found: dict[tuple[str, str], list[Gift]] = defaultdict(list)
    for gift in gifts:
        found[gift.giver, gift.receiver].append(gift)
    pairs = [Pair(*names, len(of_pair), *_mean_and_error(of_pair)) for names, of_pair in found.items()]
    return sorted(pairs, key=lambda pair: (-pair.share / (pair.error or math.inf), pair.giver, pair.receiver))


def _mean_and_error(gifts: Sequence[Gift]) -> tuple[float, float]:
    """The error is that between games, and never less than that of the measurement."""
    count = len(gifts)
    mean = sum(gift.share for gift in gifts) / count
    measured = sum(gift.variance for gift in gifts) / count**2
    between = sum((gift.share - mean) ** 2 for gift in gifts) / (count - 1) / count if count > 1 else 0.0
    return mean, math.sqrt(max(measured, between))
