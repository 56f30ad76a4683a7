"""Writes web/src/games/<game>/edition-form.json: what the page for owners of the printed game asks for.

python3 run.py exec python -m tools.edition_forms
"""

from __future__ import annotations

import json
from pathlib import Path

from serai.games import FOLDER, GAMES, find_game
from serai.kernel.edition_form import as_data

WEB = Path(__file__).resolve().parent.parent / "web" / "src" / "games"


def pages() -> dict[Path, str]:
    """The text of each file."""
    found = {}
    for name in GAMES:
        part = find_game(name).part("edition.form")
        # Somebody else's game is no part of this client.
        if (FOLDER / name).is_dir() and part is not None:
            found[WEB / name / "edition-form.json"] = json.dumps(as_data(part.FORM), indent=1) + "\n"
    return found


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        print(f"written: {path}")
