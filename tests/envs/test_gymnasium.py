"""Gymnasium's env checker over our environments, and whole games through them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import serai.envs.gymnasium  # noqa: E402
from serai.kernel.errors import UserError  # noqa: E402

IDS = ("serai/Amul-v0", "serai/Amulett-v0")


@pytest.mark.parametrize("name", IDS)
def test_the_env_checker_is_content(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


def play(env: Any, seed: int) -> tuple[int, float]:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    decisions, over, reward = 0, False, 0.0
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, cut, info = env.step(action)
        assert env.observation_space.contains(seen)
        assert not cut
        decisions += 1
    return decisions, float(reward)


@pytest.mark.parametrize("name", IDS)
def test_whole_games_against_bots(name: str) -> None:
    env = gymnasium.make(name, players=3, bots="random", seat=1)
    decisions, reward = play(env, 5)
    assert decisions > 10
    assert -1 <= reward <= 1
    assert play(env, 5) == (decisions, reward), "the same seed gives the same game"


def test_rewards_by_points() -> None:
    assert play(gymnasium.make("serai/Amul-v0", reward="points"), 3)[1] > 1


@pytest.mark.parametrize("bots", ["random", ["random", "random"]])
def test_the_vector_form_takes_what_it_can_do(bots: Any) -> None:
    env = gymnasium.make_vec("serai/Amul-v0", num_envs=2, players=3, bots=bots, options={"tea": 3}, reward="points")
    assert env.reset()[1]["action_mask"].shape[0] == 2


@pytest.mark.parametrize("wanted", [{"bots": "greedy"}, {"bots": ["random", "greedy"]}, {"bots": []}, {"seat": 1}])
def test_the_vector_form_refuses_the_rest_and_says_what_to_do(wanted: dict[str, Any]) -> None:
    with pytest.raises(UserError, match=r'vectorization_mode="sync"'):
        gymnasium.make_vec("serai/Amul-v0", num_envs=2, players=3, **wanted)


@pytest.mark.parametrize("name", IDS)
def test_many_games_at_once(name: str) -> None:
    env = gymnasium.make_vec(name, num_envs=12, players=3)
    rng = np.random.default_rng(0)
    seen, info = env.reset(seed=4)
    ended = 0
    for _ in range(150):
        assert env.observation_space.contains(seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, over, _, info = env.step(actions)
        assert not rewards[~over].any()
        ended += int(over.sum())
    assert ended >= 12


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(UserError, match="opponents"):
        serai.envs.gymnasium.SeatEnv("amul", players=4, bots=["random"])
    with pytest.raises(UserError, match="no seat 7"):
        serai.envs.gymnasium.SeatEnv("amul", players=4, seat=7)
