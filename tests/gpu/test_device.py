"""On a real GPU, where there is one: equal games, arrays that other frameworks read without a copy, and the command."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
from serai.games import find_game
from serai.gpu.device import SIMULATED, require_cuda
from serai.kernel.errors import UserError

GAMES = ("amul", "amulett")


@pytest.fixture(autouse=True)
def _gpu() -> None:
    try:
        require_cuda()
    except UserError as missing:
        pytest.skip(str(missing))
    if SIMULATED:
        pytest.skip("this is CUDA's simulator")


def test_numba_cuda_still_asks_for_what_numpy_has_no_more() -> None:
    """Once it does not, device.py need not give it back."""
    place = find_spec("numba_cuda")
    assert place is not None
    assert place.origin is not None
    texts = (file.read_text("utf-8") for file in Path(place.origin).parent.rglob("*.py"))
    assert any("np.row_stack" in text for text in texts)


@pytest.mark.parametrize(("game", "players"), [("amul", 3), ("amul", 8), ("amulett", 3), ("amulett", 6)])
def test_whole_games_are_the_processor_s(game: str, players: int) -> None:
    from serai.gpu.games import DeviceGames

    found = find_game(game)
    device = DeviceGames(found, found.load_edition(None), players, found.check_options({}), "some seed")
    theirs = np.zeros((3001, *device.shape), dtype=np.int16)
    own = np.zeros_like(theirs)
    assert device.play(17, theirs) == device.batch.play(17, own)
    assert own.any()
    assert (theirs == own).all()


@pytest.mark.parametrize("game", GAMES)
def test_batches_of_mixed_tables_are_the_processor_s(game: str) -> None:
    found = find_game(game)
    players = np.arange(500) % (found.most - found.fewest + 1) + found.fewest
    gpu, cpu = (serai.vector(game, 500, players=players, seed=5, device=device) for device in ("cuda", "cpu"))
    for _ in range(300):
        gpu.step(gpu.sample())
        cpu.step(cpu.sample())
    assert (gpu.lanes == cpu.lanes).all()
    assert (gpu.observe().copy_to_host() == cpu.observe()).all()


def test_rivals_are_the_processor_s() -> None:
    gpu, cpu = (serai.vector("amul", 500, players=4, seed=5, device=device) for device in ("cuda", "cpu"))
    for env in (gpu, cpu):
        env.seat_rivals(np.ones((500, 8)))
    for _ in range(150):
        gpu.advise()
        cpu.advise()
        # Sums of floats may be rounded otherwise there, so now and then another card of equal worth is taken.
        assert (gpu.advice.copy_to_host() == cpu.advice).mean() > 0.99
        gpu.step(np.asarray(cpu.advice))
        cpu.step(cpu.advice)


def address(array: Any) -> int:
    return int(array.__cuda_array_interface__["data"][0])


@pytest.mark.parametrize("game", GAMES)
def test_torch_reads_and_steps_without_a_copy(game: str) -> None:
    torch = pytest.importorskip("torch")
    env = serai.vector(game, 256, players=4, seed=1, device="cuda")
    mask, seen = torch.as_tensor(env.mask, device="cuda"), torch.as_tensor(env.observe(), device="cuda")
    assert mask.data_ptr() == address(env.mask)
    assert seen.data_ptr() == address(env.observe())
    env.step(mask.int().argmax(dim=1).int())
    torch.cuda.synchronize()
    assert (mask.cpu().numpy() == env.lanes["mask"].astype(bool)).all(), "the tensor is the batch's own array"


@pytest.mark.parametrize("game", GAMES)
def test_jax_reads_without_a_copy(game: str) -> None:
    torch, jax = pytest.importorskip("torch"), pytest.importorskip("jax")
    env = serai.vector(game, 256, players=4, seed=1, device="cuda")
    seen = jax.dlpack.from_dlpack(torch.as_tensor(env.observe(), device="cuda"))
    assert seen.unsafe_buffer_pointer() == address(env.observe())
    assert (np.asarray(seen) == env.observe().copy_to_host()).all()


@pytest.mark.parametrize("game", GAMES)
def test_simulate_sums_up_alike(game: str) -> None:
    said = []
    for device in ("cuda", "cpu"):
        words = ["simulate", game, "--games", "3000", "--seed", "x", "--device", device, "--json"]
        done = subprocess.run([sys.executable, "-m", "serai", *words], capture_output=True, text=True, check=True)
        summary = [line for line in done.stderr.splitlines() if "│" in line]
        assert len(summary) > 5
        said.append((summary, json.loads(done.stdout.splitlines()[-1])["decisions"]))
    assert said[0] == said[1]
