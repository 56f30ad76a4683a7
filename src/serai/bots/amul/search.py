"""Āmul: information-set tree search.

Every simulation takes a world that agrees with what the seat knows, lets the seat follow its tree and all others their
instinct, and values the position some rounds later. Sealed choices of others are sampled inside the world, before
anything of the own choice is known to them; own nodes are told apart by own knowledge only.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.bots.amul.greedy import value_options
from serai.bots.amul.hopes import Hopes
from serai.bots.amul.instinct import best_of, like_options
from serai.bots.amul.prospects import Outlook, hold, plays_left, prospects, shape, show
from serai.bots.tree import NONE, credit, describe, find, follow, grow, mixed, select
from serai.games.amul.knowledge import redeal
from serai.games.amul.phases import (
    choose,
    end_effect,
    end_pick,
    on_turn,
    pick,
    source_card,
    take,
)
from serai.games.amul.scoring import Sheet, score
from serai.games.amul.state import SEATS, State, Step
from serai.games.amul.tables import KINDS, Tables
from serai.kernel.chance import Generator, stream
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, Record, i16, one, several

f32 = np.float32


class Plan(Record):
    """How to search."""

    horizon: int = one(i16, EVERYONE, "rounds to look ahead, the present one included")
    noise: float = one(f32, EVERYONE, "points by which simulated decisions waver")
    curiosity: float = one(f32, EVERYONE, "weight of the policy's liking against values found")
    warmth: float = one(f32, EVERYONE, "points of difference that the policy's liking takes for much")
    doubt: float = one(f32, EVERYONE, "points of difference that mean much at the end of the game")
    doubt_per_round: float = one(f32, EVERYONE, "the same for each round still to come")


@rule
def card_of(state: State, seat: int, place: int, size: int) -> int:
    """The card that an option is about; 0 for taking nothing."""
    if state.step == Step.OFFER or state.step == Step.PLAY:
        return whole(state.seats[seat].hand[place])
    if state.step == Step.PICK:
        return whole(state.market[place])
    return whole(source_card(state, state.seats[seat].effect, place)) if place < size - 1 else 0


@rule
def sum_of_cards(state: State, seat: int, size: int) -> int:
    """The set of cards to choose from, as a number that does not depend on their places."""
    total = np.uint64(0)
    for place in range(size):
        total += mixed(np.uint64(1), np.uint64(card_of(state, seat, place, size)))
    return total


@rule
def carry_on(state: State, tables: Tables, held: Any, seat: int, place: int, size: int) -> None:
    """Carry out an option by place and keep count of the cards held."""
    card = card_of(state, seat, place, size)
    kind = tables.kind[card]
    if state.step == Step.PICK:
        held[seat, kind] += 1
        pick(state, seat, place)
        end_pick(state)
    elif state.step == Step.EFFECT:
        if place < size - 1:
            held[seat, kind] += 1
        take(state, tables, seat, place if place < size - 1 else -1)
        end_effect(state, tables)
    else:
        if state.step == Step.OFFER or not tables.table_capable[card]:
            held[seat, kind] -= 1
        choose(state, tables, seat, place)


@rule
def decide_in_tree(
    state: State, seat: int, size: int, trunk: Any, nodes: Any, branches: Any, slots: Any, path: Any, liking: Any, plan: Plan
) -> int:
    """The seat's own decision inside a simulation: by its tree where it has been before, else by instinct."""
    parent = np.uint64(path[trunk.path - 1])
    key = mixed(mixed(sum_of_cards(state, seat, size), parent), np.uint64(state.step))
    node = find(trunk, nodes, slots, key)
    if node == NONE:
        place = best_of(liking, size)
        node = grow(trunk, nodes, slots, key, size)
        if node == NONE:
            return place
        set_priors(nodes[node], branches, state, seat, size, liking, plan.warmth)
    branch = select(nodes[node], branches, plan.curiosity)
    follow(trunk, path, branch)
    option = branches[branch].option
    for place in range(size):
        if card_of(state, seat, place, size) == option:
            return place
    return size - 1


@rule
def set_priors(node: Any, branches: Any, state: State, seat: int, size: int, liking: Any, warmth: float) -> None:
    """Turn likings into priors that add up to 1."""
    most = liking[best_of(liking, size)]
    total = 0.0
    for place in range(size):
        total += np.exp((liking[place] - most) / warmth)
    for place in range(size):
        prior = np.exp((liking[place] - most) / warmth) / total
        describe(node, branches, place, card_of(state, seat, place, size), prior)


@rule
def count_hands(state: State, tables: Tables, held: Any) -> None:
    """All cards in hands count as held."""
    for seat in range(state.players):
        for kind in range(KINDS):
            held[seat, kind] = 0
        for place in range(state.seats[seat].hand_size):
            held[seat, tables.kind[state.seats[seat].hand[place]]] += 1


@rule
def count_dealt(state: State, tables: Tables, held: Any) -> None:
    """A new round: the last card of each hand has just been dealt."""
    for seat in range(state.players):
        held[seat, tables.kind[state.seats[seat].hand[state.seats[seat].hand_size - 1]]] += 1


