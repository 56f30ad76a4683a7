"""Chance is told from failure: one rerun, one pardon, and a list."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests import flaky
from tests.flaky import AT_MOST, ENOUGH, Ran, once, read, repeatedly
from tests.support.small_suite import SmallSuite

FAILED = pytest.ExitCode.TESTS_FAILED


class Runs:
    """Runs whose outcome is known beforehand."""

    def __init__(self, *runs: Ran) -> None:
        self.runs = list(runs)
        self.asked: list[tuple[Sequence[str], Sequence[str]]] = []

    def __call__(self, words: Sequence[str], only: Sequence[str]) -> Ran:
        self.asked.append((tuple(words), tuple(only)))
        return self.runs.pop(0)


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    path = tmp_path / "flaky.txt"
    path.write_text("# why\n2026-01-02 tests/a.py::old[x y]\n", "utf-8")
    return path


def test_a_green_run_is_run_once(listed: Path) -> None:
    runs = Runs(Ran(0, {"a"}))
    assert once(["-k", "x"], runs, listed) == 0
    assert runs.asked == [(("-k", "x"), ())]


def test_what_fails_twice_is_a_failure(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = listed.read_text()
    assert once([], Runs(Ran(FAILED, failed=["a"]), Ran(FAILED, failed=["a"])), listed) == FAILED
    assert listed.read_text() == before
    assert "FAILED twice a" in capsys.readouterr().out


def test_what_passes_then_is_flaky_forgiven_and_listed(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runs = Runs(Ran(FAILED, {"b"}, ["a::b[c d]"]), Ran(0, {"a::b[c d]"}))
    assert once(["--word"], runs, listed) == 0
    assert runs.asked[1] == (("--word",), ("a::b[c d]",)), "with the same words"
    today = str(datetime.now(UTC).date())
    assert read(listed) == {"tests/a.py::old[x y]": "2026-01-02", "a::b[c d]": today}
    assert listed.read_text().startswith("# why\n")
    told = capsys.readouterr().out.splitlines()
    assert "tests: FLAKY a::b[c d]" in told
    assert f"{today} a::b[c d]" in told


def test_what_was_forgiven_before_is_not_forgiven_again(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = "tests/a.py::old[x y]"
    assert once([], Runs(Ran(FAILED, failed=[old]), Ran(0, {old})), listed) == FAILED
    assert read(listed) == {old: "2026-01-02"}
    assert f"FLAKY {old}, which was forgiven on 2026-01-02" in capsys.readouterr().out


def test_one_pardon_does_not_hide_another_failure(listed: Path) -> None:
    assert once([], Runs(Ran(FAILED, failed=["a", "b"]), Ran(FAILED, {"a"}, ["b"])), listed) == FAILED
    assert "a" in read(listed)
    assert "b" not in read(listed)


def test_a_test_that_was_not_run_again_is_a_failure(listed: Path) -> None:
    assert once([], Runs(Ran(FAILED, failed=["a"]), Ran(pytest.ExitCode.NO_TESTS_COLLECTED)), listed) == FAILED


@pytest.mark.parametrize(
    "ran",
    [
        Ran(FAILED, failed=[str(number) for number in range(AT_MOST + 1)]),
        Ran(FAILED),
        Ran(pytest.ExitCode.INTERRUPTED, failed=["a"]),
        Ran(-11, failed=["a"]),
    ],
    ids=["too many", "none named", "ended early", "killed"],
)
def test_what_is_no_chance_is_not_run_again(listed: Path, ran: Ran) -> None:
    assert once([], Runs(ran), listed) == ran.code


def test_runs_are_repeated_until_one_fails(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runs = Runs(Ran(0), Ran(FAILED, failed=["a"]), Ran(0))
    assert repeatedly(3, [], runs, listed) == FAILED
    assert len(runs.asked) == 2
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(" after")[0] for line in told] == ["tests: run 1 of 3: passed", "tests: run 2 of 3: failed"]


@pytest.mark.parametrize(
    ("times", "skipped_once", "stays"), [(ENOUGH, False, False), (ENOUGH - 1, False, True), (ENOUGH, True, True)]
)
def test_a_test_is_trusted_again_after_enough_runs(listed: Path, times: int, skipped_once: bool, stays: bool) -> None:
    old = "tests/a.py::old[x y]"
    passed = [{old, "other"} for _ in range(times)]
    if skipped_once:
        passed[3].remove(old)
    assert repeatedly(times, [], Runs(*(Ran(0, names) for names in passed)), listed) == 0
    assert (old in read(listed)) == stays
    assert listed.read_text().startswith("# why\n")


def test_the_words_choose_between_one_run_and_many(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def once(words: Sequence[str]) -> int:
        asked.append(list(words))
        return 3

    def repeatedly(times: int, words: Sequence[str]) -> int:
        asked.append((times, list(words)))
        return 4

    monkeypatch.setattr(flaky, "once", once)
    monkeypatch.setattr(flaky, "repeatedly", repeatedly)
    assert flaky.main(["-k", "x"]) == 3
    assert flaky.main(["--repeat", "7", "-k", "x"]) == 4
    assert asked == [["-k", "x"], (7, ["-k", "x"])]


ONLY_THE_FIRST_TIME = """
import pathlib
def test_struck():
    mark = pathlib.Path(__file__).with_suffix(".mark")
    first = not mark.exists()
    mark.touch()
    assert not first
def test_fine(): pass
"""
WHOLE = (
    "import sys, tests.flaky as flaky, pathlib\nsys.exit(flaky.once(sys.argv[1:], listed=pathlib.Path('flaky.txt')))"
)


def whole_run(processes: str) -> tuple[str, ...]:
    return ("-c", WHOLE, "--numprocesses", processes, "--max-worker-restart", "0")


def test_a_whole_run(tmp_path: Path) -> None:
    """The first time chance strikes a test it is forgiven, the second time it is not."""
    suite = SmallSuite(tmp_path)
    suite.write("tests/test_a.py", ONLY_THE_FIRST_TIME)
    done = suite.python(*whole_run("2"))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "FLAKY tests/test_a.py::test_struck" in done.stdout
    assert "1 passed, 1 deselected" in done.stdout
    (tmp_path / "tests/test_a.mark").unlink()
    assert suite.python(*whole_run("2")).returncode == FAILED


@pytest.mark.parametrize(
    ("text", "processes"),
    [
        pytest.param("def test_wrong(): assert 0", "0", id="fails"),
        pytest.param("import nothing_of_this_name", "2", id="cannot be read"),
        pytest.param("import os\ndef test_dies(): os._exit(3)", "2", id="ends its process"),
    ],
)
def test_a_lasting_failure_is_never_forgiven(tmp_path: Path, text: str, processes: str) -> None:
    suite = SmallSuite(tmp_path)
    suite.write("tests/test_a.py", ONLY_THE_FIRST_TIME)
    suite.write("tests/test_b.py", text)
    assert suite.python(*whole_run(processes)).returncode != 0


@pytest.mark.parametrize("processes", ["0", "2"])
def test_tests_that_were_not_run_are_not_forgiven(tmp_path: Path, processes: str) -> None:
    suite = SmallSuite(tmp_path)
    suite.write("tests/test_a.py", ONLY_THE_FIRST_TIME)
    done = suite.python(*whole_run(processes), "-x")
    assert done.returncode != 0, done.stdout
