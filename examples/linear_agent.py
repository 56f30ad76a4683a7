"""A small agent that learns Āmul from nothing on the processor, in well under a minute.

    python examples/linear_agent.py
    serai arena amul --bots examples/linear_agent.py:LinearBot,greedy,greedy,greedy

The agent is linear: every pair of phase and card has one weight, and a softmax over the legal cards decides. All seats
play with the same weights; after each game the weights move towards what the better-placed seats did (REINFORCE).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cyclopts
import numpy as np

import serai

PHASES = 5  # 1 offer, 2 pick, 3 play, 4 effect
PLAYERS = 4
LONGEST = 4 * 9 * PLAYERS  # decisions of a game at most
KEPT = Path("linear_agent.npy")  # what it has learned
LAYOUT, ACTIONS = serai.vector("amul", 1).layout, serai.vector("amul", 1).action_space.size


class LinearAgent:
    """Weights for phase and card."""

    def __init__(self, seed: int = 0):
        self.weights = np.zeros((PHASES, ACTIONS), dtype=np.float32)
        self.random = np.random.default_rng(seed)

    def act(self, phase: Any, legal: Any, count: Any) -> tuple[Any, Any]:
        """An action in every lane, and how likely each legal action was."""
        chances = self.weights[phase[:, None], legal]
        chances[np.arange(legal.shape[1]) >= count[:, None]] = -np.inf
        chances = np.exp(chances - chances.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        drawn = (chances.cumsum(axis=1) < self.random.random((len(phase), 1))).sum(axis=1)
        places = np.minimum(drawn, count - 1)
        return places, chances

    def favourites(self, seen: Any, mask: Any) -> Any:
        """What it likes best in every lane."""
        phase = LAYOUT.split(seen)["step"]
        return np.where(mask, self.weights[phase], -np.inf).argmax(axis=1)


def train(
    steps: int, games: int = 1024, rate: float = 0.05, seed: int = 0, curve: serai.LearningCurve | None = None
) -> LinearAgent:
    """Let the agent play against itself: a number of decisions in each of the games side by side."""
    env = serai.vector("amul", games, players=PLAYERS, seed=seed)
    agent = LinearAgent(seed)
    lanes = np.arange(games)
    # What every lane's present game has seen: one row per decision.
    phases = np.zeros((games, LONGEST), dtype=np.int64)
    seats = np.zeros((games, LONGEST), dtype=np.int64)
    legals = np.zeros((games, LONGEST, env.legal.shape[1]), dtype=np.int64)
    slopes = np.zeros((games, LONGEST, env.legal.shape[1]), dtype=np.float32)
    length = np.zeros(games, dtype=np.int64)

    for step in range(1, steps + 1):
        phase = env.layout.split(env.observe())["step"].astype(np.int64)
        legal, count = env.legal.astype(np.int64), env.legal_count.astype(np.int64)
        places, chances = agent.act(phase, legal, count)
        phases[lanes, length], seats[lanes, length], legals[lanes, length] = phase, env.seat, legal
        slopes[lanes, length] = -chances
        slopes[lanes, length, places] += 1
        length += 1
        env.step(legal[lanes, places])

        # A finished game: the better the place of a seat, the more of what it did.
        for lane in np.flatnonzero(env.done):
            told = slice(0, length[lane])
            gains = env.rewards[lane, seats[lane, told], None] * slopes[lane, told]
            np.add.at(agent.weights, (phases[lane, told, None], legals[lane, told]), rate * gains / PLAYERS)
            length[lane] = 0
        if curve is not None:
            curve.follow(agent.favourites, step * games)
    return agent


class LinearBot(serai.PolicyBot):
    """The agent at any table: in the arena, the benchmark, the browser. It plays what it likes best."""

    def __init__(self, game: str):
        super().__init__(game)
        self.agent = LinearAgent()
        self.agent.weights = np.load(KEPT)

    def act(self, seen: Any, mask: Any, chance: Any) -> Any:  # noqa: ARG002
        return self.agent.favourites(seen, mask)


def main(*, steps: int = 2_000) -> None:
    """Learn from this many decisions in each game, then play against random opponents."""
    agent = train(steps, curve=serai.LearningCurve("amul"))
    np.save(KEPT, agent.weights)
    print(f"wins {serai.share_of_wins(agent.favourites, 'amul'):.0%} against three random players; kept in {KEPT}")


if __name__ == "__main__":
    cyclopts.run(main, result_action="return_none")
