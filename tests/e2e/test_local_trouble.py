"""Bad days of a device: it keeps nothing, or the program was renewed while a page was open."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from serai.kernel.rule import INTERPRETED
from serai.records.replay import replay
from tests.e2e import play
from tests.e2e.looks import settle
from tests.e2e.site import Site, play_now

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")


def test_a_game_is_played_on_where_nothing_can_be_kept(visit: Callable[..., Page]) -> None:
    """The device says so once, and the game can be replayed, saved and played again as long as the page is open."""
    page = visit(service_workers="block")
    page.route("**/assets/worker-*.js", without_room)
    page.goto("/")
    play_now(page, "amul")
    expect(page.get_by_text("This device cannot keep the game").first).to_be_visible()
    play.play_to_the_end(page, play.amul_by_mouse)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert replay(json.loads(Path(download.value.path()).read_text("utf-8"))).over
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


def without_room(route: Route) -> None:
    """The worker of a device whose database takes nothing."""
    refuse = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };\n"
    answer = route.fetch()
    route.fulfill(response=answer, body=refuse + answer.text())


def test_a_device_without_a_database(visit: Callable[..., Page]) -> None:
    page = visit(service_workers="block")
    page.route("**/assets/worker-*.js", without_database)
    page.goto("/")
    play_now(page, "amulett")
    expect(page.get_by_text("This device cannot keep the game").first).to_be_visible()
    page.wait_for_function(play.MY_TURN_OR_END)
    if not page.locator(play.CONFIRM).count():  # whoever can only pass has not to choose it
        page.locator(".prompt").get_by_role("button", name="Pass").click()
    page.locator(play.CONFIRM).click()
    expect(page.get_by_role("log")).to_contain_text("You pass.")
    page.wait_for_function(play.MY_TURN_OR_END)


def without_database(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body="Object.defineProperty(self, 'indexedDB', {});\n" + answer.text())


def renew(page: Page, site: Site, gone: str) -> None:
    """The site gets a newer program while a page is open; a file of the old one is gone."""
    index = (site.folder / "index.html").read_text("utf-8")
    page.route("**/", lambda route: route.fulfill(body=index.replace("/assets/index-", "/assets/index-newer-")))
    page.route(gone, lambda route: route.fulfill(status=404))


def test_a_page_from_before_an_update_asks_to_be_loaded_anew(visit: Callable[..., Page], site: Site) -> None:
    page = visit(service_workers="block")
    page.get_by_role("heading", name="Āmul").wait_for()
    renew(page, site, "**/assets/Gallery-*.js")
    page.locator("nav a[href='/cards']").click()
    expect(page.get_by_role("alert")).to_contain_text("The program has been renewed")
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_worker_from_before_an_update(visit: Callable[..., Page], site: Site) -> None:
    page = visit(service_workers="block")
    page.get_by_role("heading", name="Āmul").wait_for()
    renew(page, site, "**/assets/worker-*.js")
    page.get_by_role("article").first.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("The program has been renewed")).to_be_visible()


def test_an_engine_from_after_an_update(visit: Callable[..., Page]) -> None:
    page = visit(service_workers="block")
    page.route("**/engine/amul.json", lambda route: route.fulfill(json={"format": "serai-engine/99"}))
    page.get_by_role("article").first.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Reload")).to_be_visible()


def test_where_only_the_network_is_gone_nobody_is_told_of_an_update(visit: Callable[..., Page]) -> None:
    page = visit(service_workers="block")
    page.get_by_role("heading", name="Āmul").wait_for()
    page.context.set_offline(True)
    page.locator("nav a[href='/cards']").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    settle(page)  # by then it has looked whether there is a newer program
    expect(page.get_by_role("button", name="Reload")).to_have_count(0)
