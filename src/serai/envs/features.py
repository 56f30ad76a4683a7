"""Records as named arrays: one row per decision, as the deciding seat saw it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from serai.envs.vector.lane_rules import lane_rules
from serai.envs.vector.lanes import LaneRules, data_for, templates_for
from serai.kernel.errors import UserError
from serai.kernel.schema import blank
from serai.played_game import PlayedGame

Arrays = dict[str, Any]


def features_of(records: Iterable[Mapping[str, Any]], edition: str | None = None) -> Arrays:
    """The decisions of finished records of one game.

    `record`, `seat` and `turn` say whose decision it was, `move` what was decided (in the game's own numbers), `place`
    and `points` how the game ended for that seat; all other arrays are the tensors of the observation.
    """
    rows: list[tuple[int, int, int, int, float, int]] = []
    seen: list[Any] = []
    rules: LaneRules | None = None
    game = ""
    for number, record in enumerate(records):
        if record["game"] != game and game:
            raise UserError(f"record {number + 1} is of {record['game']}, the others are of {game}: keep them apart")
        game = record["game"]
        table = PlayedGame.empty(game, record["players"], record["options"], edition)
        reader = _Reader(table)
        rules = reader.rules
        decisions = [reader.read(table, move) for move in record["moves"]]
        if not table.over:
            raise UserError(f"record {number + 1} is not finished: features say how the game ended")
        points, places = reader.outcome(table)
        for turn, decision in enumerate(entry for entry in decisions if entry is not None):
            seat, move, row = decision
            rows.append((number, seat, turn, move, places[seat], points[seat]))
            seen.append(row)
    if rules is None:
        raise UserError("there is no record to take features from")
    columns = zip(*rows, strict=True)
    names = ("record", "seat", "turn", "move", "place", "points")
    types = (np.int32, np.int16, np.int32, np.int64, np.float32, np.int16)
    arrays = {name: np.array(column, dtype=type_) for name, column, type_ in zip(names, columns, types, strict=True)}
    return {**arrays, **rules.LAYOUT.split(np.stack(seen))}


class _Reader:
    """Plays one record and looks at it from the seat that decides."""

    def __init__(self, table: PlayedGame):
        self.rules = lane_rules(table.game)
        self.data = data_for(self.rules, table.edition)
        self.templates = templates_for(self.rules, table.edition, [table.players], table.options)
        self.lanes = blank(self.rules.LANE, 1)

    def read(self, table: PlayedGame, move: Mapping[str, Any]) -> tuple[int, int, Any] | None:
        """The decision and what its seat saw before it; None for chance. Then the move is played."""
        found = None
        if move["seat"] is not None:
            self.lanes["state"] = table.seen_by(move["seat"]).state
            row = np.zeros((1, self.rules.LAYOUT.size), dtype=self.rules.LAYOUT.dtype)
            viewers = np.array([move["seat"]], dtype=np.int16)
            self.rules.observe_lanes(self.lanes, self.templates, self.data, viewers, row, 0, 1)
            found = move["seat"], self.rules.number_of(self.lanes[0], table.edition, dict(move)), row[0]
        table.play_final(move)
        return found

    def outcome(self, table: PlayedGame) -> tuple[list[int], list[float]]:
        """Points and places by seat."""
        self.lanes["state"] = table.seen_by(None).state
        self.rules.settle_lane(self.lanes[0], self.data[0], blank(self.rules.SCRATCH, 1)[0])
        return self.lanes["points"][0].tolist(), self.lanes["places"][0].tolist()
