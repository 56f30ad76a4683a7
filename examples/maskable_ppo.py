"""MaskablePPO of sb3-contrib against bots, through Gymnasium: pip install sb3-contrib

    python examples/maskable_ppo.py --decisions 20000 --seed 1
    serai arena amul --bots examples/maskable_ppo.py:MaskablePpoBot,random,random,random

Every game is a table of its own here, so this learns slowly; it shows how the two fit together. After 6,144 decisions
with seed 1, on one core of an Intel Xeon at 2.50 GHz, it wins 43.2% (36.6 - 50.2) of 200 games against three random
players (equals: 25%). ppo.py and dmc.py learn from thousands of decisions a second.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import gymnasium
from sb3_contrib import MaskablePPO

import serai
import serai.envs.gymnasium

KEPT = Path("maskable_ppo.zip")


def train(name: str, decisions: int, seed: int = 0, bots: str = "random", window: int = 1024) -> MaskablePPO:
    """Learn from this many decisions of one seat, and keep the model."""
    env = gymnasium.make(name, bots=bots)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=window, gamma=1.0, seed=seed, verbose=1, device="cpu")
    model.learn(decisions)
    model.save(KEPT)
    return model


class MaskablePpoBot(serai.Bot):
    """The model at any table; it plays what it likes best."""

    def __init__(self, game: str):
        super().__init__(game)
        self.model = MaskablePPO.load(KEPT, device="cpu")

    def decide(self, sight: serai.Sight, budget: object = None) -> serai.Thought:  # noqa: ARG002
        move = None
        while move is None:  # in Das Amulett a move may take several actions
            action, _ = self.model.predict(sight.observation(), action_masks=sight.mask, deterministic=True)
            move = sight.move_of(int(action))
        return serai.Thought(move)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--id", default="serai/Amul-v1")
    parser.add_argument("--bots", default="random", help="who has the other seats (random)")
    parser.add_argument("--decisions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    train(options.id, options.decisions, options.seed, options.bots)
    print(f"kept in {KEPT}")


if __name__ == "__main__":
    main()
