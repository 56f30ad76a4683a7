"""PettingZoo's own suites over our environments."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from serai.envs import pettingzoo

# An observation with an action mask is a dictionary, about which the suite only wonders.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore::UserWarning:pettingzoo")


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_turn_by_turn(game: str) -> None:
    api_test(pettingzoo.env(game, players=4), num_cycles=200)
    seed_test(lambda: pettingzoo.env(game, players=3), num_cycles=100)


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_all_at_once(game: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, players=3), num_cycles=300)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, players=4))


def test_a_simultaneous_step_takes_everybody_s_action() -> None:
    env = pettingzoo.parallel_env("amul", players=5)
    seen, _ = env.reset(seed=1)
    offers = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    market_before = (seen["seat_0"]["observation"]["cards"] == 2).sum()
    seen, *_ = env.step(offers)
    cards = seen["seat_0"]["observation"]["cards"]
    assert (cards == 2).sum() == market_before + 5
    assert all(cards[card] == 2 for card in offers.values())


def test_illegal_actions_end_the_game() -> None:
    env = pettingzoo.parallel_env("amul", players=3)
    seen, _ = env.reset(seed=1)
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    actions["seat_1"] = 0
    _, rewards, _, cut, infos = env.step(actions)
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert all(cut.values())
    assert infos["seat_1"]["illegal"]
    assert not env.agents
