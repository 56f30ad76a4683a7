"""The plain table: a game that the client has no folder for is drawn from its view and its legal moves."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import BLANK, PHONE, Open
from tests.e2e.looks import faults, overflow
from tests.e2e.play import CONFIRM, walk_to

GAME = "oxen"
WORDS = """
oxen-move-lay = Lay down { $card }
oxen-event-laid = { $who ->
    [you] You lay
   *[other] { $seat } lays
  } down { $card }.
oxen-field-hand_size = Cards in hand
"""
INFO = {
    "id": GAME,
    "title": "Oxen",
    "fewest": 2,
    "most": 5,
    "usual": 3,
    "capabilities": [],
    "levels": ["easy"],
    "start_player": False,
    "options": {"long": True, "rows": 4, "deck": "red"},
    "form": [
        {"id": "long", "kind": "flag", "default": True, "label": "oxen-option-long", "help": ""},
        {"id": "rows", "kind": "whole", "default": 4, "least": 2, "most": 5, "label": "oxen-option-rows", "help": ""},
        {
            "id": "deck",
            "kind": "choice",
            "default": "red",
            "words": ["red", "blue"],
            "label": "oxen-option-deck",
            "help": "",
        },
    ],
    "editions": [{"id": "first", "hash": "1"}],
}
SEATS = [
    {"kind": kind, "name": name, "level": None, "here": True, "stand_in": False, "host": not seat}
    for seat, (kind, name) in enumerate([("person", "Anna"), ("person", "Ben"), ("bot", None)])
]
TABLE = {
    "id": "t1",
    "game": GAME,
    "players": 3,
    "edition": "first",
    "edition_hash": "1",
    "options": {},
    "status": "running",
    "access": "link",
    "level": "easy",
    "seconds": None,
    "chat": True,
    "seats": SEATS,
    "created": 0,
    "next": None,
    "result": None,
}
VIEW = {
    "game": GAME,
    "edition": "first",
    "edition_hash": "1",
    "players": 3,
    "options": {},
    "seat": 0,
    "version": 1,
    "round": 1,
    "step": "choose_card",
    "awaited": [0, 1],
    "deck": 81,
    "rows": [[5, 9], [12]],
    "longest": None,
    "history": [{"event": "shuffled"}],
    "seats": [
        {"hand_size": 2, "chosen": False, "hand": [3, 7], "choice": None},
        {"hand_size": 2, "chosen": False},
        {"hand_size": 2, "chosen": True},
    ],
    "legal": [{"seat": 0, "do": "lay", "card": 3}, {"seat": 0, "do": "lay", "card": 7}, {"seat": 0, "do": "give_up"}],
}
LAID = [
    ["set", ["version"], 2],
    ["set", ["awaited"], [1]],
    ["set", ["legal"], []],
    ["set", ["seats", 0, "hand"], [7]],
    ["more", ["history"], [{"event": "laid", "seat": 0, "card": 3}]],
]
OVER = [
    ["set", ["version"], 3],
    ["set", ["awaited"], []],
    ["more", ["history"], [{"event": "laid", "seat": 1, "card": 4}]],
    ["set", ["result"], {"winners": [0], "points": [9, 4, 2], "reason": "empty_hands"}],
]


@pytest.fixture
def at_the_table(open_page: Open) -> Any:
    """Opens a page at a table of a game that exists in this test alone; what was sent to it is noted."""

    def open_(path: str = "/t/t1", **settings: Any) -> tuple[Page, list[dict[str, Any]]]:
        sent: list[dict[str, Any]] = []
        page = open_page(BLANK, **settings)
        games = page.request.get("/api/games").json()
        page.route("**/api/games", lambda route: route.fulfill(json=[*games, INFO]))
        page.route("**/api/words/*.ftl", lambda route: route.fulfill(body=WORDS, content_type="text/plain"))
        page.route(f"**/api/editions/{GAME}/1", lambda route: route.fulfill(json={"id": "first", "cards": [1, 2, 3]}))
        page.route_web_socket("**/api/tables/t1/socket", lambda socket: serve(socket, sent))
        page.goto(path)
        return page, sent

    return open_


def serve(socket: WebSocketRoute, sent: list[dict[str, Any]]) -> None:
    you = {"seat": 0, "host": True, "invite": None}
    welcome = {"type": "welcome", "you": you, "table": TABLE, "revision": "1", "view": VIEW, "updates": None}

    def answer(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "hello":
            socket.send(json.dumps({**welcome, "chat": [], "left": None}))
        if message["type"] == "act":
            sent.append(message["move"])
            socket.send(json.dumps({"type": "ack", "id": message["id"], "again": False}))
            for revision, patch in (("2", LAID), ("3", OVER)):
                socket.send(json.dumps({"type": "update", "revision": revision, "patch": patch, "left": None}))

    socket.on_message(answer)


def test_a_game_without_a_folder_is_played(at_the_table: Any) -> None:
    page, sent = at_the_table()
    expect(page.get_by_role("heading", name="Oxen")).to_be_visible()
    expect(page.locator(".prompt.mine")).to_contain_text("It is your turn.")
    mine, bens = page.get_by_role("article", name="Anna"), page.get_by_role("article", name="Ben")
    expect(mine).to_contain_text("Only you see this")
    expect(mine.get_by_role("listitem")).to_have_text(["3", "7"])
    expect(bens).to_contain_text("Cards in hand")
    expect(bens).not_to_contain_text("Only you see this")
    expect(page.get_by_role("region", name="On the table")).to_contain_text("rows")

    page.get_by_role("button", name="Lay down 3").click()
    expect(page.locator(CONFIRM)).to_be_visible()
    assert not sent
    page.locator(CONFIRM).click()
    expect(page.get_by_role("dialog", name="Result")).to_contain_text("You win.")
    assert sent == [{"seat": 0, "do": "lay", "card": 3}]
    row = page.get_by_role("row").filter(has_text="Anna")
    expect(row.get_by_role("cell")).to_have_text("9")
    expect(page.get_by_role("dialog")).to_contain_text("empty hands")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("complementary")).to_contain_text("Ben lays down 4.")


def test_it_is_played_by_keyboard_and_told_to_people_who_listen(at_the_table: Any) -> None:
    page, sent = at_the_table()
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert walk_to(page, ".prompt .button")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    assert sent == [{"seat": 0, "do": "give_up"}]
    expect(page.get_by_role("log")).to_contain_text("You lay down 3.")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_everybody_can_read_it(at_the_table: Any, device: dict[str, Any]) -> None:
    page, _ = at_the_table(**device)
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert faults(page) == []
    assert overflow(page) <= 0
    page.get_by_role("button", name="Give up").click()
    page.locator(CONFIRM).click()
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    assert faults(page) == []


def test_such_a_game_has_its_pages(at_the_table: Any) -> None:
    page, _ = at_the_table("/")
    card = page.get_by_role("article").filter(has_text="Oxen")
    expect(card).to_contain_text("2 to 5 players")
    card.get_by_role("link", name="With friends").click()
    page.get_by_text("More options").click()
    expect(page.get_by_role("checkbox", name="long")).to_be_checked()
    expect(page.get_by_role("combobox", name="deck")).to_have_value("red")
    expect(page.get_by_role("group", name="rows").get_by_role("status")).to_have_text("4")
    for path, told in (
        ("/cards/oxen", "cards"),
        ("/rules/oxen", "has brought no rule book"),
        ("/cards/oxen/1", "cards"),
    ):
        page.goto(path)
        expect(page.locator("main")).to_contain_text(told)
        assert faults(page) == []
