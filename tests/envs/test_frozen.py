"""Under one id of Gymnasium observations and actions keep their meaning."""

from __future__ import annotations

import hashlib
import re

import pytest

gymnasium = pytest.importorskip("gymnasium")

from serai.bots.net_file import rules_hash  # noqa: E402
from serai.envs.gymnasium import IDS  # noqa: E402
from serai.envs.vector.lane_rules import lane_rules  # noqa: E402
from serai.games import find_game  # noqa: E402

FROZEN = {
    "serai/Amul-v1": ("amul", 2, "d30314e6228eb731"),
    "serai/Amulett-v1": ("amulett", 2, "fc8018d91983f36c"),
}
"""The game, the version of its layout, and a hash of its observations and actions. If this fails because numbers mean
something else, raise the layout's version and `VERSION` in envs/gymnasium.py; if only a meaning is worded better
or a bound is nearer to the truth, write the new hash here."""


def hash_of(game: str) -> str:
    rules = lane_rules(find_game(game))
    return hashlib.sha256(repr((rules.LAYOUT, rules.ACTIONS.ranges)).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", FROZEN)
def test_an_id_keeps_its_observations_and_actions(name: str) -> None:
    game, version, frozen = FROZEN[name]
    assert name in IDS
    assert (lane_rules(find_game(game)).LAYOUT.version, hash_of(game)) == (version, frozen)


@pytest.mark.parametrize("make", [gymnasium.make, lambda name: gymnasium.make_vec(name, num_envs=1)])
def test_an_environment_carries_what_results_depend_on(make: object) -> None:
    env = make("serai/Amul-4p-v1")  # type: ignore[operator]
    assert env.metadata["layout_version"] == FROZEN["serai/Amul-v1"][1]
    assert env.metadata["rules_hash"] == rules_hash(find_game("amul"))
    assert re.fullmatch("[0-9a-f]{16}", env.metadata["rules_hash"])
    assert env.unwrapped.players == 4


@pytest.mark.parametrize(
    ("name", "content"), [("serai/AmulMini-v1", "0c37b754f6a6ef89"), ("serai/AmulettMini-v1", "e314490ecbcc0718")]
)
def test_a_small_edition_keeps_its_cards(name: str, content: str) -> None:
    env = gymnasium.make(name).unwrapped
    assert (env.players, env.edition.id, env.edition.hash) == (3, "mini-1", content)


def test_the_older_name_is_the_same_and_warns() -> None:
    with pytest.warns(DeprecationWarning, match="out of date.*v1"):
        older = gymnasium.make("serai/Amul-v0")
    assert older.observation_space == gymnasium.make("serai/Amul-v1").observation_space
