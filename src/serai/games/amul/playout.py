"""Āmul: whole games of random moves, many per call."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from serai.games.amul.moves import Actions, act, list_moves, owes
from serai.games.amul.phases import choose, on_turn, pick, source_size, take
from serai.games.amul.scoring import ROWS, Sheet, score
from serai.games.amul.setup import deal, draw_setup
from serai.games.amul.state import State, Step
from serai.games.amul.tables import Tables
from serai.kernel.chance import below, stream
from serai.kernel.rule import rule

Results = npt.NDArray[np.int16]


@rule
def begin(state: State, tables: Tables, seed: int, index: int) -> None:
    """Game number `index` of a family of games, set up and dealt."""
    stream(state.chance, seed, index)
    draw_setup(state)
    deal(state, tables)


@rule
def play_out(state: State, tables: Tables) -> int:
    """Finish the game by uniformly random moves; returns how many decisions were made."""
    decisions = 0
    while state.step != Step.OVER:
        if state.step == Step.PICK:
            pick(state, below(state.chance, state.market_size))
            decisions += 1
        elif state.step == Step.EFFECT:
            size = source_size(state, state.seats[on_turn(state)].effect)
            # The last number stands for "take nothing".
            place = below(state.chance, size + 1)
            take(state, tables, place if place < size else -1)
            decisions += 1
        else:
            for seat in range(state.players):
                if state.seats[seat].has_chosen == 0:
                    choose(state, tables, seat, below(state.chance, state.seats[seat].hand_size))
                    decisions += 1
    return decisions


@rule
def step_out(state: State, tables: Tables, actions: Actions) -> int:
    """The same through the step interface: list the legal moves, sample one, act."""
    decisions = 0
    while state.step != Step.OVER:
        for seat in range(state.players):
            if owes(state, seat):
                size = list_moves(state, seat, actions)
                act(state, tables, seat, actions[below(state.chance, size)])
                decisions += 1
    return decisions


@rule
def write_result(sheet: Sheet, results: Any) -> None:
    """One line of results per seat: the rows of the sheet, the total, prowess and whether the seat wins."""
    for seat in range(sheet.players):
        for row in range(ROWS):
            results[seat, row] = sheet.seats[seat].rows[row]
        results[seat, ROWS] = sheet.seats[seat].total
        results[seat, ROWS + 1] = sheet.seats[seat].wins


@rule
def simulate(template: Any, tables: Tables, work: Any, sheets: Any, seed: int, first: int, results: Results) -> int:
    """Play len(results) random games with full scoring; returns the number of decisions."""
    decisions = 0
    for game in range(results.shape[0]):
        work[0] = template[0]
        state = work[0]
        begin(state, tables, seed, first + game)
        decisions += play_out(state, tables)
        score(state, tables, sheets[0])
        write_result(sheets[0], results[game])
    return decisions


@rule
def simulate_steps(
    template: Any,
    tables: Tables,
    work: Any,
    sheets: Any,
    seed: int,
    first: int,
    results: Results,
    actions: Actions,
) -> int:
    """The same games' distribution through the step interface."""
    decisions = 0
    for game in range(results.shape[0]):
        work[0] = template[0]
        state = work[0]
        begin(state, tables, seed, first + game)
        decisions += step_out(state, tables, actions)
        score(state, tables, sheets[0])
        write_result(sheets[0], results[game])
    return decisions
