"""Gymnasium's env checker over our environments, and whole games through them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import serai.envs.gymnasium  # noqa: E402
from serai.kernel.errors import UserError  # noqa: E402

IDS = ("serai/Amul-v1", "serai/Amulett-v1")


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
    assert play(gymnasium.make("serai/Amul-v1", reward="points"), 3)[1] > 1


@pytest.mark.parametrize("bots", ["random", ["random", "random"]])
def test_the_vector_form_takes_what_it_can_do(bots: Any) -> None:
    env = gymnasium.make_vec("serai/Amul-v1", num_envs=2, players=3, bots=bots, options={"tea": 3}, reward="points")
    assert env.reset()[1]["action_mask"].shape[0] == 2


@pytest.mark.parametrize("wanted", [{"bots": "greedy"}, {"bots": ["random", "greedy"]}, {"bots": []}, {"seat": 1}])
def test_the_vector_form_refuses_the_rest_and_says_what_to_do(wanted: dict[str, Any]) -> None:
    with pytest.raises(UserError, match=r'vectorization_mode="sync"'):
        gymnasium.make_vec("serai/Amul-v1", num_envs=2, players=3, **wanted)


@pytest.mark.parametrize("name", IDS)
def test_many_games_at_once(name: str) -> None:
    env = gymnasium.make_vec(name, num_envs=12, players=3)
    rng = np.random.default_rng(0)
    seen, info = env.reset(seed=4)
    ended = 0
    for _ in range(150):
        assert env.observation_space.contains(seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seats = info["seat"].copy()
        seen, rewards, over, _, info = env.step(actions)
        assert not rewards[~over].any()
        ended += int(over.sum())
        assert over.any() == ("final_obs" in info)
        for number in np.flatnonzero(over):
            final = {key: part[number] for key, part in info["final_info"].items()}
            assert final["places"][seats[number]] == pytest.approx(rewards[number])
            assert final["places"].sum() == pytest.approx(0, abs=1e-6)
            assert final["seat"] == seats[number]
            assert env.single_observation_space.contains(info["final_obs"][number])
            assert info["final_obs"][number]["step"] != seen["step"][number], (
                "the end of the one, the start of the next"
            )
    assert ended >= 12


def test_each_place_in_the_vector_form_goes_on_with_games_of_its_own() -> None:
    env = gymnasium.make_vec(IDS[0], num_envs=4, players=3)
    _, info = env.reset(seed=4)
    held: list[set[int]] = [set(), set(), set(), set()]
    for _ in range(60):
        for place, number in enumerate(env.unwrapped.batch.number.tolist()):
            held[place].add(number)
        info = env.step(info["action_mask"].argmax(axis=1))[4]
    for place, numbers in enumerate(held):
        assert numbers == {place + 4 * again for again in range(len(numbers))}
        assert len(numbers) > 1


def deal_of(env: Any, **given: Any) -> bytes:
    return bytes(env.reset(**given)[0]["cards"])


@pytest.mark.parametrize("make", [gymnasium.make, lambda name: gymnasium.make_vec(name, num_envs=2)])
def test_a_reset_without_a_seed_is_a_fresh_game(make: Any) -> None:
    envs = [make(IDS[0]) for _ in range(2)]
    assert len({deal_of(env) for env in envs for _ in range(2)}) == 4
    assert deal_of(envs[0], seed=3) == deal_of(envs[1], seed=3)
    assert deal_of(envs[0]) == deal_of(envs[1]), "what follows a seed follows from it"


@pytest.mark.parametrize("name", IDS)
def test_the_end_says_places_and_points_of_all_seats(name: str) -> None:
    env = gymnasium.make(name, players=3, seat=1)
    _, info = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert "places" not in info
        _, reward, over, _, info = env.step(info["action_mask"].argmax())
    assert info["places"][1] == pytest.approx(reward)
    assert info["points"].shape == info["places"].shape == (3,)
    assert info["places"].argmax() in env.unwrapped.table.result["winners"]


def test_nothing_goes_on_after_the_end() -> None:
    env = serai.envs.gymnasium.SeatEnv("amul", players=3)
    with pytest.raises(ValueError, match="call reset first"):
        env.step(1)
    _, info = env.reset(seed=1)
    illegal = int(info["action_mask"].argmin())
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ValueError, match="call reset first"):
        env.step(int(info["action_mask"].argmax()))
    env.reset()
    for outside in (-1, 9999, "card"):
        with pytest.raises(ValueError, match="there is no action"):
            env.step(outside)
    env.step(int(env.action_masks().argmax()))


@pytest.mark.parametrize("name", IDS)
def test_single_numbers_have_a_dimension_that_policies_can_flatten(name: str) -> None:
    env = gymnasium.make(name)
    assert all(space.shape for space in env.observation_space.values())
    flat = gymnasium.spaces.flatten(env.observation_space, env.reset(seed=1)[0])
    assert len(flat) == env.unwrapped.rules.LAYOUT.size


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_gymnasium_and_pettingzoo_observe_the_same(game: str) -> None:
    pettingzoo = pytest.importorskip("serai.envs.pettingzoo")
    alone, together = serai.envs.gymnasium.SeatEnv(game, players=3), pettingzoo.env(game, players=3)
    assert alone.observation_space == together.observation_space("seat_0")["observation"]
    assert alone.action_space == together.action_space("seat_0")
    together.reset(seed=1)
    agent = together.agent_selection
    mine = alone.mine
    lane = together.unwrapped.lane
    mine.look(lane.state, together.unwrapped.seat_of[agent])
    seen = together.observe(agent)
    named = mine.rules.LAYOUT.named(mine.observe())
    assert all(np.array_equal(named[name], part) for name, part in seen["observation"].items())
    assert np.array_equal(mine.mask, seen["action_mask"].astype(bool))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"players": 4, "bots": ["random"]}, "opponents"),
        ({"players": 4, "seat": 7}, "no seat 7"),
        ({"players": 99}, "3 to 8"),
        ({"players": "four"}, "3 to 8"),
        ({"bots": "nobody"}, "no bot 'nobody'"),
        ({"reward": "glory"}, "no reward 'glory'"),
        ({"options": {"tea": 99}}, "tea"),
        ({"edition": "no-such-file"}, "no-such-file"),
    ],
)
@pytest.mark.parametrize("error", [ValueError, UserError])
def test_what_cannot_be_is_said(wrong: dict[str, Any], why: str, error: type[Exception]) -> None:
    with pytest.raises(error, match=why):
        serai.envs.gymnasium.SeatEnv("amul", **wrong)


def test_an_illegal_action_in_the_vector_form_is_a_value_error() -> None:
    env = gymnasium.make_vec(IDS[0], num_envs=2, players=3)
    _, info = env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        env.step(info["action_mask"].argmin(axis=1))
