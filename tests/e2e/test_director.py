"""What happens at a table is told in beats: they can be followed, skipped and seen again, and never block a choice."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, DESK, PHONE, Open
from tests.e2e.looks import at_rest
from tests.server.people import Viewer

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
ON_ITS_SIDE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
LINE_OF_WORDS = 36
"""pixels: less is a sliver in which nothing can be read"""

NOTE_STAGES = """
window.staged = 0;
new MutationObserver(() => {
    if (document.querySelector('.playing')) window.staged += 1;
}).observe(document, { childList: true, subtree: true });
"""

HOLD_STAGES = """
const setTimeout = window.setTimeout;
window.setTimeout = (work, ms = 0, ...more) => setTimeout(work, ms > 2000 ? 20 * ms : ms, ...more);
"""
"""What is told stays until it is skipped or something is decided, and does not go by itself: a busy machine is late."""

IS_BESIDE_THE_PROMPT = """([title, least]) => {
    const told = document.querySelector(`.playing[aria-label="${title}"]`)?.getBoundingClientRect();
    return told && told.height > least && told.right <= document.querySelector('.prompt').getBoundingClientRect().left;
}"""

HAS_NO_FILTER = """
[...document.querySelectorAll('.still *')].every((part) => getComputedStyle(part).filter === 'none')
"""


def sit_down(open_page: Open, tempo: str = "calm", **settings: Any) -> Page:
    """A table of three that tells what happens at this tempo, with everybody named."""
    page: Page = open_page(BLANK, **settings)
    page.add_init_script(f"localStorage.setItem('serai.tempo', '{tempo}')")
    page.add_init_script(HOLD_STAGES)
    page.add_init_script(NOTE_STAGES)
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    return page


def play_until_all_reveal(page: Page, decide: Any = play.amul_by_mouse) -> None:
    """Offer, pick, and reveal: then everybody has."""
    for step in ("offer", "pick", "reveal"):
        page.wait_for_function(play.MY_TURN_OR_END)
        expect(page.locator("[aria-current=step]")).to_have_text(step.capitalize())
        decide(page)


@pytest.mark.parametrize(("device", "decide"), [(DESK, play.amul_by_mouse), (PHONE, play.amul_by_touch)])
def test_a_reveal_names_everybody_and_leaves_the_prompt_free(
    open_page: Open, device: dict[str, Any], decide: Any
) -> None:
    page = sit_down(open_page, **device, **MOVING)
    play_until_all_reveal(page, decide)
    stage = page.get_by_role("region", name="All reveal")
    expect(stage).to_be_visible()
    expect(stage.locator(".figure")).to_have_count(3)
    others = [str(seat.get_attribute("aria-label")) for seat in page.locator(".seat").all()]
    expect(stage.locator(".owner")).to_have_text(["Anna", *others])

    # What can be decided now is decided while the stage stands, and the newest state is there at once.
    page.wait_for_function(play.MY_TURN_OR_END)
    expect(page.locator(".playing")).to_be_visible()
    decide(page)
    expect(page.get_by_role("log")).to_contain_text(re.compile("You (offer|take)"))
    expect(stage).to_have_count(0)


def test_a_phone_on_its_side_tells_it_beside_the_prompt(open_page: Open) -> None:
    page = sit_down(open_page, **ON_ITS_SIDE, **MOVING)
    play_until_all_reveal(page, play.amul_by_touch)
    page.wait_for_function(IS_BESIDE_THE_PROMPT, arg=["All reveal", LINE_OF_WORDS])


def reveals_last(viewer: Viewer) -> bool:
    view = viewer.view or {}
    return bool(view.get("step") == "play" and view["round"] == view["rounds"] and viewer.is_awaited)


def test_what_has_been_answered_is_not_asked_again_while_it_is_told(open_page: Open) -> None:
    """The table lies there as it was before the reveal, but the prompt asks for nothing and no card can be played."""
    page = open_page(BLANK, **MOVING)
    page.add_init_script("localStorage.setItem('serai.tempo', 'calm')")
    page.add_init_script(HOLD_STAGES)
    page.goto(f"/t/{play.table_at(page, 'amul', 8, reveals_last)}")
    expect(page.locator(".sentence")).to_have_text("Choose a card to reveal.")
    play.amul_by_mouse(page)
    expect(page.get_by_role("region", name="All reveal")).to_be_visible()
    expect(page.locator(".sentence")).to_have_text("See how it ends.")
    assert page.locator(".prompt.mine, .hand .playable").count() == 0


def test_beats_are_skipped_by_keyboard(open_page: Open) -> None:
    page = sit_down(open_page, **MOVING)
    play_until_all_reveal(page)
    stage = page.get_by_role("region", name="All reveal")
    expect(stage).to_be_visible()
    stage.get_by_role("button", name="Skip").focus()
    page.keyboard.press("Enter")
    expect(stage).to_have_count(0)

    # What comes next is told again; Escape skips all there is.
    page.wait_for_function(play.MY_TURN_OR_END)
    play.amul_by_mouse(page)
    expect(page.locator(".playing")).to_be_visible()
    page.wait_for_function(play.MY_TURN_OR_END)  # nothing else is to come
    page.keyboard.press("Escape")
    expect(page.locator(".playing")).to_have_count(0)


@pytest.mark.parametrize(("tempo", "motion"), [("at-once", "no-preference"), ("normal", "reduce")])
def test_nothing_is_staged_for_those_who_do_not_want_it(open_page: Open, tempo: str, motion: str) -> None:
    page = sit_down(open_page, tempo, reduced_motion=motion)
    play_until_all_reveal(page)
    expect(page.get_by_role("log")).to_contain_text("You reveal")
    page.wait_for_function(play.MY_TURN_OR_END)
    assert page.evaluate("window.staged") == 0
    # It can still be looked at, as words and pictures.
    page.get_by_role("button", name="See again what happened").click()
    again = page.get_by_role("region", name="See again what happened")
    expect(again.locator(".steps")).to_be_visible()
    expect(again.locator(".still .figure").first).to_be_visible()
    # Over a filter inside something that scrolls Chromium has stood still for ever.
    assert page.evaluate(HAS_NO_FILTER)
    while (back := again.get_by_role("button", name="One step back")).is_enabled():
        back.click()
    expect(again).to_contain_text("1 of ")


def test_the_tempo_is_remembered(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="At once").click()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="At once")).to_have_attribute("aria-pressed", "true")


def in_round_two(viewer: Viewer) -> bool:
    return bool(viewer.view and viewer.view["round"] >= 2)


def test_whoever_was_away_is_told_since_when(open_page: Open) -> None:
    page = open_page(BLANK)
    table = play.new_table(page, "amul", 3)
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.goto("/rules")
    play.play_until(page, table, in_round_two)

    page.goto(f"/t/{table}")
    page.get_by_role("button", name=re.compile(r"Since you left: \d+ things happened")).click()
    story = page.locator(".story")
    expect(story).to_contain_text("The offers")
    page.get_by_role("button", name="One step on").click()
    expect(story).to_contain_text("pick")
    page.get_by_role("button", name="One step back").click()
    expect(story).to_contain_text("The offers")
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)

    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    at_rest(page)
    expect(page.get_by_text("Since you left")).to_have_count(0)


NOTE_UNFOLDING = """
window.seen = [];
new MutationObserver(() => {
    const sheet = document.querySelector('dialog[open]');
    const [rows, totals] = ['tbody .written', 'tfoot .written'].map((one) => sheet?.querySelectorAll(one).length);
    if (rows) window.seen.push({ totals, told: sheet.querySelector('.outcome').textContent });
}).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
"""
"""All that is to be seen one after the other, however short: a busy machine looks too late."""


def test_the_last_sheet_unfolds_once(open_page: Open, finished: Callable[..., play.Finished]) -> None:
    """The winner comes last; whoever comes back finds the sheet as it is."""
    table, cookies = finished("amul", 3)
    page = open_page(BLANK, cookies=cookies, **MOVING)
    page.add_init_script(NOTE_UNFOLDING)
    page.goto(f"/t/{table}")
    outcome, totals = page.locator("dialog[open] .outcome"), page.locator("dialog[open] tfoot .written")
    expect(outcome).to_contain_text("win")
    expect(totals).to_have_count(2)
    first, *_ = page.evaluate("window.seen")
    assert first == {"totals": 0, "told": ""}
    assert not any(moment["told"] for moment in page.evaluate("window.seen") if moment["totals"] < 2)

    page.reload()
    expect(outcome).to_contain_text("win")
    expect(totals).to_have_count(2)
    assert all(moment["totals"] == 2 and "win" in moment["told"] for moment in page.evaluate("window.seen"))
