"""Batches of a quick game (`LaneRules`): those of `PlainLanes`, in loops of compiled code over its declared parts."""

from __future__ import annotations

from collections.abc import Iterator
from types import FunctionType
from typing import Any

import numpy as np

from serai.envs.vector import loops
from serai.envs.vector.lanes import DECIDING, HOLD, Lane, forbid, forget_end, is_legal, permit, share_place
from serai.envs.vector.plain_lanes import PlainLanes, own_fields, shown_fields
from serai.games.game import Game
from serai.games.quick_parts import Told
from serai.games.quick_position import MOST_CANDIDATES, QuickPosition
from serai.kernel.chance import stream
from serai.kernel.rule import INTERPRETED, _compiled, rule, whole
from serai.kernel.rule_cache import folder_of
from serai.kernel.rule_for import PART
from serai.kernel.schema import NOBODY, Ints, Record, blank, field_of, i16, i64, one, several

LEAST, MOST = np.iinfo(i16).min, np.iinfo(i16).max


class Scratch(Record):
    """Room for a thread to work in."""

    told: Told = one(Told, NOBODY, "what a move did")
    numbers: Ints = several(i64, MOST_CANDIDATES, NOBODY, "what is drawn")


class QuickLanes(PlainLanes):
    """What batches need of one quick game."""

    SCRATCH = Scratch

    def __init__(self, game: Game):
        super().__init__(game)
        quick: type[QuickPosition] = game.need("quick", "has no declared parts").begin.__self__
        known = {**globals(), **quick.compiled(), "observe": _observing(self.STATE)}
        for name in ("let_chance", "ask", "settle", "start_lane", "decide_lane", "has_ended", "end_lane", "observe"):
            known[name] = self._made(known.get(f"text_{name}", known.get(name)), known, quick.__module__)
        for name in ("start_lanes", "step_lanes"):
            known[name] = self._made(getattr(loops, name), {**vars(loops), **known}, quick.__module__)
        known["observe_lanes"] = self._made(text_observe_lanes, known, quick.__module__)
        self._loops = known

    @staticmethod
    def _made(text: Any, known: dict[str, Any], module: str) -> Any:
        """A text that finds its parts among these, compiled once for the same game."""
        made = FunctionType(text.__code__, known, text.__name__)
        return made if INTERPRETED else _compiled(made, folder_of(module, __name__))

    def start_lanes(self, lanes: Any, templates: Any, data: Any, key: int, first: int, last: int) -> None:  # noqa: ARG002
        self._loops["start_lanes"](lanes, templates, blank(Scratch, 1), np.uint64(key), first, last)

    def step_lanes(
        self,
        lanes: Any,
        templates: Any,
        data: Any,  # noqa: ARG002 - there is none
        key: int,
        scratch: Any,
        actions: Any,
        first: int,
        last: int,
    ) -> int:
        work = self._loops["step_lanes"]
        return int(work(lanes, templates, scratch, np.uint64(key), scratch, actions, first, last))

    def observe_lanes(
        self,
        lanes: Any,
        templates: Any,  # noqa: ARG002
        data: Any,  # noqa: ARG002
        viewers: Any,
        tensors: Any,
        first: int,
        last: int,
    ) -> None:
        self._loops["observe_lanes"](lanes, viewers, tensors, first, last)


# What the texts below find beside each other: the game's parts (games/quick_rules.py), and what is made of them.
OVER = ACTIONS = PART
owes = may = act = happen = points = wins = PART
waits_for_chance = draw = PART
let_chance = ask = settle = start_lane = observe = PART


def text_let_chance(lane: Any, scratch: Any) -> None:
    """Let chance play, unless somebody outside draws it."""
    state = lane.state
    while lane.outside == 0 and state.step != OVER and waits_for_chance(state):
        count = draw(state, scratch.numbers)
        scratch.told.count = 0
        happen(state, scratch.told, scratch.numbers[:count])


def text_ask(lane: Any) -> None:
    """Find out whose decision it is, and what is legal."""
    state = lane.state
    lane.seat, lane.legal_count = -1, 0
    if state.step == OVER or waits_for_chance(state):
        return
    for seat in range(state.players):
        if lane.seat < 0 and owes(state, whole(seat)):
            lane.seat = seat
    for action in range(ACTIONS):
        if may(state, whole(lane.seat), whole(action)):
            lane.legal[lane.legal_count] = action
            lane.legal_count += 1
    permit(lane)


