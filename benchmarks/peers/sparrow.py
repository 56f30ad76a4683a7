"""Pgx's sparrow mahjong: random legal moves with automatic reset, on whatever device JAX uses."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from benchmarks.report import Row

BATCHES = (1, 256, 4096)
STEPS = 50


def rows(seconds: float) -> list[Row]:
    """On the processor, per core: the time of all JAX threads together counts."""
    return [row for games in BATCHES for row in measured(games, seconds, time.process_time)]


def measured(games: int, seconds: float, clock: Callable[[], float] = time.perf_counter) -> list[Row]:
    """Play this many games side by side; return the median of several runs."""
    import jax
    import pgx
    from jax import numpy as jnp
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("sparrow_mahjong")
    step = jax.vmap(auto_reset(env.step, env.init))

    @partial(jax.jit, static_argnums=2)
    def run(state: Any, key: Any, steps: int) -> Any:
        def one(carried: Any, _: None) -> Any:
            state, key = carried
            key, choosing, resetting = jax.random.split(key, 3)
            actions = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
            state = step(state, actions, jax.random.split(resetting, actions.shape[0]))
            return (state, key), state.terminated.sum()

        return jax.lax.scan(one, (state, key), None, length=steps)

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    times: list[float] = []
    over = 0
    end = time.perf_counter() + seconds
    while len(times) < 4 or time.perf_counter() < end:
        started = clock()
        (state, _), ended = run(state, jax.random.PRNGKey(len(times)), STEPS)
        over += int(ended.sum())
        times.append(clock() - started)
    what = f"Pgx sparrow mahjong ({jax.devices()[0].platform}), batch {games}"
    span = float(np.median(times[1:]))  # the first run compiles
    return [
        Row(what, games * STEPS / span, "decisions/s"),
        Row(what, over / len(times) / span, "games/s"),
    ]
