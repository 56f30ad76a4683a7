"""The GPU: whole random games and vector stepping, beside Pgx's sparrow mahjong in the same run.

    python3 -m benchmarks gpu

Needs an NVIDIA GPU, numba-cuda and, for the comparison, pgx with a JAX that uses the GPU. Every figure is checked: the
lines of thousands of games must equal the processor's to the bit.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from benchmarks.report import Row, compared

if not hasattr(np, "row_stack"):
    np.vstack = np.vstack  # numba-cuda 0.30 still asks NumPy 2.5 for it

GAMES = {"amul": 1 << 21, "amulett": 1 << 20}
CHECKED = 5_000
LANES = 1 << 16
PGX_GAMES = 65_536  # the batch its authors measure with
PGX_STEPS = 50
TARGETS = {"amul": 500, "amulett": 50}


def rows(seconds: float) -> list[Row]:
    """All measurements of this page."""
    from serai.gpu.device import require_cuda

    require_cuda()
    peer = pgx_row(seconds)
    measured = [peer] if peer else []
    for game, players in (("amul", 4), ("amul", 3), ("amul", 8), ("amulett", 4), ("amulett", 3)):
        measured += whole_games(game, players, seconds, peer)
    for game in ("amul", "amulett"):
        measured += vector_rows(game, seconds)
    return measured


def timed(work: Callable[[], object], seconds: float) -> float:
    """Seconds of one run, by the GPU's own clock: the median of several."""
    from numba import cuda

    work()
    cuda.synchronize()
    times: list[float] = []
    end = time.perf_counter() + seconds
    while len(times) < 3 or time.perf_counter() < end:
        begin, done = cuda.event(), cuda.event()
        begin.record()
        work()
        done.record()
        done.synchronize()
        times.append(cuda.event_elapsed_time(begin, done) / 1e3)
    return float(np.median(times))


def whole_games(game: str, players: int, seconds: float, peer: Row | None) -> list[Row]:
    """Whole random games: speed, how the time splits, and equality with the processor."""
    from serai.games import find_game
    from serai.gpu.games import DeviceGames

    found = find_game(game)
    games = GAMES[game]
    device = DeviceGames(game, found.load_edition(None), players, found.check_options({}), 7)
    started = time.perf_counter()
    device.launch(0, 1)
    device.decisions.copy_to_host()
    compiling = time.perf_counter() - started
    own = np.zeros((CHECKED, *device.shape), dtype=np.int16)
    decisions = device.batch.play(0, own)
    theirs = np.zeros_like(own)
    assert device.play(0, theirs) == decisions, "the GPU made another number of decisions"
    assert (theirs == own).all(), "the GPU's games are not the processor's"
    span = timed(lambda: device.launch(0, games), seconds)
    total = int(device.decisions.copy_to_host().sum(dtype=np.int64))
    summed = timed(lambda: device.add_up(0, games), seconds)
    name = f"{game} on the GPU, {players} players"
    speed = total / span
    target = TARGETS[game]
    shown = [
        compared(f"{name}, whole games", speed, "decisions/s", peer, target)
        if peer
        else Row(f"{name}, whole games", speed, "decisions/s"),
        Row(f"{name}, whole games", games / span, "games/s"),
        Row(f"{name}, share of the time for adding up", 100 * (1 - span / summed), "%"),
        Row(f"{name}, compilation", compiling, "s"),
        Row(f"{name}, games compared with the processor", CHECKED, "all equal"),
    ]
    if game == "amul":
        shown.insert(2, Row(f"{name}, share of the time for scoring", 100 * scoring_share(device, games, seconds), "%"))
    return shown


def scoring_share(device: Any, games: int, seconds: float) -> float:
    """The part of the time that the second kernel takes."""
    from numba import cuda

    from serai.games.amul.state import AREA
    from serai.gpu import amul
    from serai.gpu.device import multiprocessors

    _, score = amul.kernels(device.shape[0])
    areas = cuda.device_array((games, device.shape[0], 1 + AREA), np.uint8)
    play, _ = amul.kernels(device.shape[0])
    small = amul.small_template(device.batch.template, device.shape[0])
    grid = amul.PLAY_BLOCKS * multiprocessors()
    playing = timed(
        lambda: play[grid, amul.PLAY_THREADS](small, device.tables, device.key, 0, areas, device.decisions), seconds
    )
    blocks = -(-games // amul.SCORE_THREADS)
    scoring = timed(lambda: score[blocks, amul.SCORE_THREADS](device.tables, areas, device.lines[:games]), seconds)
    return scoring / (playing + scoring)


def vector_rows(game: str, seconds: float) -> list[Row]:
    """`serai.vector(device="cuda")`: random actions and steps, equal to the processor's, and observations."""
    import serai

    mine = serai.vector(game, 1024, players=4, seed=3, device="cuda")
    theirs = serai.vector(game, 1024, players=4, seed=3)
    for _ in range(200):
        mine.step(mine.sample())
        theirs.step(theirs.sample())
    assert (mine.lanes == theirs.lanes).all(), "the GPU's batch is not the processor's"
    assert (mine.observe().copy_to_host() == theirs.observe()).all(), "the GPU observes something else"
    batch = serai.vector(game, LANES, players=4, seed=3, device="cuda")
    stepping = timed(lambda: batch.step(batch.sample()), seconds)
    observing = timed(batch.observe, seconds)
    name = f"{game} on the GPU, vector of {LANES}"
    return [
        Row(f"{name}, sample and step", LANES / stepping, "actions/s"),
        Row(f"{name}, observe", LANES / observing, "observations/s"),
        Row(f"{name}, lanes compared with the processor", 1024, "all equal"),
    ]


def pgx_row(seconds: float, games: int = PGX_GAMES) -> Row | None:
    """Pgx's sparrow mahjong with random legal moves and automatic reset; None where it is not to be had."""
    try:
        import jax
        import pgx
        from jax import numpy as jnp
        from pgx.experimental.wrappers import auto_reset
    except ImportError as missing:
        print(f"Pgx is left out: {missing}")
        return None
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
    end = time.perf_counter() + seconds
    while len(times) < 4 or time.perf_counter() < end:
        started = time.perf_counter()
        _, ended = run(state, jax.random.PRNGKey(len(times)), PGX_STEPS)
        ended.block_until_ready()
        times.append(time.perf_counter() - started)
    where = jax.devices()[0].platform
    speed = games * PGX_STEPS / float(np.median(times[1:]))
    return Row(f"Pgx sparrow mahjong ({where}), {games} games", speed, "decisions/s")
