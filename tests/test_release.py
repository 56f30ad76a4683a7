"""Releases: notes come from the changelog, and every file has a fingerprint."""

from __future__ import annotations

import re
import subprocess
import tarfile
from pathlib import Path

import pytest

from serai import __version__
from tools import release

CHANGES = "# Changelog\n\n## 1.1.0\n\n- Dice.\n\n## 1.0.0 (2026-01-01)\n\n- Cards.\n\n## 0.9\n\n"


def test_notes_are_what_the_changelog_says_of_a_version() -> None:
    assert release.notes_of("1.1.0", CHANGES) == "- Dice.\n"
    assert release.notes_of("1.0.0", CHANGES) == "- Cards.\n"


@pytest.mark.parametrize("version", ["0.9", "1.1", "2.0"])
def test_a_version_of_which_nothing_is_said_is_not_released(version: str) -> None:
    with pytest.raises(SystemExit, match=f"nothing under '## {version}'"):
        release.notes_of(version, CHANGES)


def test_the_changelog_speaks_of_this_version() -> None:
    assert release.notes_of(__version__, release.CHANGES.read_text("utf-8"))


def test_the_readme_installs_this_version() -> None:
    named = re.findall(r"serai-([\d.]+)-py3", (release.ROOT / "README.md").read_text("utf-8"))
    assert set(named) == {__version__}


def test_sums_can_be_checked(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("hello", "utf-8")
    release.write_sums(tmp_path)
    check = ["sha256sum", "--check", "--status", "SHA256SUMS"]
    assert subprocess.call(check, cwd=tmp_path) == 0
    (tmp_path / "site" / "index.html").write_text("hullo", "utf-8")
    assert subprocess.call(check, cwd=tmp_path) == 1


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    with pytest.raises(SystemExit, match="not empty"):
        release.make(tmp_path)


@pytest.mark.rare
def test_what_is_built_holds_all_sources_and_plays_without_them(tmp_path: Path) -> None:
    release.build(tmp_path)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"CHANGELOG.md", "deploy/Containerfile", "examples/mybot.py", "web/src/App.svelte"} <= names
    release.try_out(tmp_path)
