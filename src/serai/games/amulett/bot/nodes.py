"""Das Amulett: the searching seat's own decisions. Its nodes are told apart by what lies open to the seat."""

from __future__ import annotations

import numpy as np

from serai.bots.tree import NONE, describe, find, grow, mixed, select, weigh
from serai.games.amulett.bot.bidding import life_bought, most_cards, most_stones
from serai.games.amulett.bot.edition_priors import Hopes
from serai.games.amulett.bot.move_values import like, like_cards, like_stones
from serai.games.amulett.bot.rollout_policy import decide
from serai.games.amulett.bot.search_memory import SHORT, Desk, Plan
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.legal import count_active, nth_active
from serai.games.amulett.rules.moves import PASS, may_pass, split
from serai.games.amulett.rules.state import State, Step, Verb
from serai.kernel.rule import rule, whole


@rule
def plant(desk: Desk, state: State, data: EditionData, hopes: Hopes, plan: Plan, key: np.uint64) -> int:
    """A node for the seat's open decision; NONE when the tree is full."""
    size = shortlist(desk, state, data, hopes)
    node = grow(desk.tree, key, size)
    if node != NONE:
        for place in range(size):
            describe(desk.tree, node, place, desk.short[place], desk.liked[place])
        weigh(desk.tree, node, plan.warmth)
    return node


@rule
def shortlist(desk: Desk, state: State, data: EditionData, hopes: Hopes) -> int:
    """The best liked moves of the seat's open decision; returns how many there are."""
    size = 0
    seat = whole(desk.seat)
    most = most_to_bid(state, data, hopes, seat)
    active = count_active(state, data)
    for index in range(active + whole(may_pass(state.step))):
        action = nth_active(state, data, index) if index < active else whole(PASS)
        verb, value = split(action)
        if verb == Verb.BID:
            liked = like_cards(most, value)
        elif verb == Verb.BID_SPELL:
            liked = like_stones(most, value)
        else:
            liked = like(state, data, hopes, seat, verb, value)
        if size == SHORT and liked <= desk.liked[SHORT - 1]:
            continue
        place = min(size, SHORT - 1)
        while place > 0 and desk.liked[place - 1] < liked:
            desk.short[place] = desk.short[place - 1]
            desk.liked[place] = desk.liked[place - 1]
            place -= 1
        desk.short[place] = action
        desk.liked[place] = liked
        size = min(size + 1, SHORT)
    return size


@rule
def most_to_bid(state: State, data: EditionData, hopes: Hopes, seat: int) -> float:
    """What a seat gives at most in the auction that is open: it is the same for all bids, and takes long to find."""
    if state.step == Step.BID:
        return most_cards(state, data, hopes, seat)
    if state.step == Step.BID_SPELL:
        return most_stones(state, hopes, seat, whole(state.card), life_bought(state, data, hopes))
    return 0.0


@rule
def decide_in_tree(desk: Desk, game: State, data: EditionData, hopes: Hopes, plan: Plan) -> int:
    """The own decision by the tree. Where it ends it grows by one node, and the rest is left to instinct."""
    key = what_is_open(game, whole(desk.tree.path[desk.tree.path_size - 1]))
    node = find(desk.tree, key)
    if node == NONE:
        desk.beyond_tree = 1
        node = plant(desk, game, data, hopes, plan, key)
        if node == NONE:
            return decide(desk, game, data, hopes, whole(desk.seat), plan.noise)
    return whole(desk.tree.branches[select(desk.tree, node, plan.curiosity)].option)


@rule
def what_is_open(game: State, last_branch: int) -> np.uint64:
    """The own decision as the seat sees it: its last branch, and what now lies on the table."""
    key = mixed(np.uint64(last_branch), whole(game.step) * 64 + whole(game.steps_left))
    key = mixed(key, whole(game.party) * 64 + whole(game.card))
    key = mixed(key, (whole(game.bid) * 64 + whole(game.bidding)) * 8 + whole(game.bidder))
    key = mixed(key, whole(game.occupied))
    for seat in range(game.players):
        key = mixed(key, whole(game.seats[seat].hand_size) * 64 + whole(game.seats[seat].gem_count))
    return mixed(key, whole(game.seats[game.actor].cover))
