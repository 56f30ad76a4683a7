"""A package for a new game, made from the one in `template`: small, complete and sound."""

from __future__ import annotations

import keyword
import re
import shutil
from importlib.util import find_spec
from pathlib import Path

from serai.games import GAMES, LEFT_OUT
from serai.kernel.errors import UserError

TEMPLATE = Path(__file__).parent / "template"
NAME, CLASS, TITLE = "newgame", "NewGame", "New Game"
"""as they stand in the template"""


def check_name(name: str) -> None:
    """UserError where a game cannot be called so."""
    if not re.fullmatch("[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise UserError(f"'{name}' cannot be a package's name: use small letters, digits and _, as in moon_garden")
    if name in GAMES or name in LEFT_OUT:
        raise UserError(f"there is a game '{name}' already: choose another name")
    if find_spec(name) is not None:
        raise UserError(f"there is a Python package '{name}' already: choose another name")


def create(name: str, folder: Path) -> list[Path]:
    """Write the package into a folder that is new or empty; its files come back."""
    check_name(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UserError(f"{folder} is not empty: name a new folder with --folder")
    words = name.replace("_", " ")
    instead = {NAME: name, CLASS: words.title().replace(" ", ""), TITLE: words.capitalize()}
    shutil.copytree(TEMPLATE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / NAME).rename(folder / name)
    written = []
    for file in sorted(file for file in folder.rglob("*") if file.is_file()):
        text = file.read_text("utf-8")
        for old, new in instead.items():
            text = text.replace(old, new)
        written.append(file.rename(file.with_name(file.name.replace(NAME, name))))
        written[-1].write_text(text, "utf-8")
    return written
