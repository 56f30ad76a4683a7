"""The `rule` decorator: one text, run in two ways, and compiled results that never outlive it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from serai.kernel import rule as rules

RULES_FILE = "from serai.kernel.rule import rule\n\n@rule\ndef twice(x: int) -> int:\n    return 2 * x\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A little package with a kernel and two games."""
    for file in (
        "kernel/chance.py",
        "games/chess/rules/moves.py",
        "games/chess/bot/greedy.py",
        "games/chess/study/vector.py",
        "games/go/rules/moves.py",
    ):
        path = tmp_path / file
        path.parent.mkdir(parents=True)
        path.write_text(RULES_FILE, "utf-8")
    (tmp_path / "games/chess/rules/words.py").write_text("HELLO = 'hello'\n", "utf-8")
    monkeypatch.setattr(rules, "_PACKAGE", tmp_path)
    return tmp_path


def text_hash(module: str) -> str:
    return rules._text_hash.__wrapped__(rules._callable_from(module))


CHESS, GO, KERNEL = "serai.games.chess.rules.moves", "serai.games.go.rules.moves", "serai.kernel.chance"
CHESS_BOT, SERVER = "serai.games.chess.bot.greedy", "serai.server"


def changed_by(file: Path, text: str) -> set[str]:
    """The modules whose compiled rules are forgotten when a file gets a new text."""
    before = {module: text_hash(module) for module in (CHESS, GO, KERNEL, CHESS_BOT, SERVER)}
    file.write_text(text, "utf-8")
    return {module for module, known in before.items() if text_hash(module) != known}


def test_an_edited_rule_is_compiled_again(package: Path) -> None:
    assert changed_by(package / "games/chess/rules/moves.py", RULES_FILE.replace("2 *", "3 *")) == {
        CHESS,
        CHESS_BOT,
        SERVER,
    }
    assert changed_by(package / "kernel/chance.py", RULES_FILE.replace("2 *", "3 *")) == {
        CHESS,
        GO,
        KERNEL,
        CHESS_BOT,
        SERVER,
    }


def test_a_new_rules_file_counts_too(package: Path) -> None:
    assert changed_by(package / "games/go/rules/scoring.py", RULES_FILE) == {GO, SERVER}


def test_an_edited_bot_leaves_the_rules_compiled(package: Path) -> None:
    edited = RULES_FILE.replace("2 *", "3 *")
    assert changed_by(package / "games/chess/bot/greedy.py", edited) == {CHESS_BOT, SERVER}


def test_bots_are_compiled_again_when_something_else_is_observed(package: Path) -> None:
    edited = RULES_FILE.replace("2 *", "3 *")
    assert changed_by(package / "games/chess/study/vector.py", edited) == {CHESS_BOT, SERVER}


def test_words_are_no_rules(package: Path) -> None:
    assert changed_by(package / "games/chess/rules/words.py", "HELLO = 'good morning'\n") == set()


def test_bounds_checks_have_results_of_their_own(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    unchecked = text_hash(CHESS)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert text_hash(CHESS) != unchecked
    assert package.exists()


def test_old_results_are_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "_cache_root", lambda: tmp_path)
    old, new = tmp_path / "old", tmp_path / "new"
    for folder in (old, new):
        folder.mkdir()
        (folder / "rules.nbi").touch()
    two_months_ago = time.time() - 60 * 24 * 3600
    os.utime(old, (two_months_ago, two_months_ago))
    rules._forget_old_caches.__wrapped__()
    assert [folder.name for folder in tmp_path.iterdir()] == ["new"]


ASK = """
from serai.kernel.rule import INTERPRETED, whole
print(INTERPRETED, type(whole).__name__, int(whole(41)) + 1)
"""


def answer(question: str = ASK, **environment: str) -> str:
    environ = {**os.environ, "PYTHONPATH": str(Path(rules.__file__).parents[2]), **environment}
    done = subprocess.run([sys.executable, "-c", question], env=environ, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def test_the_switch_for_interpreted_rules() -> None:
    assert answer(SERAI_INTERPRETED="1") == "True function 42"
    assert answer(SERAI_INTERPRETED="0") == "False CPUDispatcher 42"


def test_compiled_rules_are_kept_where_one_says(tmp_path: Path) -> None:
    assert answer(SERAI_INTERPRETED="", SERAI_CACHE_DIR=str(tmp_path)) == "False CPUDispatcher 42"
    assert [path for path in tmp_path.rglob("*.nbi") if "whole" in path.name]


def test_without_a_place_to_write_rules_still_run(tmp_path: Path) -> None:
    """They are compiled each time, and nobody is bothered."""
    not_a_folder = tmp_path / "file"
    not_a_folder.touch()
    assert answer(SERAI_INTERPRETED="", SERAI_CACHE_DIR=str(not_a_folder / "cache")) == "False CPUDispatcher 42"


ASK_BOTH = """
from serai.kernel.bits import count_bits
from serai.kernel.rule import whole
print(count_bits(7), whole(41), count_bits(255), whole(1))
"""


def test_a_rule_answers_rules_and_python_alike(tmp_path: Path) -> None:
    """Each has code of its own, kept apart; the second process finds both."""
    for _ in range(2):
        assert answer(ASK_BOTH, SERAI_INTERPRETED="", SERAI_CACHE_DIR=str(tmp_path)) == "3 41 8 1"
        kept = {path for path in tmp_path.rglob("*.nbc") if "whole" in path.name}
        assert sorted("bare" in path.parts for path in kept) == [False, True]
