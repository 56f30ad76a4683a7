"""Slips: how the lower levels go wrong; and what the others ask the net."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai import Table
from serai.bots.budget import Budget
from serai.bots.levels import LEVELS, LevelBot
from serai.bots.net_bot import player_for
from serai.bots.registry import make
from serai.bots.sight import Sight
from serai.bots.slips import slip
from serai.kernel.chance import Generator
from serai.kernel.exponential import exp, log
from serai.kernel.rule import INTERPRETED
from serai.kernel.schema import blank
from tests.bots.scenes import decisions

FEW = Budget(simulations=30)


def generator(key: int) -> Any:
    made = blank(Generator, 1)[0]
    made.key = np.uint64(key)
    return made


def test_a_worse_choice_is_less_likely_and_smaller_slips_make_it_rare() -> None:
    values = np.array([0.0, 3.0, 2.0])

    def counts(slips: float) -> list[int]:
        chance = generator(3)
        chosen = [slip(values, 3, slips, chance) for _ in range(3000)]
        return [chosen.count(place) for place in range(3)]

    wild, steady = counts(2.5), counts(0.8)
    assert wild[1] > wild[2] > wild[0] > 300
    assert steady[1] > steady[2] > steady[0]
    assert steady[1] > wild[1]


def test_a_choice_is_as_likely_as_it_should_be() -> None:
    values, chance = np.array([0.0, 1.0]), generator(8)
    chosen = sum(slip(values, 2, 1.0, chance) for _ in range(20_000))
    assert chosen / 20_000 == pytest.approx(math.e / (1 + math.e), abs=0.015)


def test_huge_differences_are_no_trouble() -> None:
    assert slip(np.array([-1e6, 1e6]), 2, 0.8, generator(1)) == 1


@pytest.mark.parametrize("x", [0.0, 1.0, -1.0, 0.3466, -0.3466, 12.5, -40.25, 300.0, -650.0])
def test_the_exponential_is_exact_but_for_its_last_bits(x: float) -> None:
    assert exp(x) == pytest.approx(math.exp(x), rel=1e-14)


@pytest.mark.parametrize("x", [1.0, 1.5, 2.0, 1.4142135623730951, 0.7, 1e-300, 3.3e7, 1e300])
def test_the_logarithm_is_exact_but_for_its_last_bits(x: float) -> None:
    assert log(x) == pytest.approx(math.log(x), rel=1e-14)


def test_the_exponential_stays_within_ordinary_numbers() -> None:
    assert exp(-1e9) > 0
    assert math.isfinite(exp(1e9))


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_the_upper_levels_ask_the_net(game: str) -> None:
    sight = next(sight for sight in decisions(game, 4, 3, every=11) if len(sight.legal) > 1)
    assert make("master", game).decide(sight, FEW) == make("search", game).decide(sight, FEW)
    without = LevelBot(game, replace(LEVELS["hard"], net=False))
    if INTERPRETED:
        assert make("hard", game).decide(sight) == without.decide(sight)
        return
    player = player_for(sight)
    assert player is not None
    log_chances = player.log_chances(sight)
    for level in ("hard", "expert"):
        thought = make(level, game).decide(sight, FEW)
        assert sorted(option.value for option in thought.options) == sorted(log_chances)
        assert thought.simulations == 0


@pytest.mark.skipif(INTERPRETED, reason="asks a net often, which takes seconds interpreted")
@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_upper_levels_slip_the_less_the_higher_they_are(game: str) -> None:
    """Over many decisions: how often somebody makes the move that the net likes best."""
    sights = [sight for sight in decisions(game, 4, 3, every=3) if len(sight.legal) > 1]
    best = [make("net", game).decide(sight).move for sight in sights]

    def agreement(level: str) -> int:
        return sum(make(level, game).decide(sight).move == move for sight, move in zip(sights, best, strict=True))

    assert len(sights) > agreement("expert") > agreement("hard") > len(sights) / 3


def test_where_the_net_has_learned_something_else_they_play_without(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('id = "own"\ngame = "amul"\nbased_on = "reconstructed-1"\nrounds = 8\n')
    table = Table.new("amul", players=3, seed=4, edition=str(own))
    sight = Sight.of(table, 0)
    slipping = replace(LEVELS["hard"], net=False)
    assert make("hard", "amul").decide(sight) == LevelBot("amul", slipping).decide(sight)
    assert make("expert", "amul").decide(sight, FEW) == make("classic", "amul").decide(sight, FEW)
