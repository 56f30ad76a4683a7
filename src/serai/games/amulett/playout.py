"""Das Amulett: whole games of random moves, many per call."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from serai.games.amulett.course import advance, is_chance, let_chance
from serai.games.amulett.exchange import bid_cards, lowest_bid, pass_exchange
from serai.games.amulett.legal import Actions, list_moves, random_move
from serai.games.amulett.moves import act, carry_out, split
from serai.games.amulett.spell_phase import bid_stones, pass_spell
from serai.games.amulett.state import Reason, State, Step
from serai.games.amulett.tables import Tables
from serai.kernel.chance import below, stream
from serai.kernel.rule import rule, whole

Results = npt.NDArray[np.int16]


class Column(IntEnum):
    """What is told of each seat of a finished game; how long it took and why it ended is told of all alike."""

    GEMS = 0
    COLOURS = 1
    ROUNDS = 2
    SEVEN_COLOURS = 3
    EIGHT_GEMS = 4
    STALLED = 5
    WINS = 6


@rule
def next_to_choose(state: State) -> int:
    """The seat on turn; while spells are kept, the first that has not chosen."""
    if state.step == Step.KEEP:
        for seat in range(state.players):
            if state.seats[seat].has_chosen == 0:
                return seat
    return whole(state.actor)


@rule
def bid_out(state: State) -> int:
    """Random bids until the exchange is decided."""
    decisions = 0
    while state.step == Step.BID:
        lowest = lowest_bid(state)
        raises = max(whole(0), whole(state.seats[state.actor].cover) - lowest + 1)
        chosen = below(state.chance, raises + 1)
        if chosen < raises:
            bid_cards(state, lowest + chosen)
        else:
            pass_exchange(state)
        decisions += 1
    return decisions


@rule
def bid_spell_out(state: State) -> int:
    """Random bids until the spell is sold or not."""
    decisions = 0
    while state.step == Step.BID_SPELL:
        raises = max(whole(0), whole(state.seats[state.actor].supply) - whole(state.bid))
        chosen = below(state.chance, raises + 1)
        if chosen < raises:
            bid_stones(state, whole(state.bid) + 1 + chosen)
        else:
            pass_spell(state)
        decisions += 1
    return decisions


@rule
def play_out(state: State, tables: Tables) -> int:
    """Finish the game by uniformly random moves; returns how many decisions were made."""
    decisions = 0
    while state.step != Step.OVER:
        # Three of four decisions are bids; a short loop for them pays.
        if state.step == Step.BID:
            decisions += bid_out(state)
        elif state.step == Step.BID_SPELL:
            decisions += bid_spell_out(state)
        elif is_chance(state.step):
            let_chance(state, tables)
        else:
            verb, value = split(random_move(state, tables))
            carry_out(state, tables, next_to_choose(state), verb, value)
            decisions += 1
        advance(state, tables)
    return decisions


@rule
def step_out(state: State, tables: Tables, actions: Actions) -> int:
    """The same through the step interface: list the legal moves, sample one, act."""
    decisions = 0
    while state.step != Step.OVER:
        if is_chance(state.step):
            let_chance(state, tables)
            advance(state, tables)
        else:
            seat = next_to_choose(state)
            size = list_moves(state, tables, seat, actions)
            act(state, tables, seat, actions[below(state.chance, size)])
            decisions += 1
    return decisions


@rule
def write_result(state: State, results: Any) -> None:
    """One line per seat (Column)."""
    for seat in range(state.players):
        results[seat, Column.GEMS] = state.seats[seat].gem_count
        results[seat, Column.COLOURS] = state.seats[seat].colours
        results[seat, Column.ROUNDS] = state.turn
        results[seat, Column.SEVEN_COLOURS] = state.reason == Reason.SEVEN_COLOURS
        results[seat, Column.EIGHT_GEMS] = state.reason == Reason.EIGHT_GEMS
        results[seat, Column.STALLED] = state.reason == Reason.STALLED
        results[seat, Column.WINS] = (whole(state.winners) >> seat) & 1


@rule
def simulate(template: Any, tables: Tables, work: Any, seed: int, first: int, results: Results) -> int:
    """Play len(results) random games from their first chance outcome; returns the number of decisions."""
    decisions = 0
    for game in range(results.shape[0]):
        work[0] = template[0]
        state = work[0]
        stream(state.chance, seed, first + game)
        decisions += play_out(state, tables)
        write_result(state, results[game])
    return decisions


@rule
def simulate_steps(
    template: Any, tables: Tables, work: Any, seed: int, first: int, results: Results, actions: Actions
) -> int:
    """The same games' distribution through the step interface."""
    decisions = 0
    for game in range(results.shape[0]):
        work[0] = template[0]
        state = work[0]
        stream(state.chance, seed, first + game)
        decisions += step_out(state, tables, actions)
        write_result(state, results[game])
    return decisions
