"""A search tree that knows no game: own information sets as nodes, options as branches, in preallocated arrays.

A node is found by a key made of what the searching seat has seen since the root. Branches of a node lie side by side.
When the arrays are full nothing is added any more and the search goes on with what it has.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, Record, blank, i32, one, u64

f32, f64 = np.float32, np.float64

NODES = 1 << 13
SLOTS = 2 * NODES
BRANCHES = 1 << 16
LONGEST_PATH = 64

ROOT = 0
NONE = -1


class Trunk(Record):
    """How much of the arrays is in use."""

    nodes: int = one(i32, EVERYONE, "nodes in use")
    branches: int = one(i32, EVERYONE, "branches in use")
    path: int = one(i32, EVERYONE, "branches taken in the present simulation")


class Node(Record):
    """One information set of the searching seat."""

    key: int = one(u64, EVERYONE, "what the seat has seen since the root")
    first: int = one(i32, EVERYONE, "its first branch")
    options: int = one(i32, EVERYONE, "how many branches")


class Branch(Record):
    """One option of a node."""

    option: int = one(i32, EVERYONE, "the option, in the game's own terms")
    visits: int = one(i32, EVERYONE, "how often it was taken")
    prior: float = one(f32, EVERYONE, "how much the policy likes it; all options of a node add up to 1")
    total: float = one(f64, EVERYONE, "sum of the values it led to")


class Tree:
    """The arrays of one search; reused for every decision."""

    def __init__(self) -> None:
        self.trunk = blank(Trunk, 1)
        self.nodes = blank(Node, NODES)
        self.branches = blank(Branch, BRANCHES)
        self.slots = np.zeros(SLOTS, dtype=np.int32)
        self.path = np.zeros(LONGEST_PATH, dtype=np.int32)

    def clear(self) -> None:
        self.trunk[0].nodes = 0
        self.trunk[0].branches = 0
        self.trunk[0].path = 0
        self.slots[:] = NONE


@rule
def find(trunk: Trunk, nodes: Any, slots: Any, key: int) -> int:
    """The node with this key, or NONE."""
    slot = whole(key & np.uint64(SLOTS - 1))
    while slots[slot] != NONE:
        if nodes[slots[slot]].key == key:
            return whole(slots[slot])
        slot = (slot + 1) & (SLOTS - 1)
    return NONE


@rule
def grow(trunk: Trunk, nodes: Any, slots: Any, key: int, size: int) -> int:
    """A new node with so many branches, still to be described by `describe`; NONE when the arrays are full."""
    node = whole(trunk.nodes)
    first = whole(trunk.branches)
    if node == NODES or first + size > BRANCHES:
        return NONE
    trunk.nodes = node + 1
    trunk.branches = first + size
    nodes[node].key = key
    nodes[node].first = first
    nodes[node].options = size
    slot = whole(key & np.uint64(SLOTS - 1))
    while slots[slot] != NONE:
        slot = (slot + 1) & (SLOTS - 1)
    slots[slot] = node
    return node


@rule
def describe(node: Node, branches: Any, place: int, option: int, prior: float) -> None:
    """Option number `place` of a new node."""
    branch = branches[node.first + place]
    branch.option = option
    branch.visits = 0
    branch.prior = prior
    branch.total = 0.0


@rule
def select(node: Node, branches: Any, curiosity: float) -> int:
    """The branch to try: good so far, or liked by the policy and seldom tried."""
    visits, total = 0, 0.0
    for place in range(node.first, node.first + node.options):
        visits += whole(branches[place].visits)
        total += branches[place].total
    untried = total / visits if visits > 0 else 0.0
    urge = curiosity * np.sqrt(visits + 1.0)
    best, highest = NONE, -1e30
    for place in range(node.first, node.first + node.options):
        tries = whole(branches[place].visits)
        mean = branches[place].total / tries if tries > 0 else untried
        bound = mean + urge * branches[place].prior / (1.0 + tries)
        if bound > highest:
            best, highest = place, bound
    return best


@rule
def follow(trunk: Trunk, path: Any, branch: int) -> None:
    """Remember a branch that the present simulation took."""
    path[trunk.path] = branch
    trunk.path += 1


@rule
def credit(trunk: Trunk, branches: Any, path: Any, value: float) -> None:
    """Give the value of the present simulation to all branches it took."""
    for step in range(trunk.path):
        branches[path[step]].visits += 1
        branches[path[step]].total += value
    trunk.path = 0


@rule
def mixed(key: int, value: int) -> int:
    """A key that depends on both."""
    word = (np.uint64(key) ^ np.uint64(value)) * np.uint64(0x9E3779B97F4A7C15)
    return word ^ (word >> np.uint64(29))
