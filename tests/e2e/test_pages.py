"""Every page: readable by everybody, in both languages and lights, on every width."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import play
from tests.e2e.conftest import PHONE, Open
from tests.server.people import Viewer

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MESSAGE_ID = re.compile(r"\b(?:ui|amul|amulett|server)-[a-z]+[a-z-]*")
WIDTHS = (1024, 720, 360)
"""720 is a desk of 1440 at 200 % zoom, 360 the narrowest phone."""

LAPTOPS = ((1120, 760), (1280, 720), (1366, 768))

PAGES = (
    *("/", "/new?game=amul", "/new?game=amulett", "/cards/amul", "/cards/amul/mughal_warlord", "/cards/amulett"),
    *("/cards/amulett/magic_amber", "/score", "/rules/amul", "/rules/amulett", "/replay", "/move#x", "/nowhere"),
)

NARROWED = """() => {
    const hand = document.querySelector('.hand');
    const last = hand.querySelector('li:last-child');
    const before = last.getBoundingClientRect().x;
    hand.style.width = '300px';
    return { moved: last.getBoundingClientRect().x < before - 10, under_way: document.getAnimations().length };
}"""


@pytest.fixture
def finished_game(open_page: Open) -> Any:
    """A page of somebody who has finished a game, and its table."""
    page = open_page("/rules")
    table = play.new_table(page, "amul", 3)
    play.finish(page, table)
    page.goto(f"/t/{table}")
    expect(page.locator("dialog[open] tfoot")).to_be_visible()
    return page, table


def faults(page: Page) -> list[str]:
    """What axe-core finds by day and by lamplight, which changes colours and nothing else."""
    page.wait_for_load_state("networkidle")
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


def test_axe_finds_nothing_on_any_page(open_page: Open) -> None:
    page = open_page("/", expect=("404",))
    complaints = {}
    for path in PAGES:
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        complaints[path] = faults(page)
    assert {path: found for path, found in complaints.items() if found} == {}


@pytest.mark.parametrize("game", ["amul", "amulett"])
@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_at_a_table(open_page: Open, game: str, device: dict[str, Any]) -> None:
    page = open_page("/rules", **device)
    page.goto(f"/t/{play.new_table(page, game, 4)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Menu").click()
    assert faults(page) == []


def test_axe_finds_nothing_while_people_gather(open_page: Open) -> None:
    page = open_page("/rules")
    page.goto(f"/t/{play.new_table(page, 'amulett', 4, seats=['open', 'open', 'easy', 'hard'], start=False)}")
    expect(page.get_by_label("Invite friends", exact=True)).to_be_visible()
    assert faults(page) == []


def test_axe_finds_nothing_after_a_game(finished_game: tuple[Page, str]) -> None:
    page, table = finished_game
    assert faults(page) == []
    page.goto(f"/replay/{table}?at=40")
    expect(page.get_by_role("slider")).to_be_visible()
    assert faults(page) == []


def test_axe_finds_nothing_at_the_end_of_the_journey_and_in_the_chat(open_page: Open) -> None:
    page = open_page("/rules")
    table = play.new_table(page, "amulett", 3)
    play.finish(page, table)
    page.goto(f"/t/{table}")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("textbox")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_page_fits_and_speaks(open_page: Open, locale: str) -> None:
    """Nothing scrolls sideways, and no message is missing."""
    page = open_page("/", locale=locale, expect=("404",))
    tables = [f"/t/{play.new_table(page, game, players)}" for game, players in (("amul", 8), ("amulett", 6))]
    too_wide, unsaid = {}, {}
    for path in (*PAGES, *tables):
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        unsaid[path] = MESSAGE_ID.findall(page.locator("body").inner_text())
        for width in WIDTHS:
            resize(page, width, 640)
            too_wide[path, width] = overflow(page)
    assert {place: by for place, by in too_wide.items() if by > 0} == {}
    assert {path: ids for path, ids in unsaid.items() if ids} == {}


def test_people_who_want_calm_see_every_layout_at_once(open_page: Open) -> None:
    """Nothing is on its way to where it belongs when the room for it changes, as when a phone is turned."""
    page = open_page("/rules", **PHONE)
    page.goto(f"/t/{play.new_table(page, 'amul', 8)}")
    expect(page.locator(".hand .card").first).to_be_visible()
    assert page.evaluate(NARROWED) == {"moved": True, "under_way": 0}


def picks_late(viewer: Viewer) -> bool:
    """Much lies before everybody, and the market is full."""
    view = viewer.view or {}
    return bool(view.get("step") == "pick" and view["round"] >= 7 and viewer.is_awaited)


@pytest.mark.parametrize("players", [6, 7, 8])
def test_a_low_screen_shows_market_prompt_and_hand(open_page: Open, players: int) -> None:
    """Nobody scrolls to their own hand, and nothing lies on top of anything."""
    page = open_page("/rules", locale="de-DE")
    table = play.new_table(page, "amul", players)
    play.play_until(page, table, picks_late)
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    for width, height in LAPTOPS:
        resize(page, width, height)
        between = span(page, ".between")
        wings, market = span(page, ".wing .card"), span(page, ".market .card")
        prompt, hand = span(page, ".prompt"), span(page, ".hand .card")
        downwards = [*between, *wings, *market, *prompt, *hand, height]
        assert downwards == sorted(downwards), (width, height)
        assert page.evaluate("document.documentElement.scrollHeight") <= height


def test_the_first_palace_of_a_full_table_can_be_recognised(open_page: Open) -> None:
    """Sixteen cards on a small laptop: they may overlap, but most of each is in sight."""
    page = open_page("/rules")
    page.goto(f"/t/{play.new_table(page, 'amul', 8)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    resize(page, 1120, 760)
    widths, steps = page.evaluate(
        """() => {
            const rows = [...document.querySelectorAll('.palace .row')]
                .map((row) => [...row.children].map((card) => card.getBoundingClientRect()))
            const steps = rows.flatMap((row) => row.slice(1).map((card, i) => card.left - row[i].left))
            return [rows.flat().map((card) => card.width), steps]
        }"""
    )
    assert len(widths) == 16
    assert min(widths) >= 38
    assert min(steps) >= 0.6 * min(widths)


def test_a_tablet_shows_palace_and_market_above_the_hand(open_page: Open) -> None:
    page = open_page("/rules", viewport={"width": 1024, "height": 768})
    page.goto(f"/t/{play.new_table(page, 'amul', 8)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    downwards = [*span(page, ".wing .card"), *span(page, ".market li"), *span(page, ".near")]
    assert downwards == sorted(downwards)
    sideways = page.locator(".wing .card").evaluate_all(
        "cards => cards.map((card) => card.getBoundingClientRect().left)"
    )
    assert min(sideways) >= 0


def bids_for_gems(viewer: Viewer) -> bool:
    view = viewer.view or {}
    return bool(view.get("step") == "bid" and viewer.is_awaited)


@pytest.mark.parametrize("players", [3, 6])
def test_a_low_screen_shows_map_auction_prompt_and_what_one_owns(open_page: Open, players: int) -> None:
    page = open_page("/rules", locale="de-DE")
    table = play.new_table(page, "amulett", players)
    play.play_until(page, table, bids_for_gems)
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    for width, height in LAPTOPS:
        resize(page, width, height)
        prompt, own = span(page, ".prompt"), span(page, ".own")
        for above in (".map", ".stage", ".seats"):
            downwards = [*span(page, above), *prompt, *own, height]
            assert downwards == sorted(downwards), (above, width, height)
            assert page.locator(above).evaluate("box => box.scrollHeight - box.clientHeight") <= 0, (above, width)
        assert page.evaluate("document.documentElement.scrollHeight") <= height


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_a_replay_fits_low_screens_and_its_bar_covers_nothing(open_page: Open, game: str) -> None:
    page = open_page("/rules")
    table = play.new_table(page, game, 4)
    play.finish(page, table)
    page.goto(f"/replay/{table}?at=30")
    bar = page.locator("section", has=page.get_by_role("slider"))
    for width, height in (*LAPTOPS, (390, 844)):
        resize(page, width, height)
        expect(bar).to_be_in_viewport(ratio=1)
        _, prompt_ends = span(page, ".prompt")
        assert prompt_ends <= bar.evaluate("bar => bar.getBoundingClientRect().top"), (width, height)
        if (width, height) in LAPTOPS:
            assert page.evaluate("document.documentElement.scrollHeight") <= height


def resize(page: Page, width: int, height: int) -> None:
    """A window learns its new size a little later, and its style sheets a frame after that."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def span(page: Page, selector: str) -> list[float]:
    """Where the first of these begins and the last one ends, from above; nothing where there are none."""
    reach: list[float] = page.evaluate(
        """selector => {
            const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
            if (!boxes.length) return []
            return [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]
        }""",
        selector,
    )
    return reach


