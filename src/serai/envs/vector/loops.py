"""The loops over all lanes of a batch: the text that games share whose rules are compiled (`rule_for`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.envs.vector.lanes import forget_end
from serai.kernel.rule_for import PART, rule_for

# What a game brings.
start_lane = PART
decide_lane = PART
has_ended = PART
end_lane = PART
observe_lane = PART


def start_lanes(lanes: Any, templates: Any, data: Any, key: int, first: int, last: int) -> None:
    """Begin the games whose numbers the lanes hold."""
    for number in range(first, last):
        forget_end(lanes[number])
        start_lane(lanes[number], templates, data[0], key)


def step_lanes(
    lanes: Any, templates: Any, data: Any, key: int, scratch: Any, actions: Any, first: int, last: int
) -> int:
    """One decision in each lane; returns a lane whose action was not legal and did nothing, or -1."""
    refused = -1
    for number in range(first, last):
        if not decide_lane(lanes[number], data[0], actions[number]):
            refused = number
        elif has_ended(lanes[number]):
            end_lane(lanes[number], templates, data[0], key, scratch[0], len(lanes))
    return refused


def observe_lanes(lanes: Any, templates: Any, data: Any, viewers: Any, tensors: Any, first: int, last: int) -> None:
    """The observation of one seat in each lane; a lane without a viewer is left as it is."""
    for number in range(first, last):
        observe_lane(lanes[number], templates, data[0], viewers[number], tensors[number])


def lane_loops(
    module: str,
    start: Callable[..., None],
    decide: Callable[..., bool],
    ended: Callable[..., bool],
    end: Callable[..., None],
    observe: Callable[..., None],
) -> tuple[Callable[..., None], Callable[..., int], Callable[..., None]]:
    """Return `start_lanes`, `step_lanes` and `observe_lanes` (LaneRules) for a game, from the same for one lane."""
    stepping = rule_for(module, step_lanes, decide_lane=decide, has_ended=ended, end_lane=end)
    observing = rule_for(module, observe_lanes, observe_lane=observe)
    return rule_for(module, start_lanes, start_lane=start), stepping, observing
