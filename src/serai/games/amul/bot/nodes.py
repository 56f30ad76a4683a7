"""Āmul: the searching seat's own decisions. Its nodes are told apart by what the seat itself has seen."""

from __future__ import annotations

import numpy as np

from serai.bots.tree import NONE, describe, find, grow, mixed, select, weigh
from serai.games.amul.bot.edition_priors import Priors
from serai.games.amul.bot.greedy import card_of, options_of
from serai.games.amul.bot.rollout_policy import best_of, value_options
from serai.games.amul.bot.search_memory import Plan, SearchMemory
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.state import State
from serai.kernel.rule import rule, whole


@rule
def plant(memory: SearchMemory, state: State, seat: int, key: np.uint64, size: int, warmth: float) -> int:
    """A node for a decision of the seat whose values have just been written; NONE when the tree is full."""
    node = grow(memory.tree, key, size)
    if node != NONE:
        for place in range(size):
            describe(memory.tree, node, place, card_of(state, seat, place), memory.values[place])
        weigh(memory.tree, node, warmth)
    return node


@rule
def find_place(game: State, seat: int, card: int) -> int:
    """The place of the option that is about this card."""
    place = 0
    while card_of(game, seat, place) != card:
        place += 1
    return place


@rule
def decide_in_tree(memory: SearchMemory, game: State, data: EditionData, priors: Priors, plan: Plan) -> int:
    """The seat's own decision, by the tree. Where it ends it grows by one node; the rollout policy does the rest."""
    seat = whole(memory.seat)
    last_branch = memory.tree.path[memory.tree.path_size - 1]
    key = mixed(mixed(set_of_options(game, seat), last_branch), game.step)
    node = find(memory.tree, key)
    if node == NONE:
        memory.beyond_tree = 1
        size = value_options(memory, game, data, priors, seat, whole(game.step))
        node = plant(memory, game, seat, key, size, plan.warmth)
        if node == NONE:
            return best_of(memory, size)
    branch = select(memory.tree, node, plan.curiosity)
    return find_place(game, seat, memory.tree.branches[branch].option)


@rule
def set_of_options(game: State, seat: int) -> np.uint64:
    """The cards to choose from as a number, whatever their places."""
    total = np.uint64(0)
    for place in range(options_of(game, seat)):
        total += mixed(np.uint64(1), card_of(game, seat, place))
    return total
