"""A policy at any table: in the arena, the benchmark, the browser."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import numpy as np

from serai.bots.bot import Bot, Budget, Sight, Thought


class PolicyBot(Bot):
    """A bot that plays by a policy, which is all you write. A move may take several of its actions."""

    @abstractmethod
    def act(self, seen: Any, mask: Any, chance: np.random.Generator) -> Any:
        """An action for each row: of flat observations, and of masks that are true where an action is legal.

        Draw from `chance` alone: the same decision then comes out the same again.
        """

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        chance, move = np.random.default_rng(sight.seed), None
        while move is None:
            seen = np.concatenate([part.reshape(-1) for part in sight.observation().values()])
            move = sight.move_of(int(self.act(seen[None], sight.mask[None], chance)[0]))
        return Thought(move)


def draw(chances: Any, chance: np.random.Generator) -> Any:
    """An action for each row of chances; they need not add up to 1."""
    ends = chances.cumsum(1)
    return (ends > chance.random((len(chances), 1)) * ends[:, -1:]).argmax(1)
