"""The built client: small, strict, in step with the server, and at hand without a connection."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, Open
from tests.e2e.looks import settle
from tools import wire_types

MOST_BYTES = 150_000
FIRST_PAINT_SECONDS = 1.0


@pytest.mark.parametrize("game", ["Āmul", "Das Amulett"])
def test_the_bundle_is_small(open_page: Open, game: str) -> None:
    """Everything loaded from the first page to the table, as it travels; fonts apart."""
    page = open_page("/", first_time=True)
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play now").dispatch_event("click")
    # without a mouse: what lies under one is explained, which brings more
    expect(page.locator(".prompt")).to_be_visible()
    settle(page)
    sizes = page.evaluate(
        """() => performance.getEntriesByType('resource')
            .filter(({ name }) => /\\.(js|css)$/.test(name))
            .map(({ encodedBodySize }) => encodedBodySize)"""
    )
    assert len(sizes) > 5
    assert sum(sizes) < MOST_BYTES


def test_the_page_has_nothing_inline(built_client: Path) -> None:
    page = (built_client / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", page)


def test_the_client_knows_the_servers_types() -> None:
    assert wire_types.TARGET.read_text("utf-8") == wire_types.typescript(), "run: python -m tools.wire_types"


def test_the_table_is_there_quickly(open_page: Open) -> None:
    """Counted in work of the page itself, not in time on the clock: tests share their machine."""
    page = open_page(BLANK, first_time=True)
    table = play.new_table(page, "amul", 4)
    debugger = page.context.new_cdp_session(page)
    debugger.send("Performance.enable", {"timeDomain": "threadTicks"})
    work = []
    for _ in range(3):
        page.goto(f"/t/{table}")
        page.locator(".hand button.card").first.wait_for()
        work.append(busy_seconds(debugger))
    assert 0 < min(work) < FIRST_PAINT_SECONDS


def busy_seconds(debugger: CDPSession) -> float:
    """What the page's own thread has worked since the page was opened."""
    metrics = {metric["name"]: metric["value"] for metric in debugger.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def test_cards_fly_without_work_for_the_page(open_page: Open) -> None:
    """Only what the compositor moves by itself is animated, so that flights stay smooth."""
    page = open_page(BLANK, reduced_motion="no-preference")
    page.add_init_script(
        """window.flown = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            const animation = animate.call(this, frames, options);
            window.flown.push(...animation.effect.getKeyframes().flatMap(Object.keys));
            return animation;
        };"""
    )
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    play.amul_by_mouse(page)
    page.wait_for_function("() => window.flown.includes('transform')")
    timing = {"offset", "computedOffset", "easing", "composite"}
    assert set(page.evaluate("window.flown")) - timing <= {"transform", "opacity"}


def test_the_program_can_be_installed(open_page: Open) -> None:
    page = open_page("/")
    manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href")).json()
    assert {"name", "short_name", "start_url", "display", "icons"} <= set(manifest)
    sizes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes


def test_the_program_opens_without_a_connection(open_page: Open) -> None:
    lost = ("Failed to load resource", "net::ERR")
    page = open_page("/rules/amul", first_time=True, expect=lost, service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/rules/amulett")
    expect(page.get_by_role("heading", name="Rules")).to_be_visible()
    expect(page.locator("#M7\\.6")).to_contain_text("higher than the highest bid")
    page.goto("/")
    expect(page.get_by_role("main")).to_contain_text("There is no server here")
