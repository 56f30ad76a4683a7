"""A walk over every page that uses every control: whatever changes nothing is dead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Error, Page, Request, expect

from serai.bots.hint import Expected, Hint
from serai.bots.sight import Sight
from serai.games import GAMES
from serai.games.amul.edition import read as amul
from serai.games.amulett.edition import read as amulett
from serai.kernel.words import say
from serai.server.base.refusals import NOT_NOW, Refuse
from serai.server.work import bot_pool
from tests.journeys import play
from tests.journeys.conftest import BLANK, DESK, LOST, PHONE, Open
from tests.journeys.house import House
from tests.journeys.settled import follow, go, settled

CONTROLS = (Path(__file__).parent / "controls.js").read_text("utf-8")
TEXTS = {"text": "Anna", "search": "a", "number": "2", "url": "https://example.org/", "date": "2026-01-01"}
NAMES = {
    *(kind.name["en"] for kind in amul.load().kinds.values()),
    *(spell.name["en"] for spell in amulett.load().spells.values()),
    *(say("en", "ui-bot-name", {"number": number}) for number in range(1, 9)),
    TEXTS["text"],
}
ANY_NAME = re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, NAMES), key=len, reverse=True))})\b.*")

Key = tuple[str, str, str, str]
"""Where a control is, its role, the group it belongs to, and its name: alike ones are one kind."""


def kind_of(words: str) -> str:
    """Names of cards and people, seats, rules and areas fall together; what is said after a name is about it."""
    words = ANY_NAME.sub("NAME", words)
    words = re.sub(r"\bSeat \d.*", "NAME", words)
    words = re.sub(r"\b[AM]\d+(\.\d+)*\b", "RULE", words)
    words = re.sub(r"\b[A-H]\d\b", "AREA", words)
    words = re.sub(r"\d+", "N", words)
    return re.sub(r"^[N+/×·… ]+NAME", "NAME", words)[:60]  # what is written on a card comes before its name


ONE_OF_MANY = re.compile(r"\b(?:NAME|RULE|AREA|N)\b")


def key_of(place: str, control: dict[str, Any]) -> Key:
    role, name = control["role"], kind_of(control["name"])
    # One of many is the same wherever it stands on a page.
    group = "" if name.startswith("to ") or ONE_OF_MANY.search(name) else kind_of(control["group"])
    return ("everywhere" if control["everywhere"] else place, role, group, name)


def path_of(address: str) -> str:
    return address.partition("#")[0]


@dataclass
class Walk:
    """Somebody who uses everything that has not been used before."""

    page: Page
    used: set[Key]
    born: Callable[[], play.Finished]
    """Somebody new: the table of the game they have played, and their cookies."""
    table: str = ""
    tried: set[Key] = field(default_factory=set)
    dead: set[Key] = field(default_factory=set)
    out_of_reach: list[Key] = field(default_factory=list)
    is_known: bool = True
    """Whether the server may have learned something of this person, who is another one from the next beginning on."""
    cookies: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        page = self.page
        page.add_init_script(CONTROLS)
        page.on("request", self._note_request)
        page.on("popup", lambda popup: popup.close())
        page.on("filechooser", lambda _: None)
        page.on("dialog", lambda dialog: dialog.dismiss())

    def _note_request(self, request: Request) -> None:
        if request.method != "GET":
            self.is_known = True

    def visit(self, place: str, open_: Callable[[], None]) -> None:
        """Use all of a place, and of what opens there, the newest first; come back when led away."""
        ways: dict[Key, list[Key]] = {}  # what had been used when a control came into sight
        trail: list[Key] = []
        address = self._begin(open_)
        while True:
            seen = self._look(place, address)
            if seen is None:  # the same controls under other names
                address, trail = self._begin(open_), []
                continue
            for key in seen:
                ways.setdefault(key, trail[:])
            ready = [key for key in seen if key not in self.used]
            if not ready:
                rest = [key for key in ways if key not in self.used]
                if not rest:
                    return
                address, trail = self._find(place, open_, rest[0], ways[rest[0]], address, trail)
                continue
            # The newest first; a form is handed in last.
            newest = max(ready, key=lambda key: (len(ways[key]), key[1] != "submit"))
            if self._use(newest, seen.index(newest)):
                trail.append(newest)

    def _begin(self, open_: Callable[[], None]) -> str:
        """Open a place as somebody of whom neither browser nor server remember anything of this walk; its address."""
        page = self.page
        if self.is_known:
            self.table, self.cookies = self.born()
            self.is_known = False
        origin = page.request.get("/api/games").url.partition("/api")[0]
        page.goto(BLANK)
        debugger = page.context.new_cdp_session(page)
        debugger.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage,indexeddb"})
        debugger.detach()
        page.context.clear_cookies()
        page.context.add_cookies([{"name": name, "value": it, "url": origin} for name, it in self.cookies.items()])
        open_()
        return page.url

    def _look(self, place: str, address: str) -> list[Key] | None:
        """Come back if led away; what can be used now, or nothing if all of it has other words."""
        looked = self._ask("look()")
        if looked["language"] == "en" and path_of(looked["address"]) != path_of(address):
            follow(self.page, address)
            looked = self._ask("look()")
        if looked["language"] != "en":
            return None
        return [key_of(place, one) for one in looked["controls"]]

    def _find(
        self, place: str, open_: Callable[[], None], wanted: Key, way: list[Key], address: str, trail: list[Key]
    ) -> tuple[str, list[Key]]:
        """Bring a control that was seen before into sight again: the address, and what was used on the way."""
        for length in (None, 1, 3, len(way)):
            if length is None:  # it may be enough to open something again
                steps = way[-1:]
            else:
                address, trail, steps = self._begin(open_), [], way[-length:]
            for step in steps:
                seen = self._look(place, address) or []
                if step in seen:
                    self._act(step, seen.index(step))
            trail = trail + steps
            if wanted in (self._look(place, address) or []):
                return address, trail
        self.out_of_reach.append(wanted)
        self.used.add(wanted)
        return address, trail

    def _ask(self, question: str, number: int = 0) -> Any:
        """A page that is just being left for another one is asked there."""
        try:
            return self.page.evaluate(question, number)
        except Error as left:
            if "context was destroyed" not in left.message:
                raise
            settled(self.page)
            return self.page.evaluate("look()") if question == "look()" else "something"

    def _use(self, key: Key, number: int) -> bool:
        """Whether it was still there."""
        changed = self._act(key, number)
        if changed == "gone":
            return False
        self.used.add(key)
        self.tried.add(key)
        if changed is None or (changed == "value" and key[0] not in HANDED_IN):
            self.dead.add(key)
        return True

    def _act(self, key: Key, number: int) -> str | None:
        """What it has changed in the page: something, only its own value, or nothing; or it was gone."""
        page, role = self.page, key[1]
        changed: str | None
        if role not in BY_HAND:
            changed = self._ask(USE.replace("way", "choose" if role == "select" else "press"), number)
        elif page.evaluate("number => aboutToUse(number)", number):
            control = page.evaluate_handle("number => listed[number]", number).as_element()
            assert control is not None
            enter(control, role)
            changed = self._ask("whatChanged()")
        else:
            changed = "gone"
        return changed


USE = "async number => (await aboutToUse(number) ? (way(number), await whatChanged()) : 'gone')"
"""functions of controls.js"""
BY_HAND = ("slider", "input range", "input file", *(f"input {kind}" for kind in TEXTS))


def enter(control: ElementHandle, role: str) -> None:
    if role in ("input range", "slider"):
        control.press("ArrowRight")
    elif role == "input file":
        control.set_input_files({"name": "nothing.txt", "mimeType": "text/plain", "buffer": b"nothing"})
    else:
        control.fill(TEXTS.get(role.removeprefix("input "), "Anna"))
        control.press("Tab")


HANDED_IN = {
    "/new?game=amul": "by Create table",
    "/new?game=amulett&here": "by Begin",
    "/tournament": "by Create tournament",
    "/score/amulett": "by Begin the game",
    "/me": "by Save and Sign in",
}
"""Forms that are handed in by a button: what is entered there shows only afterwards."""

NOTHING_CHANGES: dict[Key, str] = {
    ("/edition/amul", "input checkbox", "", "Show only unchecked ones"): "nothing has been checked here",
}
"""Controls that may change nothing, and why."""


PATHS = (
    *("/", "/new?game=amul", "/new?game=amulett&here", "/daily/amul", "/about", "/move#x", "/nowhere"),
    *("/cards/amul", "/cards/amul/mughal_warlord", "/rules/amul", "/learn/amul"),
    *("/score/amul", "/score/amul/cards", "/score/amul/together", "/score/amulett"),
    *("/edition/amul", "/edition/amul/kind/gold"),
    *("/me", "/mine/amul", "/notifications", "/tournament", "/replay"),
    # The same pages for the other game.
    *("/cards/amulett", "/cards/amulett/magic_amber", "/rules/amulett", "/learn/amulett"),
    *("/edition/amulett/map.areas/A1", "/daily/amulett", "/mine/amulett"),
)
TABLES: dict[str, dict[str, Any]] = {
    "a table of Āmul": {"game": "amul"},
    "a table of Das Amulett": {"game": "amulett"},
    "a slow table": {"game": "amul", "seconds": 86_400},
    "a waiting room": {"game": "amul", "start": False, "seats": ["open", "open", "easy"]},
}
AFTERWARDS = {
    "the end": "/t/{table}",
    "a replay": "/replay/{table}?at=20",
    "the deal": "/deal/{table}",
}
DEVICES = {"desk": DESK, "phone": PHONE}
SCALE = 0.25
"""Nobody looks at it, and to paint a page takes a third of the work."""
DAILY = {("/", "phone"), ("/new?game=amul", "phone")}
"""what a player touches first; all other walks together take a quarter of an hour"""

each_device = pytest.mark.parametrize("device", DEVICES)


def on_each_device(argument: str, places: Iterable[str]) -> pytest.MarkDecorator:
    cases = product(places, DEVICES)
    return pytest.mark.parametrize(
        (argument, "device"),
        [pytest.param(*case, id="-".join(case), marks=() if case in DAILY else pytest.mark.rare) for case in cases],
    )


@pytest.fixture(scope="module")
def used() -> set[Key]:
    """What was used on a desk is not used again on a phone: the walk there is for what only a phone has."""
    return set()


@pytest.fixture
def walk(
    open_page: Open,
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    device: str,
    used: set[Key],
    request: pytest.FixtureRequest,
) -> Walk:
    """Somebody who has played, on a server that does without what takes long."""
    monkeypatch.setattr("serai.server.routes.data.prepare", prepare_nothing)
    # What is seen once is found again.
    monkeypatch.setattr("serai.server.table.seats.lobby.new_secret", lambda: "5e" * 32)
    monkeypatch.setattr(bot_pool, "hint", advise)
    page: Page = open_page(BLANK, expect=(*LOST, "status of"), **DEVICES[device], device_scale_factor=SCALE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    game = request.node.callspec.params.get("game", GAMES[0])
    return Walk(page, used, lambda: play.finish(house.address, game, 3, {}))


def nobody() -> play.Finished:
    """Somebody who has not played yet: a game takes longer than what is looked for at another table."""
    return "", {}


def prepare_nothing(_: object) -> None:
    """A walk does not play with each edition on this device."""
    raise Refuse(NOT_NOW, "server-reviews-busy")


def advise(sight: Sight) -> Hint:
    return Hint(sight.legal[-1], sight.legal[0], 0.58, 0.56, None, (Expected("total", 58.2, 56.1, 0.2),), 400)


def nothing_is_dead(walk: Walk) -> None:
    print(len(walk.tried), "used; dead:", walk.dead, "out of reach:", walk.out_of_reach)
    assert walk.dead == NOTHING_CHANGES.keys() & walk.tried, "dead, or excused though it does something"
    assert walk.out_of_reach == []


@on_each_device("path", PATHS)
def test_every_control_of_a_page_does_something(walk: Walk, path: str) -> None:
    walk.visit(path, lambda: go(walk.page, path))
    nothing_is_dead(walk)


@on_each_device("table", TABLES)
def test_every_control_of_a_table_does_something(walk: Walk, table: str) -> None:
    walk.born = nobody
    walk.visit(table, lambda: go(walk.page, f"/t/{play.new_table(walk.page, players=3, **TABLES[table])}"))
    nothing_is_dead(walk)


@pytest.mark.rare
@each_device
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("place", AFTERWARDS)
def test_every_control_after_a_game_does_something(walk: Walk, game: str, place: str) -> None:
    def open_() -> None:
        go(walk.page, AFTERWARDS[place].format(table=walk.table))
        expect(walk.page.get_by_role("alert")).to_have_count(0)

    walk.visit(f"{place} of {game}", open_)
    nothing_is_dead(walk)
