"""Āmul: the course of a simulated game.

The rest of the present round is played step by step. Later rounds are played straight through in the order of the
rule book: nobody has chosen yet, and sealed choices depend on each seat's own hand alone, so they can be turned up one
by one.
"""

from __future__ import annotations

from serai.games.amul.bot.edition_priors import Priors
from serai.games.amul.bot.greedy import card_of
from serai.games.amul.bot.nodes import decide_in_tree
from serai.games.amul.bot.rollout_policy import best_of, best_with_noise, value_options
from serai.games.amul.bot.search_memory import Plan, SearchMemory
from serai.games.amul.rules.edition_data import KINDS, EditionData
from serai.games.amul.rules.phases import (
    advance,
    begin_choice,
    begin_picks,
    choose,
    end_effect,
    end_pick,
    end_reveal,
    offer,
    on_turn,
    pick,
    reveal,
    take,
)
from serai.games.amul.rules.state import State, Step
from serai.kernel.rule import rule, small_rule, whole


@rule
def count_extra(memory: SearchMemory, game: State, data: EditionData) -> None:
    """At the start of a simulation only hand cards are held beyond the areas of the root."""
    for seat in range(game.players):
        for kind in range(KINDS):
            memory.extra[seat, kind] = 0
        for place in range(game.seats[seat].hand_size):
            memory.extra[seat, data.kind[game.seats[seat].hand[place]]] += 1


@rule
def count_dealt(memory: SearchMemory, game: State, data: EditionData) -> None:
    """In a new round the last card of each hand has just been dealt."""
    for seat in range(game.players):
        last = game.seats[seat].hand[game.seats[seat].hand_size - 1]
        memory.extra[seat, data.kind[last]] += 1


@rule
def carry_out(memory: SearchMemory, game: State, data: EditionData, seat: int, place: int) -> None:
    """Play an option and keep count of the cards held."""
    card = card_of(game, seat, place)
    kind = data.kind[card]
    if game.step == Step.PICK:
        memory.extra[seat, kind] += 1
        pick(game, seat, place)
        end_pick(game)
    elif game.step == Step.EFFECT:
        memory.extra[seat, kind] += card != 0
        take(game, data, seat, place if card != 0 else -1)
        end_effect(game)
    else:
        memory.extra[seat, kind] -= game.step == Step.OFFER or not data.table_capable[card]
        choose(game, data, seat, place)
    advance(game, data)


@small_rule
def decide(
    memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan, seat: int, step: int
) -> int:
    """The place of what a seat takes: the searching seat follows its tree, others the rollout policy."""
    if seat == memory.seat and not memory.beyond_tree:
        return decide_in_tree(memory, game, data, priors, plan)
    size = value_options(memory, game, data, priors, seat, step)
    if seat == memory.seat:
        return best_of(memory, size)
    return best_with_noise(memory, game.chance, size, plan.noise)


@rule
def play_on(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan, end: int) -> None:
    """Play until the round `end` begins or the game is over."""
    finish_round(memory, game, data, priors, plan)
    while game.step != Step.OVER:
        count_dealt(memory, game, data)
        if game.turn >= end:
            return
        play_round(memory, game, data, priors, plan)


@rule
def finish_round(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan) -> None:
    """Play a round that has begun to its end."""
    turn = game.turn
    while game.step != Step.OVER and game.turn == turn:
        step = whole(game.step)
        if step == Step.PICK or step == Step.EFFECT:
            seat = whole(on_turn(game))
            carry_out(memory, game, data, seat, decide(memory, game, data, priors, plan, seat, step))
            continue
        for seat in range(whole(game.players)):
            # The last choice turns all up, and the next step begins.
            if game.step == step and game.seats[seat].has_chosen == 0:
                carry_out(memory, game, data, seat, decide(memory, game, data, priors, plan, seat, step))


@rule
def play_round(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan) -> None:
    """Play a whole round, beginning with the Offer."""
    players = whole(game.players)
    for seat in range(players):
        place = decide(memory, game, data, priors, plan, seat, Step.OFFER)
        memory.extra[seat, data.kind[game.seats[seat].hand[place]]] -= 1
        offer(game, seat, place)
    begin_picks(game)
    for turn in range(players):
        seat = whole(game.order[turn])
        place = decide(memory, game, data, priors, plan, seat, Step.PICK)
        memory.extra[seat, data.kind[game.market[place]]] += 1
        pick(game, seat, place)
    begin_choice(game, Step.PLAY)
    effects = 0
    for seat in range(players):
        place = decide(memory, game, data, priors, plan, seat, Step.PLAY)
        card = game.seats[seat].hand[place]
        memory.extra[seat, data.kind[card]] -= 1 - data.table_capable[card]
        effects += reveal(game, data, seat, place)
    end_reveal(game, effects)
    advance(game, data)
    for _ in range(effects):
        seat = whole(on_turn(game))
        carry_out(memory, game, data, seat, decide(memory, game, data, priors, plan, seat, Step.EFFECT))
