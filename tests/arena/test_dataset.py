"""`serai dataset`: every row holds, the card says what lies beside it, and the sample in the repository is one."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from serai.envs.features import features_of
from serai.records.check import Checker
from serai.records.read import entries
from tests.cli.conftest import Serai, serai

__all__ = ["serai"]

pytest.importorskip("pyarrow")

SAMPLE = Path(__file__).parents[2] / "examples" / "data"
ROW = re.compile(r"^\| `(.+\.parquet)` \| (.+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| `(\w+)` \|$", re.MULTILINE)


def records_in(file: Path) -> list[dict[str, Any]]:
    return [record for _, record in entries(str(file)) if isinstance(record, dict)]


def check(folder: Path) -> int:
    """The card agrees with every file beside it; returns how many games there are."""
    rows = ROW.findall((folder / "README.md").read_text("utf-8"))
    assert {row[0] for row in rows} == {file.name for file in folder.glob("*.parquet")} != set()
    told = 0
    for name, bots, games, decisions, size, sha256 in rows:
        content = (folder / name).read_bytes()
        assert (f"{len(content):,}", hashlib.sha256(content).hexdigest()) == (size, sha256)
        records = records_in(folder / name)
        assert [Checker().fault(record) for record in records] == [None] * int(games)
        assert set(bots.replace("`", "").split(", ")) == {bot for record in records for bot in record["bots"]}
        moves = [move for record in records for move in record["moves"] if move["seat"] is not None]
        assert f"{len(moves):,}" == decisions
        told += len(records)
    return told


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_a_set_is_made_again_alike(game: str, serai: Serai, tmp_path: Path) -> None:
    words = ("--games", "3", "--bots", "random", "--bots", "greedy,random", "--processes", "1")
    for folder in ("one", "two"):
        assert serai("dataset", game, tmp_path / folder, *words).code == 0
    assert check(tmp_path / "one") == 6
    assert (tmp_path / "one" / "README.md").read_text("utf-8") == (tmp_path / "two" / "README.md").read_text("utf-8")


def test_every_deal_is_played_once_and_everybody_moves_on(serai: Serai, tmp_path: Path) -> None:
    serai("dataset", "amul", tmp_path, "--games", "4", "--bots", "greedy,random", "--processes", "1")
    records = records_in(tmp_path / "amul-greedy-random.parquet")
    assert [record["bots"][0] for record in records] == ["greedy", "random", "greedy", "random"]
    assert len({json.dumps(record["moves"][0]) for record in records}) == 4


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--games", "0"], "0 games cannot be played: ask for 1 or more"),
        (["--bots", "nobody"], "there is no bot 'nobody'"),
    ],
)
def test_what_cannot_be_made_is_refused(serai: Serai, tmp_path: Path, words: list[str], reason: str) -> None:
    assert serai("dataset", "amul", tmp_path / "data", *words).refusal.startswith(reason)
    assert not (tmp_path / "data").exists()


def test_the_sample_is_small_and_holds() -> None:
    assert check(SAMPLE) >= 4
    assert sum(file.stat().st_size for file in SAMPLE.iterdir()) < 200_000
    [first, *_] = sorted(SAMPLE.glob("*.parquet"))
    arrays = features_of(records_in(first))
    assert abs(arrays["place"]).max() == 1
    assert len(arrays["action"]) == len(arrays["seat"]) > 100
