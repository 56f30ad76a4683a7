"""People at a table: games played through the browser the way a person would."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar

from playwright.sync_api import Error, Locator, Page, WebSocket

from tests.e2e.looks import PATIENCE
from tests.server.people import Browser, Viewer, is_over
from tests.support.dealing import SEED

Result = TypeVar("Result")

MOST_GAMES = 12
"""Not every game has every moment: another one has the rest."""

AIM_MS = 3000
"""What cannot be hit within this time is looked for anew, by whoever tries again (`try_to`)."""

LONGEST_WALK = 80
"""Presses of the Tab key after which a person would give up."""

MY_TURN_OR_END = """() => document.querySelector('dialog[open]')
    || (!document.querySelector('.prompt[aria-busy="true"]')
        && document.querySelector('.prompt.mine .button:enabled, .card.playable:not(.sealed)'))"""
"""Not while a decision is on its way: what it is about can still be seen, as if it were asked again."""

CHOICE = ".prompt.mine .actions .button:enabled:not(.icon, .primary)"
CONFIRM = ".prompt.mine .actions .button.primary:enabled"


def new_table(page: Page, game: str, players: int, **more: Any) -> str:
    """A table against bots, begun; its id."""
    wanted = {"game": game, "players": players, "name": "Anna", "level": "easy", "start": True, **more}
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table


Finished = tuple[str, dict[str, str]]
"""the id of a table, and the cookies of the person who has played there"""


def finish(address: str, game: str, players: int, options: dict[str, Any]) -> Finished:
    """Play a game to the end through the socket alone, where tests are about what comes after."""

    async def play() -> Finished:
        person = Browser(address)
        place = await person.make(game, players, name="Anna", level="easy", start=True, options=options)
        table = place["table"]["id"]
        await play_on(person, table, is_over)
        return table, dict(person.http.cookies)

    return in_a_thread(play())


def table_at(page: Page, game: str, players: int, moment: Callable[[Viewer], bool]) -> str:
    """A table against bots at which this moment has come; its id. Not every game has every moment."""
    for attempt in range(MOST_GAMES):
        table = new_table(page, game, players)
        if play_until(page, table, moment, f"{SEED} {attempt}"):
            return table
    raise AssertionError(f"it never came to that in {MOST_GAMES} games")


def play_until(page: Page, table: str, moment: Callable[[Viewer], bool], seed: str = SEED) -> bool:
    """Play this person's seat through the socket alone until this has come, or the end; whether it has."""
    address, _, _ = page.request.get("/api/games").url.partition("/api")
    person = Browser(address)
    for cookie in page.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    return in_a_thread(play_on(person, table, moment, seed))


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


def play_to_the_end(page: Page, decide: Any, most: int = 400) -> None:
    """Decide whenever asked, until the end is shown."""
    for _ in range(most):
        page.wait_for_function(MY_TURN_OR_END)
        if page.locator("dialog[open]").count():
            return
        try_to(decide, page)
    raise AssertionError(f"the game did not end within {most} decisions")


def play_a_little(page: Page, table: str, decide: Any, decisions: int) -> None:
    """Open a table and decide whenever asked, until the server has taken so many decisions."""
    taken: list[str | bytes] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: taken.append(frame) if '"ack"' in str(frame) else None)

    page.on("websocket", listen)
    page.goto(f"/t/{table}")
    page.wait_for_function(MY_TURN_OR_END)
    for wanted in range(1, decisions + 1):
        until = monotonic() + PATIENCE
        while len(taken) < wanted:
            assert monotonic() < until, f"only {len(taken)} decisions were taken"
            try_to(decide, page)
            page.wait_for_function(MY_TURN_OR_END)


def try_to(decide: Any, page: Page) -> None:
    """What was aimed at may be gone by the time it is hit: a bot was quicker."""
    page.set_default_timeout(AIM_MS)
    try:
        decide(page)
    except Error as error:
        if not any(words in error.message for words in ("not attached", "Timeout", "intercepts")):
            raise
    finally:
        page.set_default_timeout(1000 * PATIENCE)


def amul_by_mouse(page: Page) -> None:
    """Click a card, then the button that says what will happen."""
    page.locator(".card.playable:not(.sealed)").first.click()
    page.locator(".prompt .button.primary").click()


def amul_by_touch(page: Page) -> None:
    page.locator(".card.playable:not(.sealed)").last.tap()
    page.locator(".prompt .button.primary").tap()


def amul_by_keyboard(page: Page) -> None:
    """Walk to a card that can be played; Enter chooses it, Enter again plays it."""
    if walk_to(page, ".card.playable:not(.sealed)"):
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")


def amulett_by_mouse(page: Page) -> None:
    """Click the first choice, unless something is laid out already, then the button that says what will happen."""
    confirm = laid_out_or_not(page)
    if not confirm.count():
        page.locator(CHOICE).first.click()
    confirm.click()


def amulett_by_touch(page: Page) -> None:
    confirm = laid_out_or_not(page)
    if not confirm.count():
        page.locator(CHOICE).first.tap()
    confirm.tap()


def laid_out_or_not(page: Page) -> Locator:
    """The button that plays what is laid out; none if something has to be chosen first. Some of it is fetched late."""
    page.locator(f"{CONFIRM}, {CHOICE}").first.wait_for()
    return page.locator(CONFIRM)


def amulett_by_keyboard(page: Page) -> None:
    """Walk to a choice; Enter chooses it, and the next stop that is no choice plays it."""
    if not laid_out_or_not(page).count() and walk_to(page, CHOICE):
        page.keyboard.press("Enter")
    if walk_to(page, CONFIRM):
        page.keyboard.press("Enter")


def walk_to(page: Page, selector: str) -> bool:
    """Press Tab, and nothing else, until the focus is on such an element."""
    for _ in range(LONGEST_WALK):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return True
        page.keyboard.press("Tab")
    return False
