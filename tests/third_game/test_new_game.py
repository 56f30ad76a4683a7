"""`serai new-game`: what it makes installs, passes its own tests, and has no mistakes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from serai import scaffold
from serai.checking import FIRST
from serai.kernel.errors import UserError
from tests.third_game.broken import run_with
from tests.third_game.conftest import Serai
from tests.third_game.newborn import GAME, ORDINARY, newborn
from tests.third_game.test_check_game import SCRIPT

LATER = ("edition/__init__.py", "edition/first.toml", "study/card.json", "client/pictures/card.webp")
"""what an author may add to the package"""


@pytest.fixture
def installed(tmp_path: Path, serai: Serai) -> Path:
    """The folder of packages that a new game was installed into, the way pip does it."""
    done = serai("new-game", GAME)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"next: pip install -e {GAME}, then serai check-game {GAME}" in done.stdout
    for file in LATER:
        (tmp_path / GAME / GAME / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / GAME / GAME / file).touch()
    return installed_in(tmp_path, str(tmp_path / GAME))


def installed_in(folder: Path, *package: str) -> Path:
    """Where a package was installed."""
    site = folder / "site"
    offline = ["--offline", "--no-deps", "--no-build-isolation", "--python", sys.executable, "--target", str(site)]
    subprocess.run(
        [sys.executable, "-m", "uv", "pip", "install", "-q", *offline, *package],
        check=True,
        env={**os.environ, "UV_CACHE_DIR": str(folder / "cache")},
    )
    return site


def test_it_installs_passes_its_tests_and_has_no_mistakes(installed: Path, tmp_path: Path) -> None:
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, str(tmp_path / GAME / "tests")]
    passed = run_with(installed, *tests, guests=GAME)
    assert passed.returncode == 0, passed.stdout + passed.stderr
    assert "7 passed" in passed.stdout
    checked = run_with(installed, "-m", "serai", "check-game", GAME, guests=GAME)
    assert (checked.returncode, checked.stderr) == (0, ""), checked.stdout
    assert "✗" not in checked.stdout
    assert "■ plays\n■ speaks\n□ studies\n" in checked.stdout


def test_all_that_is_added_to_the_package_is_installed(installed: Path) -> None:
    assert [file for file in LATER if not (installed / GAME / file).is_file()] == []


def test_it_is_found_from_the_folder_in_which_it_was_made(tmp_path: Path) -> None:
    """There Python meets a folder of its name first, which is not its package."""
    scaffold.create(GAME, tmp_path / GAME)
    site = installed_in(tmp_path, "-e", str(tmp_path / GAME))
    script = f"import site; site.addsitedir({str(site)!r}); import {GAME}; print({GAME}.__file__)"
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == f"{tmp_path / GAME / GAME / '__init__.py'}\n"


def test_its_rules_compile(tmp_path: Path) -> None:
    words = ("-m", "serai", "simulate", GAME, "--players", "2", "--games", "5", "--json")
    done = run_with(newborn(tmp_path), *words, guests=GAME, compiled=True)
    assert done.returncode == 0, done.stderr
    assert '"games": 5' in done.stdout


def test_its_rules_do_what_it_does_in_ordinary_python(tmp_path: Path) -> None:
    site = newborn(tmp_path)
    shutil.copy(ORDINARY / "position.py", site / GAME)
    done = run_with(site, "-c", SCRIPT, "declared rules do what the position does", guests=GAME)
    assert json.loads(done.stdout) == {FIRST: [], "declared rules do what the position does": []}, done.stderr


def test_nothing_of_the_template_is_left(tmp_path: Path) -> None:
    files = scaffold.create(GAME, tmp_path / "new")
    assert {"pyproject.toml", "README.md", "rules.py", "quick.py", "en.ftl", "book.de.md", f"test_{GAME}.py"} <= {
        file.name for file in files
    }
    for file in files:
        assert "newgame" not in f"{file} {file.read_text('utf-8')}".casefold()
    assert 'title = "Moon garden"' in (tmp_path / "new" / GAME / "__init__.py").read_text("utf-8")
    assert "class MoonGarden(Game)" in (tmp_path / "new" / GAME / "__init__.py").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("moon-garden", "cannot be a package's name"),
        ("Moon", "cannot be a package's name"),
        ("class", "cannot be a package's name"),
        ("../moon", "cannot be a package's name"),
        ("amul", "there is a game 'amul' already"),
        ("json", "there is a Python package 'json' already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, refusal: str) -> None:
    with pytest.raises(UserError, match=refusal):
        scaffold.create(name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_folder_with_something_in_it_is_left_alone(serai: Serai, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "diary.txt").write_text("dear diary", "utf-8")
    done = serai("new-game", GAME, "--folder", "full")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "serai: full is not empty: name a new folder with --folder\n"
    assert [file.name for file in (tmp_path / "full").iterdir()] == ["diary.txt"]


def test_numbers_that_stand_for_something_are_said_in_its_words(tmp_path: Path) -> None:
    script = """
from serai.games import find_game
from serai.games.plain_wording import find_wording
from serai.games.wording import Reader
words = find_wording("moon_garden", find_game("moon_garden").load_edition(None), Reader("en", ("Anna", "Ben"), 0))
print(words.value([3, 4], "prizes"), "/", words.event({"event": "round", "round": 1, "prize": 3}))
"""
    values = """moon_garden-value-prizes = { $value } coins
moon_garden-value-prize = { $value ->
    [3] three coins
   *[other] some coins
  }
moon_garden-title = """
    site = newborn(tmp_path, ("words/en.ftl", "moon_garden-title = ", values))
    done = run_with(site, "-c", script, guests=GAME)
    assert done.stdout == "3 coins and 4 coins / Round 1: a prize worth three coins.\n", done.stderr
