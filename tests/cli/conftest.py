"""Running `serai` inside the test's own process: quick, and with everything it prints."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from serai import Table
from serai.cli.errors import exit_code_of
from serai.cli.main import make_app


@dataclass(frozen=True)
class Done:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def refusal(self) -> str:
        """The one line about what was refused."""
        assert self.code == 2, self
        assert self.out == "", self
        assert self.err.startswith("serai: "), self
        assert self.err.count("\n") == 1, self
        return self.err.removeprefix("serai: ").rstrip("\n")


Serai = Callable[..., Done]


@pytest.fixture
def serai(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Serai:
    """The command `serai` with some words, and what stands on its standard input."""
    monkeypatch.delenv("SERAI_DEBUG", raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    # Whether rules must be compiled depends on what ran before; test_patience.py looks after the notice.
    monkeypatch.setattr("serai.cli.patience._announce", lambda: None)

    def run(*words: str | Path, stdin: bytes = b"") -> Done:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
        capsys.readouterr()
        code = exit_code_of(lambda: make_app()([str(word) for word in words]))
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return run


def played(players: int = 3, seed: int = 1, **options: int) -> dict[str, Any]:
    """The record of a whole game of first legal moves."""
    table = Table.new("amul", players=players, seed=seed, options=options)
    while not table.over:
        table.play(table.legal(table.to_move[0])[0])
    return table.record()


@pytest.fixture(scope="session")
def record() -> dict[str, Any]:
    """The record of a finished game. Change only copies of it."""
    return played()


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Write records into a file, one per line; bytes and text as they are."""

    def write(*records: object, name: str = "games.jsonl") -> Path:
        path = tmp_path / name
        lines = [
            entry
            if isinstance(entry, bytes)
            else entry.encode()
            if isinstance(entry, str)
            else json.dumps(entry).encode()
            for entry in records
        ]
        path.write_bytes(b"\n".join(lines))
        return path

    return write
