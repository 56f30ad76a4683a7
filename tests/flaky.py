"""A run of the tests that tells chance from failure: `python -m tests.flaky [--repeat N] [WORDS FOR PYTEST…]`.

Tests that fail are run once more by themselves, a few at most. One that fails again is a failure. One that passes is
FLAKY: it is forgiven once, and tests/flaky.txt remembers its name with the date. Chance that strikes a test on that
list is a failure. A name leaves the list when the test has passed in every one of 20 runs, `--repeat 20`.

With --repeat the tests are run N times, until a run fails, and nothing is forgiven.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

import pytest

LISTED = Path(__file__).with_name("flaky.txt")
AT_MOST = 5
"""More failures than this are no chance."""
ENOUGH = 20
"""Runs without a failure after which a test is trusted again."""


@dataclass
class Ran:
    """What became of the tests of one run."""

    code: int
    passed: set[str] = field(default_factory=set)
    failed: list[str] = field(default_factory=list)


Run = Callable[[Sequence[str], Sequence[str]], Ran]
"""runs pytest with these words: all the tests they choose, or by themselves only those that are named"""


class Outcomes:
    """Names every test that fails, at once, and writes down what became of all at the end of a run that got there."""

    def __init__(self, file: Path, config: pytest.Config) -> None:
        self.file, self.config = file, config
        self.passed: dict[str, None] = {}
        self.failed: dict[str, None] = {}

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed[report.nodeid] = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed[report.nodeid] = None
            self.config.get_terminal_writer().line(f"\nFAILED {report.nodeid}")
        elif report.when == "call" and report.passed:
            self.passed[report.nodeid] = None

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.shouldfail or session.shouldstop:
            return
        passed = [name for name in self.passed if name not in self.failed]
        self.file.write_text(json.dumps({"passed": passed, "failed": list(self.failed)}), "utf-8")


class Only:
    """Leaves out every test that is not named."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = set(names)

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in self.names])
        items[:] = [item for item in items if item.nodeid in self.names]


def pytest_in_a_process(words: Sequence[str], only: Sequence[str]) -> Ran:
    with tempfile.TemporaryDirectory() as folder:
        outcomes, named = Path(folder) / "outcomes.json", Path(folder) / "only.json"
        named.write_text(json.dumps(only), "utf-8")
        # With "=": before pytest knows the options of conftest.py, it would take a file after a space for tests.
        alone = ("--numprocesses=0", f"--only={named}") if only else ()
        code = subprocess.call([sys.executable, "-m", "pytest", *words, *alone, f"--outcomes={outcomes}"])
        found = json.loads(outcomes.read_text("utf-8")) if outcomes.exists() else {"passed": [], "failed": []}
    return Ran(code, set(found["passed"]), found["failed"])


def once(words: Sequence[str], run: Run = pytest_in_a_process, listed: Path = LISTED) -> int:
    """Run the tests, and once more those that failed; return an exit status."""
    first = run(words, ())
    # Anything but "tests failed" ended the run early, and tests that were not run cannot be forgiven.
    if first.code != pytest.ExitCode.TESTS_FAILED or not 0 < len(first.failed) <= AT_MOST:
        return first.code
    say(f"{len(first.failed)} failed and are run once more")
    again = run(words, first.failed)
    struck = [name for name in first.failed if name in again.passed]
    known = read(listed)
    code = 0
    for name in first.failed:
        if name not in struck:
            say(f"FAILED twice {name}")
            code = first.code
        elif name in known:
            say(f"FLAKY {name}, which was forgiven on {known[name]}: fix it")
            code = first.code
        else:
            say(f"FLAKY {name}")
    new = {name: str(datetime.now(UTC).date()) for name in struck if name not in known}
    if new:
        write(listed, {**known, **new})
        say("tests/flaky.txt has new lines; where this folder is thrown away, add them yourself:")
        for name, day in new.items():
            print(f"{day} {name}", flush=True)
    return code


def repeatedly(times: int, words: Sequence[str], run: Run = pytest_in_a_process, listed: Path = LISTED) -> int:
    """Run the tests this many times, until a run fails; after enough runs, trust those that passed in all."""
    steady: set[str] | None = None
    for number in range(1, times + 1):
        began = monotonic()
        ran = run(words, ())
        say(f"run {number} of {times}: {'failed' if ran.code else 'passed'} after {monotonic() - began:.0f} s")
        if ran.code:
            return ran.code
        steady = ran.passed if steady is None else steady & ran.passed
    known = read(listed)
    trusted = sorted((steady or set()) & set(known)) if times >= ENOUGH else []
    if trusted:
        write(listed, {name: day for name, day in known.items() if name not in trusted})
        for name in trusted:
            say(f"passed {times} times and is no longer listed as flaky: {name}")
    return 0


def read(listed: Path) -> dict[str, str]:
    """The date by the name of a test."""
    lines = listed.read_text("utf-8").splitlines() if listed.exists() else []
    split = [line.split(" ", 1) for line in lines if line.strip() and not line.startswith("#")]
    return {name: day for day, name in split}


def write(listed: Path, known: dict[str, str]) -> None:
    notes = listed.read_text("utf-8").splitlines() if listed.exists() else []
    lines = [line for line in notes if line.startswith("#")] + [f"{day} {name}" for name, day in sorted(known.items())]
    listed.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def say(words: str) -> None:
    print(f"tests: {words}", flush=True)


def main(words: Sequence[str]) -> int:
    if words[:1] == ["--repeat"]:
        return repeatedly(int(words[1]), words[2:])
    return once(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
