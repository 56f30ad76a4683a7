"""MaskablePPO of sb3-contrib against bots, through Gymnasium: pip install sb3-contrib

    python examples/maskable_ppo.py --decisions 20000 --seed 1
    serai arena amul --bots examples/maskable_ppo.py:MaskablePpoBot,random,random,random

Every game is a table of its own here, so this learns slowly; it shows how the two fit together. After 6,144 decisions
with seed 1, on one core of an Intel Xeon at 2.50 GHz, it wins 43.2% (36.6 - 50.2) of 200 games against three random
players (equals: 25%). ppo.py and dmc.py learn from thousands of decisions a second.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cyclopts
import gymnasium
from sb3_contrib import MaskablePPO

import serai
import serai.envs.gymnasium

KEPT = Path("maskable_ppo.zip")


def train(
    env_id: str = "serai/Amul-v1", *, decisions: int = 20_000, seed: int = 0, bots: str = "random", window: int = 1024
) -> MaskablePPO:
    """Learn from this many decisions of one seat, against these bots in the others, and keep the model."""
    env = gymnasium.make(env_id, bots=bots)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=window, gamma=1.0, seed=seed, verbose=1, device="cpu")
    model.learn(decisions)
    model.save(KEPT)
    return model


class MaskablePpoBot(serai.PolicyBot):
    """The model at any table; it plays what it likes best."""

    def __init__(self, game: str):
        super().__init__(game)
        self.layout = serai.vector(game, 1).layout
        self.model = MaskablePPO.load(KEPT, device="cpu")

    def act(self, seen: Any, mask: Any, chance: Any) -> Any:  # noqa: ARG002
        return self.model.predict(self.layout.named(seen), action_masks=mask, deterministic=True)[0]


if __name__ == "__main__":
    cyclopts.run(train, result_action="return_none")
