"""Das Amulett: the course of a simulated game.

Where a phase begins it is played straight through in the order of the rule book; what is left of the present one is
played step by step. Both ways come to the same decisions.
"""

from __future__ import annotations

from serai.games.amulett.bot.bidding import life_bought
from serai.games.amulett.bot.edition_priors import Priors
from serai.games.amulett.bot.nodes import decide_in_tree
from serai.games.amulett.bot.rollout_policy import (
    best_bundle,
    best_gems,
    best_move,
    cards_to_bid,
    decide,
    make_up_minds,
    note_wilds,
    stones_to_bid,
)
from serai.games.amulett.bot.search_memory import Plan, SearchMemory
from serai.games.amulett.rules.course import is_chance, let_chance, step_on
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.ending import end_round
from serai.games.amulett.rules.energy_phase import begin_energy_turn, bury_next, conjure, pay_costs
from serai.games.amulett.rules.exchange import bid_cards, open_exchange, pass_exchange
from serai.games.amulett.rules.gem_phase import ask, begin_gem_phase, draw_marker, move_party, travel
from serai.games.amulett.rules.metal_phase import begin_metal_turn, claim_income, decline_teleport, take_income
from serai.games.amulett.rules.moves import BID, BID_SPELL, GEM, MOVE, PASS, carry_out, split
from serai.games.amulett.rules.payment import (
    ask_curses,
    ask_gems,
    ask_payment,
    ask_take_back,
    curse,
    pay,
    settle,
    take_back,
    take_gems,
)
from serai.games.amulett.rules.spell_phase import bid_stones, pass_spell, sell_spell, set_pile_aside, turn_up_spell
from serai.games.amulett.rules.state import State, Step
from serai.games.amulett.rules.turns import go_round
from serai.games.amulett.study.playout import next_to_choose
from serai.kernel.rule import rule, small_rule, whole


@rule
def play_on(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan, end: int) -> None:
    """Play until the round `end` begins or the game is over."""
    while game.step != Step.OVER:
        if game.step == Step.SPELL_PHASE:
            if game.turn + 1 >= end:
                return
            play_spell_phase(memory, game, data, priors, plan)
        elif game.step == Step.METAL_PHASE:
            play_metal_phase(memory, game, data, priors)
        elif game.step == Step.GEM_PHASE:
            begin_exchanges(memory, game, data, priors, plan)
        elif game.step == Step.EXCHANGE:
            play_exchange(memory, game, data, priors, plan)
        elif game.step == Step.ENERGY_PHASE:
            play_energy_phase(memory, game, data, priors, plan)
            end_round(game, data)
        else:
            play_step(memory, game, data, priors, plan)


@rule
def play_step(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan) -> None:
    """Whatever comes next: chance, something that follows by itself, or a decision."""
    if is_chance(game.step):
        let_chance(game, data)
    elif not step_on(game, data):
        if game.step == Step.BID and game.bid == 0 and game.bidding_size == game.players:
            make_up_minds(memory, game, data, priors, plan.noise)
        seat = next_to_choose(game)
        if in_tree(memory, seat) and belongs_in_tree(game):
            action = decide_in_tree(memory, game, data, priors, plan)
        else:
            action = decide(memory, game, data, priors, seat, plan.noise)
        act(game, data, seat, action)


@rule
def act(game: State, data: EditionData, seat: int, action: int) -> None:
    """Carry out a legal action."""
    verb, value = split(action)
    carry_out(game, data, seat, verb, value)


@rule
def belongs_in_tree(game: State) -> bool:
    """Decisions with few options that matter; the others are left to the rollout policy."""
    return game.step == Step.BID or game.step == Step.BID_SPELL or game.step == Step.MOVE or game.step == Step.GEM


@small_rule
def in_tree(memory: SearchMemory, seat: int) -> bool:
    """Whether the tree decides for a seat."""
    return seat == memory.seat and not memory.beyond_tree


