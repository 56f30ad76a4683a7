"""Das Amulett: random games with every move written down, and records followed at full speed."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from serai.games.amulett.rules.course import advance, is_chance, let_chance
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.gem_phase import set_marker
from serai.games.amulett.rules.legal import random_move
from serai.games.amulett.rules.moves import Refusal, act
from serai.games.amulett.rules.state import ACTIONS, MOST_STEPS, State, Step
from serai.games.amulett.study.playout import next_to_choose
from serai.kernel.chance import stream
from serai.kernel.rule import rule, whole

Log = npt.NDArray[np.int64]
"""One number per move after the set-up: seat * SPACE + action; a marker drawn by chance is -value."""

SPACE = ACTIONS.size


@rule
def begin(states: Any, seed: int, index: int) -> None:
    """Game number `index` of a family of games, before its first chance."""
    stream(states[0].chance, seed, index)


@rule
def go_on(states: Any, data: Any) -> None:
    """On to the next decision or chance outcome."""
    advance(states[0], data[0])


@rule
def keep_logged(states: Any, data: Any) -> int:
    """M2.7: one seat seals a random choice; returns the number of the move."""
    seat, action = next_to_choose(states[0]), random_move(states[0], data[0])
    act(states[0], data[0], seat, action)
    return seat * SPACE + action


@rule
def play_logged(states: Any, all_tables: Any, log: Log) -> int:
    """Finish the game by the random moves of `play_out`; returns how many there were, also of those beyond the log."""
    state, data = states[0], all_tables[0]
    moves = 0
    while state.step != Step.OVER:
        if is_chance(state.step):
            let_chance(state, data)
            number = -whole(state.steps_left)
            advance(state, data)
        else:
            seat, action = whole(state.actor), random_move(state, data)
            number = seat * SPACE + action
            act(state, data, seat, action)
        if moves < len(log):
            log[moves] = number
        moves += 1
    return moves


@rule
def follow(state: State, data: EditionData, log: Log) -> int:
    """Carry out the moves of a record after its set-up; returns how many were accepted before the first refusal."""
    for index in range(len(log)):
        number = log[index]
        if number < 0:
            if state.step != Step.MARKER or -number > MOST_STEPS or (whole(data.journeys) >> -number) & 1 == 0:
                return index
            set_marker(state, -number)
            advance(state, data)
        else:
            seat = number // SPACE
            if act(state, data, seat, number - seat * SPACE) != Refusal.NONE:
                return index
    return len(log)
