"""The examples for owners in docs/editions.md are sound editions, and its tables name the whole vocabulary."""

from __future__ import annotations

import re
import tomllib
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from serai.games.amul.edition import read as amul
from serai.games.amul.edition.powers import POWER_FIELDS
from serai.games.amulett.edition import read as amulett
from serai.games.amulett.edition.effects import EFFECT_FIELDS

if TYPE_CHECKING:
    from collections.abc import Callable

DOC = (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", DOC, re.DOTALL)


def example_in_head(path: Path) -> str:
    """The example that the comment at the top of a built-in file gives, indented by four spaces."""
    head = takewhile(lambda line: line.startswith("#"), path.read_text("utf-8").splitlines())
    return "\n".join(line.removeprefix("#     ") for line in head if line.startswith("#     "))


HEADS = [example_in_head(path) for library in (amul.LIBRARY, amulett.LIBRARY) for path in library.built_in().values()]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 3
    assert [tomllib.loads(head)["game"] for head in HEADS] == ["amul", "amul", "amulett", "amulett"]


@pytest.mark.parametrize("text", [*EXAMPLES, *HEADS])
def test_examples_are_sound(write: Callable[[str], str], text: str) -> None:
    game = {"amul": amul, "amulett": amulett}[tomllib.loads(text)["game"]]
    assert game.load(write(text)).hash != game.load().hash


@pytest.mark.parametrize("vocabulary", [POWER_FIELDS, EFFECT_FIELDS], ids=["powers", "effects"])
def test_tables_name_every_word(vocabulary: dict[str, tuple[str, ...]]) -> None:
    rows = [re.findall(r"`(\w+)`", line) for line in DOC.splitlines() if line.startswith("| `")]
    for word, fields in vocabulary.items():
        assert any(word in row and set(fields) <= set(row) for row in rows), word
