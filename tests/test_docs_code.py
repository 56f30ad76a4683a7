"""The code in the documentation: what is Python runs, and every command of serai is one that serai understands.

The guides to games of one's own are carried out in tests/third_game, the edition files in tests/editions, and what
needs a GPU in tests/gpu.
"""

from __future__ import annotations

import re
import shlex
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from serai.cli.main import make_app
from tests.test_project import load
from tools.docs import DOCS, ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md"))]
BLOCK = re.compile(r"(?:^|\n\n)((?:    .*(?:\n|$)|\n(?=    ))+)")
COMMAND = re.compile(r"^    (?:[A-Z_]+=\S+ )*(serai [a-z][^#|>\n]*)", re.MULTILINE)
OF_GUIDES = ("moon_garden", "trinkets")
"""games that a reader makes"""


class Enough(Exception):
    """Ends a loop that would go on for ever."""


class Policy:
    """Stands for a policy that a reader has trained: the first action allowed, in a few steps."""

    def __init__(self) -> None:
        self.steps = 3

    def __call__(self, _observation: Any, mask: Any) -> Any:
        self.steps -= 1
        if self.steps < 0:
            raise Enough
        return mask.argmax(axis=-1)


def blocks(page: Path) -> list[str]:
    """The indented blocks of a page that are Python: they import, define or loop."""
    found = [re.sub(r"^    ", "", block, flags=re.MULTILINE) for block in BLOCK.findall(page.read_text("utf-8"))]
    return [block for block in found if re.match(r"\n*(import|from|class|def|for|while|\w+ = (?!.*\\$)\w+\.)", block)]


@pytest.mark.parametrize("page", ["README.md", "docs/tour.md", "docs/bots.md", "docs/research.md"])
def test_python_runs(page: str) -> None:
    names: dict[str, Any] = {"policy": Policy()}
    found = [block for block in blocks(ROOT / page) if "cuda" not in block]
    assert found
    for block in found:
        with suppress(Enough):
            exec(block, names)  # noqa: S102 - that is the test


def test_no_page_has_python_that_nothing_runs() -> None:
    others = {page.name for page in PAGES if blocks(page)} - {"README.md", "tour.md", "bots.md", "research.md"}
    assert others <= {"write-a-game.md", "study-a-game.md"}


def commands() -> list[tuple[str, str]]:
    return [(page.name, line.strip()) for page in PAGES for line in COMMAND.findall(page.read_text("utf-8"))]


def test_commands_are_understood() -> None:
    app = make_app()
    known = [line for _, line in commands() if not any(game in line for game in OF_GUIDES)]
    assert len(known) > 50
    for line in known:
        app.parse_args(shlex.split(line)[1:], print_error=False, exit_on_error=False)


def test_verbs_of_run_are_known() -> None:
    verbs = load(ROOT / "run.py").VERBS
    named = {verb for page in PAGES for verb in re.findall(r"python3? run\.py ([a-z][\w-]*)", page.read_text("utf-8"))}
    assert len(named) > 5
    assert named <= set(verbs)
