"""The third game as a library and for study: these files hold the tests. They run in a process that finds the game."""

from __future__ import annotations

import pytest

from tests.third_game.household import python

PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


@pytest.mark.parametrize("file", ["library.py", "study.py", "quick.py"])
def test_library(file: str) -> None:
    done = python(*PYTEST, f"tests/third_game/{file}")
    assert done.returncode == 0, done.stdout


def test_a_device_reviews_its_games_as_a_server_does() -> None:
    done = python(*PYTEST, "tests/wasm/test_reviews.py", "-k", "trinkets", compiled=True)
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout
