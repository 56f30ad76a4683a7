"""Simulated games."""

from __future__ import annotations

import pytest

from tests.support.modes import run


@pytest.mark.parametrize(("amul", "amulett"), [(2, 7), pytest.param(4, 20, marks=pytest.mark.rare)])
def test_a_round_played_straight_through_ends_as_one_played_step_by_step(amul: int, amulett: int) -> None:
    alike = run("tests.bots.straight", str(amul), str(amulett), SERAI_INTERPRETED="1")
    assert int(alike) == amul + amulett
