"""Contact sheets of everything drawn, by day and by lamplight, to be looked at before a drawing is kept.

    python tools/contact_sheet.py FOLDER [--web DIR] [--only NAME]

Needs Chromium, node and the client's packages (`npm ci` in DIR, which is web/ unless told otherwise).
"""

# A script, no package (INP001); it starts only the programs it has found itself (S603).

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from serai.games.amul import edition as amul
from serai.games.amulett import edition as amulett

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM_FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    "--virtual-time-budget=8000",
)
THEMES = ("light", "dark")


@dataclass(frozen=True)
class Sheet:
    show: str
    size: int
    """Width of one drawing in pixels."""
    width: int
    height: int

    @property
    def name(self) -> str:
        return f"{self.show}-{self.size}"


SHEETS = (
    Sheet("emblems", 24, 1000, 300),
    Sheet("emblems", 64, 1360, 1200),
    Sheet("emblems", 120, 1360, 2640),
    Sheet("cards", 64, 1360, 420),
    Sheet("cards", 120, 1360, 1270),
    Sheet("spells", 64, 1360, 220),
    Sheet("spells", 120, 1360, 760),
    Sheet("map", 900, 1000, 860),
    Sheet("pictures", 0, 800, 1440),
)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object, **__: object) -> None:
        """The requests of our own browser are no news."""


def editions() -> dict[str, Any]:
    """What the sample cards and the sample map show: everything of the built-in editions."""
    game, other = amul.load(), amulett.load()
    kinds, spells = amul.content(game)["kind"], amulett.content(other)["spell"]
    first = {card.kind: card for card in reversed(game.cards)}
    colours = list(other.gems)
    return {
        "cards": [
            {**kind, "kind": key, "name": kind["name"]["en"], "number": first[key].number, "letter": first[key].letter}
            for key, kind in kinds.items()
        ],
        "spells": [
            {**spell, "id": key, "name": spell["name"]["en"], "phase": other.spells[key].phase}
            for key, spell in spells.items()
        ],
        "areas": [
            {
                "id": area.id,
                "x": area.x,
                "y": area.y,
                "terrain": area.terrain,
                "accepts": other.terrains[area.terrain].accepts,
                "pyramid": area.pyramid,
                "gems": [colours[(i + 3 * gem) % len(colours)] for gem in range(area.gems)],
            }
            for i, area in enumerate(other.map.areas.values())
        ],
        "walls": other.map.wall_edges,
    }


def tool(*names: str) -> str:
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        sys.exit(f"contact_sheet: {names[0]} is not installed")
    return found


def build(web: Path, site: Path) -> None:
    vite = web / "node_modules/vite/bin/vite.js"
    if not vite.exists():
        sys.exit(f"contact_sheet: the client's packages are missing; run npm ci in {web}")
    page = web / "src/art/sheet"
    command: list[str | Path] = [tool("node"), vite, "build", page, "--outDir", site, "--logLevel", "error"]
    subprocess.run(command, cwd=web, check=True)
    (site / "editions.json").write_text(json.dumps(editions()))


def photograph(sheet: Sheet, theme: str, port: int, profile: Path, out: Path) -> None:
    target = out / f"{sheet.name}-{theme}.png"
    address = f"http://127.0.0.1:{port}/index.html?show={sheet.show}&size={sheet.size}&theme={theme}"
    command = [
        *(tool(*CHROMIUM_NAMES), *CHROMIUM_FLAGS, f"--user-data-dir={profile}"),
        *(f"--window-size={sheet.width},{sheet.height}", f"--screenshot={target}", address),
    ]
    subprocess.run(command, check=True, capture_output=True)
    print(target)


def main() -> None:
    parser = argparse.ArgumentParser(description="Contact sheets of everything drawn.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--web", type=Path, default=Path(__file__).parents[1] / "web", help="the client's folder")
    parser.add_argument("--only", default="", help="only sheets whose name begins so, for instance cards")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        site, profile = Path(scratch, "site"), Path(scratch, "profile")
        build(asked.web.resolve(), site)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
        Thread(target=server.serve_forever, daemon=True).start()
        for sheet in SHEETS:
            if sheet.name.startswith(asked.only):
                for theme in THEMES:
                    photograph(sheet, theme, server.server_port, profile, asked.folder.resolve())
        server.shutdown()


if __name__ == "__main__":
    main()
