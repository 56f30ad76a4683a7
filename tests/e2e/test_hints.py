"""Asking for a hint: a sentence that says what to do and why, for eyes and ears, until the game goes on."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serai.bots.hint import Expected, Hint
from serai.bots.sight import Sight
from serai.kernel.rule import INTERPRETED
from serai.server.bots import bot_pool
from serai.wasm.built import playable
from tests.e2e import play
from tests.e2e.conftest import BLANK, PATIENCE_MS, PHONE, Open
from tests.e2e.looks import faults
from tests.e2e.site import play_now

ROWS = {
    "amul": (Expected("total", 58.2, 56.1, 0.2), Expected("blue", 20.5, 19.0, 0.2)),
    "amulett": (Expected("wins", 0.41, 0.35, 0.01), Expected("gems", 5.0, 4.5, 0.1)),
}
WHY = {
    "amul": r"^Offer .+\. About 58 points in the end, 2\.1 more than with .+: most of it Resources \(\+1\.5\)\.$",
    "amulett": r"^Keep .+\. You would win about 41 of 100 games from here, 6 more than with \".+\"; "
    r"in the end you would have 0\.5 more gems\.$",
}


@pytest.fixture
def may_answer(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Lets an adviser answer who knows what to say at once: the last move, and then the first."""
    let = threading.Event()

    def advise(sight: Sight) -> Hint:
        assert let.wait(PATIENCE_MS / 1000)
        one, *_, last = [move for move in sight.legal if move["do"] != "pass"]
        return Hint(last, one, ROWS[sight.game])

    monkeypatch.setattr(bot_pool, "hint", advise)
    yield let
    let.set()


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", list(WHY))
def test_a_hint_says_what_to_do_and_why(
    open_page: Open, may_answer: threading.Event, game: str, settings: dict[str, Any]
) -> None:
    page = open_page(BLANK, **settings)
    options = {"experienced": True} if game == "amulett" else {}
    page.goto(f"/t/{play.new_table(page, game, 3, options=options)}")
    ask, hint = page.get_by_role("button", name="Hint"), page.locator(".prompt .hint")
    ask.click()
    busy = page.get_by_role("button", name="Thinking")
    expect(busy).to_have_attribute("aria-busy", "true")
    may_answer.set()
    expect(hint).to_have_text(re.compile(WHY[game]))
    expect(page.get_by_role("log")).to_contain_text(hint.inner_text())
    assert faults(page) == []
    if game == "amul":
        name = hint.inner_text().partition(".")[0]
        expect(page.locator(".prompt .button.primary")).to_have_text(name)
    ask.click()
    expect(hint).to_have_count(0)
    ask.click()
    expect(hint).to_have_count(1)
    page.locator(".prompt .button.primary").click()
    expect(hint).to_have_count(0)


def test_who_plays_need_not_wait_for_it(open_page: Open, may_answer: threading.Event) -> None:
    page = open_page(BLANK)
    with page.expect_websocket() as opened:
        page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name="Thinking")).to_be_visible()
    play.amul_by_mouse(page)
    with opened.value.expect_event("framereceived", lambda frame: '"type":"hint"' in str(frame)):
        may_answer.set()
    expect(page.locator(".history")).to_contain_text("You offer ")
    expect(page.locator(".prompt .hint")).to_have_count(0)
    expect(page.locator(".prompt .refusal")).to_have_count(0)


def test_a_table_may_be_without_hints(open_page: Open) -> None:
    page = open_page("/new?game=amul")
    page.get_by_text("More options").click()
    page.get_by_label("Hints allowed").uncheck()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


@pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")
@pytest.mark.parametrize("game", playable())
def test_a_hint_without_a_network(visit: Callable[..., Page], game: str) -> None:
    page = visit()
    page.context.set_offline(True)
    page.goto("/")
    play_now(page, game)
    page.wait_for_function(play.MY_TURN_OR_END)
    while not page.get_by_role("button", name="Hint").is_visible():  # where there is only one thing to do
        page.locator(".prompt .actions .button").last.click()
        page.wait_for_function(play.MY_TURN_OR_END)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".prompt .hint")).to_contain_text(re.compile(r"points in the end|of 100 games"))
