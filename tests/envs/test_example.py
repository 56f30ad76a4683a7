"""The examples that learn, each for some seconds; docs/baselines.md says what they reach."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.linear_agent import LinearAgent, train
from serai.bots.registry import make
from serai.envs.vector.measure import share_of_wins
from tests.bots.scenes import decisions

NO_TORCH = "PyTorch is too large for every environment; install serai[learn]"


def test_a_linear_agent_learns_to_beat_random_players() -> None:
    trained = share_of_wins(train(600, games=256).favourites, "amul", 256)
    assert trained > 0.9
    assert share_of_wins(LinearAgent().favourites, "amul", 256) < trained / 2


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_who_plays_like_the_others_wins_as_often(game: str) -> None:
    def policy(_seen: Any, mask: Any) -> Any:
        return (mask * chance.random(mask.shape)).argmax(axis=1)

    chance = np.random.default_rng(1)
    assert share_of_wins(policy, game, 600, players=3) == pytest.approx(1 / 3, abs=0.06)


@pytest.mark.parametrize("name", ["ppo:PpoBot", "vrpo:VrpoBot", "dmc:DmcBot", "mmd:MmdBot", "nfsp:NfspBot"])
def test_a_net_learns_and_plays(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason=NO_TORCH)
    file, _, bot = name.partition(":")
    example = pytest.importorskip(f"examples.{file}")
    source = Path(example.__file__).absolute()
    monkeypatch.chdir(tmp_path)
    net = example.train("amul", minutes=0.0, seed=1, lanes=64)
    assert "decisions" in capsys.readouterr().out
    assert share_of_wins(net.favourites, "amul", 128) > 0.35
    sight = next(decisions("amul", 4, 1))
    assert make(f"{source}:{bot}", "amul").decide(sight).move in sight.legal


def test_jax_learns_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("jax", reason="JAX is too large for every environment: pip install jax")
    from examples import jax_loop

    source = Path(jax_loop.__file__).absolute()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(jax_loop, "BATCH", 512)
    jax_loop.train("amul", minutes=0.0, seed=1, lanes=64)
    bot = make(f"{source}:JaxBot", "amul")
    sight = next(decisions("amul", 4, 1))
    assert bot.decide(sight).move in sight.legal
    assert share_of_wins(lambda seen, mask: bot.act(seen, mask, None), "amul", 128) > 0.35  # type: ignore[attr-defined]


def test_maskable_ppo_learns_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib", reason="needs sb3-contrib, which brings PyTorch: pip install sb3-contrib")
    from examples import maskable_ppo

    source = Path(maskable_ppo.__file__).absolute()
    monkeypatch.chdir(tmp_path)
    model = maskable_ppo.train("serai/Amul-v1", decisions=64, seed=1, window=32)
    assert model.num_timesteps == 64
    sight = next(decisions("amul", 4, 1))
    assert make(f"{source}:MaskablePpoBot", "amul").decide(sight).move in sight.legal


def test_rllib_learns_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason=NO_TORCH)
    pytest.importorskip("tree", reason="RLlib is too large for every environment: pip install 'ray[rllib]'")
    from examples import rllib_loop

    monkeypatch.setattr(rllib_loop, "KEPT", tmp_path / "rllib_loop")
    rllib_loop.train(decisions=64, seed=1, window=32)
    bot = rllib_loop.RllibBot("amul")
    sight = next(decisions("amul", 4, 1))
    assert bot.decide(sight).move in sight.legal
