"""Das Amulett: the searching seat's own decisions. Its nodes are told apart by what lies open to the seat."""

from __future__ import annotations

import numpy as np

from serai.bots.tree import NONE, describe, find, grow, mixed, select, weigh
from serai.games.amulett.bot.bidding import life_bought, most_cards, most_stones
from serai.games.amulett.bot.edition_priors import Priors
from serai.games.amulett.bot.move_values import move_value, value_of_cards, value_of_stones
from serai.games.amulett.bot.rollout_policy import decide
from serai.games.amulett.bot.search_memory import SHORT, Plan, SearchMemory
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.legal import count_active, nth_active
from serai.games.amulett.rules.moves import PASS, may_pass, split
from serai.games.amulett.rules.state import State, Step, Verb
from serai.kernel.rule import rule, whole


@rule
def plant(memory: SearchMemory, state: State, data: EditionData, priors: Priors, plan: Plan, key: np.uint64) -> int:
    """A node for the seat's open decision; NONE when the tree is full."""
    size = shortlist(memory, state, data, priors)
    node = grow(memory.tree, key, size)
    if node != NONE:
        for place in range(size):
            describe(memory.tree, node, place, memory.short[place], memory.values[place])
        weigh(memory.tree, node, plan.warmth)
    return node


@rule
def shortlist(memory: SearchMemory, state: State, data: EditionData, priors: Priors) -> int:
    """The best moves of the seat's open decision; returns how many there are."""
    size = 0
    seat = whole(memory.seat)
    most = most_to_bid(state, data, priors, seat)
    active = count_active(state, data)
    for index in range(active + whole(may_pass(state.step))):
        action = nth_active(state, data, index) if index < active else whole(PASS)
        verb, value = split(action)
        if verb == Verb.BID:
            worth = value_of_cards(most, value)
        elif verb == Verb.BID_SPELL:
            worth = value_of_stones(most, value)
        else:
            worth = move_value(state, data, priors, seat, verb, value)
        if size == SHORT and worth <= memory.values[SHORT - 1]:
            continue
        place = min(size, SHORT - 1)
        while place > 0 and memory.values[place - 1] < worth:
            memory.short[place] = memory.short[place - 1]
            memory.values[place] = memory.values[place - 1]
            place -= 1
        memory.short[place] = action
        memory.values[place] = worth
        size = min(size + 1, SHORT)
    return size


@rule
def most_to_bid(state: State, data: EditionData, priors: Priors, seat: int) -> float:
    """What a seat gives at most in the auction that is open: it is the same for all bids, and takes long to find."""
    if state.step == Step.BID:
        return most_cards(state, data, priors, seat)
    if state.step == Step.BID_SPELL:
        return most_stones(state, priors, seat, whole(state.card), life_bought(state, data, priors))
    return 0.0


@rule
def decide_in_tree(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan) -> int:
    """The seat's own decision, by the tree. Where it ends it grows by one node; the rollout policy does the rest."""
    key = what_is_open(game, whole(memory.tree.path[memory.tree.path_size - 1]))
    node = find(memory.tree, key)
    if node == NONE:
        memory.beyond_tree = 1
        node = plant(memory, game, data, priors, plan, key)
        if node == NONE:
            return decide(memory, game, data, priors, whole(memory.seat), plan.noise)
    return whole(memory.tree.branches[select(memory.tree, node, plan.curiosity)].option)


@rule
def what_is_open(game: State, last_branch: int) -> np.uint64:
    """The seat's own decision as it sees it: its last branch, and what now lies on the table."""
    key = mixed(np.uint64(last_branch), whole(game.step) * 64 + whole(game.steps_left))
    key = mixed(key, whole(game.party) * 64 + whole(game.card))
    key = mixed(key, (whole(game.bid) * 64 + whole(game.bidding)) * 8 + whole(game.bidder))
    key = mixed(key, whole(game.occupied))
    for seat in range(game.players):
        key = mixed(key, whole(game.seats[seat].hand_size) * 64 + whole(game.seats[seat].gem_count))
    return mixed(key, whole(game.seats[game.actor].cover))
