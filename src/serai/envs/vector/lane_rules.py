"""What serves a game's batches: its own compiled form, or the plain one that follows from its position."""

from __future__ import annotations

from typing import Any

from serai.envs.vector.lanes import LaneRules
from serai.envs.vector.plain_lanes import PlainLanes
from serai.envs.vector.quick_lanes import QuickLanes
from serai.games.game import Game


def lane_rules(game: Game) -> LaneRules:
    """The game's `study/vector.py`, or else `QuickLanes` by its declared parts, or else `PlainLanes`."""
    compiled: Any = game.part("study.vector")
    if compiled is not None:
        lanes: LaneRules = compiled
        return lanes
    return QuickLanes(game) if game.is_quick else PlainLanes(game)
