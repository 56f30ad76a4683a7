"""Das Amulett M3: the course of a game. What follows by itself, and what chance decides."""

from __future__ import annotations

from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.ending import end_round
from serai.games.amulett.rules.energy_phase import begin_energy_turn, bury_next, conjure, pay_costs
from serai.games.amulett.rules.exchange import open_exchange
from serai.games.amulett.rules.gem_phase import ask, begin_gem_phase, draw_marker, travel
from serai.games.amulett.rules.metal_phase import begin_metal_turn, claim_income
from serai.games.amulett.rules.payment import ask_curses, ask_gems, ask_payment, ask_take_back, settle
from serai.games.amulett.rules.setup import deal_spells, draw_first, draw_gems, draw_order, reveal
from serai.games.amulett.rules.spell_phase import sell_spell, set_pile_aside, turn_up_spell
from serai.games.amulett.rules.state import State, Step
from serai.games.amulett.rules.turns import go_round
from serai.kernel.rule import rule


@rule
def step_on(state: State, data: EditionData) -> bool:  # noqa: C901 - one line for each step of the game
    """Carry out one step that needs neither chance nor a decision; false when there is none."""
    step = state.step
    if step == Step.DEAL_SPELLS:
        deal_spells(state, data)
    elif step == Step.REVEAL:
        reveal(state, data)
    elif step == Step.SPELL_PHASE:
        set_pile_aside(state)
    elif step == Step.NEXT_SPELL:
        turn_up_spell(state)
    elif step == Step.HAMMER:
        sell_spell(state, data)
    elif step == Step.METAL_PHASE:
        go_round(state, Step.METAL_TURN)
    elif step == Step.METAL_TURN:
        begin_metal_turn(state)
    elif step == Step.CLAIM:
        claim_income(state, data)
    elif step == Step.GEM_PHASE:
        begin_gem_phase(state)
    elif step == Step.ASK:
        ask(state)
    elif step == Step.EXCHANGE:
        open_exchange(state, data)
    elif step == Step.WON:
        ask_payment(state, data)
    elif step == Step.TAKE_BACK:
        ask_take_back(state, data)
    elif step == Step.CURSES:
        ask_curses(state, data)
    elif step == Step.SETTLE:
        settle(state)
    elif step == Step.CHOOSE_GEMS:
        ask_gems(state, data)
    elif step == Step.TRAVEL:
        travel(state, data)
    elif step == Step.ENERGY_PHASE:
        go_round(state, Step.ENERGY_TURN)
    elif step == Step.ENERGY_TURN:
        begin_energy_turn(state)
    elif step == Step.CONJURE:
        conjure(state, data)
    elif step == Step.COSTS:
        pay_costs(state, data)
    elif step == Step.BURIAL:
        bury_next(state, data)
    elif step == Step.ROUND_END:
        end_round(state, data)
    else:
        return False
    return True


@rule
def advance(state: State, data: EditionData) -> None:
    """On to the next decision, chance outcome or the end."""
    while step_on(state, data):
        pass


@rule
def is_chance(step: int) -> bool:
    """Whether a step waits for chance."""
    return step <= Step.FIRST or step == Step.RESHUFFLE or step == Step.MARKER


@rule
def let_chance(state: State, data: EditionData) -> None:
    """Carry out the chance outcome that is due, by the state's own generator."""
    if state.step == Step.DEAL_GEMS:
        draw_gems(state, data)
    elif state.step == Step.SHUFFLE or state.step == Step.RESHUFFLE:
        draw_order(state)
    elif state.step == Step.FIRST:
        draw_first(state)
    elif state.step == Step.MARKER:
        draw_marker(state, data)
