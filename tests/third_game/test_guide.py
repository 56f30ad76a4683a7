"""docs/write-a-game.md: its blocks are whole files, and together they are a game without mistakes."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from serai import authoring
from serai.checking import FIRST, ladder, words
from serai.cli.main import COMMANDS
from tests.third_game.broken import run_with
from tests.third_game.household import PACKAGE
from tests.third_game.newborn import GAME, newborn
from tests.third_game.test_check_game import SCRIPT
from tools import guide

PAGE = guide.PAGE.read_text("utf-8")
BLOCKS = {file: text for _, file, text in guide.BLOCK.findall(PAGE)}
UNSHOWN = {"trinkets/edition/__init__.py": '"""The trinkets as data that owners can correct."""\n'}
"""what the page describes in words"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder with nothing but what the page shows, and what an installation adds."""
    site = tmp_path / "site"
    shutil.copytree(PACKAGE / "trinkets-1.0.dist-info", site / "trinkets-1.0.dist-info")
    for file, text in {**BLOCKS, **UNSHOWN}.items():
        (site / file).parent.mkdir(parents=True, exist_ok=True)
        (site / file).write_text(text, "utf-8")
    return site


def test_the_page_shows_the_files_as_they_are() -> None:
    assert len(BLOCKS) == PAGE.count("```") // 2 == 8, "every block names its file"
    assert guide.page() == PAGE, "run: python3 run.py exec python -m tools.guide"


@pytest.mark.parametrize("other", ["quick.py", "position.py"])
def test_what_the_page_shows_is_a_whole_game(site: Path, other: str) -> None:
    """Nothing is missing, whichever way its moves are written. That it has no mistakes is checked with the rest of its
    package, in test_check_game.py.
    """
    (site / "trinkets" / other).unlink()
    done = run_with(site, "-c", SCRIPT.replace(GAME, "trinkets"), "words")
    assert json.loads(done.stdout) == {FIRST: [], "words": []}, done.stderr


def test_the_example_of_a_test_runs(site: Path) -> None:
    (code,) = re.findall(r"^    from serai.authoring import arranged\n.*?\n\n(?=\S)", PAGE, re.MULTILINE | re.DOTALL)
    done = run_with(site, "-c", re.sub("^    ", "", code, flags=re.MULTILINE))
    assert (done.returncode, done.stderr) == (0, "")


def test_the_wording_of_the_guide_speaks(tmp_path: Path) -> None:
    (code,) = re.findall(r'^    """Moon garden in words.*?\n\n(?=\S)', PAGE, re.MULTILINE | re.DOTALL)
    site = newborn(tmp_path)
    words = site / GAME / "words"
    (words / "wording.py").write_text(re.sub("^    ", "", code, flags=re.MULTILINE), "utf-8")
    (words / "en.ftl").write_text((words / "en.ftl").read_text("utf-8") + f"{GAME}-highest = {{ $move }}, the best.\n")
    script = f"""
from serai.games.plain_wording import find_wording
from serai.games.wording import Reader
words = find_wording("{GAME}", None, Reader("en", ["Anna", "Ben"], 0))
print(*[words.choice({{"seat": 0, "do": "lay", "card": card}}) for card in (7, 8)], sep="; ")
"""
    done = run_with(site, "-c", script, guests=GAME)
    assert (done.stdout, done.stderr) == ("Lay 7; Lay 8, the best.\n", "")


def test_the_commands_of_the_guide_exist() -> None:
    """Most are run in test_command.py; here only that no verb was renamed."""
    verbs = re.findall(r"^    serai ([\w-]+)", PAGE, re.MULTILINE)
    assert len(verbs) >= 8
    assert set(verbs) <= COMMANDS.keys()


def test_the_guide_lists_all_kinds_of_messages_and_rungs() -> None:
    for kind in words.KINDS:
        assert f"`<game>-{kind}-" in PAGE
    for message in ("title", "row"):
        assert f"`<game>-{message}`" in PAGE
    for rung in ladder.RUNGS:
        assert f"| *{rung}* |" in PAGE


def test_the_names_in_the_guide_can_be_imported() -> None:
    for name in re.findall(r"`([A-Z]\w+)\(", PAGE):
        assert hasattr(authoring, name), name
