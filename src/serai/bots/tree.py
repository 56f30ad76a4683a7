"""A search tree that knows no game: information sets of the searching seat are nodes, options branches.

Everything lies in preallocated arrays. A node is found by a key made of what the searching seat has seen since the
root; the branches of a node lie side by side. When the arrays are full nothing is added any more and the search goes on
with what it has.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.kernel.chance import number
from serai.kernel.exponential import exp
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, Ints, Record, i32, one, several, u64

f32, f64 = np.float32, np.float64

NODES = 1 << 12
SLOTS = 2 * NODES
BRANCHES = 1 << 15
LONGEST_PATH = 256

NONE = -1


class Node(Record):
    """One information set of the searching seat."""

    key: np.uint64 = one(u64, EVERYONE, "what the seat has seen since the root")
    first: int = one(i32, EVERYONE, "its first branch")
    options: int = one(i32, EVERYONE, "how many branches it has")


class TreeBranch(Record):
    """One option of a node."""

    option: int = one(i32, EVERYONE, "the option, in the game's own terms")
    visits: int = one(i32, EVERYONE, "how often it was taken")
    prior: float = one(f32, EVERYONE, "what the policy gives it; those of a node add up to 1")
    total: float = one(f64, EVERYONE, "sum of the values it led to")


class Tree(Record):
    """A tree and the way of the present simulation through it. The first node is the root."""

    nodes_used: int = one(i32, EVERYONE, "how many nodes there are")
    branches_used: int = one(i32, EVERYONE, "how many branches there are")
    path_size: int = one(i32, EVERYONE, "how many branches the present simulation has taken")
    path: Ints = several(i32, LONGEST_PATH, EVERYONE, "which ones")
    slots: Ints = several(i32, SLOTS, EVERYONE, "nodes by key: 1 + their number, 0 where a slot is free")
    nodes: list[Node] = several(Node, NODES, EVERYONE, "the nodes")
    branches: list[TreeBranch] = several(TreeBranch, BRANCHES, EVERYONE, "the branches")


@rule
def clear(tree: Tree) -> None:
    """A tree without a root."""
    tree.nodes_used = 0
    tree.branches_used = 0
    tree.path_size = 0
    for slot in range(SLOTS):
        tree.slots[slot] = 0


@rule
def find(tree: Tree, key: np.uint64) -> int:
    """The node with this key, or NONE."""
    slot = whole(key & np.uint64(SLOTS - 1))
    while tree.slots[slot] != 0:
        node = whole(tree.slots[slot]) - 1
        if tree.nodes[node].key == key:
            return node
        slot = (slot + 1) & (SLOTS - 1)
    return NONE


@rule
def grow(tree: Tree, key: np.uint64, options: int) -> int:
    """A new node with this number of branches, each still to be described; NONE when the tree is full."""
    node = whole(tree.nodes_used)
    first = whole(tree.branches_used)
    if node == NODES or first + options > BRANCHES:
        return NONE
    tree.nodes_used = node + 1
    tree.branches_used = first + options
    tree.nodes[node].key = key
    tree.nodes[node].first = first
    tree.nodes[node].options = options
    slot = whole(key & np.uint64(SLOTS - 1))
    while tree.slots[slot] != 0:
        slot = (slot + 1) & (SLOTS - 1)
    tree.slots[slot] = node + 1
    return node


@rule
def describe(tree: Tree, node: int, place: int, option: int, value: float) -> None:
    """Option number `place` of a new node; `weigh` turns the values into priors."""
    branch = tree.branches[tree.nodes[node].first + place]
    branch.option = option
    branch.visits = 0
    branch.prior = value
    branch.total = 0.0


@rule
def weigh(tree: Tree, node: int, warmth: float) -> None:
    """Turn the values of a node's options into priors: `warmth` is the difference that counts for much."""
    first, last = tree.nodes[node].first, tree.nodes[node].first + tree.nodes[node].options
    most = tree.branches[first].prior
    for place in range(first + 1, last):
        most = max(most, tree.branches[place].prior)
    total = 0.0
    for place in range(first, last):
        tree.branches[place].prior = exp((tree.branches[place].prior - most) / warmth)
        total += tree.branches[place].prior
    for place in range(first, last):
        tree.branches[place].prior /= total


@rule
def favour(tree: Tree, options: Any, log_chances: Any, size: int, share: float) -> None:
    """Give this share of the root's priors to what a net likes; an option that the search has left out stays out."""
    total = 0.0
    for place in range(size):
        if branch_of(tree, whole(options[place])) != NONE:
            total += exp(log_chances[place])
    if total == 0.0:
        return
    for place in range(tree.nodes[0].first, tree.nodes[0].first + tree.nodes[0].options):
        tree.branches[place].prior = (1.0 - share) * f64(tree.branches[place].prior)
    for place in range(size):
        branch = branch_of(tree, whole(options[place]))
        if branch != NONE:
            liked = share * exp(log_chances[place]) / total
            tree.branches[branch].prior = f64(tree.branches[branch].prior) + liked


@rule
def select(tree: Tree, node: int, curiosity: float) -> int:
    """The branch to try: good so far, or favoured by the policy and seldom tried. The simulation takes it."""
    first, last = tree.nodes[node].first, tree.nodes[node].first + tree.nodes[node].options
    visits, total = 0, 0.0
    for place in range(first, last):
        visits += whole(tree.branches[place].visits)
        total += tree.branches[place].total
    untried = total / visits if visits > 0 else 0.0
    urge = curiosity * np.sqrt(visits + 1.0)
    best, highest = NONE, -1e30
    for place in range(first, last):
        tries = whole(tree.branches[place].visits)
        mean = tree.branches[place].total / tries if tries > 0 else untried
        bound = mean + urge * tree.branches[place].prior / (1.0 + tries)
        if bound > highest:
            best, highest = place, bound
    tree.path[tree.path_size] = best
    tree.path_size += 1
    return best


@rule
def credit(tree: Tree, value: float) -> None:
    """Give the value of the present simulation to all branches it took; the next one begins at the root."""
    for step in range(tree.path_size):
        tree.branches[tree.path[step]].visits += 1
        tree.branches[tree.path[step]].total += value
    tree.path_size = 0


@rule
def favourite(tree: Tree) -> int:
    """The option of the root that was taken most often; of equals the one that promises more, then the lower one."""
    first, last = whole(tree.nodes[0].first), whole(tree.nodes[0].first) + whole(tree.nodes[0].options)
    best = first
    for place in range(first + 1, last):
        if is_preferred(tree.branches[place], tree.branches[best]):
            best = whole(place)
    return whole(tree.branches[best].option)


@rule
def branch_of(tree: Tree, option: int) -> int:
    """The root's branch for an option; NONE where the search has left it out."""
    for place in range(tree.nodes[0].first, tree.nodes[0].first + tree.nodes[0].options):
        if tree.branches[place].option == option:
            return whole(place)
    return whole(NONE)


@rule
def is_preferred(here: TreeBranch, there: TreeBranch) -> bool:
    """Whether a search would rather choose the first of two options."""
    more, gain = whole(here.visits) - whole(there.visits), mean(here) - mean(there)
    return more > 0 or (more == 0 and (gain > 0.0 or (gain == 0.0 and here.option < there.option)))


@rule
def mean(branch: TreeBranch) -> float:
    """What an option has promised so far."""
    return branch.total / max(whole(branch.visits), 1)


@rule
def mixed(key: np.uint64, value: int) -> np.uint64:
    """A key that depends on both. It is as good as random, so that sums of keys stand for sets, too."""
    return number(key, np.uint64(value))
