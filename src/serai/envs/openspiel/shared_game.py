"""What a game offers to OpenSpiel besides its lanes: chance draw by draw, and worlds one seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from serai.envs.vector.lanes import Lane, LaneRules
from serai.kernel.schema import blank

Outcomes = list[tuple[int, float]]
Log = list[tuple[int, int, int]]
"""Seat, action and note of every decision."""
Sampler = Callable[[], float]
"""Numbers from 0 to 1."""


class Playable(Protocol):
    """One game with its edition, players and options; shared by all states of it."""

    players: int
    data: Any
    templates: Any
    max_chance_outcomes: int
    max_game_length: int
    max_chance_nodes: int
    information_size: int
    """Most numbers that `information` can give."""

    @property
    def rules(self) -> LaneRules:
        """How its lanes are played."""

    def outcomes(self, lane: Lane, drawn: list[int]) -> Outcomes:
        """The chance outcomes that are due, with their probabilities; none where a seat decides or all is over."""

    def draw(self, lane: Lane, drawn: list[int]) -> None:
        """Chance has drawn the last entry of `drawn`: carry it out."""

    def note(self, lane: Lane) -> int:
        """What everybody sees when a decision is made, as far as the actions alone do not tell it."""

    def information(self, lane: Lane, drawn: list[int], log: Log, viewer: int) -> list[int]:
        """Everything a seat has learnt since the start, and nothing else, as numbers."""

    def chance_name(self, lane: Lane, drawn: list[int], outcome: int) -> str:
        """A chance outcome in words."""


class SharedGame(Playable, Protocol):
    """A game that also knows by which moves other worlds come about."""

    def resample(
        self, lane: Lane, drawn: list[int], log: Log, viewer: int, sampler: Sampler
    ) -> tuple[list[int], list[int]]:
        """Chance outcomes and actions of a world that the viewer cannot tell from this one."""


def new_lanes(shared: Playable) -> Any:
    """One lane before its first move, whose chance is drawn from outside."""
    lanes = blank(shared.rules.LANE, 1)
    lanes[0].state = shared.templates[shared.players]
    lanes[0].outside = 1
    shared.rules.ask(lanes[0], shared.data[0])
    return lanes


def shuffled(values: list[int], sampler: Sampler) -> list[int]:
    """The same values in a random order."""
    keys = np.array([sampler() for _ in values])
    return [values[place] for place in np.argsort(keys, kind="stable")]
