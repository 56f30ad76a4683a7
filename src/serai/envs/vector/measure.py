"""How strong a policy is, quickly: many games against random opponents. `serai arena` measures against any bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from serai.envs.vector import vector
from serai.envs.vector.lanes import HOLD
from serai.games import find_game

Policy = Callable[[Any, Any], Any]
"""From observations and masks of many games to an action for each."""


def share_of_wins(
    policy: Policy,
    game: str,
    games: int = 512,
    players: int | None = None,
    seed: int | str = "measure",
    edition: str | None = None,
) -> float:
    """How often one seat with this policy wins against random opponents, its seat going round; equals would win
    `1 / players`. A shared win counts in parts.
    """
    players = find_game(game).usual if players is None else players
    env = vector(game, games, players=players, seed=seed, edition=edition, auto_reset=False)
    lanes = np.arange(games)
    own, shares = lanes % players, np.zeros(games)
    while (env.seat >= 0).any():
        chosen = np.where(env.seat == own, policy(env.observe(), env.mask.astype(bool)), env.sample())
        env.step(np.where(env.seat < 0, HOLD, chosen))
        places = env.places[:, :players]
        best = places == places.max(1, keepdims=True)
        shares = np.where(env.done, (best / best.sum(1, keepdims=True))[lanes, own], shares)
    return float(shares.mean())
