"""Layouts: on every width and height there is room for everything, in both languages, and for thumbs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import moments, play
from tests.e2e.conftest import BLANK, PHONE, Open
from tests.e2e.looks import LAPTOPS, PAGES, at_rest, layout_faults, overflow, resize, span, visit
from tests.e2e.moments import Course
from tests.server.people import Viewer

MESSAGE_ID = re.compile(r"\b(?:ui|amul|amulett|server)-[a-z]+[a-z-]*")
WIDTHS = (1024, 720, 360)
"""720 is a desk of 1440 at 200 % zoom, 360 the narrowest phone."""

SIZES = ((1920, 1080), (1440, 900), (1366, 768), (1024, 768), (768, 1024), (390, 844), (844, 390))
"""Desk, laptops, a tablet and a phone, each of these also on its side."""

LEAST_WIDTH_OF_A_CROWD = 1366
"""From here on seven others see all that lies before them without scrolling."""
OVERHANG = 3
"""by which a count may hang over the edge of its chip; a row that is cut would be 24 and more"""

CORNERS = ((1440, 900), (1024, 768), (390, 844), (844, 390))
"""One of each kind, where all of them would take long."""

FULLEST = 5
"""choices with which a bid has a stepper"""

MOST_TRIES = 5
"""for a decision whose time may be up before it is made"""

NARROWED = """() => {
    const hand = document.querySelector('.hand');
    const last = hand.querySelector('li:last-child');
    const before = last.getBoundingClientRect().x;
    hand.style.width = '300px';
    return { moved: last.getBoundingClientRect().x < before - 10, under_way: document.getAnimations().length };
}"""


BELOW = """([low, high]) => {
    const [lower, higher] = [low, high].map((one) => document.querySelector(one).getBoundingClientRect().top);
    return lower - higher;
}"""
"""At one moment: a page may scroll."""


@pytest.mark.parametrize(
    ("locale", "widths"),
    [
        pytest.param("de-DE", WIDTHS, id="de"),
        pytest.param("en-GB", WIDTHS[-1:], id="en, narrow"),
        pytest.param("en-GB", WIDTHS[:-1], id="en, wider", marks=pytest.mark.rare),
    ],
)
def test_every_page_fits_and_speaks(open_page: Open, locale: str, widths: Sequence[int]) -> None:
    """Nothing scrolls sideways, and no message is missing. German words are longer."""
    page = open_page("/", locale=locale)
    tables = [f"/t/{play.new_table(page, game, players)}" for game, players in (("amul", 8), ("amulett", 6))]
    too_wide, unsaid = {}, {}
    for path in (*PAGES, *tables):
        visit(page, path)
        unsaid[path] = MESSAGE_ID.findall(page.locator("body").inner_text())
        for width in widths:
            resize(page, width, 640)
            too_wide[path, width] = overflow(page)
    assert {place: by for place, by in too_wide.items() if by > 0} == {}
    assert {path: ids for path, ids in unsaid.items() if ids} == {}


def test_people_who_want_calm_see_every_layout_at_once(open_page: Open) -> None:
    """Nothing is on its way to where it belongs when the room for it changes, as when a phone is turned."""
    page = open_page(BLANK, **PHONE)
    page.goto(f"/t/{play.new_table(page, 'amul', 8)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    at_rest(page)
    assert page.evaluate(NARROWED) == {"moved": True, "under_way": 0}


def walks() -> Iterator[Any]:
    """The fullest tables at a few sizes always, everything at every size seldom."""
    for course in moments.COURSES:
        if (course.game, course.players) in {("amul", 8), ("amulett", 4)}:
            yield pytest.param(course, CORNERS, id=f"{course}, corners")
        yield pytest.param(course, SIZES, id=f"{course}", marks=pytest.mark.rare)


@pytest.mark.parametrize(("course", "sizes"), list(walks()))
def test_nothing_is_in_the_way(open_page: Open, course: Course, sizes: Sequence[tuple[int, int]]) -> None:
    """At no moment anything lies over what matters, is cut short, too small to be hit or read, or out of reach."""
    page = open_page(BLANK)
    found = {}
    for moment in course.walk(page):
        for width, height in sizes:
            found[moment, width, height] = layout_faults(page, width, height)
        if moment == "end":
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
            for width, height in sizes:
                found["after the end", width, height] = layout_faults(page, width, height)
    assert {place: faults for place, faults in found.items() if faults} == {}


@pytest.mark.parametrize(
    ("game", "players", "size", "selector"),
    [
        ("amul", 4, (1440, 900), ".wing .card, .market .card"),
        ("amul", 8, (1440, 900), ".wing .card, .market .card"),
        ("amul", 8, (1920, 1080), ".wing .card, .market .card"),
        ("amulett", 4, (1920, 1080), ".seat .spell, .own .spell"),
    ],
)
def test_cards_that_matter_can_be_read(
    open_page: Open, game: str, players: int, size: tuple[int, int], selector: str
) -> None:
    """Where there is room they are 72 pixels wide; four players have their cards named too."""
    page = open_page(BLANK, viewport={"width": size[0], "height": size[1]})
    page.goto(f"/t/{play.new_table(page, game, players)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    at_rest(page)
    widths = page.locator(selector).evaluate_all("cards => cards.map((card) => card.getBoundingClientRect().width)")
    assert min(widths) >= 72
    if (game, players) == ("amul", 4):
        expect(page.locator(".wing .card .name").first).to_be_visible()


def test_what_is_told_over_the_table_can_be_closed(open_page: Open) -> None:
    """On a phone: by Escape, by a button, and by a tap elsewhere."""
    page = open_page(BLANK, **PHONE)
    page.goto(f"/t/{play.new_table(page, 'amulett', 4)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    spell, told = page.locator(".own .spell").first, page.locator(".at-hand")
    spell.evaluate("spell => spell.scrollIntoView({ block: 'center' })")
    closings: list[Callable[[], object]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: told.get_by_role("button", name="Close").tap(),
        lambda: page.locator("header.bar").tap(position={"x": 120, "y": 30}),
    ]
    for close in closings:
        spell.tap()
        expect(told).to_be_visible()
        close()
        expect(told).to_have_count(0)


def test_an_opened_seat_hangs_over_the_table_and_closes(open_page: Open) -> None:
    page = open_page(BLANK, **PHONE)
    page.goto(f"/t/{play.new_table(page, 'amulett', 4)}")
    head, inside = page.locator(".seat .head").first, page.locator(".seat .inside").first
    expect(page.locator(".prompt.mine")).to_be_visible()
    at_rest(page)

    def distance() -> float:
        apart: float = page.evaluate(BELOW, [".map", ".seat .head"])
        return apart

    before = distance()
    for close in (head.tap, lambda: page.keyboard.press("Escape"), page.locator(".sentence").tap):
        head.tap()
        expect(inside).to_be_in_viewport(ratio=1)
        assert distance() == before
        close()
        expect(inside).to_be_hidden()


@pytest.mark.parametrize("size", CORNERS, ids=str)
def test_talk_lies_beside_the_game(open_page: Open, size: tuple[int, int]) -> None:
    """Whoever talks can go on playing: the prompt is not covered, and what is below stays in play."""
    page = open_page(BLANK, viewport={"width": size[0], "height": size[1]})
    page.goto(f"/t/{play.new_table(page, 'amul', 4)}")
    page.get_by_role("button", name="Chat").click()
    talk = page.get_by_role("dialog", name="Chat")
    page.get_by_role("textbox").fill("Salaam")
    page.get_by_role("button", name="Send").click()
    expect(talk).to_contain_text("Salaam")
    expect(talk).to_be_in_viewport(ratio=1)
    page.locator(".hand .playable").first.click(position={"x": 12, "y": 40})
    page.locator(".prompt .button.primary").click()
    expect(page.locator(".sentence")).not_to_contain_text("Choose a card")
    expect(talk).to_be_visible()


def picks_late(viewer: Viewer) -> bool:
    """Much lies before everybody, and the market is full."""
    view = viewer.view or {}
    return bool(view.get("step") == "pick" and view["round"] >= 7 and viewer.is_awaited)


@pytest.mark.parametrize("players", [6, pytest.param(7, marks=pytest.mark.rare), 8])
def test_a_low_screen_shows_market_prompt_and_hand(open_page: Open, players: int) -> None:
    """Nobody scrolls to their own hand, and nothing lies on top of anything."""
    page = open_page(BLANK, locale="de-DE")
    table = play.table_at(page, "amul", players, picks_late)
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    for width, height in LAPTOPS:
        resize(page, width, height)
        seats = span(page, ".seat")
        wings, market = span(page, ".wing .card"), span(page, ".market .card")
        prompt, hand = span(page, ".prompt"), span(page, ".hand .card")
        downwards = [*seats, *wings, *market, *prompt, *hand, height]
        assert downwards == sorted(downwards), (width, height)
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        if width >= LEAST_WIDTH_OF_A_CROWD:
            hidden = page.locator(".seat .inside").evaluate_all(
                "boxes => boxes.map((box) => box.scrollHeight - box.clientHeight)"
            )
            assert max(hidden) <= OVERHANG, (width, height)


def test_the_first_palace_of_a_full_table_can_be_recognised(open_page: Open) -> None:
    """Sixteen cards on a small laptop, side by side."""
    page = open_page(BLANK)
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
    assert min(widths) >= 48
    assert min(steps) >= min(widths)
    resize(page, 1366, 768)
    wider = page.locator(".palace .card").evaluate_all("all => all.map((card) => card.getBoundingClientRect().width)")
    assert min(wider) >= 58


def hidden(page: Any, selector: str, side: str) -> list[int]:
    """How many pixels of each do not show: `side` is Width or Height."""
    found: list[int] = page.locator(selector).evaluate_all(
        "(boxes, side) => boxes.map((box) => box['scroll' + side] - box['client' + side])", side
    )
    return found


def test_panels_of_a_full_table_hold_short_names_and_all_scores(open_page: Open) -> None:
    page = open_page(BLANK, locale="de-DE")
    page.goto(f"/t/{play.new_table(page, 'amul', 8)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    for width, height in (*LAPTOPS, (1024, 768)):
        resize(page, width, height)
        assert max(hidden(page, ".seat .name, .side > .panel", "Width")) <= 0, (width, height)


def test_the_end_of_a_full_table_shows_all_of_everybody(open_finished: Open) -> None:
    """Columns of the sheet and, below it, what lies before the others: hands were laid down, and there is room."""
    page, _ = open_finished("amul", 8, locale="de-DE")
    expect(page.locator("dialog[open] tfoot .written")).to_have_count(2)
    for width, height in ((1120, 760), (820, 1180), (390, 844), (360, 740)):
        resize(page, width, height)
        assert hidden(page, "dialog[open] .scroll", "Width") == [0], (width, height)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    for width, height in ((1120, 760), (1366, 768), (1024, 768), (820, 1180)):
        resize(page, width, height)
        assert max(hidden(page, ".seat .inside", "Height")) <= OVERHANG, (width, height)
    for width, height in ((390, 844), (844, 390)):
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollHeight") <= height, (width, height)


def test_the_narrowest_phone_has_rounds_and_buttons_in_one_line(open_page: Open) -> None:
    page = open_page(BLANK, **PHONE)
    page.goto(f"/t/{play.new_table(page, 'amul', 8)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    for width, height in ((390, 844), (375, 667), (360, 740)):
        resize(page, width, height)
        assert span(page, "header.bar .tools")[0] < span(page, "header.bar [role=img]")[1], (width, height)


def test_a_word_about_a_time_out_lies_over_nobody(open_page: Open) -> None:
    """It stands where the next decision is asked for, and goes with it."""
    page = open_page(BLANK)
    page.goto(f"/t/{play.new_table(page, 'amul', 8, seconds=10)}")
    told = page.get_by_text("Your time was up.")
    expect(told).to_be_visible()
    for width, height in CORNERS:
        assert layout_faults(page, width, height) == [], (width, height)
        assert page.locator(".prompt").get_by_text("Your time was up.").count() == 1
    resize(page, 1440, 900)
    for _ in range(MOST_TRIES):
        page.wait_for_function(play.MY_TURN_OR_END)
        play.try_to(play.amul_by_mouse, page)
        if not told.count():
            return
    raise AssertionError("it is still there")


def test_a_tablet_shows_palace_and_market_above_the_hand(open_page: Open) -> None:
    page = open_page(BLANK, viewport={"width": 1024, "height": 768})
    page.goto(f"/t/{play.new_table(page, 'amul', 8)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    at_rest(page)
    downwards = [*span(page, ".wing .card"), *span(page, ".market li"), *span(page, ".prompt")]
    assert downwards == sorted(downwards)
    sideways = page.locator(".wing .card").evaluate_all(
        "cards => cards.map((card) => card.getBoundingClientRect().left)"
    )
    assert min(sideways) >= 0


def may_bid_much(viewer: Viewer, step: str) -> bool:
    """This person is asked for a bid, and the prompt is at its fullest: with quick bids, a stepper, and to pass."""
    view = viewer.view or {}
    return bool(view.get("step") == step and viewer.is_awaited and len(view["legal"]) >= FULLEST)


def bids_for_gems(viewer: Viewer) -> bool:
    return may_bid_much(viewer, "bid")


@pytest.mark.parametrize("players", [3, 6])
def test_a_low_screen_shows_map_auction_prompt_and_what_one_owns(open_page: Open, players: int) -> None:
    page = open_page(BLANK, locale="de-DE")
    table = play.table_at(page, "amulett", players, bids_for_gems)
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


def bids_for_a_spell(viewer: Viewer) -> bool:
    return may_bid_much(viewer, "bid_spell")


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("moment", [bids_for_gems, bids_for_a_spell], ids=["gems", "spell"])
def test_a_phone_on_its_side_shows_what_is_bid_for_above_the_prompt(
    open_page: Open, players: int, moment: Callable[[Viewer], bool]
) -> None:
    page = open_page(BLANK, **{**PHONE, "viewport": {"width": 844, "height": 390}}, locale="de-DE")
    table = play.table_at(page, "amulett", players, moment)
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    at_rest(page)
    downwards = [*span(page, ".seat .head"), *span(page, ".stage"), *span(page, ".prompt"), 390]
    assert downwards == sorted(downwards)


def has_many_spells(viewer: Viewer) -> bool:
    view = viewer.view or {"seats": []}
    return any(len(seat["spells"]) >= 4 for seat in view["seats"]) and viewer.is_awaited


def test_no_spell_hides_a_value_of_another(open_page: Open) -> None:
    """Four before one player lie side by side, on every desk and tablet."""
    page = open_page(BLANK)
    page.goto(f"/t/{play.table_at(page, 'amulett', 4, has_many_spells)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    for width, height in SIZES[:-2]:
        resize(page, width, height)
        overlaps = page.evaluate(
            """() => [...document.querySelectorAll('.seat .row, .own .row')].flatMap((row) => {
                const spells = [...row.querySelectorAll('.spell')].map((spell) => spell.getBoundingClientRect())
                return spells.slice(1).map((spell, i) => spells[i].right - spell.left)
            })"""
        )
        assert max(overlaps) <= 0, (width, height)


def test_six_on_a_phone_lie_over_nothing_of_each_other_and_what_confirms_is_in_sight(open_page: Open) -> None:
    page = open_page(BLANK, **PHONE)
    table = play.table_at(page, "amulett", 6, moments.chooses_income)
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt .primary")).to_be_visible()
    for width, height in ((390, 844), (844, 390)):
        resize(page, width, height)
        expect(page.locator(".prompt .primary")).to_be_in_viewport(ratio=1)
        heads = page.locator(".seat .head").evaluate_all(
            """heads => heads.map((head) => {
                const boxOf = (part) => head.querySelector(part).getBoundingClientRect();
                return boxOf('.score').top >= boxOf('.mark').bottom || boxOf('.score').left >= boxOf('.mark').right;
            })"""
        )
        assert all(heads), (width, height)


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_a_replay_fits_low_screens_and_its_bar_covers_nothing(open_finished: Open, game: str) -> None:
    page, table = open_finished(game, 4)
    page.goto(f"/replay/{table}?at=30")
    bar = page.locator("section", has=page.get_by_role("slider"))
    expect(bar).to_be_visible()
    expect(page.locator(".prompt")).to_be_visible()
    for width, height in (*LAPTOPS, (390, 844), (320, 640)):
        resize(page, width, height)
        expect(bar).to_be_in_viewport(ratio=1)
        assert bar.evaluate("bar => bar.scrollHeight - bar.clientHeight") <= 0, (width, height)
        _, prompt_ends = span(page, ".prompt")
        assert prompt_ends <= bar.evaluate("bar => bar.getBoundingClientRect().top"), (width, height)
        if (width, height) in LAPTOPS:
            assert page.evaluate("document.documentElement.scrollHeight") <= height


def test_a_thumb_hits_everything(open_page: Open) -> None:
    """On a phone whatever can be tapped is 44 pixels wide and high; links inside a sentence are as high as it is."""
    page = open_page("/", **PHONE)
    tables = [f"/t/{play.new_table(page, game, 4)}" for game in ("amul", "amulett")]
    too_small = {}
    for path in (*PAGES, *tables):
        visit(page, path)
        too_small[path] = page.evaluate(
            """() => [...document.querySelectorAll('button, select, a:not(.skip), label')]
                .filter((element) => element.matches(':not(label), :has([type=radio], [type=checkbox])'))
                .filter((element) => getComputedStyle(element).display !== 'inline')
                .map((element) => [element, element.getBoundingClientRect()])
                .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
                .map(([element, box]) => `${element.outerHTML.slice(0, 100)} ${box.width}x${box.height}`)"""
        )
    assert {path: found for path, found in too_small.items() if found} == {}


def test_what_leads_on_is_in_sight(open_finished: Open) -> None:
    """Nobody has to scroll for the next game, nor to begin one."""
    page, _ = open_finished("amul", 3)
    gathering = f"/t/{play.new_table(page, 'amulett', 6, seats=['open'] * 6, start=False)}"
    for width, height in ((1280, 720), (390, 844)):
        resize(page, width, height)
        expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    for path, button in (
        (gathering, "Start the game"),
        ("/new?game=amul", "Open the table"),
        ("/score", "On to Seat 2"),
        ("/score/amul/cards", "Count the points"),
    ):
        page.goto(path)
        expect(page.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)
