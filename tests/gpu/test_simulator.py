"""The same rules inside CUDA kernels, here in CUDA's simulator: a few games, equal to the bit."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

# The simulator must be chosen before Numba is imported, so each check is a process of its own.
CHECK = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
import serai
from serai.games import find_game
from serai.gpu.games import DeviceGames

game = sys.argv[1]
found = find_game(game)
device = DeviceGames(found, found.load_edition(None), 3, found.check_options({}), 7)
theirs = np.zeros((2, *device.shape), dtype=np.int16)
own = np.zeros_like(theirs)
assert device.play(5, theirs) == device.batch.play(5, own)
assert own.any() and (theirs == own).all()
sums, decisions = device.add_up(5, 2)
assert (sums == own.sum(axis=0)).all() and decisions > 0

gpu, cpu = (serai.vector(game, 3, players=[3, 4, 5], seed=5, device=device) for device in ("cuda", "cpu"))
for _ in range(25):
    actions = gpu.sample().copy_to_host()
    assert (actions == cpu.sample()).all()
    gpu.step(actions)
    cpu.step(actions)
assert (gpu.lanes == cpu.lanes).all()
assert (gpu.observe().copy_to_host() == cpu.observe()).all()
if found.brings("bot.rival"):
    for env in (gpu, cpu):
        env.seat_rivals(np.ones((3, cpu.points.shape[1])))
    for _ in range(6):
        gpu.advise()
        cpu.advise()
        actions = gpu.advice.copy_to_host()
        assert (actions == cpu.advice).all()
        assert (gpu.worth.copy_to_host() == cpu.worth).all() and cpu.worth.any()
        gpu.step(actions)
        cpu.step(actions)
print("equal")
"""


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_kernels_play_the_same_games(game: str) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "SERAI_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", CHECK, game], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "equal", done.stderr[-2000:]


def test_without_a_gpu_there_is_one_clear_line() -> None:
    from numba import cuda

    if cuda.is_available():  # type: ignore[no-untyped-call]
        pytest.skip("there is a GPU here")
    words = ["simulate", "amul", "--device", "cuda"]
    done = subprocess.run([sys.executable, "-m", "serai", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("serai: there is no CUDA device here")
    assert done.stderr.count("\n") == 1
