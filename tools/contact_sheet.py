"""Contact sheets of everything drawn, by day and by lamplight, to be looked at before a drawing is kept.

    python -m tools.contact_sheet FOLDER [--only NAME]

Needs Chromium on the machine.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page, sync_playwright

from serai.games.amul.edition import read as amul
from serai.games.amulett.edition import read as amulett
from tools.browser import launch
from tools.build_web import VITE, WEB, install_packages, node

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
                "neighbours": area.neighbours,
                "terrain": area.terrain,
                "accepts": other.terrains[area.terrain].accepts,
                "pyramid": area.pyramid,
                "gems": [colours[(i + 3 * gem) % len(colours)] for gem in range(area.gems)],
            }
            for i, area in enumerate(other.map.areas.values())
        ],
        "layout": other.map.layout,
        "walls": other.map.wall_edges,
    }


def build(site: Path) -> None:
    install_packages()
    node(str(VITE), "build", str(WEB / "sheet"), "--outDir", str(site), "--logLevel", "error")
    (site / "editions.json").write_text(json.dumps(editions()))


def photograph(page: Page, sheet: Sheet, theme: str, target: Path) -> None:
    page.set_viewport_size({"width": sheet.width, "height": sheet.height})
    page.goto(f"/index.html?show={sheet.show}&size={sheet.size}&theme={theme}")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=target)
    print(target, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Contact sheets of everything drawn.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", default="", help="only sheets whose name begins so, for instance cards")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        site = Path(scratch, "site")
        build(site)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
        Thread(target=server.serve_forever, daemon=True).start()
        page = launch(playwright).new_page(base_url=f"http://127.0.0.1:{server.server_port}")
        for sheet in SHEETS:
            if sheet.name.startswith(asked.only):
                for theme in THEMES:
                    photograph(page, sheet, theme, asked.folder / f"{sheet.name}-{theme}.png")
        server.shutdown()


if __name__ == "__main__":
    main()
