"""Āmul: random games with every move written down, and records followed at full speed."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.moves import Actions, Refusal, act, list_moves, owes
from serai.games.amul.rules.scoring import prowess, score
from serai.games.amul.rules.state import ACTIONS, State, Step
from serai.games.amul.study.playout import Results, begin, write_result
from serai.kernel.chance import below
from serai.kernel.rule import rule, whole

Log = npt.NDArray[np.int16]
"""One number per move: seat * ACTIONS.size + action."""

_SPACE = ACTIONS.size


@rule
def next_seat(state: State) -> int:
    """The lowest seat that owes a decision; there is one until the game is over."""
    seat = 0
    while not owes(state, seat):
        seat += 1
    return seat


@rule
def play_logged(state: State, data: EditionData, actions: Actions, log: Log) -> int:
    """Finish the game by the random moves of `play_out` and write them down; returns how many there were."""
    moves = 0
    while state.step != Step.OVER:
        seat = next_seat(state)
        size = list_moves(state, seat, actions)
        action = actions[below(state.chance, size)]
        act(state, data, seat, action)
        log[moves] = seat * _SPACE + action
        moves += 1
    return moves


@rule
def simulate_logged(
    template: Any,
    data: EditionData,
    work: Any,
    sheets: Any,
    seed: int,
    first: int,
    results: Results,
    actions: Actions,
    logs: Any,
    sizes: Any,
    decks: Any,
    standings: Any,
) -> int:
    """The games of `simulate`, with what a record needs besides: moves, decks with the start player, prowess."""
    decisions = 0
    for game in range(results.shape[0]):
        work[0] = template[0]
        state = work[0]
        begin(state, data, seed, first + game)
        decks[game, 0] = state.start
        for place in range(state.deck_size):
            decks[game, 1 + place] = state.deck[place]
        sizes[game] = play_logged(state, data, actions, logs[game])
        decisions += sizes[game]
        score(state, data, sheets[0])
        write_result(sheets[0], results[game])
        write_standing(sheets[0], standings[game])
    return decisions


@rule
def write_standing(sheet: Any, standing: Any) -> None:
    """The prowess of each seat (A12.2)."""
    for seat in range(sheet.players):
        standing[seat] = prowess(sheet, seat)


@rule
def follow(state: State, data: EditionData, log: Log) -> int:
    """Carry out the moves of a record; returns how many were accepted before the first refusal."""
    for number in range(len(log)):
        seat, action = whole(log[number]) // _SPACE, whole(log[number]) % _SPACE
        # A15.2, 5: in a record every choice is the final one.
        if (state.step == Step.OFFER or state.step == Step.PLAY) and state.seats[seat].has_chosen:
            return number
        if act(state, data, seat, action) != Refusal.NONE:
            return number
    return len(log)


@rule
def settle_final(state: State, data: EditionData, sheets: Any, results: Any, standing: Any) -> None:
    """The score of a finished game, written like a line of `simulate_logged`."""
    score(state, data, sheets[0])
    write_result(sheets[0], results)
    write_standing(sheets[0], standing)
