"""Pictures of the client at its main moments, for the README and for whoever wants to look at a change.

    python -m tools.screens [FOLDER]

Starts a server of its own, plays against its bots in a Chromium, and writes PNG files to docs/screens or FOLDER.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright

from tools.browser import launch
from tools.build_web import build

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screens"
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
START_SECONDS = 180
SETTLE_MS = 700

MOMENT = "() => document.querySelector('dialog[open] tfoot, .prompt.mine .button, .card.playable')"
BEST_CARD = """() => {
    const worth = (card) => Number(card.querySelector('.gain')?.textContent ?? 0);
    const cards = [...document.querySelectorAll('.card.playable:not(.sealed)')];
    cards.sort((a, b) => worth(b) - worth(a));
    // What is worth most is picked and revealed; what is worth least is offered.
    const offering = document.querySelector('[aria-current="step"]')?.textContent === 'Offer';
    (offering ? cards.at(-1) : cards[0])?.click();
}"""


def main(words: list[str]) -> int:
    folder = Path(words[0]) if words else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    build()
    with server() as address, sync_playwright() as playwright:
        photographer = Photographer(launch(playwright), address, folder)
        photographer.pages()
        photographer.amul()
        photographer.amulett()
    return 0


@contextmanager
def server() -> Iterator[str]:
    """A server with an empty house, ready to play."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "serai", "serve", "--port", str(port), "--data", data, "--log-level", "error"]
        process = subprocess.Popen(command)
        try:
            wait_for(f"{address}/healthz")
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    for _ in range(START_SECONDS * 2):
        try:
            with urllib.request.urlopen(address) as answer:  # noqa: S310 - our own address
                if b'"warm":true' in answer.read():
                    return
        except urllib.error.URLError:
            pass
        time.sleep(0.5)
    raise SystemExit("serai: the server did not start")


class Photographer:
    """Sits down, plays, and presses the button at the right moment."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser, self.address, self.folder = browser, address, folder

    def page(self, path: str = "/", **settings: Any) -> Page:
        given = {"locale": "en-GB", "service_workers": "block", "color_scheme": "light", **settings}
        page = self.browser.new_context(base_url=self.address, **given).new_page()
        page.goto(path)
        return page

    def shoot(self, page: Page, name: str) -> None:
        page.mouse.move(0, 0)
        page.wait_for_timeout(SETTLE_MS)
        page.screenshot(path=self.folder / f"{name}.png")
        print(self.folder / f"{name}.png")

    def table(self, game: str, players: int, **settings: Any) -> Page:
        page = self.page("/rules", reduced_motion="reduce", **settings)
        wanted = {"game": game, "players": players, "name": "Anna", "level": "easy", "start": True}
        table = page.request.post("/api/tables", data=wanted).json()["table"]["id"]
        page.goto(f"/t/{table}")
        page.wait_for_selector(".prompt")
        return page

    def pages(self) -> None:
        self.shoot(self.page("/", **DESK), "home")
        self.shoot(self.page("/cards/amul", **DESK), "cards")

    def amul(self) -> None:
        desk = self.table("amul", 4, **DESK)
        play(desk, amul_turn, until=lambda page: at_step(page, "Pick") and round_of(page) >= 6)
        self.shoot(desk, "amul-desk")
        play(desk, amul_turn, until=lambda page: page.locator("dialog[open] tfoot").count() > 0)
        desk.locator("dialog[open] td.own button").nth(1).click()
        self.shoot(desk, "amul-score")
        desk.goto(desk.url.replace("/t/", "/replay/") + "?at=60")
        self.shoot(desk, "replay")

        phone = self.table("amul", 5, **PHONE)
        play(phone, amul_turn, until=lambda page: at_step(page, "Offer") and round_of(page) >= 5)
        phone.locator(".hand .playable").nth(2).tap(position={"x": 18, "y": 60})
        self.shoot(phone, "amul-phone")

        eight = self.table("amul", 8, color_scheme="dark", **DESK)
        play(eight, amul_turn, until=lambda page: at_step(page, "Reveal") and round_of(page) >= 7)
        self.shoot(eight, "amul-eight-dark")

    def amulett(self) -> None:
        desk = self.table("amulett", 4, **DESK)
        play(desk, amulett_turn, until=lambda page: at_step(page, "Gems") and late_auction(page))
        self.shoot(desk, "amulett-desk")
        dark = self.table("amulett", 5, color_scheme="dark", **DESK)
        play(dark, amulett_turn, until=lambda page: at_step(page, "Spells") and "Round 3" in page.inner_text(".course"))
        self.shoot(dark, "amulett-dark")
        phone = self.table("amulett", 4, **PHONE)
        play(phone, amulett_turn, until=lambda page: at_step(page, "Gems") and late_auction(page))
        self.shoot(phone, "amulett-phone")


def play(page: Page, turn: Callable[[Page], None], until: Callable[[Page], bool], most: int = 600) -> None:
    """Play on until a moment worth a picture."""
    for _ in range(most):
        page.wait_for_function(MOMENT)
        if until(page):
            return
        try:
            turn(page)
        except Error as error:
            if "Timeout" not in error.message and "not attached" not in error.message:
                raise
        page.wait_for_timeout(60)
    raise SystemExit(f"serai: the moment did not come within {most} moves")


def amul_turn(page: Page) -> None:
    if page.locator(".prompt.mine").count():
        page.evaluate(BEST_CARD)
        page.locator(".prompt .button.primary").click(timeout=1000)


def amulett_turn(page: Page) -> None:
    if page.locator(".prompt.mine").count():
        page.locator(".prompt.mine .actions .button:enabled:not(.icon)").first.click(timeout=1000)


def at_step(page: Page, name: str) -> bool:
    mine = page.locator(".prompt.mine").count() > 0
    return mine and page.locator("[aria-current='step']").all_inner_texts() == [name]


def round_of(page: Page) -> int:
    label = page.locator(".course svg[role='img']").get_attribute("aria-label") or ""
    return int(label.split()[1]) if label else 0


def late_auction(page: Page) -> bool:
    return page.locator(".bid .amount").count() > 0 and "Round 1" not in page.inner_text(".course")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
