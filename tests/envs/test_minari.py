"""Records as a data set of Minari, read again by Minari itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai.kernel.errors import UserError
from tests.cli.conftest import Serai, serai
from tests.envs.test_features import record_of

__all__ = ["serai"]

minari = pytest.importorskip("minari", reason="Minari is installed where data sets are exchanged: serai[minari]")
pytest.importorskip("h5py")


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "shelf"))


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_every_seat_of_every_game_is_an_episode(game: str) -> None:
    from serai.envs.features import features_of
    from serai.envs.minari import write

    records = [record_of(game, seed) for seed in (1, 2)]
    write(f"{game}/random-v0", records)
    read = minari.load_dataset(f"{game}/random-v0")
    arrays = features_of(records)
    assert (read.total_episodes, read.total_steps) == (6, len(arrays["action"]))
    for number, episode in enumerate(read.iterate_episodes()):
        mine = (arrays["record"] == number // 3) & (arrays["seat"] == number % 3)
        assert episode.actions.tolist() == arrays["action"][mine].tolist()
        assert episode.rewards[-1] == pytest.approx(arrays["place"][mine][-1])
        assert not episode.rewards[:-1].any()
        assert episode.terminations.tolist() == [False] * (mine.sum() - 1) + [True]
        assert np.array_equal(episode.observations["seats"][:-1], arrays["seats"][mine])
        assert all(mask[action] for mask, action in zip(episode.infos["action_mask"], episode.actions, strict=False))
        assert read.observation_space.contains({name: part[-1] for name, part in episode.observations.items()})


def test_the_environment_comes_back() -> None:
    from serai.envs.minari import write

    write("amul/random-v0", [record_of("amul", 1, {"tea": 3})])
    env: Any = minari.load_dataset("amul/random-v0").recover_environment()
    env.reset(seed=1)
    assert env.unwrapped.players == 3
    assert env.unwrapped.options == {"tea": 3}


def test_what_does_not_belong_together_is_refused() -> None:
    from serai.envs.minari import write

    with pytest.raises(UserError, match="record 2 has other players or options"):
        write("amul/random-v0", [record_of("amul", 1), record_of("amul", 1, {"tea": 3})])
    with pytest.raises(UserError, match="there is no record"):
        write("amul/random-v0", [])
    write("amul/random-v0", [record_of("amul", 1)])
    with pytest.raises(UserError, match="there is a data set amul/random-v0 already"):
        write("amul/random-v0", [record_of("amul", 1)])


def test_the_command_line_writes_one(serai: Serai, tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    serai("simulate", "amul", "--games", "2", "--players", "3", "--records", games)
    said = serai("features", games, "--minari", "amul/random-v0")
    assert said.code == 0
    assert "6 episodes" in said.out
    assert minari.load_dataset("amul/random-v0").total_episodes == 6
