"""`serai.vector(...)`: thousands of games in one batch (see env.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.envs.vector.env import VectorEnv

__all__ = ["VectorEnv", "vector"]


def vector(
    game: str,
    games: int = 1024,
    *,
    players: Any = None,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    edition: str | None = None,
    reward: str = "place",
    auto_reset: bool = True,
    device: str = "cpu",
    threads: int | None = None,
) -> VectorEnv:
    """A batch of games, dealt and waiting for the first decisions.

    `players` is one number, or one for each game; without it as many as the game is usually played with. `reward` is
    "place" or "points". With `auto_reset` a game that has ended makes room for the next one in the same step.
    `device` is "cpu" or "cuda"; `threads` is for the processor.
    """
    return VectorEnv(game, games, players, seed, options, edition, reward, auto_reset, device, threads)
