"""`serai.vector` on the processor: random actions and steps with lists and masks, at several batch sizes."""

from __future__ import annotations

import serai
from benchmarks.report import Row, best_rate
from serai.envs.vector import VectorEnv

BATCHES = (1, 256, 4096)
STEPS = 20
UNITS = {"amul": "decisions/s", "amulett": "actions/s"}
"""What a step is: in Das Amulett a decision may take several."""


def rows(seconds: float) -> list[Row]:
    """All measurements of this page: one thread, so that they are per core."""
    return [row for game in UNITS for row in stepping(game, seconds)]


def stepping(game: str, seconds: float) -> list[Row]:
    """Observations a second, then steps, masks included; the last row is that of the largest batch."""
    length = steps_per_game(game)
    measured = []
    for games in BATCHES:
        env = serai.vector(game, games, players=4, seed=1, threads=1)

        def step(env: VectorEnv = env) -> float:
            for _ in range(STEPS):
                env.step(env.sample())
            return STEPS * env.games

        what, speed = f"{game}, vector of {games}, with masks", best_rate(step, seconds)
        measured += [Row(what, speed / length, "games/s"), Row(what, speed, UNITS[game])]
    env = serai.vector(game, BATCHES[-1], players=4, seed=1, threads=1)

    def observe() -> float:
        env.observe()
        return env.games

    observing = Row(f"{game}, vector of {BATCHES[-1]}, observe", best_rate(observe, seconds), "observations/s")
    return [observing, *measured]


def steps_per_game(game: str, games: int = 512) -> float:
    """The mean of a number of games."""
    env = serai.vector(game, games, players=4, seed=2, auto_reset=False)
    steps = 0
    while (env.legal_count > 0).any():
        steps += int((env.legal_count > 0).sum())
        env.step(env.sample())
    return steps / games
