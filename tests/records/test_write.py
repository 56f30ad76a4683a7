"""Writing a record is all or nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serai.records.write import line_of, save


def test_one_line(tmp_path: Path) -> None:
    assert line_of({"name": "Āmul\n"}) == '{"name":"Āmul\\n"}\n'.encode()
    save(tmp_path / "game.json", {"a": [1, None]})
    assert json.loads((tmp_path / "game.json").read_bytes()) == {"a": [1, None]}


def test_an_older_file_survives_a_failure(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save(file, {"a": 1})
    with pytest.raises(TypeError):
        save(file, {"a": object()})
    assert json.loads(file.read_bytes()) == {"a": 1}
    assert list(tmp_path.iterdir()) == [file], "nothing else is left behind"
