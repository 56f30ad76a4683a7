"""python -m tools.pins: what a server is installed from, by version and by hash, for deploy/Containerfile.

The versions are the pins of pyproject.toml. The hashes come from the registry that this machine uses, which the files
do not name: an installation from another one gets the same files, or none.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.bom import SERVED_WITH

ROOT = Path(__file__).resolve().parents[1]
SERVER, BUILD = ROOT / "deploy" / "pins.txt", ROOT / "deploy" / "build-pins.txt"
PYTHON = "3.11"
"""the version in deploy/Containerfile"""


def main() -> None:
    """Write both files."""
    extras = [word for extra in SERVED_WITH for word in ("--extra", extra)]
    _write(SERVER, ["pyproject.toml", *extras])
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    hook = re.findall(r'^[A-Z]+ = "(.+==.+)"$', (ROOT / "hatch_build.py").read_text("utf-8"), re.MULTILINE)
    _write(BUILD, ["-"], "\n".join([*tools, *hook]))


def _write(file: Path, wanted: list[str], text: str = "") -> None:
    uv = [sys.executable, "-m", "uv", "pip", "compile", *wanted, "--generate-hashes", "--no-header", "--no-annotate"]
    where = ["--python-version", PYTHON, "--universal", "--quiet", "--upgrade"]
    done = subprocess.run([*uv, *where], cwd=ROOT, input=text, capture_output=True, text=True, check=True)
    file.write_text(f"# Made by `python -m tools.pins`\n{done.stdout}", "utf-8")


if __name__ == "__main__":
    main()
