"""The first hint of a first game: how long a player waits for it in the browser, on a quick machine and on a slow one.

Nothing is known to the browser yet: each time it begins with an empty profile at the home page. A slow machine is this
one with the processes of the page, engine and all, stopped for three quarters of the time. Wall-clock time: it needs a
quiet machine.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import psutil
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.report import Row, limited
from serai.games import GAMES, find_game
from serai.wasm.engine import need
from tests.journeys.play import DECIDE, new_table
from tests.journeys.settled import go, settled
from tests.journeys.site import tile_of
from tools.browser import launch
from tools.serving import server

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TIMES = 5
SLOWER = 4
RUNS_FOR = 0.005
"""seconds in one go"""
QUICK, SLOW = 1.0, 2.0
"""seconds that a player may wait"""
PATIENCE_MS = 60_000
ASKED = ".prompt.mine"
SAID = ".prompt .hint p"

Open = Callable[[Page, str], None]


def rows(_: float) -> list[Row]:
    """All measurements of this page."""
    with server() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in GAMES:
            need(game)
        found = [row for game in GAMES for row in _rows(browser, address, game)]
        browser.close()
    return found


def _rows(browser: Browser, address: str, game: str) -> Iterator[Row]:
    title = find_game(game).title
    for where, open_table in (("at a server", _at_server), ("on the device", _on_device)):
        waits = [_wait(browser, address, game, open_table, 1) for _ in range(TIMES)]
        yield limited(f"{title}: first hint {where}, longest of {TIMES}", max(waits), "s", QUICK)
    waits = [_wait(browser, address, game, _on_device, SLOWER) for _ in range(TIMES)]
    yield limited(f"{title}: on a device {SLOWER} times slower, longest of {TIMES}", max(waits), "s", SLOW)


def _wait(browser: Browser, address: str, game: str, open_table: Open, slower: int) -> float:
    """The seconds from the press of a button to a sentence, at the first decision that has a hint."""
    context = browser.new_context(base_url=address, locale="en-GB", service_workers="block", **PHONE)
    context.set_default_timeout(PATIENCE_MS)
    try:
        page = context.new_page()
        with _slowed(slower):
            open_table(page, game)
            page.wait_for_selector(ASKED)
            hint = page.get_by_role("button", name="Hint")
            while not hint.is_visible():
                DECIDE[game](page)
                settled(page)
                page.wait_for_selector(ASKED)
            pressed = time.perf_counter()
            hint.click()
            page.wait_for_selector(SAID)
            return time.perf_counter() - pressed
    finally:
        context.close()


def _on_device(page: Page, game: str) -> None:
    go(page, "/")
    tile_of(page, game).get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/local-*")
    settled(page)


def _at_server(page: Page, game: str) -> None:
    go(page, f"/t/{new_table(page, game, 4, level='medium')}")


@contextmanager
def _slowed(times: int) -> Iterator[None]:
    """Let the pages of our browser run for a part of the time only."""
    ended = threading.Event()
    braking = threading.Thread(target=_brake, args=(times, ended)) if times > 1 else None
    if braking:
        braking.start()
    try:
        yield
    finally:
        ended.set()
        if braking:
            braking.join()


def _brake(times: int, ended: threading.Event) -> None:
    pages: list[psutil.Process] = []
    looked = 0.0
    while not ended.is_set():
        if time.perf_counter() - looked > 1:
            pages, looked = _pages(), time.perf_counter()
        _signal(pages, signal.SIGSTOP)
        time.sleep(RUNS_FOR * (times - 1))
        _signal(pages, signal.SIGCONT)
        time.sleep(RUNS_FOR)


def _signal(pages: list[psutil.Process], number: int) -> None:
    for page in pages:
        if page.is_running():
            page.send_signal(number)


def _pages() -> list[psutil.Process]:
    """The processes that show pages, among those that we started."""
    return [each for each in psutil.Process().children(recursive=True) if "--type=renderer" in " ".join(_words(each))]


def _words(process: psutil.Process) -> list[str]:
    try:
        return list(process.cmdline())
    except psutil.Error:
        return []
