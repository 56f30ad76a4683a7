"""The `rule` decorator: one text, run in two ways."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from serai.kernel import rule as rules

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
