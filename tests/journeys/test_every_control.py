"""A walk over every page that uses every control: whatever changes nothing is dead."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Page

from serai.games.amul.edition import read as amul
from serai.games.amulett.edition import read as amulett
from serai.server.refusals import NOT_NOW, Refuse
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

    used: set[Key] = field(default_factory=set)
    dead: list[Key] = field(default_factory=list)
    out_of_reach: list[Key] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    """What has left the page since the last look: requests that change something, files, questions, other pages."""

    def accompany(self, page: Page) -> None:
        page.add_init_script(CONTROLS)
        page.on("request", lambda request: self.left.append(request.method) if request.method != "GET" else None)
        page.on("download", lambda download: self.left.append(download.suggested_filename))
        page.on("popup", lambda popup: (self.left.append(popup.url), popup.close()))
        page.on("filechooser", lambda _: self.left.append("file"))
        page.on("dialog", lambda dialog: (self.left.append(dialog.message), dialog.dismiss()))
        page.on("websocket", lambda socket: socket.on("framesent", lambda _: self.left.append("socket")))

    def visit(self, page: Page, place: str, open_: Callable[[], None]) -> None:
        """Use all of a place, and of what opens there; whoever is led away comes back."""
        known: dict[Key, None] = {}
        open_()
        address = page.url
        while True:
            before = len(self.used)
            while path_of(page.url) == path_of(address) and (found := self._next(page, place, known)) is not None:
                self._use(page, *found)
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

    def _next(self, page: Page, place: str, known: dict[Key, None]) -> tuple[Key, int] | None:
        listed: list[dict[str, Any]] = page.evaluate("listControls()")
        keys: list[Key] = [
            ("everywhere" if one["everywhere"] else place, one["role"], kind_of(one["group"]), kind_of(one["name"]))
            for one in listed
        ]
        known.update(dict.fromkeys(keys))
        return next(((key, number) for number, key in enumerate(keys) if key not in self.used), None)

    def _use(self, page: Page, key: Key, number: int) -> None:
        """To point at something, and to have a look at it, is no use of it."""
        self.used.add(key)
        place, role, _, _ = key
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
            print("dead:", key, changed, file=sys.stderr, flush=True)


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


def places(page: Page, finished: Callable[..., play.Finished]) -> Iterator[tuple[str, Callable[[], None]]]:
    """Every page there is, in some states."""
    for path in PLACES:
        yield path, lambda path=path: go(page, path)  # type: ignore[misc]
    yield "a table of Āmul", lambda: go(page, f"/t/{play.new_table(page, 'amul', 3)}")
    yield "a table of Das Amulett", lambda: go(page, f"/t/{play.new_table(page, 'amulett', 3)}")
    yield "a slow table", lambda: go(page, f"/t/{play.new_table(page, 'amul', 3, seconds=86_400)}")
    yield "a waiting room", lambda: go(page, f"/t/{play.new_table(page, 'amul', 3, start=False)}")
    for game in ("amul", "amulett"):
        table, _ = finished(game, 3)
        yield f"the end of {game}", lambda table=table: go(page, f"/t/{table}")  # type: ignore[misc]
        yield f"a replay of {game}", lambda table=table: go(page, f"/replay/{table}?at=20")  # type: ignore[misc]
    yield "a deal", lambda: go(page, f"/deal/{table}")


PLACES = (
    "/",
    "/new?game=amul",
    "/new?game=amulett&here",
    "/cards/amul",
    "/cards/amul/mughal_warlord",
    "/cards/amulett",
    "/cards/amulett/magic_amber",
    "/rules/amul",
    "/rules/amulett",
    "/score/amul",
    "/score/amul/cards",
    "/score/amul/together",
    "/score/amulett",
    "/edition/amul",
    "/edition/amul/kind/gold",
    "/edition/amulett/map.areas/A1",
    "/learn/amul",
    "/learn/amulett",
    "/replay",
    "/daily/amul",
    "/tournament",
    "/me",
    "/mine/amul",
    "/calls",
    "/about",
    "/move#x",
    "/nowhere",
)


@pytest.mark.parametrize("device", [DESK, pytest.param(PHONE, marks=pytest.mark.rare)], ids=["desk", "phone"])
def test_every_control_does_something(
    open_page: Open, finished: Callable[..., play.Finished], monkeypatch: pytest.MonkeyPatch, device: dict[str, Any]
) -> None:
    monkeypatch.setattr("serai.server.routes.data.prepare_text", prepare_nothing)
    _, cookies = finished("amul", 3)
    page = open_page(BLANK, expect=(*LOST, "status of"), cookies=cookies, **device)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    walk = Walk()
    walk.accompany(page)
    for place, open_ in places(page, finished):
        walk.visit(page, place, open_)
        print(place, len(walk.used), file=sys.stderr, flush=True)
    print("out", walk.out_of_reach)
    assert [key for key in walk.dead if key not in NOTHING_CHANGES] == []
    assert NOTHING_CHANGES.keys() <= set(walk.dead), "what does something by now needs no excuse"


def prepare_nothing(*_: str) -> None:
    """To prepare each edition for this device would take long, and whoever walks does not play with it."""
    raise Refuse(NOT_NOW, "server-reviews-busy")
