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
    size: int = one(i32, EVERYONE, "how many branches")
    visits: int = one(i32, EVERYONE, "how often a simulation came through")


class Branch(Record):
    """One option of a node."""

    option: int = one(i32, EVERYONE, "the option, in the game's own terms")
    visits: int = one(i32, EVERYONE, "how often it was taken")
    available: int = one(i32, EVERYONE, "how often it could have been taken")
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
