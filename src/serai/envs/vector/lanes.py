"""A batch of games side by side. A lane is one place in the batch: a record that holds one game after the other.

The functions here work on the lanes of any game; a game adds its own rules (`LaneRules`). All of them run on the
processor and inside CUDA kernels alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import numpy as np

from serai.envs.vector.layout import Layout
from serai.games.game import Move
from serai.kernel.actions import ActionSpace
from serai.kernel.chance import Generator, below, stream
from serai.kernel.rule import rule
from serai.kernel.schema import EVERYONE, NOBODY, Ints, Record, blank, i16, i64, one, several, u8

f32 = np.float32

HOLD = -1
"""The action that leaves a lane as it is for this step."""

DECIDING = -2
"""As a viewer: the seat that decides."""


class Lane(Record):
    """What the lanes of all games have in common: for the type checker; `lane_record` adds the sizes of a game."""

    state: Any
    number: int
    sampler: Generator
    again: int
    outside: int
    digit: int
    value: int
    seat: int
    legal_count: int
    done: int
    legal: Ints
    points: Ints
    places: Any
    mask: Ints


def lane_record(state: type[Record], actions: int, most_legal: int, seats: int, **more: Any) -> type[Lane]:
    """The lanes of a game; `more` are fields that only this game needs."""
    fields = {
        "number": one(i64, EVERYONE, "which game of the seed"),
        "sampler": one(Generator, NOBODY, "random actions, apart from the game's own chance"),
        "again": one(i16, EVERYONE, "1: when the game has ended the next one begins at once"),
        "outside": one(i16, EVERYONE, "1: chance is drawn from outside"),
        **more,
        "seat": one(i16, EVERYONE, "the seat that decides now; -1 when the game is over"),
        "legal_count": one(i16, EVERYONE, "how many legal actions it has"),
        "done": one(u8, EVERYONE, "1: the last step ended a game"),
        "legal": several(i16, most_legal, EVERYONE, "its legal actions"),
        "mask": several(u8, actions, EVERYONE, "1 for each legal action"),
        "state": one(state, NOBODY, "the game"),
        "points": several(i16, seats, EVERYONE, "points by seat in the game that just ended, otherwise 0"),
        "places": several(f32, seats, EVERYONE, "places by seat likewise: 1 first, -1 last, equals share"),
    }
    return type(f"{state.__module__.split('.')[-3:][0].title()}Lane", (Lane,), fields)


class LaneRules(Protocol):
    """What batches ask of a game: `study/vector.py` in its folder, or `PlainLanes`."""

    LANE: type[Lane]
    STATE: type[Record]
    SCRATCH: type[Record]
    ACTIONS: ActionSpace
    LAYOUT: Layout
    SEATS: int
    WAIT: int

    def open_seats(self, lane: Lane) -> list[int]:
        """The seats that decide at once."""

    def legal_of(self, lane: Lane, seat: int) -> list[int]:
        """The legal actions of one of them."""

    def ask_seat(self, lane: Lane, data: Any, seat: int) -> None:
        """Find out what a seat that is to decide may do."""

    def ask(self, lane: Lane, data: Any) -> None:
        """Find out whose decision it is, and what is legal."""

    def action_name(self, action: int) -> str:
        """An action in words."""

    def answer(self, lane: Lane, data: Any, edition: Any, action: int) -> Move | None:
        """Say an action; the move in the record's form, or None while it takes further actions to say."""

    def action_for(self, lane: Lane, edition: Any, move: Move) -> int:
        """The action that says a move of a record, or the next part of it."""

    def settle_lane(self, lane: Lane, data: Any, scratch: Any) -> None:
        """Points and places of a finished game."""

    def data_of(self, edition: Any) -> Any:
        """The edition compiled to integers."""

    def template_of(self, edition: Any, players: int, options: Mapping[str, Any]) -> Any:
        """The game before its first chance."""

    def start_lanes(self, lanes: Any, templates: Any, data: Any, key: int, first: int, last: int) -> None:
        """Begin the games whose numbers the lanes hold."""

    def step_lanes(
        self, lanes: Any, templates: Any, data: Any, key: int, scratch: Any, actions: Any, first: int, last: int
    ) -> int:
        """One decision in each lane; returns a lane whose action was not legal and did nothing, or -1."""

    def observe_lanes(
        self, lanes: Any, templates: Any, data: Any, viewers: Any, tensors: Any, first: int, last: int
    ) -> None:
        """The observation of one seat in each lane; a lane without a viewer is left as it is."""


def templates_for(rules: LaneRules, edition: Any, counts: Iterable[int], options: Mapping[str, Any]) -> Any:
    """The games before their first chance, by number of players."""
    templates = blank(rules.STATE, rules.SEATS + 1)
    for players in counts:
        templates[players] = rules.template_of(edition, players, options)
    return templates


def data_for(rules: LaneRules, edition: Any) -> Any:
    """The edition as an array of one entry."""
    data = rules.data_of(edition)
    return np.frombuffer(data.tobytes(), dtype=data.dtype)


@rule
def forbid(lane: Lane) -> None:
    """Take the last decision's legal actions out of the mask."""
    for place in range(lane.legal_count):
        lane.mask[lane.legal[place]] = 0


@rule
def permit(lane: Lane) -> None:
    """Put the legal actions into the mask."""
    for place in range(lane.legal_count):
        lane.mask[lane.legal[place]] = 1


@rule
def forget_end(lane: Lane) -> None:
    """What a step says of an ended game is gone with the next step."""
    if lane.done:
        lane.done = 0
        for seat in range(len(lane.points)):
            lane.points[seat] = 0
            lane.places[seat] = 0


@rule
def share_place(lane: Lane, seat: int, ahead: int, level: int, players: int) -> None:
    """A place as a reward: `ahead` seats did better, `level` others did as well."""
    lane.places[seat] = 1.0 - (2.0 * ahead + level) / (players - 1)


@rule
def is_legal(lane: Lane, action: int) -> bool:
    """Whether an action is legal now; never when the game is over."""
    return lane.legal_count > 0 and 0 <= action < len(lane.mask) and lane.mask[action] != 0


@rule
def sample_lane(lane: Lane, actions: Any, number: int) -> None:
    """A random legal action."""
    if lane.legal_count > 0:
        actions[number] = lane.legal[below(lane.sampler, lane.legal_count)]


@rule
def sample_lanes(lanes: Any, actions: Any, first: int, last: int) -> None:
    """Random legal actions, each equally likely."""
    for number in range(first, last):
        sample_lane(lanes[number], actions, number)


@rule
def seed_lane(lane: Lane, key: int, number: int) -> None:
    """Lane k begins with game k of the seed and has a sampler of its own."""
    lane.number = number
    stream(lane.sampler, key ^ 1, number)


@rule
def seed_lanes(lanes: Any, key: int, first: int, last: int) -> None:
    for number in range(first, last):
        seed_lane(lanes[number], key, number)
