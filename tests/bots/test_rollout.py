"""Simulated games."""

from __future__ import annotations

from tests.support.modes import run


def test_a_round_played_straight_through_ends_as_one_played_step_by_step() -> None:
    assert run("tests.bots.straight", SERAI_INTERPRETED="1").split() == ["24"]
