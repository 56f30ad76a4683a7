"""Owners' editions as the browser reads and writes them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from serai.games import find_game
from serai.kernel.edition_changes import in_toml
from tools.build_web import VITE, WEB, install_packages, node_program

__all__ = ["GAMES", "in_browser", "in_toml", "load", "write"]

GAMES = ("amul", "amulett")


def load(game: str, file: Path | None = None) -> Any:
    return find_game(game).load_edition(None if file is None else str(file))


def write(folder: Path, game: str, text: str) -> Path:
    """A file that corrects the built-in edition."""
    file = folder / "my.toml"
    file.write_text(f'id = "my-edition"\ngame = "{game}"\nbased_on = "reconstructed-1"\n{text}', "utf-8")
    return file


def in_browser(cases: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the client makes of editions (web/src/testing/own-editions.ts)."""
    install_packages()
    folder = WEB / "node_modules" / ".own-editions"  # beside the packages that it needs
    options = ("--outDir", str(folder), "--logLevel", "error", "--emptyOutDir")
    build = [str(node_program()), str(VITE), "build", "--ssr", "src/testing/own-editions.ts", *options]
    subprocess.run(build, cwd=WEB, check=True)
    (built,) = folder.glob("own-editions.*")
    done = subprocess.run(
        [str(node_program()), str(built)], input=json.dumps(cases), capture_output=True, text=True, check=True, cwd=WEB
    )
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers
