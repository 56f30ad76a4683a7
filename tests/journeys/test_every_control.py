"""A walk over every page that uses every control: whatever changes nothing is dead."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Dialog, ElementHandle, Page

from serai.bots.hint import Expected, Hint
from serai.bots.sight import Sight
from serai.games.amul.edition import read as amul
from serai.games.amulett.edition import read as amulett
from serai.server.base.refusals import NOT_NOW, Refuse
from serai.server.work import bot_pool
from tests.journeys import play
from tests.journeys.conftest import BLANK, DESK, LOST, PHONE, Open
from tests.journeys.settled import follow, go, settled

CONTROLS = (Path(__file__).parent / "controls.js").read_text("utf-8")
TEXTS = {"text": "Anna", "search": "a", "number": "2", "url": "https://example.org/", "date": "2026-01-01"}
CARDS = {kind.name["en"] for kind in amul.load().kinds.values()} | {
    spell.name["en"] for spell in amulett.load().spells.values()
}

Key = tuple[str, str, str, str]
"""Where a control is, its role, the group it belongs to, and its name: alike ones are one kind."""


def kind_of(words: str) -> str:
    """Names of cards, rules, areas and people fall together."""
    if any(re.match(rf"{re.escape(card)}(?![a-z])", words) for card in CARDS):
        return "CARD"
    words = re.sub(r"\b[AM]\d+(\.\d+)*\b", "RULE", words)
    words = re.sub(r"\b[A-H]\d\b", "AREA", words)
    return re.sub(r"\d+", "N", words)[:60]


def path_of(address: str) -> str:
    return address.partition("#")[0]


@dataclass
class Walk:
    """Somebody who uses whatever has not been used before."""

    page: Page
    used: set[Key]
    dead: list[Key] = field(default_factory=list)
    out_of_reach: list[Key] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    """What has left the page since the last look: requests that change something, files, questions, other pages."""

    def __post_init__(self) -> None:
        page = self.page
        page.add_init_script(CONTROLS)
        page.on("request", lambda request: self.left.append(request.method) if request.method != "GET" else None)
        page.on("download", lambda download: self.left.append(download.suggested_filename))
        page.on("popup", self._open_another)
        page.on("filechooser", lambda _: self.left.append("file"))
        page.on("dialog", self._decline)
        page.on("websocket", lambda socket: socket.on("framesent", lambda _: self.left.append("socket")))

    def _open_another(self, popup: Page) -> None:
        self.left.append(popup.url)
        popup.close()

    def _decline(self, dialog: Dialog) -> None:
        self.left.append(dialog.message)
        dialog.dismiss()

    def visit(self, place: str, open_: Callable[[], None]) -> None:
        """Use all of a place, and of what opens there; whoever is led away comes back."""
        page = self.page
        known: dict[Key, None] = {}
        open_()
        address = page.url
        while True:
            before = len(self.used)
            while path_of(page.url) == path_of(address) and (found := self._next(place, known)) is not None:
                self._use(*found)
            if known.keys() <= self.used:
                return
            if len(self.used) == before:
                self.out_of_reach += [key for key in known if key not in self.used]
                return
            if path_of(page.url) == path_of(address):
                open_()  # something lies over the rest, or has taken it away
                address = page.url
            else:
                follow(page, address)

    def _next(self, place: str, known: dict[Key, None]) -> tuple[Key, int] | None:
        listed: list[dict[str, Any]] = self.page.evaluate("listControls()")
        keys: list[Key] = [
            ("everywhere" if one["everywhere"] else place, one["role"], kind_of(one["group"]), kind_of(one["name"]))
            for one in listed
        ]
        known.update(dict.fromkeys(keys))
        return next(((key, number) for number, key in enumerate(keys) if key not in self.used), None)

    def _use(self, key: Key, number: int) -> None:
        """To point at something, and to have a look at it, is no use of it."""
        self.used.add(key)
        page, (place, role, _, _) = self.page, key
        control = page.evaluate_handle("number => (listed[number].focus(), listed[number])", number).as_element()
        assert control
        settled(page)
        self.left.clear()
        page.evaluate("number => aboutToUse(number)", number)
        act(control, role)
        settled(page)
        changed = page.evaluate("whatChanged()")
        if not self.left and (changed is None or (changed == "value" and place not in HANDED_IN)):
            self.dead.append(key)


def act(control: ElementHandle, role: str) -> None:
    if role == "select":
        control.evaluate(
            """used => {
                used.selectedIndex = (used.selectedIndex + 1) % used.options.length;
                used.dispatchEvent(new Event('input', { bubbles: true }));
                used.dispatchEvent(new Event('change', { bubbles: true }));
            }"""
        )
    elif role in ("input checkbox", "input radio"):
        control.evaluate("used => used.click()")
    elif role in ("input range", "slider"):
        control.press("ArrowRight")
    elif role == "input file":
        control.set_input_files({"name": "nothing.txt", "mimeType": "text/plain", "buffer": b"nothing"})
    elif role.startswith("input "):
        control.fill(TEXTS.get(role.removeprefix("input "), "Anna"))
        control.press("Tab")
    else:
        control.evaluate("used => used.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))")


HANDED_IN = {
    "/new?game=amul": "by Open the table",
    "/new?game=amulett&here": "by Begin",
    "/tournament": "by Make the tournament",
    "/score/amulett": "by Begin the game",
    "/me": "by Keep and Come back",
}
"""Forms that are handed in by a button: what is entered there shows only afterwards."""

NOTHING_CHANGES: dict[Key, str] = {
    ("/edition/amul", "input checkbox", "", "Only what is still to be checked"): "nothing has been checked here",
}
"""Controls that may change nothing, and why."""


ROOMS: dict[str, tuple[str, ...]] = {
    "home": ("/", "/new?game=amul", "/new?game=amulett&here", "/daily/amul", "/about", "/move#x", "/nowhere"),
    "books": ("/cards/amul", "/cards/amul/mughal_warlord", "/rules/amul", "/learn/amul"),
    "pads": ("/score/amul", "/score/amul/cards", "/score/amul/together", "/score/amulett"),
    "editions": ("/edition/amul", "/edition/amul/kind/gold"),
    "people": ("/me", "/mine/amul", "/calls", "/tournament", "/replay"),
}
TWINS = (
    "/cards/amulett",
    "/cards/amulett/magic_amber",
    "/rules/amulett",
    "/learn/amulett",
    "/edition/amulett/map.areas/A1",
    "/daily/amulett",
    "/mine/amulett",
)
"""The same pages for the other game."""
TABLES: dict[str, dict[str, Any]] = {
    "a table of Āmul": {"game": "amul"},
    "a table of Das Amulett": {"game": "amulett"},
    "a slow table": {"game": "amul", "seconds": 86_400},
    "a waiting room": {"game": "amul", "start": False, "seats": ["open", "open", "easy"]},
}
AFTERWARDS = {
    "the end of {game}": "/t/{table}",
    "a replay of {game}": "/replay/{table}?at=20",
    "the deal of {game}": "/deal/{table}",
}
DEVICES = {"desk": DESK, "phone": PHONE}

pytestmark = pytest.mark.rare
"""Unfinished: it takes minutes, and does not get through all tables yet."""

each_device = pytest.mark.parametrize("device", DEVICES)


@pytest.fixture(scope="module")
def used() -> set[Key]:
    """What was used on a desk is not used again on a phone: the walk there is for what only a phone has."""
    return set()


@pytest.fixture
def walker(
    open_page: Open, finished: Callable[..., play.Finished], monkeypatch: pytest.MonkeyPatch, device: str
) -> Page:
    """The page of somebody who has played, on a server that does without what takes long."""
    monkeypatch.setattr("serai.server.routes.data.prepare_text", prepare_nothing)
    monkeypatch.setattr(bot_pool, "hint", advise)
    _, cookies = finished("amul", 3)
    page: Page = open_page(BLANK, expect=(*LOST, "status of"), cookies=cookies, **DEVICES[device])
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return page


def prepare_nothing(*_: str) -> None:
    """A walk does not play with each edition on this device."""
    raise Refuse(NOT_NOW, "server-reviews-busy")


def advise(sight: Sight) -> Hint:
    return Hint(sight.legal[-1], sight.legal[0], (Expected("total", 58.2, 56.1, 0.2),))


def nothing_is_dead(walk: Walk, places: Collection[str]) -> None:
    excused = {key for key in NOTHING_CHANGES if key[0] in places and key in walk.used}
    assert set(walk.dead) == excused, "dead, or excused though it does something"
    assert walk.out_of_reach == []


@each_device
@pytest.mark.parametrize("room", [*ROOMS, pytest.param("twins", marks=pytest.mark.rare)])
def test_every_control_of_a_page_does_something(walker: Page, used: set[Key], room: str) -> None:
    paths = ROOMS.get(room, TWINS)
    walk = Walk(walker, used)
    for path in paths:
        walk.visit(path, lambda path=path: go(walker, path))  # type: ignore[misc]
    nothing_is_dead(walk, paths)


@each_device
@pytest.mark.parametrize("table", TABLES)
def test_every_control_of_a_table_does_something(walker: Page, used: set[Key], table: str) -> None:
    walk = Walk(walker, used)
    walk.visit(table, lambda: go(walker, f"/t/{play.new_table(walker, players=3, **TABLES[table])}"))
    nothing_is_dead(walk, [table])


@each_device
@pytest.mark.parametrize("game", ["amul", pytest.param("amulett", marks=pytest.mark.rare)])
def test_every_control_after_a_game_does_something(
    walker: Page, used: set[Key], finished: Callable[..., play.Finished], game: str
) -> None:
    table, cookies = finished(game, 3)
    origin = walker.request.get("/api/games").url
    walker.context.add_cookies([{"name": name, "value": value, "url": origin} for name, value in cookies.items()])
    walk = Walk(walker, used)
    for place, path in AFTERWARDS.items():
        address = path.format(table=table)
        walk.visit(place.format(game=game), lambda address=address: go(walker, address))  # type: ignore[misc]
    nothing_is_dead(walk, [])
