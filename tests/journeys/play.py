"""People at a table: games played through the browser the way a person would."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from playwright.sync_api import Dialog, Locator, Page

from tests.journeys.settled import settled
from tests.server.people import Browser, Viewer, is_over
from tests.support.dealing import SEED

Result = TypeVar("Result")
Decide = Callable[[Page], None]

LONGEST_WALK = 80
"""Presses of the Tab key after which a person would give up."""

PLAYABLE = ".card.playable:not(.sealed)"
CHOICE = ".prompt.mine .actions .button:enabled:not(.icon, .primary)"
CONFIRM = ".prompt .actions .button.primary:enabled"


def new_table(page: Page, game: str, players: int, **more: Any) -> str:
    """A table against bots, begun; its id."""
    wanted = {"game": game, "players": players, "name": "Anna", "level": "easy", "start": True, **more}
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table


def shared_table(page: Page, friend: Page, game: str = "amul", *, start: bool = True, **more: Any) -> str:
    """A table for this person, a friend called Ben and a bot; its id."""
    seats = ["open", "open", "easy"]
    table = new_table(page, game, 3, seats=seats, start=False, access="public", **more)
    assert friend.request.post(f"/api/tables/{table}/join", data={"name": "Ben"}).ok
    if start:
        assert page.request.post(f"/api/tables/{table}/start").ok
    return table


Finished = tuple[str, dict[str, str]]
"""the id of a table, and the cookies of the person who has played there"""


def finish(address: str, game: str, players: int, options: dict[str, Any]) -> Finished:
    """Play a game to the end through the socket alone, where journeys are about what comes after."""

    async def play() -> Finished:
        person = Browser(address)
        place = await person.make(game, players, name="Anna", level="easy", start=True, options=options)
        table = place["table"]["id"]
        await play_on(person, table, is_over)
        return table, dict(person.http.cookies)

    return in_a_thread(play())


def play_until(page: Page, table: str, moment: Callable[[Viewer], bool], seed: str = SEED) -> None:
    """Play this person's seat through the socket alone until this has come; another seed gives another game."""
    address, _, _ = page.request.get("/api/games").url.partition("/api")
    person = Browser(address)
    for cookie in page.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    assert in_a_thread(play_on(person, table, moment, seed)), f"it never came to that in the game of seed {seed}"


async def play_on(person: Browser, table: str, moment: Callable[[Viewer], bool], seed: str = SEED) -> bool:
    async with person.at(table) as viewer:
        await viewer.welcome()
        await viewer.play_on(lambda me: moment(me) or is_over(me), random.Random(seed))
    await person.http.aclose()
    return moment(viewer)


def in_a_thread(work: Coroutine[Any, Any, Result]) -> Result:
    """Playwright keeps the event loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def play_to_the_end(page: Page, decide: Decide, most: int = 400) -> None:
    """Decide whenever asked, until the end is shown. A page at rest waits for nobody else."""
    for _ in range(most):
        settled(page)
        if page.get_by_role("dialog").count():
            return
        decide(page)
    raise AssertionError(f"the game did not end within {most} decisions")


def is_chosen(page: Page) -> bool:
    """Whether a move waits to be confirmed already: a hint lays one ready, and so does a choice of one. To press what
    is chosen would play it."""
    return page.locator(CONFIRM).count() > 0


def amul_by_mouse(page: Page) -> None:
    """Click a card, then the button that says what will happen."""
    if not is_chosen(page):
        page.locator(PLAYABLE).first.click()
    page.locator(CONFIRM).click()


def amul_by_touch(page: Page) -> None:
    if not is_chosen(page):
        page.locator(PLAYABLE).last.tap()
    page.locator(CONFIRM).tap()


def amul_by_keyboard(page: Page) -> None:
    """Walk to a card that can be played; Enter chooses it, Enter again plays it."""
    walk_to(page, PLAYABLE)
    if not is_chosen(page):
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def amulett_by_mouse(page: Page) -> None:
    """Click the first choice, then the button that says what will happen."""
    if not is_chosen(page):
        page.locator(CHOICE).first.click()
    page.locator(CONFIRM).click()


DECIDE: dict[str, Decide] = {"amul": amul_by_mouse, "amulett": amulett_by_mouse}


def pass_on(page: Page) -> None:
    """Pass in an auction of Das Amulett; somebody who can only pass need not choose it."""
    settled(page)
    if not is_chosen(page):
        page.locator(".prompt").get_by_role("button", name="Pass").click()
    page.locator(CONFIRM).click()


def seal_first_card(page: Page) -> str:
    """Offer the first card of the hand; its key."""
    card = page.locator(f".hand {PLAYABLE}").first
    key = card.get_attribute("data-fly")
    assert key
    card.click()
    page.locator(CONFIRM).click()
    return key


def walk_to(page: Page, selector: str) -> None:
    """Press Tab, and nothing else, until the focus is on such an element."""
    for _ in range(LONGEST_WALK):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def hand(page: Page) -> Locator:
    return page.locator(".hand button.card")


def my_turn(page: Page) -> Locator:
    return page.locator(".prompt.mine")


def note_link(page: Page) -> list[str]:
    """Where there is no clipboard, a dialog shows the link: it is noted when that comes."""
    links: list[str] = []

    def note(dialog: Dialog) -> None:
        links.append(dialog.default_value)
        dialog.dismiss()

    page.once("dialog", note)
    return links