def test_a_thumb_hits_everything(open_page: Open) -> None:
    """On a phone whatever can be tapped is 44 pixels wide and high; links inside a sentence are as high as it is."""
    page = open_page("/", **PHONE, expect=("404",))
    tables = [f"/t/{play.new_table(page, game, 4)}" for game in ("amul", "amulett")]
    too_small = {}
    for path in (*PAGES, *tables):
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        too_small[path] = page.evaluate(
            """() => [...document.querySelectorAll('button, select, a:not(.skip), label')]
                .filter((element) => element.matches(':not(label), :has([type=radio], [type=checkbox])'))
                .filter((element) => getComputedStyle(element).display !== 'inline')
                .map((element) => [element, element.getBoundingClientRect()])
                .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
                .map(([element, box]) => `${element.outerHTML.slice(0, 100)} ${box.width}x${box.height}`)"""
        )
    assert {path: found for path, found in too_small.items() if found} == {}


def test_what_leads_on_is_in_sight(finished_game: tuple[Page, str]) -> None:
    """Nobody has to scroll for the next game, nor to begin one."""
    page, _ = finished_game
    gathering = f"/t/{play.new_table(page, 'amulett', 6, seats=['open'] * 6, start=False)}"
    for width, height in ((1280, 720), (390, 844)):
        resize(page, width, height)
        expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    for path, button in (
        (gathering, "Start the game"),
        ("/new?game=amul", "Set the table"),
        ("/score", "Count the points"),
    ):
        page.goto(path)
        expect(page.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)


