"""What typed lines mean: the same as in the browser's command field."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from serai.terminal.grammar import chosen

DECISIONS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("lines.toml").read_text("utf-8"))["decision"]


@pytest.mark.parametrize("decision", DECISIONS, ids=[decision["what"] for decision in DECISIONS])
def test_a_line_means_the_same_in_a_terminal_and_in_the_browser(decision: dict[str, Any]) -> None:
    numbers = [None if number < 0 else number for number in decision["numbers"]]
    for line, place in decision["lines"].items():
        assert chosen(line, decision["names"], numbers) == (None if place < 0 else place), line
