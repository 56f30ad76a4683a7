"""The order of the tests, and which of them share a process.

A file is run by one process, so that its tests share servers and games. All tests in Chromium are run by one process
too: there is one in a run, and never two that wait for the same processors. What takes longest begins first,
by the seconds in durations.json; `run.py test --store-durations` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from statistics import median

import pytest
from xdist.scheduler import LoadScopeScheduling

ROOT = Path(__file__).parents[1]
STORED = Path(__file__).with_name("durations.json")

IN_A_BROWSER = ("tests/journeys/", "tests/third_game/test_browser.py")
IN_ANOTHER = "tests/journeys/engines/"
"""with browsers of its own, and a server of its own: this need not come after all the others"""
BROWSER = "in a browser"


def file_of(nodeid: str) -> str:
    return nodeid.partition("::")[0]


def unit_of(nodeid: str) -> str:
    """What is handed to a process in one piece."""
    return BROWSER if nodeid.startswith(IN_A_BROWSER) and not nodeid.startswith(IN_ANOTHER) else file_of(nodeid)


class Units(LoadScopeScheduling):  # type: ignore[misc] # it has no types
    """A free process gets the next unit."""

    def _split_scope(self, nodeid: str) -> str:
        return unit_of(nodeid)


def read_durations(stored: Path = STORED) -> dict[str, float]:
    """Seconds by file."""
    durations: dict[str, float] = json.loads(stored.read_text("utf-8"))
    return durations


def longest_first(items: list[pytest.Item], seconds: Mapping[str, float]) -> None:
    """Sort by the seconds of whole units; a file that nobody has timed counts as a middling one."""
    middling = median(seconds.values()) if seconds else 0.0
    units: dict[str, float] = {}
    for file in {file_of(item.nodeid): None for item in items}:
        units[unit_of(file)] = units.get(unit_of(file), 0) + seconds.get(file, middling)
    items.sort(key=lambda item: (-units[unit_of(item.nodeid)], unit_of(item.nodeid)))


class Stopwatch:
    """Adds up how long the tests of each file take, and keeps that."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = file_of(report.nodeid)
        self.seconds[file] = self.seconds.get(file, 0) + report.duration

    def pytest_sessionfinish(self) -> None:
        self.store(STORED, ROOT)

    def store(self, stored: Path, root: Path) -> None:
        """In tenths of a second; files that were not run keep their time, and those that are gone lose it."""
        known = read_durations(stored) if stored.exists() else {}
        times = {file: round(time, 1) for file, time in {**known, **self.seconds}.items() if (root / file).exists()}
        stored.write_text(json.dumps(times, indent=1, sort_keys=True) + "\n", "utf-8")
