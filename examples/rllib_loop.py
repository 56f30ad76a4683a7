"""PPO of RLlib with masks against bots, through Gymnasium.

    pip install torch "ray[rllib]"
    python examples/rllib_loop.py --decisions 20000 --seed 1
    serai arena amul --bots examples/rllib_loop.py:RllibBot,random,random,random

RLlib 2.60 asks for exactly Gymnasium 1.2.2. Every game is a table of its own, so this learns slowly, as
maskable_ppo.py does; it shows how the two fit together.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cyclopts
import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModule, RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

import serai
import serai.envs.gymnasium

KEPT = Path("rllib_loop").absolute()
WINDOW = 1024


class Flat(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Observations in one row beside the mask, as RLlib's module for masks wants them."""

    def __init__(self, wanted: dict[str, Any]):
        super().__init__(gymnasium.make(wanted["id"], bots=wanted["bots"], disable_env_checker=True))
        seen, actions = spaces.flatten_space(self.env.observation_space), spaces.flatten_space(self.env.action_space)
        self.observation_space = spaces.Dict(
            observations=spaces.Box(0, 32767, seen.shape, np.float32),
            action_mask=spaces.Box(0, 1, actions.shape, np.float32),
        )

    def _flat(self, seen: Any, info: Any) -> Any:
        row = np.concatenate([part.reshape(-1) for part in seen.values()])
        return {"observations": row.astype(np.float32), "action_mask": info["action_mask"].astype(np.float32)}

    def reset(self, *, seed: int | None = None, options: Any = None) -> Any:
        seen, info = self.env.reset(seed=seed, options=options)
        return self._flat(seen, info), {}

    def step(self, action: Any) -> Any:
        seen, reward, over, cut, info = self.env.step(action)
        return self._flat(seen, info), reward, over, cut, {}


class RllibBot(serai.PolicyBot):
    """The module at any table; it plays what it likes best."""

    def __init__(self, game: str):
        super().__init__(game)
        self.module: Any = RLModule.from_checkpoint(KEPT)

    def act(self, seen: Any, mask: Any, chance: Any) -> Any:  # noqa: ARG002
        given = {"observations": torch.from_numpy(seen).float(), "action_mask": torch.from_numpy(mask).float()}
        with torch.no_grad():
            return self.module.forward_inference({"obs": given})["action_dist_inputs"].argmax(-1).numpy()


def train(
    env_id: str = "serai/Amul-v1", *, decisions: int = 20_000, seed: int = 0, bots: str = "random", window: int = WINDOW
) -> None:
    """Learn from this many decisions of one seat, against these bots in the others, and keep the module."""
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128]})
    plan: Any = PPOConfig()  # type: ignore[no-untyped-call]
    learner: Any = (
        plan.environment(Flat, env_config={"id": env_id, "bots": bots})
        .env_runners(num_env_runners=0)
        .rl_module(rl_module_spec=module)
        .training(train_batch_size_per_learner=window, minibatch_size=window // 2, num_epochs=2, gamma=1.0)
        .debugging(seed=seed)
        .build_algo()
    )
    learned = 0
    while learned < decisions:
        told = learner.train()["env_runners"]
        learned = int(told["num_env_steps_sampled_lifetime"])
        print(f"{learned:,} decisions: mean place {told.get('episode_return_mean', float('nan')):.2f}", flush=True)
    learner.get_module().save_to_path(KEPT)
    learner.stop()


if __name__ == "__main__":
    cyclopts.run(train, result_action="return_none")
