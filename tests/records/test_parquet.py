"""Records in Parquet files: what goes in comes out, and what is no such file is told in one line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from serai.kernel.errors import UserError
from serai.records import parquet
from serai.records.check import Checker
from serai.records.read import NotJson, entries
from serai.simulation import Simulation, SimulationPlan


def records_of(game: str, games: int = 3) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for _ in Simulation(SimulationPlan.make(game, 3, seed=4), games, recorded=True).run(found.append):
        pass
    return found


@pytest.fixture
def file(tmp_path: Path) -> str:
    pytest.importorskip("pyarrow")
    return str(tmp_path / "games.parquet")


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_records_come_back_as_they_were(game: str, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "ROWS_AT_ONCE", 2)
    records = records_of(game)
    with parquet.ParquetFile(file) as written:
        for record in records:
            written.write(record)
    assert list(entries(file)) == list(enumerate(records, start=1))
    assert [Checker(None).fault(record) for _, record in entries(file)] == [None] * len(records)


def test_other_files_are_refused_in_one_line(file: str) -> None:
    Path(file).write_text("{}\n")
    with pytest.raises(UserError, match=r"games\.parquet is not a Parquet file$"):
        list(entries(file))
    arrow = parquet.require_arrow()
    arrow.parquet.write_table(arrow.table({"game": ["chess"]}), file)
    with pytest.raises(UserError, match="holds no records of serai"):
        list(entries(file))


def test_a_broken_row_does_not_stop_the_others(file: str) -> None:
    arrow = parquet.require_arrow()
    record = dict.fromkeys(parquet.COLUMNS, "{}") | {"players": 3}
    arrow.parquet.write_table(arrow.Table.from_pylist([{**record, "moves": "[1"}, record]), file)
    (_, first), (row, second) = entries(file)
    assert isinstance(first, NotJson)
    assert row == 2
    assert second == {**dict.fromkeys(parquet.TEXTS, "{}"), "players": 3, **{key: {} for key in parquet.JSONS}}


def test_without_pyarrow_there_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(UserError, match=r"install 'serai\[parquet\]'"):
        parquet.ParquetFile(str(tmp_path / "games.parquet"))