@rule
def share(totals: Any, players: int, seat: int, doubt: float) -> float:
    """The part of a win that a seat may expect from what all seats expect to score."""
    sum_of_all = 0.0
    for other in range(players):
        sum_of_all += np.exp((totals[other] - totals[seat]) / doubt)
    return 1.0 / sum_of_all


@rule
def value_world(
    state: State, root: State, tables: Tables, hopes: Hopes, outlook: Outlook, sheet: Sheet, seat: int, totals: Any, plan: Plan
) -> float:
    """The value of where a simulation ended; the outlook counts the areas at the root."""
    players = whole(state.players)
    if state.step == Step.OVER:
        score(state, tables, sheet)
        for other in range(players):
            totals[other] = sheet.seats[other].total
        return share(totals, players, seat, plan.doubt)
    plays = plays_left(state, tables)
    for other in range(players):
        for place in range(root.seats[other].area_size, state.seats[other].area_size):
            hold(outlook, tables, hopes, other, state.seats[other].area[place])
            show(outlook, tables, hopes, other, state.seats[other].area[place])
        for place in range(state.seats[other].hand_size):
            hold(outlook, tables, hopes, other, state.seats[other].hand[place])
    for other in range(players):
        totals[other] = prospects(outlook, state, tables, hopes, other, plays)
        totals[other] += shape(state, tables, hopes, other, 0, 0, plays)
    return share(totals, players, seat, plan.doubt + plan.doubt_per_round * plays)


@rule
def forget_choices(world: State, seat: int) -> None:
    """What others have sealed is unknown: they choose again inside the world."""
    for other in range(world.players):
        if other != seat and world.seats[other].has_chosen:
            world.seats[other].has_chosen = 0
            world.awaited += 1


@rule
def search(
    seen: State, tables: Tables, hopes: Hopes, plan: Plan, seat: int, seed: int, simulations: int,
    trunk: Any, nodes: Any, branches: Any, slots: Any, path: Any,
    worlds: Any, made: int, work: Any, looks: Any, sheets: Any, appeal: Any, held: Any, liking: Any, totals: Any,
    generator: Generator, pool: Any, unseen: Any,
) -> int:
    """Run so many simulations; returns how many worlds have been made. looks[0] counts the areas at the root."""
    root = nodes[0]
    state = work[0]
    for _ in range(simulations):
        branch = select(root, branches, plan.curiosity)
        follow(trunk, path, branch)

        # The k-th try of every option meets the k-th world, so that luck of the deal cancels between options.
        tried = whole(branches[branch].visits)
        number = tried % len(worlds)
        if number == made:
            worlds[number] = seen
            redeal(seen, hopes.in_use, worlds[number], generator, pool, unseen)
            forget_choices(worlds[number], seat)
            made += 1
        work[0] = worlds[number]
        stream(state.chance, seed, tried)
        count_hands(state, tables, held)

        size = whole(root.options)
        place = 0
        while card_of(state, seat, place, size) != branches[branch].option:
            place += 1
        carry_on(state, tables, held, seat, place, size)
        turn = whole(seen.turn)
        last = turn + plan.horizon
        while state.step != Step.OVER:
            if state.turn != turn:
                turn = whole(state.turn)
                if turn >= last:
                    break
                count_dealt(state, tables, held)
            if state.step == Step.PICK or state.step == Step.EFFECT:
                simulate_seat(state, tables, hopes, plan, appeal, held, on_turn(state), seat, liking,
                              trunk, nodes, branches, slots, path)
            else:
                step = whole(state.step)
                for other in range(state.players):
                    if state.step == step and state.seats[other].has_chosen == 0:
                        simulate_seat(state, tables, hopes, plan, appeal, held, other, seat, liking,
                                      trunk, nodes, branches, slots, path)

        looks[1] = looks[0]
        credit(trunk, branches, path, value_world(state, seen, tables, hopes, looks[1], sheets[0], seat, totals, plan))
    return made


@rule
def simulate_seat(
    state: State, tables: Tables, hopes: Hopes, plan: Plan, appeal: Any, held: Any, mover: int, seat: int, liking: Any,
    trunk: Any, nodes: Any, branches: Any, slots: Any, path: Any,
) -> None:
    """One decision of one seat inside a simulation."""
    if mover == seat:
        size = like_options(state, tables, hopes, appeal, held, mover, liking, 0.0)
        place = decide_in_tree(state, seat, size, trunk, nodes, branches, slots, path, liking, plan)
    else:
        size = like_options(state, tables, hopes, appeal, held, mover, liking, plan.noise)
        place = best_of(liking, size)
    carry_on(state, tables, held, mover, place, size)


@rule
def plant(
    seen: State, tables: Tables, hopes: Hopes, plan: Plan, seat: int, looks: Any, appeal: Any, liking: Any,
    trunk: Any, nodes: Any, branches: Any, slots: Any,
) -> int:
    """The root: the greedy values of all options are its priors; returns how many there are."""
    size = value_options(looks[1], seen, tables, hopes, seat, liking)
    grow(trunk, nodes, slots, np.uint64(0), size)
    set_priors(nodes[0], branches, seen, seat, size, liking, plan.warmth)
    return size
