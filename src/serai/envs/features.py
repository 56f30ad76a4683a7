"""Records as named arrays: one row per action, as the deciding seat saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from serai.envs.vector.seat_lane import SeatLane
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
    game = ""
    for number, record in enumerate(records):
        if record["game"] != game and game:
            raise UserError(f"record {number + 1} is of {record['game']}, the others are of {game}: keep them apart")
        game = record["game"]
        table = PlayedGame.empty(game, record["players"], record["options"], edition)
        lane = SeatLane(game, table.players, table.options, table.edition)
        layout = lane.rules.LAYOUT
        said = list(_follow(table, lane, record["moves"]))
        if table.result is None:
            raise UserError(f"record {number + 1} is not finished: features say how the game ended")
        ended = table.game.standings(table.result)
        for seat, turn, action, row in said:
            rows.append((number, seat, turn, action, ended.places[seat], ended.points[seat]))
            seen.append(row)
    if layout is None:
        raise UserError("there is no record to take features from")
    columns = zip(*rows, strict=True)
    names = ("record", "seat", "turn", "action", "place", "points")
    types = (np.int32, np.int16, np.int32, np.int16, np.float32, np.int16)
    arrays = {name: np.array(column, dtype=type_) for name, column, type_ in zip(names, columns, types, strict=True)}
    return {**arrays, **layout.split(np.stack(seen))}


def _follow(
    table: PlayedGame, lane: SeatLane, moves: Iterable[Mapping[str, Any]]
) -> Iterator[tuple[int, int, int, Any]]:
    """Play a record's moves; of each action the seat, the number of its decision, the action and what the seat saw."""
    turn = 0
    for move in moves:
        seat = move["seat"]
        if seat is not None:
            lane.look(table.seen_by(seat).state, seat)
            is_said = False
            while not is_said:
                seen, action = lane.observe(), lane.action_for(dict(move))
                yield seat, turn, action, seen
                is_said = lane.say(action) is not None
            turn += 1
        table.play_final(move)
