from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """Writes an owner's file into the working directory and gives its name, as a person would type it."""
    monkeypatch.chdir(tmp_path)

    def write_file(text: str) -> str:
        (tmp_path / "my.toml").write_text(text, encoding="utf-8")
        return "my.toml"

    return write_file
