"""The third game as a library: `library.py` holds these tests. They run in a process that finds the game."""

from __future__ import annotations

from tests.third_game.household import python


def test_library() -> None:
    done = python("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/third_game/library.py")
    assert done.returncode == 0, done.stdout
