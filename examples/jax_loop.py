"""A policy gradient with JAX: batches go from NumPy to JAX by dlpack, without a copy where JAX allows it.

    pip install jax
    python examples/jax_loop.py --minutes 1 --seed 1
    serai arena amul --bots examples/jax_loop.py:JaxBot,greedy,greedy,greedy

Self-play like ppo.py, without its clipping and with weights by hand, so that nothing but JAX is needed.

One core of an Intel Xeon at 2.50 GHz, JAX 0.10.2, 30 s of its time, wins against three random players (equals: 25%):

| decisions | 18,432 | 36,864 | 73,728 |
|---|---|---|---|
| seed 1 | 86.7% | 96.2% | 98.6% |
| seed 2 | 80.0% | 96.7% | 98.8% |
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import cyclopts
import jax
import jax.numpy as jnp
import numpy as np

import serai

HIGHEST = 15  # greater numbers of an observation count as this one
KEPT = Path("jax_loop.npz")
WIDTH, LANES, STEPS, BATCH, RATE = 128, 128, 144, 2048, 3e-3

Weights = dict[str, Any]


def fresh(game: str, seed: int) -> Weights:
    """A row of weights for each value of each number of an observation, then a hidden layer; logits and a value."""
    env = serai.vector(game, 1)
    rows, layer = jax.random.split(jax.random.key(seed))
    return {
        "rows": 0.05 * jax.random.normal(rows, (env.layout.size, HIGHEST + 1, WIDTH)),
        "layer": jax.random.normal(layer, (WIDTH, WIDTH)) * (2 / WIDTH) ** 0.5,
        "ends": jnp.zeros((WIDTH, env.action_space.size + 1)),
    }


def think(weights: Weights, seen: Any, mask: Any) -> tuple[Any, Any]:
    """Logarithms of the chances of all actions, and a value."""
    picked = weights["rows"][jnp.arange(seen.shape[1]), jnp.clip(seen, 0, HIGHEST)]
    hidden = jax.nn.relu(jax.nn.relu(picked.sum(1)) @ weights["layer"])
    found = hidden @ weights["ends"]
    return jax.nn.log_softmax(jnp.where(mask, found[:, 1:], -1e9)), found[:, 0]


def loss(weights: Weights, seen: Any, mask: Any, action: Any, outcome: Any, counts: Any) -> Any:
    """Do more of what ended better than expected, expect what came, and keep trying other things."""
    logs, value = think(weights, seen, mask)
    gain = logs[jnp.arange(len(action)), action] * jax.lax.stop_gradient(outcome - value)
    openness = -(jnp.exp(logs) * jnp.maximum(logs, -20)).sum(1)
    return (((value - outcome) ** 2 / 2 - gain - 0.01 * openness) * counts).sum() / counts.sum()


@jax.jit  # type: ignore[untyped-decorator]
def act(weights: Weights, seen: Any, mask: Any, key: Any) -> Any:
    """Actions drawn by their chances."""
    return jax.random.categorical(key, think(weights, seen, mask)[0])


@jax.jit  # type: ignore[untyped-decorator]
def favourites(weights: Weights, seen: Any, mask: Any) -> Any:
    """The likeliest actions."""
    return think(weights, seen, mask)[0].argmax(1)


@jax.jit  # type: ignore[untyped-decorator]
def update(weights: Weights, mean: Weights, square: Weights, number: int, *rows: Any) -> tuple[Weights, ...]:
    """One step of Adam."""
    slope = jax.grad(loss)(weights, *rows)
    mean = jax.tree.map(lambda kept, new: 0.9 * kept + 0.1 * new, mean, slope)
    square = jax.tree.map(lambda kept, new: 0.999 * kept + 0.001 * new**2, square, slope)
    step = RATE * jnp.sqrt(1 - 0.999**number) / (1 - 0.9**number)
    return jax.tree.map(lambda w, m, s: w - step * m / (jnp.sqrt(s) + 1e-5), weights, mean, square), mean, square


def there(array: Any) -> Any:
    """An array of the batch for JAX. The batch changes it in place, so it is copied first."""
    return jnp.from_dlpack(array.copy())


class JaxBot(serai.PolicyBot):
    """The policy at any table; it plays what it likes best."""

    def __init__(self, game: str):
        super().__init__(game)
        self.weights = dict(np.load(KEPT))

    def act(self, seen: Any, mask: Any, chance: Any) -> Any:  # noqa: ARG002
        return np.asarray(favourites(self.weights, seen, mask))


def train(game: str = "amul", *, minutes: float = 1.0, seed: int = 0, lanes: int = LANES, players: int = 4) -> Weights:
    """Learn for this long, at least for one window; print the curve and keep the weights."""
    env = serai.vector(game, lanes, players=players, seed=seed)
    weights, key, chance = fresh(game, seed), jax.random.key(seed), np.random.default_rng(seed)
    mean = square = jax.tree.map(jnp.zeros_like, weights)
    curve, decisions, updates = serai.LearningCurve(game, players), 0, 0
    while decisions == 0 or curve.seconds < 60 * minutes:
        lived, ends = [], []
        for _ in range(STEPS):
            seen, mask, seat = there(env.observe()), there(env.mask), env.seat.copy()
            key, now = jax.random.split(key)
            action = act(weights, seen, mask, now)
            env.step(np.from_dlpack(action))
            lived.append((seen, mask, action))
            ends.append((seat, env.done.copy(), env.rewards.copy()))
        outcome = serai.outcomes(*zip(*ends, strict=True)).reshape(-1)
        window = [*map(jnp.concatenate, zip(*lived, strict=True)), jnp.asarray(np.nan_to_num(outcome))]
        window.append(~np.isnan(outcome) & (window[1].sum(1) > 1))
        for rows in np.array_split(chance.permutation(len(outcome)), max(1, len(outcome) // BATCH)):
            updates += 1
            weights, mean, square = update(weights, mean, square, updates, *(part[rows] for part in window))
        decisions += lanes * STEPS
        curve.follow(partial(favourites, weights), decisions)
    np.savez(KEPT, **weights)
    return weights


if __name__ == "__main__":
    cyclopts.run(train, result_action="return_none")
