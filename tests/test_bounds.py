"""Nothing that comes from outside leads compiled code out of its fields: every index is checked, in processes apart.

Interpreted rules are the same text, and NumPy checks every index of theirs: they play a little every day. Compiled with
checks, which takes a minute for each game, they play much more with `run.py test --all`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest

from serai.games import GAMES
from tests.support.modes import run

Decisions = Callable[[str], dict[str, int]]


def decisions_with_checks(game: str, *parts: str, is_compiled: bool = True) -> dict[str, int]:
    """How many decisions a game makes in each part with every index checked.

    Code that need not be quick is compiled in half of the time; kernel/rule_cache.py keeps it apart.
    """
    mode = {"SERAI_INTERPRETED": "0", "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0"}
    done = run(
        "tests.support.bounded",
        game,
        *parts,
        PYTHONWARNINGS="ignore",
        **(mode if is_compiled else {"SERAI_INTERPRETED": "1"}),
    )
    decisions: dict[str, int] = json.loads(done)
    return decisions


@pytest.mark.parametrize("game", GAMES)
def test_a_little_of_everything(game: str) -> None:
    decisions = decisions_with_checks(game, "one table", "one view", "a few lies", is_compiled=False)
    assert decisions["one table"] > 500
    assert decisions["one view"] > 60
    assert decisions["a few lies"] > 200


@pytest.fixture(scope="module")
def decisions() -> Decisions:
    """One process for each game."""
    return cache(lambda game: decisions_with_checks(game, "tables", "views", "lies"))


@pytest.mark.rare
@pytest.mark.parametrize("game", GAMES)
def test_tables_and_records(decisions: Decisions, game: str) -> None:
    assert decisions(game)["tables"] > 10_000


@pytest.mark.rare
@pytest.mark.parametrize(("game", "least"), [("amul", 300), ("amulett", 1_000)])
def test_views(decisions: Decisions, game: str, least: int) -> None:
    assert decisions(game)["views"] > least


@pytest.mark.rare
@pytest.mark.parametrize("game", GAMES)
def test_what_clients_send(decisions: Decisions, game: str) -> None:
    assert decisions(game)["lies"] > 800


@pytest.mark.rare
@pytest.mark.parametrize(("game", "least"), [("amul", 800), ("amulett", 2_000)])
def test_views_in_every_size(game: str, least: int) -> None:
    assert decisions_with_checks(game, "all views")["all views"] > least


@pytest.mark.rare
@pytest.mark.parametrize(("game", "least"), [("amul", 100_000), ("amulett", 50_000)])
def test_batches(game: str, least: int) -> None:
    assert decisions_with_checks(game, "batches")["batches"] > least