@rule
def play_spell_phase(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan) -> None:
    """M4."""
    rounds = life_bought(game, data, priors)
    set_pile_aside(game)
    turn_up_spell(game)
    while game.step == Step.BID_SPELL:
        while game.step == Step.BID_SPELL:
            if in_tree(memory, whole(game.actor)):
                action = decide_in_tree(memory, game, data, priors, plan)
                stones = action - BID_SPELL if action != PASS else whole(0)
            else:
                stones = stones_to_bid(game, priors, plan.noise, rounds)
            if stones > 0:
                bid_stones(game, stones)
            else:
                pass_spell(game)
        sell_spell(game, data)
        turn_up_spell(game)


@rule
def play_metal_phase(memory: SearchMemory, game: State, data: EditionData, priors: Priors) -> None:
    """M5."""
    note_wilds(memory.notes[0], game)
    go_round(game, Step.METAL_TURN)
    while game.step == Step.METAL_TURN:
        begin_metal_turn(game)
        if game.step == Step.TELEPORT:
            decline_teleport(game)
        claim_income(game, data)
        if game.step == Step.INCOME:
            take_income(game, best_bundle(memory, game, data, priors, whole(game.actor), whole(1)))


@rule
def begin_exchanges(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan) -> None:
    """M6."""
    begin_gem_phase(game)
    while game.step <= Step.JOURNEY:
        if game.step == Step.ASK:
            ask(game)
        else:
            seat = whole(game.actor)
            act(game, data, seat, decide(memory, game, data, priors, seat, plan.noise))
    if game.step == Step.MARKER:
        draw_marker(game, data)


@rule
def play_exchange(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan) -> None:
    """M7 to M9; the game may end with any purchase."""
    open_exchange(game, data)
    if game.step == Step.BID:
        make_up_minds(memory, game, data, priors, plan.noise)
    while game.step == Step.BID:
        if in_tree(memory, whole(game.actor)):
            action = decide_in_tree(memory, game, data, priors, plan)
            cards = action - BID if action != PASS else whole(0)
        else:
            cards = cards_to_bid(memory, game, priors)
        if cards > 0:
            bid_cards(game, cards)
        else:
            pass_exchange(game)
    if game.step == Step.WON:
        play_payment(memory, game, data, priors, plan)
    if game.step == Step.TRAVEL:
        travel(game, data)
        if game.step == Step.MOVE:
            if in_tree(memory, whole(game.actor)):
                area = decide_in_tree(memory, game, data, priors, plan) - MOVE
            else:
                area = best_move(memory, game, data, priors, plan.noise)
            move_party(game, area)


@rule
def play_payment(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan) -> None:
    """M8."""
    ask_payment(game, data)
    if game.step == Step.PAY:
        pay(game, best_bundle(memory, game, data, priors, whole(game.actor), whole(-1)))
    ask_take_back(game, data)
    if game.step == Step.TAKE:
        take_back(game, best_bundle(memory, game, data, priors, whole(game.actor), whole(1)))
    ask_curses(game, data)
    while game.step == Step.CURSE:
        curse(game, best_bundle(memory, game, data, priors, whole(game.actor), whole(1)))
        ask_curses(game, data)
    settle(game)
    ask_gems(game, data)
    if game.step == Step.GEM:
        seat = whole(game.actor)
        if in_tree(memory, seat):
            pick = decide_in_tree(memory, game, data, priors, plan) - GEM
        else:
            pick = best_gems(game, data, priors, seat)
        take_gems(game, data, pick)


@rule
def play_energy_phase(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan) -> None:
    """M10."""
    go_round(game, Step.ENERGY_TURN)
    while game.step == Step.ENERGY_TURN:
        seat = whole(game.actor)
        begin_energy_turn(game)
        conjure(game, data)
        while game.step == Step.ENERGY:
            act(game, data, seat, decide(memory, game, data, priors, seat, plan.noise))
            if game.step == Step.CONJURE:
                conjure(game, data)
        pay_costs(game, data)
        bury_next(game, data)
        while game.step == Step.BURY:
            act(game, data, seat, decide(memory, game, data, priors, seat, plan.noise))
            bury_next(game, data)
