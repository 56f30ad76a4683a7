"""docs/write-a-game.md shows the third game: what stands in the page stands in its files."""

from __future__ import annotations

import re

import pytest

from tests.third_game.household import PACKAGE, PROJECT

PAGE = (PROJECT / "docs" / "write-a-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```\w+\n# (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LEFT_OUT = "\n…\n"
BLOCKS = BLOCK.findall(PAGE)


def test_every_block_of_code_names_its_file() -> None:
    assert len(BLOCKS) == PAGE.count("```") // 2 > 6
    shown = {file for file, _ in BLOCKS}
    assert {"trinkets/__init__.py", "trinkets/rules.py", "trinkets/position.py", "trinkets/words/en.ftl"} <= shown


@pytest.mark.parametrize(("file", "text"), BLOCKS)
def test_what_is_shown_stands_in_the_file(file: str, text: str) -> None:
    source = (PACKAGE / file).read_text("utf-8")
    at = 0
    for piece in text.split(LEFT_OUT):
        at = source.find(piece.strip("\n"), at)
        assert at >= 0, f"{file} has changed; show it anew:\n{piece}"


def test_the_commands_of_the_guide_are_those_of_the_tests() -> None:
    """Each is run in test_command.py; here only that no verb was renamed."""
    from serai.cli.main import COMMANDS

    verbs = re.findall(r"^    serai (\w+)", PAGE, re.MULTILINE)
    assert len(verbs) >= 5
    assert set(verbs) <= COMMANDS.keys()
