"""A few simulated worlds, the same ones every time; more of them are `python3 run.py simulate-faults`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from typing import Any

import pytest

from tests.simulation.planted import BUGS, FROM_OUTSIDE
from tests.third_game.household import PROJECT, environment

ONCE_WRONG = {
    11: "a server that another had taken over called that the visitor's fault",
    21: "somebody who had sat down at one process was told by another that they had no seat",
    135: "a decision that was made was called not made, because the store could not be read",
    148: "a process that had missed the start called a decision that was made impossible",
    267: "a decision sent again beside one that could not be stored was called not made, and was made",
    327: "an order could not be taken back at a process that had not heard of it, and was carried out",
}
"""Seeds in whose worlds something was wrong once."""
SEEDS = (*ONCE_WRONG, *range(1, 6))
MORE = range(6, 60)
PARTS = 4
"""in which bugs are planted, beside each other"""


def told(*words: str) -> dict[str, Any]:
    """What a process of its own says: one that knows the small game, and sorts sets in the same way every time."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.simulation.told", *words]
    done = subprocess.run(
        command,
        cwd=PROJECT,
        env=environment() | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_nothing_is_wrong_in_any_world() -> None:
    found = told("worlds", *map(str, SEEDS))
    assert {seed: trouble for seed, trouble in found.items() if trouble} == {}
    assert len(found) == len(set(SEEDS))


@pytest.mark.rare
def test_nothing_is_wrong_in_more_worlds() -> None:
    assert {seed: trouble for seed, trouble in told("worlds", *map(str, MORE)).items() if trouble} == {}


def test_nothing_is_wrong_in_ten_days_of_slow_games() -> None:
    """People look at their tables a few times a day, and machines sleep while nobody is there."""
    found = told("days", "10")
    assert found["days"] >= 10
    assert len(found["wrong"]) > 1
    assert {seed: trouble for seed, trouble in found["wrong"].items() if trouble} == {}


def test_the_same_seed_is_the_same_world() -> None:
    """In another process, and whatever world was before it."""
    traces = told("traces", "2", "7")
    assert all(traces.values())
    assert told("traces", "7", "2") == traces


def test_the_bugs_that_others_have_planted_are_found() -> None:
    all_are_found(bug.__name__ for bug in FROM_OUTSIDE)


@pytest.mark.rare
@pytest.mark.parametrize("part", range(PARTS))
def test_the_bugs_of_our_own_are_found(part: int) -> None:
    bugs = sorted(bug.__name__ for bug in BUGS.keys() - FROM_OUTSIDE)
    assert len(bugs) > 30
    all_are_found(bugs[part::PARTS])


def all_are_found(bugs: Iterable[str]) -> None:
    found = told("planted", *bugs)
    assert found
    assert [bug for bug, trouble in found.items() if not trouble] == []


def test_others_cannot_tell_what_was_chosen_in_secret() -> None:
    found = told("twins", *map(str, range(1, 7)))
    with_a_bug = found.pop("with a bug")
    assert sum(compared for compared, _ in found.values()) > 100
    assert [told_others for _, told_others in found.values() if told_others] == []
    assert with_a_bug, "and where they can, it is found"
