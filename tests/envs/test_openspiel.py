"""OpenSpiel's own tests over our games, worlds a seat cannot tell apart, and its IS-MCTS bot at the table."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import serai.envs.openspiel  # noqa: E402, F401 - registers the games

GAMES = ("python_serai_amul", "python_serai_amulett")
mostly_amul = pytest.mark.parametrize("name", [GAMES[0], pytest.param(GAMES[1], marks=pytest.mark.rare)])
"""where OpenSpiel alone does most of the work"""


@pytest.mark.parametrize("name", GAMES)
def test_random_sim_test(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@mostly_amul
def test_playthrough(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # it loads half of SciPy

    # OpenSpiel rounds our thousands of numbers one by one, which is slow for those of NumPy and quick for Python's.
    written = generate_playthrough._format_tensor
    monkeypatch.setattr(
        generate_playthrough, "_format_tensor", lambda tensor, *rest: written(tensor.astype(object), *rest)
    )
    text = generate_playthrough.playthrough(f"{name}(players=3)", action_sequence=None, seed=1)
    assert f'GameType.short_name = "{name}"' in text
    assert "IsTerminal() = True" in text


def chance(state: Any, rng: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    assert sum(weights) == pytest.approx(1)
    state.apply_action(rng.choices(outcomes, weights)[0])


@pytest.mark.parametrize(("name", "every"), [(GAMES[0], 7), (GAMES[1], 23)])
def test_resampled_worlds_look_the_same(name: str, every: int) -> None:
    state = pyspiel.load_game(f"{name}(players=3)").new_initial_state()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    rng = random.Random(5)
    decisions = different = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance(state, rng)
            continue
        for viewer in range(3) if decisions % every == 0 else ():
            world = state.resample_from_infostate(viewer, sampler)
            assert world.information_state_string(viewer) == state.information_state_string(viewer)
            assert world.information_state_tensor(viewer) == state.information_state_tensor(viewer)
            assert world.observation_string(viewer) == state.observation_string(viewer)
            assert world.current_player() == state.current_player()
            different += str(world) != str(state)
        decisions += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert different > 10


@mostly_amul
def test_is_mcts_plays_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=3)")
    chosen = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(3))
    bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, max_simulations=2, evaluator=evaluator, random_state=chosen)
    state, rng, decisions = game.new_initial_state(), random.Random(0), 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance(state, rng)
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
            decisions += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert decisions > 5
    assert sum(state.returns()) == pytest.approx(0)
