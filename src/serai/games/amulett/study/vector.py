"""Das Amulett in batches: asking and stepping."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.envs.vector.lanes import DECIDING, HOLD, Lane, forbid, forget_end, is_legal, lane_record, permit, share_place
from serai.envs.vector.loops import lane_loops
from serai.games.amulett.edition.compile import compile_data
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.notation import notation_of
from serai.games.amulett.rules.course import advance, is_chance, let_chance
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.ending import standing
from serai.games.amulett.rules.moves import carry_out
from serai.games.amulett.rules.setup import lay_out
from serai.games.amulett.rules.state import ACTIONS as MOVES
from serai.games.amulett.rules.state import SEATS, State, Step, Verb
from serai.games.amulett.seen.writer import WRITER, setting_of
from serai.games.amulett.study.observation import LAYOUT, observe, observe_question
from serai.games.amulett.study.playout import next_to_choose
from serai.games.amulett.study.spelling import (
    ACTIONS,
    AMOUNT,
    MOST_LEGAL,
    NOT_YET,
    PASS,
    STEPS,
    action_name,
    add_part,
    list_actions,
    next_action,
    part_of,
    verb_for,
)
from serai.games.game import Move
from serai.kernel.chance import Generator, stream
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, array_of, i16, i32, one

__all__ = ["ACTIONS", "LAYOUT", "action_name"]

STATE = State
SCRATCH = Generator  # nothing is needed
WAIT = PASS
LANE = lane_record(
    State,
    ACTIONS.size,
    MOST_LEGAL,
    SEATS,
    digit=one(i16, EVERYONE, "which part of the move is asked for"),
    value=one(i32, EVERYONE, "the parts said so far"),
)
FIRST_MOVES = [MOVES.ranges[verb.name.lower()].first for verb in Verb]


def data_of(edition: Edition) -> Any:
    return compile_data(edition)


def template_of(edition: Edition, players: int, options: Mapping[str, Any]) -> Any:
    return lay_out(compile_data(edition), players, options)


def open_seats(lane: Lane) -> list[int]:
    """The seats that decide at once: one, since moves are said in several actions."""
    return [int(lane.seat)] if lane.seat >= 0 else []


def legal_of(lane: Lane, seat: int) -> list[int]:
    """The legal actions of that seat."""
    return [int(action) for action in lane.legal[: lane.legal_count]] if seat == lane.seat else []


def answer(lane: Lane, data: EditionData, edition: Edition, action: int) -> Move | None:
    """Say an action; the move in the record's form, or None while it takes further actions to say."""
    forbid(lane)
    verb, value = say(lane, data, action)
    if value == NOT_YET:
        permit(lane)
        return None
    memory = array_of(State, lane.state).view(np.uint8)
    return WRITER.move(memory, setting_of(edition), int(lane.seat), FIRST_MOVES[verb] + value)


def action_for(lane: Lane, edition: Edition, move: Move) -> int:
    """The action that says a move of a record, or the next part of it."""
    dealt = [int(spell) for spell in lane.state.seats[move["seat"]].dealt]
    value = notation_of(edition).read(move, dealt)
    assert value is not None  # the move is played next, and refused there if it is none
    return next_action(move["do"], value, int(lane.digit))


@rule
def say(lane: Lane, data: EditionData, action: int) -> tuple[int, int]:
    """One more action of a move: its verb and value, which is NOT_YET while there are questions left.

    `pass` in the middle of a choice of gems says that these are enough.
    """
    if action == PASS:
        if lane.digit > 0:
            return whole(verb_for(lane, whole(lane.value))), whole(lane.value)
        return whole(Verb.PASS), whole(0)
    if action >= STEPS:  # M6.1: by house rule also where a metal is asked for
        return whole(Verb.JOURNEY), action - STEPS
    value = add_part(lane, data, part_of(action))
    while value == NOT_YET:
        list_actions(lane, data)
        if lane.legal_count > 1:
            return whole(Verb.PASS), whole(NOT_YET)
        value = add_part(lane, data, part_of(lane.legal[0]))
    return whole(verb_for(lane, value)), value


@rule
def ask(lane: Lane, data: EditionData) -> None:
    """Whose decision it is, and what is legal."""
    state = lane.state
    if state.step == Step.OVER or is_chance(state.step):
        lane.seat = -1
        lane.legal_count = 0
    else:
        ask_seat(lane, data, next_to_choose(state))


