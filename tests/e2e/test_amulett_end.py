"""The end of Das Amulett: the winner last, once, and then how the game went."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, PHONE, Open
from tests.e2e.looks import resize

MOVING = {"reduced_motion": "no-preference"}


NOTE_UNFOLDING = """
window.seen = [];
new MutationObserver(() => {
    const sheet = document.querySelector('dialog[open]');
    const outcome = sheet?.querySelector('.outcome')?.textContent;
    if (outcome === undefined) return;
    const [folded, winners] = ['li.folded', 'li.winner.folded'].map((one) => sheet.querySelectorAll(one).length);
    window.seen.push({ folded, winners, told: outcome !== '' });
}).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
"""
"""All that is to be seen one after the other, however short: a busy machine looks too late."""
UNFOLDED = "() => window.seen.at(-1)?.folded === 0"


def test_the_amulets_unfold_once_and_the_winner_last(open_page: Open, finished: Callable[..., play.Finished]) -> None:
    table, cookies = finished("amulett", 3)
    page = open_page(BLANK, cookies=cookies, **MOVING)
    page.add_init_script(NOTE_UNFOLDING)
    page.goto(f"/t/{table}")
    outcome = page.get_by_role("dialog").locator(".outcome")
    expect(outcome).not_to_be_empty()
    page.wait_for_function(UNFOLDED)
    folded = [moment for moment in page.evaluate("window.seen") if moment["folded"]]
    assert folded[-1] == {"folded": 1, "winners": 1, "told": False}
    assert not any(moment["told"] for moment in folded)
    page.reload()
    expect(outcome).not_to_be_empty()
    page.wait_for_function(UNFOLDED)
    assert not any(moment["folded"] for moment in page.evaluate("window.seen"))


def test_the_end_tells_how_the_game_went_to_the_eye_and_to_the_ear(open_finished: Open) -> None:
    page, _ = open_finished("amulett", 3, **PHONE)
    sheet = page.get_by_role("dialog")
    story = sheet.get_by_role("table", name="Gems, round by round")
    expect(story.get_by_role("row")).to_have_count(4)  # a heading, and a player each
    expect(sheet.locator("section > svg path[d^='M']")).not_to_have_count(0)
    gems = [int(count.split()[0]) for count in sheet.locator("li .quiet").all_inner_texts()]
    last = [int(row.get_by_role("cell").last.inner_text()) for row in story.get_by_role("row").all()[1:]]
    assert sorted(last) == sorted(gems)
    expect(sheet.get_by_role("columnheader", name="stones for spells")).to_be_visible()
    sheet.get_by_text("Every purchase").click()
    expect(sheet.get_by_text("Round 1:").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_amulets_of_six_stand_in_even_rows(open_finished: Open) -> None:
    page, _ = open_finished("amulett", 6)
    amulets = page.get_by_role("dialog").locator("ol > li")
    expect(amulets).to_have_count(6)
    for size, rows in (((1024, 768), 1), ((820, 1180), 1), ((390, 844), 3)):
        resize(page, *size)
        assert len(set(amulets.evaluate_all("all => all.map((one) => one.offsetTop)"))) == rows, size
        assert amulets.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)"), size
