"""The GPU: whole random games and vector stepping, beside Pgx's sparrow mahjong in the same run.

    python3 -m benchmarks gpu

Needs an NVIDIA GPU, numba-cuda and, for the comparison, pgx with a JAX that uses the GPU. Every figure is checked: the
lines of thousands of games must equal the processor's to the bit.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

import serai
from benchmarks.peers import sparrow
from benchmarks.report import Row, compared
from serai.games import find_game
from serai.gpu.device import require_cuda

if TYPE_CHECKING:
    from serai.envs.vector.env import VectorEnv
    from serai.gpu.games import DeviceGames

GAMES = {"amul": 1 << 21, "amulett": 1 << 20}
CHECKED = 5_000
LANES = 1 << 14, 1 << 15, 1 << 16, 1 << 17, 1 << 18, 1 << 20
STEPS = 300
"""Steps of a batch: enough for games to end in all lanes, which takes longer than a decision."""
PGX_GAMES = 65_536
TARGETS = {"amul": 500, "amulett": 50}


def rows(seconds: float) -> list[Row]:
    """All measurements of this page."""
    require_cuda()
    measured = pgx_rows(seconds)
    peer = next(iter(measured), None)
    for game in TARGETS:
        found = find_game(game)
        for players in range(found.fewest, found.most + 1):
            measured += whole_games(game, players, seconds, peer)
        measured += vector_rows(game, seconds)
    return measured


def pgx_rows(seconds: float) -> list[Row]:
    """Pgx at the batch its authors measure with; nothing if it is not installed."""
    try:
        return sparrow.measured(PGX_GAMES, seconds)
    except ImportError as missing:
        print(f"Pgx is left out: {missing}")
        return []


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
    from serai.gpu.games import DeviceGames

    found = find_game(game)
    games = GAMES[game]
    device = DeviceGames(found, found.load_edition(None), players, found.check_options({}), 7)
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
        shown.insert(2, Row(f"{name}, share of the time for scoring", 100 * scoring_share(device, seconds), "%"))
    return shown


def scoring_share(device: DeviceGames, seconds: float) -> float:
    """The part of the time that the second kernel takes."""
    player: Any = device.player
    playing = timed(lambda: player.play(device.data, device.key, 0, device.decisions), seconds)
    scoring = timed(lambda: player.score(device.data, device.lines), seconds)
    return scoring / (playing + scoring)


def vector_rows(game: str, seconds: float) -> list[Row]:
    """`serai.vector(device="cuda")`: random actions and steps, equal to the processor's, and observations."""
    mine = serai.vector(game, 1024, players=4, seed=3, device="cuda")
    theirs = serai.vector(game, 1024, players=4, seed=3)
    for _ in range(200):
        mine.step(mine.sample())
        theirs.step(theirs.sample())
    assert (mine.lanes == theirs.lanes).all(), "the GPU's batch is not the processor's"
    assert (mine.observe().copy_to_host() == theirs.observe()).all(), "the GPU observes something else"
    shown = [Row(f"{game} on the GPU, lanes compared with the processor", 1024, "all equal")]
    for lanes in LANES:
        batch = serai.vector(game, lanes, players=4, seed=3, device="cuda")
        stepping = timed(partial(steps, batch), seconds) / STEPS
        observing = timed(batch.observe, seconds)
        name = f"{game} on the GPU, vector of {lanes}"
        shown += [
            Row(f"{name}, sample and step", lanes / stepping, "actions/s"),
            Row(f"{name}, observe", lanes / observing, "observations/s"),
        ]
    return shown


def steps(batch: VectorEnv) -> None:
    """Random actions in all lanes."""
    for _ in range(STEPS):
        batch.step(batch.sample())
