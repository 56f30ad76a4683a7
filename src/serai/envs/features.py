"""Records as named arrays: one row per action, as the deciding seat saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from serai.envs.vector.seat_lane import SeatLane
from serai.games.game import Standings
from serai.kernel.errors import UserError
from serai.played_game import PlayedGame

Arrays = dict[str, Any]


def features_of(records: Iterable[Mapping[str, Any]], edition: str | None = None) -> Arrays:
    """The decisions of finished records of one game, action by action as in the environments.

    `record`, `seat` and `turn` say whose decision it was, `action` what was done, `place` and `points` how the game
    ended for that seat; all other arrays are the tensors of the observation.
    """
    rows: list[tuple[int, int, int, int, float, int]] = []
    seen: list[Any] = []
    layout = None
    for number, followed in enumerate(follow(records, edition)):
        layout = followed.lane.rules.LAYOUT
        for step in followed.said:
            place, points = followed.ended.places[step.seat], followed.ended.points[step.seat]
            rows.append((number, step.seat, step.turn, step.action, place, points))
            seen.append(step.seen)
    if layout is None:
        raise UserError("there is no record to take features from")
    columns = zip(*rows, strict=True)
    names = ("record", "seat", "turn", "action", "place", "points")
    types = (np.int32, np.int16, np.int32, np.int16, np.float32, np.int16)
    arrays = {name: np.array(column, dtype=type_) for name, column, type_ in zip(names, columns, types, strict=True)}
    return {**arrays, **layout.split(np.stack(seen))}


@dataclass(frozen=True)
class RecordedAction:
    """One action of a record."""

    seat: int
    turn: int
    """the number of the decision that it is part of"""
    action: int
    seen: Any
    """what the seat saw, flat"""
    mask: Any
    """true where an action was legal"""


@dataclass(frozen=True)
class Followed:
    """A finished record, action by action."""

    table: PlayedGame
    """at its end"""
    lane: SeatLane
    """to look through"""
    said: list[RecordedAction]
    ended: Standings


def follow(records: Iterable[Mapping[str, Any]], edition: str | None = None) -> Iterator[Followed]:
    """Finished records of one game."""
    game = ""
    for number, record in enumerate(records, 1):
        if record["game"] != game and game:
            raise UserError(f"record {number} is of {record['game']}, the others are of {game}: keep them apart")
        game = record["game"]
        table = PlayedGame.empty(game, record["players"], record["options"], edition)
        lane = SeatLane(game, table.players, table.options, table.edition)
        said = list(_actions(table, lane, record["moves"]))
        if table.result is None:
            raise UserError(f"record {number} is not finished: features say how the game ended")
        yield Followed(table, lane, said, table.game.standings(table.result))


def _actions(table: PlayedGame, lane: SeatLane, moves: Iterable[Mapping[str, Any]]) -> Iterator[RecordedAction]:
    turn = 0
    for move in moves:
        seat = move["seat"]
        if seat is not None:
            lane.look(table.seen_by(seat).state, seat)
            is_said = False
            while not is_said:
                seen, mask, action = lane.observe(), lane.mask, lane.action_for(dict(move))
                yield RecordedAction(seat, turn, action, seen, mask)
                is_said = lane.say(action) is not None
            turn += 1
        table.play_final(move)
