"""Compiled results never outlive the text that they follow from."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

from serai.kernel import rule_cache

FILES = {
    "__init__.py": "",
    "kernel/__init__.py": "",
    "kernel/chance.py": "from serai.kernel.rule import rule\n",
    "chess/__init__.py": "from __future__ import annotations\n",
    "chess/moves.py": "import os, guest.kernel.chance\nimport numpy as np\n",
    "chess/board.py": "SIZE = 8\n",
    "chess/scoring.py": "from .board import (\n    SIZE,  # a number\n)\n",
    "chess/bot.py": "if True:\n    from guest.chess import moves, scoring\n",
    "go/__init__.py": "",
    "go/moves.py": "from ..kernel.chance import draw\n",
    "words.py": "HELLO = 'hello'\n",
}
MODULES = ("guest.kernel.chance", "guest.chess.moves", "guest.chess.scoring", "guest.chess.bot", "guest.go.moves")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A little package with a kernel and two games, which import each other in every way there is."""
    home = tmp_path / "guest"
    for name, text in FILES.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, "utf-8")
    use(home, monkeypatch)
    return home


def use(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the package be the one that lies here."""
    guest = ModuleType("guest")
    guest.__file__ = str(home / "__init__.py")
    monkeypatch.setitem(sys.modules, "guest", guest)
    forget()


def forget() -> None:
    """What is asked next is asked by another process."""
    for kept in (rule_cache._file_of, rule_cache._imports_of, rule_cache._text_hash):
        kept.cache_clear()


def hashes() -> dict[str, str]:
    forget()
    return {module: rule_cache.hash_of(module) for module in MODULES}


def changed_by(file: Path) -> set[str]:
    """The modules whose compiled rules are forgotten when a file gets one more line."""
    before = hashes()
    file.write_text(file.read_text("utf-8") + "MORE = 1\n", "utf-8")
    return {module for module, known in hashes().items() if known != before[module]}


@pytest.mark.parametrize(
    ("edited", "forgotten"),
    [
        ("kernel/chance.py", {"guest.kernel.chance", "guest.chess.moves", "guest.chess.bot", "guest.go.moves"}),
        ("chess/moves.py", {"guest.chess.moves", "guest.chess.bot"}),
        ("chess/board.py", {"guest.chess.scoring", "guest.chess.bot"}),
        ("chess/bot.py", {"guest.chess.bot"}),
        ("go/moves.py", {"guest.go.moves"}),
        ("words.py", set()),
    ],
)
def test_what_imports_an_edited_text_is_compiled_again(package: Path, edited: str, forgotten: set[str]) -> None:
    assert changed_by(package / edited) == forgotten


def test_rules_of_the_house_count_for_guests(package: Path) -> None:
    behind = rule_cache._texts_behind(["guest.go.moves"])
    assert {"guest.kernel.chance", "serai.kernel.rule", "serai.kernel.compiler"} <= behind.keys()
    assert package.exists()


def test_our_own_rules_follow_from_what_they_import() -> None:
    """Cards are looked up in an edition's numbers, and paid by the rules for powers."""
    behind = rule_cache._texts_behind(["serai.games.amul.bot.search"])
    assert {"serai.games.amul.rules.phases", "serai.games.amul.rules.edition_data", "serai.bots.tree"} <= behind.keys()
    assert "serai.games.amulett.rules.state" not in behind


def test_a_package_is_compiled_when_all_of_it_is(package: Path) -> None:
    before = rule_cache.mark_of("guest")
    (package / "go/scoring.py").write_text("", "utf-8")
    forget()
    after = rule_cache.mark_of("guest")
    assert before is not None
    assert after is not None
    assert before.parent != after.parent


COPY = "from serai.kernel.rule import rule\n\n@rule\ndef double(number):\n    return 2 * number\n"


def test_a_copy_elsewhere_finds_what_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_CACHE_DIR", str(tmp_path / "kept"))
    doubled = []
    for place in ("here", "there"):
        home = tmp_path / place
        home.mkdir()
        (home / "copied.py").write_text(COPY, "utf-8")
        says = "import copied; print(copied.double(21), sum(copied.double.stats.cache_hits.values()))"
        line = [sys.executable, "-c", says]
        environ = {**os.environ, "PYTHONPATH": str(home)}
        doubled.append(subprocess.run(line, cwd=home, env=environ, capture_output=True, text=True, check=True).stdout)
    assert doubled == ["42 0\n", "42 1\n"]


ENUM = """
from enum import IntEnum
from serai.kernel.rule import rule, whole

class Kind(IntEnum):
    RED = {red}

@rule
def red():
    return whole(Kind.RED)
"""


def test_a_game_that_is_gone_leaves_nothing_behind_that_others_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rule of the package is kept in one place for all; here it is called with an enumeration of each game's own."""
    monkeypatch.setenv("SERAI_CACHE_DIR", str(tmp_path / "kept"))
    for name, red in (("one", 3), ("other", 5), ("one", 3)):
        home = tmp_path / name
        home.mkdir(exist_ok=True)
        (home / f"{name}.py").write_text(ENUM.format(red=red), "utf-8")
        line = [sys.executable, "-c", f"import {name}; print({name}.red())"]
        environ = {**os.environ, "PYTHONPATH": str(home)}
        done = subprocess.run(line, cwd=home, env=environ, capture_output=True, text=True, check=False)
        assert (done.stdout, done.stderr) == (f"{red}\n", "")


def test_a_game_may_be_a_single_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing beside it counts; and a text may speak of imports that there are not."""
    alone = ModuleType("alone")
    alone.__file__ = str(tmp_path / "alone.py")
    (tmp_path / "alone.py").write_text('"""\nfrom .. import everything\n"""\nimport os\n', "utf-8")
    (tmp_path / "neighbour.py").write_text("", "utf-8")
    monkeypatch.setitem(sys.modules, "alone", alone)
    mark = rule_cache.mark_of("alone")
    assert mark is not None
    assert list(rule_cache._texts_behind(["alone"])) == ["alone"]
    assert mark.parent == rule_cache.folder_of("alone")


def test_what_has_no_text_is_not_kept() -> None:
    assert rule_cache.folder_of("guest_that_never_was.moves") is None
    assert rule_cache.mark_of("guest_that_never_was") is None


def test_bounds_checks_have_results_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    unchecked = rule_cache.hash_of("serai.kernel.bits")
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert rule_cache.hash_of("serai.kernel.bits") != unchecked


def test_old_results_are_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_cache, "_root", lambda: tmp_path)
    old, new = tmp_path / "old", tmp_path / "new"
    for folder in (old, new):
        folder.mkdir()
        (folder / "rules.nbi").touch()
    two_months_ago = time.time() - 60 * 24 * 3600
    os.utime(old, (two_months_ago, two_months_ago))
    rule_cache._forget_the_old.__wrapped__()
    assert [folder.name for folder in tmp_path.iterdir()] == ["new"]
