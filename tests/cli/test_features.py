"""`serai features`: from records to an archive of named arrays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.cli.conftest import Serai


@pytest.mark.parametrize(("game", "suffix"), [("amul", "jsonl"), ("amulett", "jsonl"), ("amul", "parquet")])
def test_records_become_named_arrays(serai: Serai, game: str, suffix: str, tmp_path: Path) -> None:
    if suffix == "parquet":
        pytest.importorskip("pyarrow")
    records, archive = str(tmp_path / f"games.{suffix}"), str(tmp_path / "games.npz")
    assert serai("simulate", game, "--players", "3", "--games", "4", "--records", records).code == 0
    done = serai("features", records, "--output", archive)
    assert done.code == 0
    with np.load(archive) as arrays:
        assert set(arrays["record"].tolist()) == {0, 1, 2, 3}
        assert {"seat", "turn", "action", "place", "points", "round", "cards" if game == "amul" else "spells"} <= set(
            arrays
        )
        assert f"{len(arrays['seat'])} actions of 4 games" in done.out
        for name in arrays:
            assert f"  {name}: " in done.out


def test_what_cannot_be_read_is_told(serai: Serai, tmp_path: Path) -> None:
    broken = tmp_path / "games.jsonl"
    broken.write_text("no record\n")
    done = serai("features", str(broken), "--output", str(tmp_path / "games.npz"))
    assert done.code == 2
    assert done.err.startswith(f"serai: {broken}:1: not JSON")
    assert done.err.count("\n") == 1
