"""Which tests are near to what has changed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.changed import SECONDS, Imports, changed_files, choose
from tests.scheduling import ROOT

FILES = {
    "src/house/__init__.py": "",
    "src/house/cellar.py": "",
    "src/house/kitchen.py": "from house import cellar",
    "src/house/attic.py": "def later():\n    import house.kitchen",
    "src/house/words/__init__.py": "",
    "src/house/words/en.ftl": "",
    "src/house/roof/tiles.py": "",
    "tests/roof/test_roof.py": "",
    "tests/conftest.py": "",
    "tests/low/conftest.py": "import house.cellar",
    "tests/low/test_low.py": "",
    "tests/test_kitchen.py": "from house.kitchen import cook",
    "tests/test_attic.py": "import house.attic",
    "tests/test_words.py": "import house.words",
    "tests/test_docs.py": "PAGE = 'docs/guide.md'",
    "docs/guide.md": "",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ("src/house/attic.py", {"tests/test_attic.py": 1}),
        ("src/house/kitchen.py", {"tests/test_kitchen.py": 1, "tests/test_attic.py": 2}),
        (
            "src/house/cellar.py",
            {"tests/test_kitchen.py": 2, "tests/low/test_low.py": 2, "tests/test_attic.py": 3},
        ),
        ("src/house/words/en.ftl", {"tests/test_words.py": 2}),
        ("src/house/roof/tiles.py", {"tests/roof/test_roof.py": 2}),
        ("docs/guide.md", {"tests/test_docs.py": 1}),
        ("docs/other.md", {}),
        ("tests/test_docs.py", {"tests/test_docs.py": 0}),
        ("tests/low/conftest.py", {"tests/low/test_low.py": 1}),
        ("tests/test_gone.py", {}),
    ],
)
def test_tests_are_found_by_imports_by_folder_and_by_name(
    project: Path, changed: str, expected: dict[str, int]
) -> None:
    assert Imports(project).distances([changed]) == expected


def test_who_imports_a_module_depends_on_the_packages_around_it(project: Path) -> None:
    assert set(Imports(project).distances(["src/house/__init__.py"])) == {
        "tests/low/test_low.py",
        "tests/test_kitchen.py",
        "tests/test_attic.py",
        "tests/test_words.py",
    }


def test_the_nearest_fill_the_time_and_the_rest_is_left_out() -> None:
    seconds = {"far": 1.0, "near and long": SECONDS - 10.0, "near": 5.0, "itself": 2.0 * SECONDS}
    distances = {"far": 2, "near and long": 1, "near": 1}
    assert choose(distances, seconds) == (["near", "near and long", "far"], [])
    assert choose({**distances, "new": 3}, seconds)[1] == ["new"], "a file nobody has timed counts as a middling one"
    assert choose({**distances, "itself": 0}, seconds) == (["itself"], ["near", "near and long", "far"])


def test_tests_in_a_browser_are_run_only_where_they_have_changed() -> None:
    files = ["tests/journeys/test_a.py", "tests/journeys/test_b.py"]
    assert choose({files[0]: 0, files[1]: 1}, dict.fromkeys(files, 1.0)) == ([files[0]], [files[1]])


def test_everything_since_the_trunk_counts_committed_or_not(project: Path) -> None:
    def git(*words: str) -> None:
        who = ("-c", "user.name=x", "-c", "user.email=x@example.org")
        subprocess.run(["git", *who, *words], cwd=project, check=True, capture_output=True)  # noqa: S607

    git("init", "-q", "-b", "main")
    git("add", ".")
    git("commit", "-qm", "one")
    assert changed_files(project) == []
    git("checkout", "-qb", "branch")
    (project / "src/house/kitchen.py").write_text("new = 1")
    git("commit", "-qam", "two")
    git("rm", "-q", "docs/guide.md")
    (project / "src/house/attic.py").write_text("new = 1")
    (project / "tests/test_ü.py").write_text("new = 1")
    changed = ["docs/guide.md", "src/house/attic.py", "src/house/kitchen.py", "tests/test_ü.py"]
    assert changed_files(project) == changed
    git("checkout", "-q", "--detach")
    git("branch", "-qD", "main")
    assert "src/house/kitchen.py" not in changed_files(project), "without a trunk, what is not committed counts"


@pytest.fixture(scope="module")
def serai() -> Imports:
    return Imports(ROOT)


def test_a_change_of_a_rule_reaches_the_tests_of_that_game_first(serai: Imports) -> None:
    distances = serai.distances(["src/serai/games/amul/rules/scoring.py"])
    own = {steps for file, steps in distances.items() if file.startswith("tests/amul/")}
    other = {steps for file, steps in distances.items() if file.startswith("tests/amulett/")}
    assert own <= {1, 2}
    assert all(steps > 2 for steps in other)


def test_words_of_a_game_reach_its_tests(serai: Imports) -> None:
    assert "tests/amul/test_cards.py" in serai.distances(["src/serai/games/amul/words/en.ftl"])
