"""Which tests share a process, and in which order they begin."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.scheduling import BROWSER, ROOT, Stopwatch, longest_first, read_durations, unit_of
from tests.support.small_suite import SmallSuite

SECONDS = {"tests/short.py": 1, "tests/long.py": 50, "tests/journeys/one.py": 20, "tests/journeys/two.py": 40}


def ordered(names: list[str], seconds: Mapping[str, float] = SECONDS) -> list[str]:
    items: Any = [SimpleNamespace(nodeid=name) for name in names]
    longest_first(items, seconds)
    return [item.nodeid for item in items]


def test_what_takes_longest_begins_first_and_a_file_stays_together() -> None:
    names = ["tests/short.py::b", "tests/long.py::b", "tests/short.py::a", "tests/long.py::a"]
    assert ordered(names) == ["tests/long.py::b", "tests/long.py::a", "tests/short.py::b", "tests/short.py::a"]


def test_files_in_a_browser_count_together_and_keep_their_order() -> None:
    names = ["tests/journeys/one.py::a", "tests/long.py::a", "tests/journeys/two.py::a"]
    assert ordered(names) == ["tests/journeys/one.py::a", "tests/journeys/two.py::a", "tests/long.py::a"]


def test_a_file_that_nobody_has_timed_counts_as_a_middling_one() -> None:
    names = ["tests/short.py::a", "tests/new.py::a", "tests/long.py::a"]
    assert ordered(names) == ["tests/long.py::a", "tests/new.py::a", "tests/short.py::a"]
    assert ordered(["tests/b.py::a", "tests/a.py::a"], {}) == ["tests/a.py::a", "tests/b.py::a"]


def test_every_test_in_a_browser_belongs_to_the_one_process() -> None:
    """They are known by their folder; whatever starts a browser must lie there."""
    starts_one = re.compile(r"^(from tools\.browser import|from playwright|import playwright)", re.MULTILINE)
    found = [path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")]
    in_a_browser = [file for file in found if starts_one.search((ROOT / file).read_text("utf-8"))]
    assert in_a_browser
    assert {unit_of(file) for file in in_a_browser} == {BROWSER}


def test_durations_are_kept_by_file(tmp_path: Path) -> None:
    stored = tmp_path / "durations.json"
    for name in ("ran.py", "not_run.py"):
        (tmp_path / name).touch()
    stored.write_text('{"not_run.py": 7, "gone.py": 9, "ran.py": 1}')
    watch = Stopwatch()
    for name, seconds in (("ran.py::a", 2.01), ("ran.py::a", 0.5), ("ran.py::b[x::y]", 1.0)):
        report: Any = SimpleNamespace(nodeid=name, duration=seconds)
        watch.pytest_runtest_logreport(report)
    watch.store(stored, tmp_path)
    assert read_durations(stored) == {"not_run.py": 7, "ran.py": 3.5}


def test_files_named_in_the_durations_are_there() -> None:
    assert not [file for file in read_durations() if not (ROOT / file).exists()], "run.py test --store-durations"


LEAVES_A_LINE = """
import os
def test_{}():
    with open({!r}, "a") as file:
        file.write("{} " + os.environ["PYTEST_XDIST_WORKER"] + "\\n")
"""


def test_two_processes_share_the_units(tmp_path: Path) -> None:
    """A whole run: files stay together, and all that is in a browser."""
    log = str(tmp_path / "log")
    suite = SmallSuite(tmp_path)
    for file in ("tests/journeys/test_a.py", "tests/journeys/test_b.py", "tests/test_c.py", "tests/test_d.py"):
        suite.write(file, "".join(LEAVES_A_LINE.format(number, log, file) for number in range(4)))
    assert suite.run("--numprocesses", "2", "--no-loadscope-reorder") == 0
    lines = [line.split() for line in Path(log).read_text().splitlines()]
    workers = {unit: {worker for file, worker in lines if unit_of(file) == unit} for unit in map(unit_of, dict(lines))}
    assert len(lines) == 16
    assert set(map(len, workers.values())) == {1}, workers
    assert {worker for [worker] in workers.values()} == {"gw0", "gw1"}


def test_outcomes_name_every_test_that_passed_or_failed(tmp_path: Path) -> None:
    suite = SmallSuite(tmp_path)
    suite.write(
        "tests/test_a.py",
        "import pytest\ndef test_good(): pass\ndef test_bad(): assert 0\n@pytest.mark.skip\ndef test_left(): pass\n"
        "@pytest.fixture\ndef torn():\n    yield\n    assert 0\ndef test_torn(torn): pass\n",
    )
    assert suite.run(f"--outcomes={tmp_path / 'outcomes'}") == pytest.ExitCode.TESTS_FAILED
    assert json.loads((tmp_path / "outcomes").read_text()) == {
        "passed": ["tests/test_a.py::test_good"],
        "failed": ["tests/test_a.py::test_bad", "tests/test_a.py::test_torn"],
    }
