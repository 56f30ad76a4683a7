"""docs/study-a-game.md is run as it stands, and docs/draw-a-table.md shows what is in the third game's files."""

from __future__ import annotations

import re

import pytest

from serai.cli.main import COMMANDS
from tests.third_game.conftest import Serai
from tests.third_game.household import PACKAGE, PROJECT, python

STUDY = (PROJECT / "docs" / "study-a-game.md").read_text("utf-8")
DRAW = (PROJECT / "docs" / "draw-a-table.md").read_text("utf-8")
RUN = re.findall(r"^```python\n(.*?)^```$", STUDY, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("code", RUN, ids=range(len(RUN)))
def test_what_the_guide_shows_runs(code: str) -> None:
    done = python("-c", code, compiled=True)
    assert done.returncode == 0, done.stderr


def test_its_commands_run(serai: Serai) -> None:
    commands = re.findall(r"^    serai (.*)$", STUDY, re.MULTILINE)
    assert len(commands) == 4
    for words in commands:
        assert words.split()[0] in COMMANDS
        smaller = words.replace("--games 100", "--games 2").replace("--games 20", "--games 6")
        done = serai(*smaller.split(), compiled=True)
        assert done.returncode == 0, done.stderr


def test_the_modules_it_names_are_there() -> None:
    named = re.findall(r"`(serai/[\w/]+(?:\.py)?)`", STUDY)
    assert len(named) > 6
    assert [name for name in named if not (PROJECT / "src" / name).exists()] == []


def test_the_table_that_is_shown_stands_in_the_file() -> None:
    (shown,) = re.findall(r"^```js\n// (\S+)\n(.*?)^```$", DRAW, re.MULTILINE | re.DOTALL)
    assert shown[1].strip() in (PACKAGE / shown[0]).read_text("utf-8")
