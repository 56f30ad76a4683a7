"""The search tree as such."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from serai.bots.tree import (
    BRANCHES,
    NODES,
    NONE,
    Tree,
    clear,
    credit,
    describe,
    favour,
    find,
    grow,
    mixed,
    select,
    weigh,
)
from serai.kernel.rule import rule
from serai.kernel.schema import blank


@rule
def play(tree: Tree, values: Any, rounds: int, curiosity: float) -> None:
    """A one-armed bandit per option."""
    for _ in range(rounds):
        branch = select(tree, 0, curiosity)
        credit(tree, values[tree.branches[branch].option])


@pytest.fixture
def tree() -> Any:
    made = blank(Tree, 1)[0]
    clear(made)
    return made


def planted(tree: Any, values: list[float], warmth: float = 1.0) -> int:
    node = grow(tree, np.uint64(7), len(values))
    for place, value in enumerate(values):
        describe(tree, node, place, place, value)
    weigh(tree, node, warmth)
    return node


def test_nodes_are_found_by_key(tree: Any) -> None:
    keys = [np.uint64(key) for key in (0, 1, NODES * 2, NODES * 4, 2**63)]
    nodes = [grow(tree, key, 2) for key in keys]
    assert [find(tree, key) for key in keys] == nodes == list(range(len(keys)))
    assert find(tree, np.uint64(99)) == NONE
    clear(tree)
    assert find(tree, keys[0]) == NONE


def test_priors_add_up_and_follow_the_values(tree: Any) -> None:
    planted(tree, [1.0, 3.0, 2.0])
    priors = tree.branches["prior"][:3]
    assert priors.sum() == pytest.approx(1.0)
    assert priors[1] > priors[2] > priors[0] > 0
    assert priors[1] / priors[2] == pytest.approx(np.e, rel=1e-5)


def test_a_net_gets_its_share_of_the_priors_and_the_rest_keeps_its_proportions(tree: Any) -> None:
    planted(tree, [1.0, 3.0, 2.0])
    before = tree.branches["prior"][:3].copy()
    left_out = 7
    favour(tree, np.array([2, left_out, 0]), np.log([0.3, 0.6, 0.1]), 3, 0.5)
    assert tree.branches["prior"][:3] == pytest.approx(before / 2 + np.array([0.125, 0, 0.375]))
    favour(tree, np.array([left_out]), np.zeros(1), 1, 0.5)
    assert tree.branches["prior"][:3].sum() == pytest.approx(1.0)


def test_the_best_option_is_tried_most_even_against_the_prior(tree: Any) -> None:
    planted(tree, [2.0, 0.0, 0.0])
    play(tree, np.array([0.2, 0.3, 0.8]), 500, 0.5)
    visits = tree.branches["visits"][:3]
    assert visits.sum() == 500
    assert visits.argmax() == 2
    assert visits.min() >= 1


def test_without_curiosity_the_likeliest_option_is_tried(tree: Any) -> None:
    planted(tree, [0.0, 5.0])
    play(tree, np.array([0.5, 0.5]), 1, 0.1)
    assert tree.branches["visits"][1] == 1


def test_a_full_tree_refuses_to_grow(tree: Any) -> None:
    grown = 0
    while grow(tree, np.uint64(grown), 16) != NONE:
        grown += 1
    assert grown == min(NODES, BRANCHES // 16)


def test_a_set_has_another_key_with_one_more_member() -> None:
    """Card 1 once counted for nothing, so two nodes looked alike, and a search of eight players never ended."""
    keys = [int(mixed(np.uint64(1), card)) for card in range(256)]
    assert 0 not in keys
    assert len(set(keys)) == len(keys)
