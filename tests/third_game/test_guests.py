"""Who is let in: by default every guest that is installed, and none where the project tests itself."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.third_game.household import PROJECT, environment

OWN = ["amul", "amulett"]


def games_known(told: str | None, code: str = "") -> list[str]:
    """The games a process knows where the third one is installed."""
    environ = {name: value for name, value in environment().items() if name != "SERAI_GUESTS"}
    if told is not None:
        environ["SERAI_GUESTS"] = told
    line = f"{code}\nfrom serai.games import GAMES\nprint(*GAMES)"
    done = subprocess.run(
        [sys.executable, "-c", line], env=environ, cwd=PROJECT, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


@pytest.mark.parametrize(
    ("told", "let_in"), [("", []), ("trinkets", ["trinkets"]), ("chess,trinkets", ["trinkets"]), ("chess", [])]
)
def test_guests_are_let_in_by_name(told: str, let_in: list[str]) -> None:
    assert games_known(told) == [*OWN, *let_in]


def test_without_a_word_every_guest_is_let_in() -> None:
    assert {*OWN, "trinkets"} <= set(games_known(None)), "whatever else is installed here"


def test_the_tests_of_the_project_know_its_own_games_only() -> None:
    assert games_known(None, "import tests.conftest") == OWN


def test_a_game_may_be_imported_before_serai() -> None:
    assert games_known("trinkets", "import trinkets.rules") == [*OWN, "trinkets"]
