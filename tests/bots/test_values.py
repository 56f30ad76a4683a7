"""In a server's first minute the bots are interpreted: they must think what the compiled ones think."""

from __future__ import annotations

import json

import pytest

from serai.games import GAMES
from serai.kernel.rule import INTERPRETED
from tests.bots.values import values
from tests.support.modes import run


@pytest.mark.skipif(INTERPRETED, reason="needs compiled rules to compare with")
def test_interpreted_bots_think_alike() -> None:
    interpreted = json.loads(run("tests.bots.values", SERAI_INTERPRETED="1"))
    for game in GAMES:
        compiled = values(game)
        assert len(compiled) == len(interpreted[game])
        for ours, theirs in zip(compiled, interpreted[game], strict=True):
            assert theirs == pytest.approx(ours, abs=1e-4)