def text_settle(lane: Any) -> None:
    """Winners come first, the others by their points."""
    state = lane.state
    lane.done = 1
    for seat in range(state.players):
        ahead = level = whole(0)
        mine, won = whole(points(state, whole(seat))), whole(wins(state, whole(seat)))
        for other in range(state.players):
            theirs, has_won = whole(points(state, whole(other))), whole(wins(state, whole(other)))
            ahead += whole(has_won > won or (has_won == won and theirs > mine))
            level += whole(has_won == won and theirs == mine)
        lane.points[seat] = mine
        share_place(lane, whole(seat), ahead, level - 1, whole(state.players))


def text_start_lane(lane: Any, templates: Any, scratch: Any, key: int) -> None:
    """Set up the game whose number the lane holds, and ask for its first decision."""
    forbid(lane)
    lane.state = templates[lane.state.players]
    stream(lane.state.chance, key, lane.number)
    let_chance(lane, scratch)
    ask(lane)


def text_decide_lane(lane: Any, scratch: Any, action: int) -> bool:
    """One decision of one game; false, and nothing is changed, where the action is not legal. HOLD waits."""
    forget_end(lane)
    if not is_legal(lane, action):
        return lane.legal_count == 0 or action == HOLD
    forbid(lane)
    scratch.told.count = 0
    act(lane.state, scratch.told, whole(lane.seat), whole(action))
    let_chance(lane, scratch)
    lane.legal_count = 0
    if lane.state.step != OVER:
        ask(lane)
    return True


def text_has_ended(lane: Lane) -> bool:
    """Whether the last decision ended the game, and `end_lane` is to follow."""
    return lane.state.step == OVER and lane.seat >= 0


def text_end_lane(lane: Any, templates: Any, scratch: Any, key: int, _scratch: Any, stride: int) -> None:
    """Count a game that has just ended, and begin the next one."""
    settle(lane)
    if lane.again:
        lane.number += stride
        start_lane(lane, templates, scratch, key)
    else:
        ask(lane)


def text_observe_lanes(lanes: Any, viewers: Any, tensors: Any, first: int, last: int) -> None:
    """The observation of one seat in each lane; a lane without a viewer is left as it is."""
    for number in range(first, last):
        seat = whole(lanes[number].seat) if viewers[number] == DECIDING else whole(viewers[number])
        if seat >= 0:
            observe(lanes[number].state, seat, tensors[number])


@rule
def cut(value: int) -> int:
    """A number that fits an observation."""
    return min(max(whole(value), LEAST), MOST)


def _observing(record: type[Record]) -> Any:
    """`observe`, as program text: what the state shows to a seat, with the seats clockwise from it (PlainLanes)."""
    lines = ["def observe(state, viewer, tensor):", "    tensor[0] = viewer", "    at = 1"]
    lines += [f"    {line}" for line in _observed(record)]
    known: dict[str, Any] = {}
    exec(compile("\n".join(lines), __file__, "exec"), known)  # noqa: S102 - it was made above
    return known["observe"]


def _observed(record: type[Record]) -> Iterator[str]:
    seats = field_of(record, "seats")
    for field in shown_fields(record):
        yield from _each(f"state.{field.name}", field.shape)
    for field in shown_fields(seats.type):
        yield f"for place in range({seats.shape[0]}):"
        yield "    seat = (viewer + place) % state.players if place < state.players else place"
        yield from (f"    {line}" for line in _each(f"state.seats[seat].{field.name}", field.shape))
    for field in own_fields(record):
        yield from _each(f"state.seats[viewer].{field.name}", field.shape)


def _each(place: str, shape: tuple[int, ...]) -> Iterator[str]:
    """A number, or each of a list."""
    if shape:
        yield f"for entry in range({shape[0]}):"
        yield f"    tensor[at + entry] = cut({place}[entry])"
        yield f"at += {shape[0]}"
    else:
        yield f"tensor[at] = cut({place})"
        yield "at += 1"
