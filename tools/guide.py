"""Writes the files of the third game into the guides: each block of code that names its file is that whole file.

python3 run.py exec python -m tools.guide
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "write-a-game.md"
STUDY = ROOT / "docs" / "study-a-game.md"
PACKAGE = ROOT / "tests" / "third_game" / "package"
BLOCK = re.compile(r"^(```\w+\n)# (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""a block of code that names its file"""


def page(at: Path = PAGE) -> str:
    """A page with the files as they are now."""
    return BLOCK.sub(_with_its_file, at.read_text("utf-8"))


def _with_its_file(block: re.Match[str]) -> str:
    return f"{block[1]}# {block[2]}\n{(PACKAGE / block[2]).read_text('utf-8').strip()}\n```"


if __name__ == "__main__":
    for guide in (PAGE, STUDY):
        guide.write_text(page(guide), encoding="utf-8")
        print(f"written: {guide}")