@rule
def ask_seat(lane: Lane, data: EditionData, seat: int) -> None:
    """What a seat that is to decide may say. Questions with one answer are answered (M0.4)."""
    lane.seat = seat
    list_actions(lane, data)
    while lane.legal_count == 1 and lane.legal[0] >= AMOUNT and add_part_if_spelled(lane, data):
        list_actions(lane, data)
    permit(lane)


@rule
def add_part_if_spelled(lane: Lane, data: EditionData) -> bool:
    """Answer the first question of a bundle for the seat, where there is one answer and another question follows."""
    step = lane.state.step
    of_bundles = step == Step.INCOME or step == Step.PAY or step == Step.TAKE or step == Step.CURSE
    if of_bundles and lane.digit < 3:
        add_part(lane, data, part_of(lane.legal[0]))
        return True
    return False


@rule
def start_lane(lane: Lane, templates: Any, data: EditionData, key: int) -> None:
    """Set up the game whose number the lane holds, and ask for its first decision."""
    forbid(lane)
    lane.state = templates[lane.state.players]
    stream(lane.state.chance, key, lane.number)
    lane.digit = 0
    lane.value = 0
    go_on(lane, data)
    ask(lane, data)


@rule
def go_on(lane: Lane, data: EditionData) -> None:
    """On to the next decision or the end; chance is drawn, unless somebody outside draws it."""
    advance(lane.state, data)
    while lane.outside == 0 and is_chance(lane.state.step):
        let_chance(lane.state, data)
        advance(lane.state, data)


@rule
def settle_lane(lane: Lane, data: EditionData, scratch: Any) -> None:  # noqa: ARG001 - as every game has it
    """M11: winners come first, the others by M11.4; the points are gems."""
    state = lane.state
    lane.done = 1
    for seat in range(state.players):
        ahead = level = whole(0)
        mine = standing(state, seat) + (((whole(state.winners) >> seat) & 1) << 40)
        for other in range(state.players):
            theirs = standing(state, other) + (((whole(state.winners) >> other) & 1) << 40)
            ahead += whole(theirs > mine)
            level += whole(theirs == mine)
        lane.points[seat] = state.seats[seat].gem_count
        share_place(lane, seat, ahead, level - 1, whole(state.players))


@rule
def decide_lane(lane: Lane, data: EditionData, action: int) -> bool:
    """One action in one game; false, and nothing is changed, where it is not legal. HOLD waits."""
    forget_end(lane)
    if not is_legal(lane, action):
        return lane.legal_count == 0 or action == HOLD
    forbid(lane)
    verb, value = say(lane, data, action)
    if value == NOT_YET:
        permit(lane)
        return True
    lane.digit = 0
    lane.value = 0
    carry_out(lane.state, data, whole(lane.seat), verb, value)
    go_on(lane, data)
    if lane.state.step != Step.OVER:
        ask(lane, data)
    return True


@rule
def has_ended(lane: Lane) -> bool:
    """Whether the last decision ended the game, and `end_lane` is to follow."""
    return lane.state.step == Step.OVER and lane.seat >= 0


@rule
def end_lane(lane: Lane, templates: Any, data: EditionData, key: int, scratch: Any, stride: int) -> None:
    """Count a game that has just ended, and begin the next one.

    The lane's next game has a number `stride` higher, so that the numbers of two lanes never meet.
    """
    settle_lane(lane, data, scratch)
    lane.legal_count = 0
    if lane.again:
        lane.number += stride
        start_lane(lane, templates, data, key)
    else:
        ask(lane, data)


@rule
def observe_seat(lane: Lane, seat: int, tensor: Any) -> None:
    """What a seat knows, and which part of a move it is asked for."""
    observe(lane.state, seat, tensor)
    observe_question(lane, seat, tensor)


@rule
def observe_lane(lane: Lane, templates: Any, data: Any, viewer: int, tensor: Any) -> None:  # noqa: ARG001
    """What a seat knows; DECIDING stands for the seat that decides."""
    seat = whole(lane.seat) if viewer == DECIDING else whole(viewer)
    if seat >= 0:
        observe_seat(lane, seat, tensor)


start_lanes, step_lanes, observe_lanes = lane_loops(
    __name__, start_lane, decide_lane, has_ended, end_lane, observe_lane
)