def test_german_follows_the_browser_and_can_be_switched(open_page: Open) -> None:
    page = open_page("/rules", locale="de-DE")
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    expect(page.locator(".prompt")).to_contain_text("Wähle eine Karte für den Markt.")
    expect(page.locator("html")).to_have_attribute("lang", "de")

    page.get_by_role("button", name="Menü").click()
    page.get_by_role("button", name="English").click()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("Choose a card for the Market.")
    page.reload()
    expect(page.locator(".prompt")).to_contain_text("Choose a card for the Market.")


def test_lamplight_is_remembered(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Lamplight").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_what_happens_is_announced(open_page: Open) -> None:
    page = open_page("/rules")
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    play.amul_by_keyboard(page)
    expect(page.get_by_role("log")).to_contain_text("You offer")


def test_a_link_leads_to_a_moment_of_a_replay(finished_game: tuple[Page, str]) -> None:
    page, table = finished_game
    page.goto(f"/replay/{table}?seat=1&at=30")
    expect(page.get_by_role("slider")).to_have_value("30")
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"at=31$"))
    page.get_by_label("Whose knowledge").select_option("Everything open")
    expect(page.get_by_role("slider")).to_have_value("31")


def test_the_score_pad_explains_and_refuses(open_page: Open) -> None:
    page = open_page("/score", expect=("400", "422"))
    for name in ("Carpet", "Carpet", "Lamp", "Oil"):
        page.get_by_role("button", name=name).first.click()
    page.get_by_role("button", name="Count the points").click()
    expect(page.locator("tfoot td").first).to_have_text("14")
    page.get_by_label("Seat 1, Objects: 12 points").click()
    expect(page.locator(".why")).to_contain_text("A16.6")

    for _ in range(3):
        page.get_by_role("button", name="Carpet").first.click()
    page.get_by_role("button", name="Count the points").click()
    expect(page.get_by_role("alert")).to_contain_text("Seat 1 has 2 Carpet too many. A game of 4 has 3.")


def test_on_a_phone_the_counted_points_come_into_sight(open_page: Open) -> None:
    page = open_page("/score", **PHONE)
    page.get_by_role("button", name="Carpet").first.click()
    page.get_by_role("button", name="Count the points").click()
    expect(page.locator("tfoot")).to_be_in_viewport()


def test_the_score_pad_refuses_in_german(open_page: Open) -> None:
    """A pad that was filled in long ago may name a card that this edition has not."""
    page = open_page("/score", locale="de-DE", expect=("422",))
    columns = [{"name": "Anna", "cards": ["fliegender_teppich"]}, *({"name": "", "cards": []} for _ in range(7))]
    expect(page.get_by_role("button", name="Punkte zählen")).to_be_visible()
    page.evaluate(
        "pad => localStorage.setItem('serai.score-pad', JSON.stringify(pad))", {"players": 3, "columns": columns}
    )
    page.reload()
    page.get_by_role("button", name="Punkte zählen").click()
    expect(page.get_by_role("alert")).to_contain_text("In dieser Ausgabe gibt es keine Karte")


def test_the_gallery_is_searched(open_page: Open) -> None:
    page = open_page("/cards/amul")
    page.get_by_role("searchbox").fill("spice")
    expect(page.get_by_role("link", name="Spice Dealer")).to_be_visible()
    expect(page.get_by_role("link", name="Carpet")).to_have_count(0)
    page.get_by_role("link", name="Spice Dealer").click()
    expect(page.get_by_role("heading", name="Spice Dealer")).to_be_visible()
