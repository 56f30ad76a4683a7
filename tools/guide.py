"""Writes the files of the third game into the guide: each block of code that names its file is that whole file.

python3 run.py exec python -m tools.guide
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "write-a-game.md"
PACKAGE = ROOT / "tests" / "third_game" / "package"
BLOCK = re.compile(r"^(```\w+\n)# (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""a block of code that names its file"""


def page() -> str:
    """The guide with the files as they are now."""
    return BLOCK.sub(_with_its_file, PAGE.read_text("utf-8"))


def _with_its_file(block: re.Match[str]) -> str:
    return f"{block[1]}# {block[2]}\n{(PACKAGE / block[2]).read_text('utf-8').strip()}\n```"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"written: {PAGE}")
