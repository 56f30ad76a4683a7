"""python -m tools.covered: which share of the lines `run.py test --coverage` has run, folder by folder.

A figure to look at, and no aim. Rules are compiled by Numba in most tests, and compiled lines are not counted: those of
`rules/`, `seen/` and `bot/` are counted where a test runs them interpreted.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOUND = ROOT / "build" / "coverage"
CLIENT = FOUND / "client" / "coverage-summary.json"
DEPTH = {"src/serai": 3, "src/serai/games": 5, "web/src": 3, "web/src/games": 4}
"""how many parts of a path name its folder in the table, by the longest beginning"""

Line = tuple[str, int, int]
"""a file, its lines that were run, and all that could be"""


def python() -> Iterator[Line]:
    """What the tests of Python have run."""
    report = FOUND / "python.json"
    tool = [sys.executable, "-m", "coverage"]
    subprocess.run([*tool, "combine", "--quiet"], cwd=ROOT, check=False)  # nothing new to be combined is no fault
    if subprocess.call([*tool, "json", "--quiet", "-o", str(report)], cwd=ROOT):
        return
    for file, told in json.loads(report.read_text("utf-8"))["files"].items():
        yield Path(file).as_posix(), told["summary"]["covered_lines"], told["summary"]["num_statements"]


def client() -> Iterator[Line]:
    """What the tests of the client have run."""
    if CLIENT.is_file():
        for file, told in json.loads(CLIENT.read_text("utf-8")).items():
            if file != "total":
                yield Path(file).relative_to(ROOT).as_posix(), told["lines"]["covered"], told["lines"]["total"]


def folder_of(file: str) -> str:
    """The folder that a file is counted in."""
    beginning = max((known for known in DEPTH if file.startswith(f"{known}/")), key=len)
    return "/".join(file.split("/")[:-1][: DEPTH[beginning]])


def table(lines: list[Line]) -> str:
    """Folders with their share of lines that were run, and the whole."""
    run, known = Counter[str](), Counter[str]()
    for file, covered, all_lines in lines:
        for name in (folder_of(file), f"all of {file.split('/src/')[0].split('/')[0]}/"):
            run[name] += covered
            known[name] += all_lines
    names = sorted(+known, key=lambda name: (name.split("of ")[-1], name.startswith("all")))
    return "\n".join(f"{100 * run[n] / known[n]:4.0f}% of {known[n]:6} lines  {n}" for n in names)


def main() -> None:
    print(table([*python(), *client()]))


if __name__ == "__main__":
    main()
