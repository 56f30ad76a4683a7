"""What the browser has of editions follows from their declarations, and owners' ticks are checked."""

from __future__ import annotations

from typing import Any

import pytest

from serai.kernel.toml_reader import EditionFault
from tests.editions.in_browser import GAMES, in_toml, load, write
from tools import editions


def test_the_browser_has_the_declarations_as_they_are() -> None:
    pages = editions.pages()
    assert {path.name for path in pages} == {"edition-form.json", "edition.ts", "house-rules.json"}
    assert {path.parent.parent.name for path in pages} == set(GAMES)
    for path, text in pages.items():
        assert path.read_text("utf-8") == text, f"{path} is stale: python3 run.py exec python -m tools.editions"


def test_ticks_that_name_nothing_are_told(tmp_path: Any) -> None:
    file = write(tmp_path, "amul", f"checked = {in_toml(['kind.gould'])}\n")
    with pytest.raises(EditionFault) as caught:
        load("amul", file)
    assert caught.value.faults == (f"{file}: checked: 'kind.gould' is not known; did you mean kind.gold?",)
