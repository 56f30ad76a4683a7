"""Make everything that a release consists of, try it, and say what is left to a person.

    python -m tools.release FOLDER

Nothing is uploaded. The wheel is installed into an empty environment without the checkout, and plays there.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from serai import __version__
from tools import bom, site

ROOT = Path(__file__).parents[1]
CHANGES = ROOT / "CHANGELOG.md"
DEPLOY = ROOT / "deploy"
UV = Path(sys.executable).with_name("uv")

TRIAL = """
import importlib.metadata, pathlib, serai
table = serai.Table.new("amulett", players=3, seed=1)
while not table.over:
    table.play(table.legal(table.to_move[0])[0])
assert table.result and importlib.metadata.version("serai") == serai.__version__
assert (pathlib.Path(serai.__file__).parent / "web_dist" / "index.html").is_file()
"""

LEFT = """\
Left to a person:
  1. read NOTES.md and the diff since the last release once more
  2. git tag v{version} && git push --tags
  3. sign SHA256SUMS, and upload the wheel and the source archive
  4. build the image: podman build --format docker -f deploy/Containerfile -t serai:{version} .
  5. put the folder site on its host, and NOTES.md beside the tag"""


def notes_of(version: str, changes: str) -> str:
    """Return what the changelog says of a version; raise SystemExit if it says nothing."""
    found = re.search(rf"^## {re.escape(version)}(?=\s)[^\n]*\n(.*?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL)
    if not found or not found[1].strip():
        raise SystemExit(f"serai: {CHANGES.name} has nothing under '## {version}'; write there what changes for people")
    return found[1].strip() + "\n"


def build(folder: Path) -> None:
    """Write the wheel and the source archive."""
    run(str(UV), "build", "--quiet", "--out-dir", str(folder), str(ROOT))


def try_out(folder: Path) -> None:
    """Install the wheel where nothing else is, and play there."""
    (wheel,) = folder.glob("*.whl")
    with TemporaryDirectory() as empty:
        home = Path(empty)
        venv.create(home / "env", with_pip=False)
        python = home / "env" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        run(str(UV), "pip", "install", "--quiet", "--python", str(python), str(wheel))
        run(str(python), "-c", TRIAL, cwd=home)


def write_add_on(folder: Path) -> None:
    """Write the add-on for Home Assistant, with the wheel that it installs."""
    add_on = folder / "home-assistant"
    shutil.copytree(DEPLOY / add_on.name, add_on)
    for file in (DEPLOY / "pins.txt", *folder.glob("*.whl")):
        shutil.copy(file, add_on)


def write_sums(folder: Path) -> None:
    """Write the fingerprints of all files, in the form that sha256sum checks."""
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file.name != "SHA256SUMS")
    lines = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(folder).as_posix()}" for file in files
    ]
    (folder / "SHA256SUMS").write_text("\n".join(lines) + "\n", "utf-8")


def run(*command: str, cwd: Path = ROOT) -> None:
    if subprocess.call(command, cwd=cwd):
        raise SystemExit(f"serai: the release stops here: {' '.join(command[:3])} … failed")


def make(folder: Path) -> None:
    """Write a release into a folder that is empty or new."""
    if folder.exists() and any(folder.iterdir()):
        raise SystemExit(f"serai: {folder} is not empty; choose another folder")
    notes = notes_of(__version__, CHANGES.read_text("utf-8"))
    folder.mkdir(parents=True, exist_ok=True)
    steps: dict[str, Callable[[], object]] = {
        "wheel and source archive": lambda: build(folder),
        "installed and played without the checkout": lambda: try_out(folder),
        "site and documentation": lambda: site.make(folder / "site"),
        "add-on for Home Assistant": lambda: write_add_on(folder),
        "bill of materials": lambda: (folder / "bom.json").write_text(json.dumps(bom.bill(), indent=1), "utf-8"),
        "notes": lambda: (folder / "NOTES.md").write_text(notes, "utf-8"),
        "fingerprints": lambda: write_sums(folder),
    }
    for number, (name, step) in enumerate(steps.items(), 1):
        step()
        print(f"{number}/{len(steps)} {name}", flush=True)
    print(LEFT.format(version=__version__))


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser("run.py release", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path, help="where to write it: empty or new")
    make(parser.parse_args(words).folder)


if __name__ == "__main__":
    main(sys.argv[1:])
