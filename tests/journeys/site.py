"""The site of plain files, served by something that knows nothing of serai."""

from __future__ import annotations

import json
import threading
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.games import GAMES
from tests.journeys.settled import settled
from tools import site

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


class Files(SimpleHTTPRequestHandler):
    """A file server that shows 404.html for what is no file, as hosts do."""

    def __init__(self, *given: Any, under: str, **more: Any) -> None:
        self._under = under
        super().__init__(*given, **more)

    def translate_path(self, path: str) -> str:
        inside = path.startswith(self._under)
        return super().translate_path(path.removeprefix(self._under[:-1]) if inside else "/outside")

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != HTTPStatus.NOT_FOUND:
            return super().send_error(code, message, explain)
        page = Path(self.directory, "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)
        return None

    def log_message(self, *_: object) -> None:
        """Quietly."""


REVIEWED_IN = 100
"""worlds, instead of 1500: a visitor of a test need not be sure of the third digit"""


class Site:
    """The site, and where it is. Its hints and reviews are short ones."""

    def __init__(self, folder: Path, under: str = "/"):
        self.folder = folder
        site.make(folder, under)
        for engine in folder.glob("engine/*.json"):
            described = json.loads(engine.read_text("utf-8"))
            described["judge"]["worlds"] = REVIEWED_IN
            engine.write_text(json.dumps(described), "utf-8")
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=folder, under=under))
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()


def tile_of(page: Page, game: str) -> Locator:
    """Where the home page offers a game."""
    return page.get_by_role("article").nth(list(GAMES).index(game))


def play_now(page: Page, game: str) -> None:
    """Begin a game on this device from the home page."""
    tile_of(page, game).get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/local-*")
    settled(page)
