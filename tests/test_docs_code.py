"""The code in the documentation: what is Python runs, and every command of serai is one that serai understands.

The guides to games of one's own are carried out in tests/third_game, the edition files in tests/editions, and what
needs a GPU in tests/gpu. The path for newcomers in docs/research.md is walked from end to end, in short steps.
"""

from __future__ import annotations

import re
import runpy
import shlex
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from serai.cli.errors import exit_code_of
from serai.cli.main import make_app
from tests.test_project import load
from tools.docs import DOCS, ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md"))]
BLOCK = re.compile(r"(?:^|\n\n)((?:    .*(?:\n|$)|\n(?=    ))+)")
COMMAND = re.compile(r"^    (?:[A-Z_]+=\S+ )*(serai [a-z][^#|>\n]*)", re.MULTILINE)
OF_GUIDES = ("moon_garden", "trinkets")
"""games that a reader makes"""
GUIDES = ("write-a-game.md", "study-a-game.md")
"""pages whose Python tests/third_game carries out"""
SHORTER = {
    "linear_agent.py": "linear_agent.py --steps 60",
    "--games 200": "--games 4",
    "--output linear": "--output linear --deals 1",
}
"""the ends of commands, and what stands in their place where a test runs them"""


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


WITH_PYTHON = [page for page in PAGES if blocks(page) and page.name not in GUIDES]


def missing(block: str) -> set[str]:
    """Packages that are too large for every environment, where this one does without."""
    return {name for name in ("jax", "torch") if f"import {name}" in block and find_spec(name) is None}


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.name)
def test_python_runs(page: Path) -> None:
    names: dict[str, Any] = {"policy": Policy()}
    for block in blocks(page):
        if "cuda" not in block and not missing(block):
            with suppress(Enough):
                exec(block, names)  # noqa: S102 - that is the test


def test_python_is_found() -> None:
    assert {page.name for page in WITH_PYTHON} >= {"README.md", "tour.md", "bots.md", "research.md", "batches.md"}


def shorter(line: str) -> str:
    for end, short in SHORTER.items():
        line = f"{line.removesuffix(end)}{short}" if line.endswith(end) else line
    return line


@pytest.mark.filterwarnings("ignore:Cyclopts application invoked")  # it wonders why a test reads the command line
def test_the_path_for_newcomers_leads_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    for line in re.findall(r"^    ((?:python|serai) .*)", (DOCS / "research.md").read_text("utf-8"), re.MULTILINE):
        words = shlex.split(shorter(line))
        if words[0] == "python":
            monkeypatch.setattr(sys, "argv", words[1:])
            runpy.run_path(words[1], run_name="__main__")
        else:
            assert exit_code_of(lambda words=words: make_app()(words[1:])) == 0, line  # type: ignore[misc]
    assert (tmp_path / "linear.json").is_file()


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
