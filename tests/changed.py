"""The tests nearest to what has changed: `python -m tests.changed` prints their files.

What has changed is what differs from where this branch left main, uncommitted and new files included. A test file is
affected that imports a changed one, itself or by way of others, that lies in the folder of the same name, that shares a
folder with changed data, or that names a changed file which is not Python.

Files few imports away come first, and those that are quickly done; when about a minute is full by tests/durations.json,
the rest is left out and counted. Test files that have changed themselves are never left out. Tests in a browser are
left out unless they have changed.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median

from tests.scheduling import IN_A_BROWSER, ROOT, read_durations

SECONDS = 2 * 60
"""a minute for each of two processes"""
SOURCES = ("src", "tests", "tools")
SAME_ROOM = 2
"""as if this many imports lay between a source and tests in a folder of its name: parts of a game are found by name"""
CLIENT = "web/"
"""printed as well where the client has changed: it has unit tests of its own"""
TRUNKS = ("origin/main", "main")


def git(root: Path, *words: str) -> list[str]:
    """The lines of git's answer."""
    command = ["git", "-c", "core.quotePath=false", *words]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.splitlines()


def changed_files(root: Path = ROOT) -> list[str]:
    """Paths of what differs from the trunk, those that are gone as well."""
    branches = git(root, "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes")
    trunk = next((name for name in TRUNKS if name in branches), "HEAD")
    [base] = git(root, "merge-base", "HEAD", trunk)
    return sorted({*git(root, "diff", "--name-only", base), *git(root, "ls-files", "--others", "--exclude-standard")})


class Imports:
    """Which files of the project know which."""

    def __init__(self, root: Path) -> None:
        self.root = root
        found = [path for top in SOURCES for path in sorted((root / top).rglob("*.py"))]
        self.files = [path.relative_to(root).as_posix() for path in found]
        self.modules = {module_of(file): file for file in self.files}
        self.texts = {file: (root / file).read_text("utf-8") for file in self.files}
        self.known_by: dict[str, set[str]] = {}
        for file in self.files:
            for known in self._known_to(file):
                self.known_by.setdefault(known, set()).add(file)

    def _known_to(self, file: str) -> Iterator[str]:
        for name in imported(ast.parse(self.texts[file])):
            parts = name.split(".")
            for end in range(1, len(parts) + 1):  # who imports a module imports the packages around it
                known = self.modules.get(".".join(parts[:end]))
                if known:
                    yield known
        for folder in Path(file).parents:
            beside = f"{folder.as_posix()}/conftest.py"
            if beside in self.texts:
                yield beside

    def distances(self, changed: Sequence[str]) -> dict[str, int]:
        """How many imports lie between each affected test file and what has changed."""
        edge = {path for path in changed if path.endswith(".py")}
        one_away = {file for path in changed if not path.endswith(".py") for file in self._beside(path)}
        far: dict[str, int] = {}
        distance = 0
        while edge or one_away:
            far.update(dict.fromkeys(edge, distance))
            users = {user for file in edge for user in self.known_by.get(file, ())}
            edge, one_away = (users | one_away) - far.keys(), set()
            distance += 1
        rooms = {part for path in changed if path.startswith("src/") for part in Path(path).parts[:-1]}
        for file in self.files:
            if Path(file).parent.name in rooms:
                far[file] = min(far.get(file, SAME_ROOM), SAME_ROOM)
        return {file: steps for file, steps in far.items() if is_test(file) and file in self.texts}

    def _beside(self, path: str) -> Iterator[str]:
        """The readers of a file that is not Python: the package or tests it lies with, and files that name it."""
        folder = next((each for each in Path(path).parents if (self.root / each / "__init__.py").exists()), None)
        if folder is not None:
            yield from (file for file in self.files if Path(file).parent == folder)
        yield from (file for file, text in self.texts.items() if is_test(file) and Path(path).name in text)


def module_of(file: str) -> str:
    return file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(tree: ast.AST) -> Iterator[str]:
    """Names that may be modules, wherever in the text they are imported."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_test(file: str) -> bool:
    return file.startswith("tests/") and Path(file).name.startswith("test_")


def choose(distances: Mapping[str, int], seconds: Mapping[str, float]) -> tuple[list[str], list[str]]:
    """The files to run, and those left out for want of time."""
    middling = median(seconds.values()) if seconds else 0.0
    chosen: list[str] = []
    left_out: list[str] = []
    spent = 0.0
    for file in sorted(distances, key=lambda file: (distances[file], seconds.get(file, middling), file)):
        needed = seconds.get(file, middling)
        if distances[file] == 0 or (not file.startswith(IN_A_BROWSER) and spent + needed <= SECONDS):
            chosen.append(file)
            spent += needed
        else:
            left_out.append(file)
    return chosen, left_out


def main() -> None:
    changed = changed_files()
    chosen, left_out = choose(Imports(ROOT).distances(changed), read_durations())
    for line in [CLIENT] * any(path.startswith(CLIENT) for path in changed) + chosen:
        print(line)
    if left_out:
        print(f"tests: {len(left_out)} more affected files are left out; `run.py test` runs all", file=sys.stderr)


if __name__ == "__main__":
    main()
