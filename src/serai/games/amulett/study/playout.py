"""Das Amulett: whole games of random moves, many per call.

The round is played straight through in the order of the rule book, which is several times faster than asking at every
step what comes next (`course.py`). Both ways draw the same moves from the same generator.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from serai.games.amulett.rules.bits import nth_bit
from serai.games.amulett.rules.bundles import count_bundles, nth_bundle
from serai.games.amulett.rules.course import advance, is_chance, let_chance, step_on
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.ending import end_round
from serai.games.amulett.rules.energy_phase import begin_energy_turn, bury, bury_next, conjure, pay_costs
from serai.games.amulett.rules.exchange import bid_cards, lowest_bid, open_exchange, pass_exchange
from serai.games.amulett.rules.gem_phase import ask, begin_gem_phase, draw_marker, move_party, targets, travel
from serai.games.amulett.rules.legal import Actions, list_moves, random_move
from serai.games.amulett.rules.metal_phase import begin_metal_turn, claim_income, take_income
from serai.games.amulett.rules.moves import act, carry_out, split
from serai.games.amulett.rules.payment import (
    ask_curses,
    ask_gems,
    ask_payment,
    ask_take_back,
    curse,
    most_gems,
    nth_pick,
    pay,
    settle,
    take_back,
    take_gems,
)
from serai.games.amulett.rules.spell_phase import bid_stones, pass_spell, sell_spell, set_pile_aside, turn_up_spell
from serai.games.amulett.rules.state import Reason, State, Step
from serai.games.amulett.rules.turns import go_round
from serai.kernel.bits import count_bits
from serai.kernel.chance import below, stream
from serai.kernel.rule import rule, whole

Results = npt.NDArray[np.int16]
NEVER = 1 << 40


class ResultColumn(IntEnum):
    """The figures of each seat of a finished game; its length and the reason for its end are the same for all."""

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
def decide(state: State, data: EditionData) -> None:
    """Any decision, by a random move."""
    verb, value = split(random_move(state, data))
    carry_out(state, data, next_to_choose(state), verb, value)


@rule
def play_out(state: State, data: EditionData) -> int:
    """Finish the game by uniformly random moves; returns how many decisions were made."""
    decisions = finish_round(state, data)
    while state.step != Step.OVER:
        decisions += play_spell_phase(state, data)
        decisions += play_metal_phase(state, data)
        decisions += play_gem_phase(state, data)
        if state.step != Step.OVER:
            decisions += play_energy_phase(state, data)
            end_round(state, data)
    return decisions


@rule
def finish_round(state: State, data: EditionData) -> int:
    """Step by step to the end of a round that has begun, or of the set-up."""
    decisions = 0
    while state.step != Step.SPELL_PHASE and state.step != Step.OVER:
        if is_chance(state.step):
            let_chance(state, data)
        elif not step_on(state, data):
            decide(state, data)
            decisions += 1
    return decisions


@rule
def play_spell_phase(state: State, data: EditionData) -> int:
    """M4."""
    decisions = 0
    set_pile_aside(state)
    turn_up_spell(state)
    while state.step == Step.BID_SPELL:
        while state.step == Step.BID_SPELL:
            raises = max(whole(0), whole(state.seats[state.actor].supply) - whole(state.bid))
            chosen = below(state.chance, raises + 1)
            if chosen < raises:
                bid_stones(state, whole(state.bid) + 1 + chosen)
            else:
                pass_spell(state)
            decisions += 1
        sell_spell(state, data)
        turn_up_spell(state)
    return decisions


@rule
def random_bundle(state: State) -> int:
    """One of the bundles that the open decision allows."""
    return nth_bundle(state.limits, below(state.chance, count_bundles(state.limits)))


@rule
def play_metal_phase(state: State, data: EditionData) -> int:
    """M5."""
    decisions = 0
    go_round(state, Step.METAL_TURN)
    while state.step == Step.METAL_TURN:
        begin_metal_turn(state)
        while state.step == Step.TELEPORT:
            decide(state, data)
            decisions += 1
        claim_income(state, data)
        if state.step == Step.INCOME:
            take_income(state, random_bundle(state))
            decisions += 1
    return decisions


@rule
def play_gem_phase(state: State, data: EditionData) -> int:
    """M6, and M7 to M9 as often as the marker says; the game may end with any purchase."""
    decisions = 0
    begin_gem_phase(state)
    while state.step <= Step.JOURNEY:
        if state.step == Step.ASK:
            ask(state)
        else:
            decide(state, data)
            decisions += 1
    if state.step == Step.MARKER:
        draw_marker(state, data)
    while state.step == Step.EXCHANGE:
        open_exchange(state, data)
        while state.step == Step.BID:
            lowest = lowest_bid(state)
            raises = max(whole(0), whole(state.seats[state.actor].cover) - lowest + 1)
            chosen = below(state.chance, raises + 1)
            if chosen < raises:
                bid_cards(state, lowest + chosen)
            else:
                pass_exchange(state)
            decisions += 1
        if state.step == Step.WON:
            decisions += play_payment(state, data)
        if state.step == Step.TRAVEL:
            travel(state, data)
            if state.step == Step.MOVE:
                areas = targets(state, data)
                move_party(state, nth_bit(areas, below(state.chance, count_bits(areas))))
                decisions += 1
    return decisions


@rule
def play_payment(state: State, data: EditionData) -> int:
    """M8."""
    decisions = 0
    ask_payment(state, data)
    if state.step == Step.PAY:
        pay(state, random_bundle(state))
        decisions += 1
    ask_take_back(state, data)
    if state.step == Step.TAKE:
        take_back(state, random_taking(state))
        decisions += 1
    ask_curses(state, data)
    while state.step == Step.CURSE:
        curse(state, random_taking(state))
        ask_curses(state, data)
        decisions += 1
    settle(state)
    ask_gems(state, data)
    if state.step == Step.GEM:
        most = most_gems(state, data)
        picks = -1 - nth_pick(state, most, whole(NEVER))
        take_gems(state, data, nth_pick(state, most, below(state.chance, picks)))
        decisions += 1
    return decisions


@rule
def random_taking(state: State) -> int:
    """One of the bundles that may be taken, or none."""
    bundles = count_bundles(state.limits)
    chosen = below(state.chance, bundles + 1)
    return nth_bundle(state.limits, chosen) if chosen < bundles else whole(0)


@rule
def play_energy_phase(state: State, data: EditionData) -> int:
    """M10."""
    decisions = 0
    go_round(state, Step.ENERGY_TURN)
    while state.step == Step.ENERGY_TURN:
        begin_energy_turn(state)
        conjure(state, data)
        while state.step == Step.ENERGY:
            decide(state, data)
            decisions += 1
            if state.step == Step.CONJURE:
                conjure(state, data)
        pay_costs(state, data)
        bury_next(state, data)
        while state.step == Step.BURY:
            empties = whole(state.seats[state.actor].empties)
            bury(state, nth_bit(empties, below(state.chance, whole(state.empties_left))))
            bury_next(state, data)
            decisions += 1
    return decisions


@rule
def step_out(state: State, data: EditionData, actions: Actions) -> int:
    """The same through the step interface: list the legal moves, sample one, act."""
    decisions = 0
    while state.step != Step.OVER:
        if is_chance(state.step):
            let_chance(state, data)
            advance(state, data)
        else:
            seat = next_to_choose(state)
            size = list_moves(state, data, seat, actions)
            act(state, data, seat, actions[below(state.chance, size)])
            decisions += 1
    return decisions


@rule
def write_result(state: State, results: Any) -> None:
    """One line per seat (ResultColumn)."""
    for seat in range(state.players):
        results[seat, ResultColumn.GEMS] = state.seats[seat].gem_count
        results[seat, ResultColumn.COLOURS] = state.seats[seat].colours
        results[seat, ResultColumn.ROUNDS] = state.turn
        results[seat, ResultColumn.SEVEN_COLOURS] = state.reason == Reason.SEVEN_COLOURS
        results[seat, ResultColumn.EIGHT_GEMS] = state.reason == Reason.EIGHT_GEMS
        results[seat, ResultColumn.STALLED] = state.reason == Reason.STALLED
        results[seat, ResultColumn.WINS] = (whole(state.winners) >> seat) & 1


@rule
def simulate(template: Any, data: EditionData, work: Any, seed: int, first: int, results: Results) -> int:
    """Play len(results) random games from their first chance outcome; returns the number of decisions."""
    decisions = 0
    for game in range(results.shape[0]):
        work[0] = template[0]
        state = work[0]
        stream(state.chance, seed, first + game)
        decisions += play_out(state, data)
        write_result(state, results[game])
    return decisions


@rule
def simulate_steps(
    template: Any, data: EditionData, work: Any, seed: int, first: int, results: Results, actions: Actions
) -> int:
    """The same games through the step interface."""
    decisions = 0
    for game in range(results.shape[0]):
        work[0] = template[0]
        state = work[0]
        stream(state.chance, seed, first + game)
        decisions += step_out(state, data, actions)
        write_result(state, results[game])
    return decisions
