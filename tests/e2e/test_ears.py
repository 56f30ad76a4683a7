"""Playing by ear: whole games through the accessibility tree alone, which tells a seat nothing that it may not know."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from serai.played_game import PlayedGame
from tests.e2e import play
from tests.e2e.conftest import BLANK, Open
from tests.e2e.looks import settle
from tests.secrecy import test_amul_worlds as amul_worlds
from tests.secrecy import test_amulett_worlds as amulett_worlds
from tests.support import hidden_amulett

MOST = 1_500
"""looks at a table before somebody gives up"""

BUTTON = re.compile(r"""- '?button "(.*?)"(.*)""")
NO_DEED = ("Hint", "Less", "More", "Take nothing", "Take it back")
PLACES = {
    "Choose a card": "Your hand",
    "Pick a card from the Market": "Market",
    "Take a card from the Palace": "Palace",
    "Take a card from the Bazaar": "Bazaar",
}
"""where the prompt of Āmul sends somebody"""

# --- whole games ---------------------------------------------------------------------------------------------------


def heard_in(part: Locator) -> tuple[str, list[str]]:
    """What the prompt says, and the names of what can be pressed there."""
    told = part.aria_snapshot()
    return told, [name for name, state in BUTTON.findall(told) if "disabled" not in state and name not in NO_DEED]


def decide_in_amul(page: Page, prompt: Locator) -> None:
    """Enter selects a card of the place that the prompt names, and Enter again plays it."""
    place = next((place for words, place in PLACES.items() if words in heard_in(prompt)[0]), None)
    if place is None:
        return
    for card in page.get_by_role("region", name=place, exact=True).get_by_role("button").all():
        card.press("Enter", timeout=play.AIM_MS)
        if heard_in(prompt)[1]:
            card.press("Enter", timeout=play.AIM_MS)
            return


def decide_in_amulett(_: Page, prompt: Locator) -> None:
    """Select the first choice, unless something is laid out already; the last button is the one that does it."""
    names = heard_in(prompt)[1]
    if names and prompt.get_by_role("button", name=names[0], exact=True, pressed=False).count():
        prompt.get_by_role("button", name=names[0], exact=True).first.press("Enter", timeout=play.AIM_MS)
        names = heard_in(prompt)[1]
    if names:
        prompt.get_by_role("button", name=names[-1], exact=True).last.press("Enter", timeout=play.AIM_MS)


WAYS = {"amul": decide_in_amul, "amulett": decide_in_amulett}


@pytest.mark.parametrize("game", list(WAYS))
def test_a_whole_game_by_ear(open_page: Open, game: str) -> None:
    page = open_page(BLANK)
    page.goto(f"/t/{play.new_table(page, game, 3)}")
    prompt, end = page.get_by_role("region", name="What to do"), page.get_by_role("dialog")
    for _ in range(MOST):
        if end.count():
            break
        play.try_to(lambda page: WAYS[game](page, prompt), page)
        page.wait_for_timeout(30)
    expect(end).to_contain_text("win")
    expect(end.get_by_role("button", name="Play again")).to_be_visible()


# --- what the tree tells -------------------------------------------------------------------------------------------


def worlds_of(game: str, viewer: int) -> tuple[PlayedGame, PlayedGame]:
    """A game, and another one that this seat cannot tell from it though hidden things differ."""
    if game == "amul":
        table = amul_worlds.played(3, seed=5, moves=13, tea=0)
        log = amul_worlds.other_world(table, viewer, seed=1)
    else:
        draw = random.Random(3)
        table = next(amulett_worlds.moments(amulett_worlds.started(3, True, seed=7), draw, until=250))
        log = hidden_amulett.other_world(table, viewer, draw)
    assert log != table.log
    return table, PlayedGame.restore(game, table.players, log, table.options, seed="another")


def heard_at(open_page: Open, table: PlayedGame, viewer: int) -> tuple[str, list[str]]:
    """The tree of a seat's page, and what its keys read out."""
    page = open_page(BLANK)
    real = play.new_table(page, table.game.id, table.players, options=table.options)
    page.route_web_socket(f"**/api/tables/{real}/socket", lambda socket: welcome(socket, page, real, table, viewer))
    page.goto(f"/t/{real}")
    expect(page.get_by_role("log")).not_to_be_empty()
    log = page.get_by_role("log")
    for key in "hmaswe12":
        before = log.inner_text()
        page.keyboard.press(key)
        page.wait_for_function("before => document.querySelector('[role=log]').innerText !== before", arg=before)
    settle(page)
    return page.locator("body").aria_snapshot().replace(real, "T"), log.locator("p").all_inner_texts()


def welcome(socket: WebSocketRoute, page: Page, real: str, table: PlayedGame, viewer: int) -> None:
    place: dict[str, Any] = page.request.get(f"/api/tables/{real}").json()
    message = {
        "type": "welcome",
        "you": {"seat": viewer, "host": True, "invite": None},
        "table": place["table"],
        "revision": "1",
        "view": table.view(viewer),
        "updates": None,
        "chat": [],
        "left": None,
    }
    socket.on_message(lambda _: socket.send(json.dumps(message)))


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_the_tree_and_the_live_region_tell_no_secret(open_page: Open, game: str) -> None:
    viewer, other = 0, 1
    here, there = worlds_of(game, viewer)
    assert heard_at(open_page, here, viewer) == heard_at(open_page, there, viewer)
    # Whoever may know what is different in the two worlds is told.
    assert heard_at(open_page, here, other) != heard_at(open_page, there, other)
