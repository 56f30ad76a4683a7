"""Bad days of a device: it keeps nothing, or the program was renewed while a page was open."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from serai.kernel.rule import INTERPRETED
from serai.records.replay import replay
from tests.journeys import play
from tests.journeys.settled import go, settled
from tests.journeys.site import Site, play_now

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")

Visit = Callable[..., Page]


def spoilt(words: str) -> Callable[[Route], None]:
    """The worker of a device on which this is so."""

    def answer(route: Route) -> None:
        fetched = route.fetch()
        route.fulfill(response=fetched, body=f"{words}\n{fetched.text()}")

    return answer


NO_ROOM = spoilt("IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };")
NO_DATABASE = spoilt("Object.defineProperty(self, 'indexedDB', {});")


@pytest.mark.rare
def test_somebody_plays_to_the_end_where_nothing_can_be_kept(visit: Visit) -> None:
    """The device says so once, and the game can be replayed, saved and played again as long as the page is open."""
    page = visit(service_workers="block")
    page.route("**/assets/worker-*.js", NO_ROOM)
    go(page, "/")
    play_now(page, "amul")
    expect(page.get_by_text("This device can't save the game").first).to_be_visible()
    play.play_to_the_end(page, play.amul_by_mouse)
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert replay(json.loads(Path(download.value.path()).read_text("utf-8"))).over
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_somebody_plays_on_where_nothing_can_be_kept(visit: Visit) -> None:
    """A device that is full, and one that has no database."""
    for fault, game, told in ((NO_ROOM, "amul", "You offer"), (NO_DATABASE, "amulett", "You pass.")):
        page = visit(service_workers="block")
        page.route("**/assets/worker-*.js", fault)
        go(page, "/")
        play_now(page, game)
        expect(page.get_by_text("This device can't save the game").first).to_be_visible()
        (play.amul_by_mouse if game == "amul" else play.pass_on)(page)
        expect(page.get_by_role("log")).to_contain_text(told)
        settled(page)
        expect(play.my_turn(page)).to_be_visible()


def renew(page: Page, site: Site, gone: str) -> None:
    """The site gets a newer program while a page is open; a file of the old one is gone."""
    index = (site.folder / "index.html").read_text("utf-8")
    page.route("**/", lambda route: route.fulfill(body=index.replace("/assets/index-", "/assets/index-newer-")))
    page.route(gone, lambda route: route.fulfill(status=404))


def test_a_page_from_before_an_update_is_loaded_anew(visit: Visit, site: Site) -> None:
    """Whether a page, a worker or an engine is missing; where only the network is gone, nobody is told of an update."""
    page = visit(service_workers="block")
    renewed, reload = page.get_by_text("serai has been updated"), page.get_by_role("button", name="Reload")
    page.context.set_offline(True)
    page.locator("a[href='/cards/amul']").click()
    expect(page.get_by_role("alert")).to_contain_text("We can't reach the server")
    settled(page)  # by then it has looked whether there is a newer program
    expect(reload).to_have_count(0)
    page.context.set_offline(False)

    go(page, "/")
    renew(page, site, "**/assets/Gallery-*.js")
    page.locator("a[href='/cards/amul']").click()
    expect(renewed).to_be_visible()
    page.unroute_all()
    reload.click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)

    go(page, "/")
    renew(page, site, "**/assets/worker-*.js")
    page.get_by_role("article").first.get_by_role("button", name="Play now").click()
    expect(renewed).to_be_visible()
    page.unroute_all()
    go(page, "/")
    page.route("**/engine/amul.json", lambda route: route.fulfill(json={"format": "serai-engine/99"}))
    page.get_by_role("article").first.get_by_role("button", name="Play now").click()
    expect(reload).to_be_visible()
