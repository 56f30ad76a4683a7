"""The third game as a library and for study: these files hold the tests. They run in a process that finds the game."""

from __future__ import annotations

import pytest

from tests.third_game.household import python


@pytest.mark.parametrize("file", ["library.py", "study.py", "quick.py"])
def test_library(file: str) -> None:
    done = python("-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/third_game/{file}")
    assert done.returncode == 0, done.stdout
