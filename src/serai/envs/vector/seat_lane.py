"""One seat of one table as a lane: what it observes, what it may say, and the move that it says.

Environments, features and policies at a table all look through this, so they agree on observations and actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.envs.vector.lane_rules import lane_rules
from serai.envs.vector.lanes import Lane, LaneRules, data_for, templates_for
from serai.games import find_game
from serai.games.game import Move
from serai.kernel.edition import kept_by_edition
from serai.kernel.schema import blank


@kept_by_edition(most=100)
def _set_up(edition: Any, game: str, players: int, options: tuple[tuple[str, Any], ...]) -> tuple[LaneRules, Any, Any]:
    """What all lanes of one setting share."""
    rules = lane_rules(find_game(game))
    return rules, data_for(rules, edition), templates_for(rules, edition, [players], dict(options))


class SeatLane:
    """A lane for one seat after another; `look` says which."""

    def __init__(self, game: str, players: int, options: Mapping[str, Any], edition: Any):
        self.edition = edition
        self.rules, self._data, self._templates = _set_up(edition, game, players, tuple(sorted(options.items())))
        self._lanes = blank(self.rules.LANE, 1)
        self._row = np.zeros((1, self.rules.LAYOUT.size), dtype=self.rules.LAYOUT.dtype)
        self._viewers = np.zeros(1, dtype=np.int16)

    @property
    def lane(self) -> Lane:
        lane: Lane = self._lanes[0]
        return lane

    def look(self, state: Any, seat: int, *, asked: bool = True) -> None:
        """See a redacted state as one seat. Where it is not asked anything, it has no legal action."""
        self._lanes[:] = 0
        self._lanes["state"] = state
        self._viewers[0] = seat
        if asked:
            self.rules.ask_seat(self.lane, self._data[0], seat)

    def observe(self) -> Any:
        """What the seat knows, flat; a copy."""
        self.rules.observe_lanes(self._lanes, self._templates, self._data, self._viewers, self._row, 0, 1)
        return self._row[0].copy()

    @property
    def mask(self) -> Any:
        """True where an action is legal; a copy."""
        return self._lanes["mask"][0].astype(bool)

    def say(self, action: int) -> Move | None:
        """Say a legal action; the move in the record's form, or None while it takes further actions to say."""
        return self.rules.answer(self.lane, self._data[0], self.edition, action)

    def action_for(self, move: Move) -> int:
        """The action that says a move of a record, or the next part of it."""
        return self.rules.action_for(self.lane, self.edition, move)
