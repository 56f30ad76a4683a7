"""`serai.vector` on the processor: random actions and steps with lists and masks, at several batch sizes."""

from __future__ import annotations

import serai
from benchmarks.report import Row, best_rate
from serai.envs.vector import VectorEnv

BATCHES = (1, 256, 4096)
STEPS = 20


def rows(seconds: float) -> list[Row]:
    """All measurements of this page: one thread, so that they are per core."""
    return [*stepping("amul", seconds), *stepping("amulett", seconds)]


def stepping(game: str, seconds: float) -> list[Row]:
    """Decisions a second, masks included, and observations a second."""
    measured = []
    for games in BATCHES:
        env = serai.vector(game, games, players=4, seed=1, threads=1)

        def step(env: VectorEnv = env) -> float:
            for _ in range(STEPS):
                env.step(env.sample())
            return STEPS * env.games

        measured.append(Row(f"{game}, vector of {games}, with masks", best_rate(step, seconds), "actions/s"))
    env = serai.vector(game, BATCHES[-1], players=4, seed=1, threads=1)

    def observe() -> float:
        env.observe()
        return env.games

    measured.append(Row(f"{game}, vector of {BATCHES[-1]}, observe", best_rate(observe, seconds), "observations/s"))
    return measured
