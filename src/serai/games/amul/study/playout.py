"""Āmul: whole games of random moves, many per call."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.moves import Actions, act, list_moves, owes
from serai.games.amul.rules.phases import (
    advance,
    begin_picks,
    choose,
    end_effect,
    end_pick,
    end_reveal,
    offer,
    on_turn,
    pick,
    reveal,
    source_size,
    take,
)
from serai.games.amul.rules.scoring import score
from serai.games.amul.rules.setup import deal, draw_setup
from serai.games.amul.rules.sheet import ROWS, Sheet
from serai.games.amul.rules.state import State, Step
from serai.kernel.chance import below, stream
from serai.kernel.rule import rule

Results = npt.NDArray[np.int16]


@rule
def begin(state: State, data: EditionData, seed: int, index: int) -> None:
    """Game number `index` of a family of games, set up and dealt."""
    stream(state.chance, seed, index)
    draw_setup(state)
    deal(state, data)


@rule
def play_out(state: State, data: EditionData) -> int:
    """Finish the game by uniformly random moves; returns how many decisions were made."""
    decisions = finish_round(state, data)
    while state.step != Step.OVER:
        decisions += play_round(state, data)
    return decisions


@rule
def play_round(state: State, data: EditionData) -> int:
    """A whole round, beginning with the Offer."""
    players = state.players
    for seat in range(players):
        offer(state, seat, below(state.chance, state.seats[seat].hand_size))
    begin_picks(state)
    for turn in range(players):
        pick(state, state.order[turn], below(state.chance, state.market_size))
    effects = 0
    for seat in range(players):
        effects += reveal(state, data, seat, below(state.chance, state.seats[seat].hand_size))
    end_reveal(state, effects)
    for _ in range(effects):
        use_effect(state, data)
    advance(state, data)
    return 3 * players + effects


@rule
def use_effect(state: State, data: EditionData) -> None:
    """The seat on turn takes any card of its source, or nothing."""
    seat = on_turn(state)
    size = source_size(state, state.seats[seat].effect)
    place = below(state.chance, size + 1)
    take(state, data, seat, place if place < size else -1)
    end_effect(state)


@rule
def finish_round(state: State, data: EditionData) -> int:
    """Play a round that has begun to its end, so that the next step is an Offer in which nobody has chosen yet."""
    decisions = 0
    begun = state.turn
    while state.step != Step.OVER and state.turn == begun:
        if state.step == Step.PICK:
            pick(state, on_turn(state), below(state.chance, state.market_size))
            end_pick(state)
            decisions += 1
        elif state.step == Step.EFFECT:
            use_effect(state, data)
            advance(state, data)
            decisions += 1
        else:
            seat = 0
            while state.seats[seat].has_chosen:
                seat += 1
            choose(state, data, seat, below(state.chance, state.seats[seat].hand_size))
            advance(state, data)
            decisions += 1
    return decisions


@rule
def step_out(state: State, data: EditionData, actions: Actions) -> int:
    """The same through the step interface: list the legal moves, sample one, act."""
    decisions = 0
    while state.step != Step.OVER:
        for seat in range(state.players):
            if owes(state, seat):
                size = list_moves(state, seat, actions)
                act(state, data, seat, actions[below(state.chance, size)])
                decisions += 1
    return decisions


@rule
def write_result(sheet: Sheet, results: Any) -> None:
    """One line of results per seat."""
    for seat in range(sheet.players):
        write_line(sheet, seat, results)


@rule
def write_line(sheet: Sheet, seat: int, results: Any) -> None:
    """The rows of a seat's column, its total, and whether the seat wins."""
    for row in range(ROWS):
        results[seat, row] = sheet.seats[seat].rows[row]
    results[seat, ROWS] = sheet.seats[seat].total
    results[seat, ROWS + 1] = sheet.seats[seat].wins


@rule
def simulate(template: Any, data: EditionData, work: Any, sheets: Any, seed: int, first: int, results: Results) -> int:
    """Play len(results) random games with full scoring; returns the number of decisions."""
    decisions = 0
    for game in range(results.shape[0]):
        work[0] = template[0]
        state = work[0]
        begin(state, data, seed, first + game)
        decisions += play_out(state, data)
        score(state, data, sheets[0])
        write_result(sheets[0], results[game])
    return decisions


@rule
def simulate_steps(
    template: Any,
    data: EditionData,
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
        begin(state, data, seed, first + game)
        decisions += step_out(state, data, actions)
        score(state, data, sheets[0])
        write_result(sheets[0], results[game])
    return decisions
