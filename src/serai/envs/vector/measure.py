"""How strong a policy is, quickly: many games at once. `serai arena` measures against any bot."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from serai.envs.vector import vector
from serai.envs.vector.lanes import HOLD
from serai.games import find_game
from serai.kernel.errors import UserError

Policy = Callable[[Any, Any], Any]
"""From observations and masks of many games to an action for each."""

RIVALS = ("random", "greedy")


def share_of_wins(
    policy: Policy,
    game: str,
    games: int = 512,
    players: int | None = None,
    seed: int | str = "measure",
    edition: str | None = None,
    rivals: str = "random",
) -> float:
    """How often one seat with this policy wins against `random` or `greedy` in all others, its seat going round.

    Equals would win `1 / players`. A shared win counts in parts.
    """
    if rivals not in RIVALS:
        raise UserError(f"a batch has no rivals '{rivals}': choose {' or '.join(RIVALS)}, or ask serai arena")
    players = find_game(game).usual if players is None else players
    env = vector(game, games, players=players, seed=seed, edition=edition, auto_reset=False)
    if rivals == "greedy":
        env.seat_rivals(np.ones_like(env.points))
    lanes = np.arange(games)
    own, shares = lanes % players, np.zeros(games)
    while (env.seat >= 0).any():
        if rivals == "greedy":
            env.advise()
        others = env.sample() if rivals == "random" else env.advice
        chosen = np.where(env.seat == own, policy(env.observe(), env.mask.astype(bool)), others)
        env.step(np.where(env.seat < 0, HOLD, chosen))
        places = env.places[:, :players]
        best = places == places.max(1, keepdims=True)
        shares = np.where(env.done, (best / best.sum(1, keepdims=True))[lanes, own], shares)
    return float(shares.mean())


class Point(NamedTuple):
    """One measurement."""

    decisions: int
    seconds: float
    share: float


class LearningCurve:
    """How a policy comes along: its share of wins against random players whenever it has learned twice as much."""

    def __init__(self, game: str, players: int | None = None, edition: str | None = None):
        self.game, self.players, self.edition = game, players, edition
        self.points: list[Point] = []
        self._began = time.process_time()

    @property
    def seconds(self) -> float:
        """Of the processor's time, measuring included."""
        return time.process_time() - self._began

    def follow(self, policy: Policy, decisions: int) -> None:
        """Measure and print, the first time and after twice as many decisions."""
        if self.points and decisions < 2 * self.points[-1].decisions:
            return
        seconds = self.seconds
        share = share_of_wins(policy, self.game, players=self.players, edition=self.edition)
        self.points.append(Point(decisions, seconds, share))
        print(f"{decisions:,} decisions, {seconds:.0f} s: {share:.1%} against random", flush=True)
