"""When a page is at rest, and what axe-core finds on it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, Request

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    *("/", "/new?game=amul", "/new?game=amulett", "/cards/amul", "/cards/amul/mughal_warlord", "/cards/amulett"),
    *(
        "/cards/amulett/magic_amber",
        "/score",
        "/score/amul/cards",
        "/score/amul/together",
        "/score/amulett",
        "/edition/amul",
        "/edition/amul/kind/gold",
        "/edition/amulett",
        "/edition/amulett/map.areas/A1",
        "/rules/amul",
        "/rules/amulett",
        "/about",
        "/daily/amul",
        "/replay",
        "/move#x",
        "/nowhere",
    ),
)
PAGES_WITH_AMUL = tuple(path for path in PAGES if "amulett" not in path)
PAGES_WITH_AMULETT = tuple(path for path in PAGES if not re.search("amul(?!ett)", path))
"""One game stands for the other where pages of both would take long; what belongs to no game is in both."""

PATIENCE = 60.0

STILL = """() => new Promise((done) => {
    const places = () => [...document.querySelectorAll('body *')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].join();
    }).join(' ');
    const until = performance.now() + 5000;
    let before = null;
    const look = () => {
        const now = places();
        if (now === before || performance.now() > until) return done();
        before = now;
        requestAnimationFrame(() => requestAnimationFrame(look));
    };
    requestAnimationFrame(look);
})"""
"""Nothing has moved for two frames; what moves for ever is not waited for."""

_under_way: WeakKeyDictionary[Page, set[Request]] = WeakKeyDictionary()


def watch(page: Page) -> None:
    """Note what a page asks for, for `settle`."""
    asked = _under_way[page] = set()

    def goes(request: Request) -> None:
        if request.is_navigation_request():
            asked.clear()  # not every request of a page that is left is said to have ended
        asked.add(request)

    def came(request: Request) -> None:
        asked.discard(request)

    page.on("request", goes)
    page.on("requestfinished", came)
    page.on("requestfailed", came)


def settle(page: Page) -> None:
    """Wait until all that a page asked for has come and been shown; Playwright's own way takes half a second more."""
    if page not in _under_way:
        page.wait_for_load_state("networkidle")
        return
    page.wait_for_load_state("load")
    quiet, until = 0, monotonic() + PATIENCE
    while quiet < 2:
        page.evaluate("new Promise((done) => requestIdleCallback(() => done(), { timeout: 200 }))")
        quiet = 0 if _under_way[page] else quiet + 1
        assert monotonic() < until, [request.url for request in _under_way[page]]


def at_rest(page: Page) -> None:
    """Wait until all has come, and nothing moves any more: what measures its room gets its own size a little later."""
    settle(page)
    page.evaluate(STILL)


def faults(page: Page) -> list[str]:
    """What axe-core finds by day and by lamplight, which changes colours and nothing else."""
    settle(page)
    if not page.evaluate("'axe' in window"):
        # The content security policy forbids foreign scripts, so this one comes in by the debugger's door.
        page.evaluate(AXE.read_text("utf-8"))
    by_day = violations(page, {})
    page.emulate_media(color_scheme="dark")
    by_lamplight = violations(page, {"runOnly": ["color-contrast"]})
    page.emulate_media(color_scheme="light")
    return [*by_day, *(f"by lamplight: {fault}" for fault in by_lamplight)]


def violations(page: Page, options: dict[str, Any]) -> list[str]:
    """One line per rule of axe-core, with the first culprit."""
    run = "options => axe.run(options).then(({ violations }) => violations)"
    found: list[dict[str, Any]] = page.evaluate(run, {"resultTypes": ["violations"], **options})
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:200]} {json.dumps(fault['nodes'][0]['any'][:1])[:300]}"
        for fault in found
    ]


def overflow(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


def resize(page: Page, width: int, height: int) -> None:
    """A window learns its new size a little later, and its style sheets a frame after that."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    at_rest(page)
