"""Links: the wrong ones end kindly, the right ones lead where the sender meant.

How an address is read, web/src/state/route.test.ts tests without a browser.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, Open


@pytest.fixture
def finished_game(open_finished: Open) -> tuple[Page, str]:
    game: tuple[Page, str] = open_finished("amulett", 3, True)  # with choices before the first round
    return game


@pytest.mark.parametrize("path", ["/%", "/t"])
def test_an_address_that_is_none(open_page: Open, path: str) -> None:
    expect(open_page(path).get_by_role("heading", name="Nothing here")).to_be_visible()


@pytest.mark.parametrize("path", ["/t/abc.", "/replay/abc."])
def test_a_table_that_is_none(open_page: Open, path: str) -> None:
    page = open_page(path, expect=("404",))
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    expect(page.get_by_role("link", name="Home").first).to_be_visible()


def test_a_card_that_is_none(open_page: Open) -> None:
    expect(open_page("/cards/amul/%").get_by_role("searchbox")).to_be_visible()


def test_a_moment_between_two_moments(finished_game: tuple[Page, str]) -> None:
    page, table = finished_game
    page.goto(f"/replay/{table}?at=7.5")
    expect(page.get_by_role("slider")).to_have_value("7")
    expect(page.get_by_label("Jump to a round").locator("option").first).to_have_text("Beginning")
    expect(page.get_by_text("away", exact=True)).to_have_count(0)


def test_a_moment_is_shown_to_somebody_else(open_page: Open, finished_game: tuple[Page, str]) -> None:
    """An uploaded record, too, can be passed on: the link brings its invitation along."""
    page, table = finished_game
    record = page.request.get(f"/api/tables/{table}/record").json()
    place = page.request.post("/api/records", data=record).json()
    page.goto(f"/replay/{place['table']['id']}?seat=1&at=20")
    expect(page.get_by_role("slider")).to_have_value("20")
    page.get_by_role("button", name="One step on").click()
    link = asked_to_copy(page, "Link to this moment")

    friend = open_page(link)
    expect(friend.get_by_role("slider")).to_have_value("21")
    expect(friend.get_by_label("Whose knowledge")).to_have_value("1")


def asked_to_copy(page: Page, entry: str) -> str:
    links: list[str] = []

    def note(dialog: object) -> None:
        links.append(dialog.default_value)  # type: ignore[attr-defined]
        dialog.dismiss()  # type: ignore[attr-defined]

    page.once("dialog", note)
    page.get_by_role("button", name="Menu").click()
    with page.expect_event("dialog"):
        page.get_by_role("button", name=entry).click()
    return links[0]


def test_a_link_is_copied_without_a_clipboard(open_page: Open) -> None:
    """As over plain http: the old way works, and where it does not, nobody is told that it did."""
    page = open_page(BLANK)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(f"/t/{play.new_table(page, 'amul', 3, start=False, seats=['open', 'open', 'easy'])}")
    link = page.get_by_label("Invite friends", exact=True)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()

    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name="Copied").click()
    expect(page.get_by_role("button", name="Marked: copy it now")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == link.input_value()


@pytest.mark.parametrize("addresses", [[], ["http://192.168.7.7:8000"]], ids=["only-here", "shared"])
def test_a_link_that_only_works_here_says_so(open_page: Open, addresses: list[str]) -> None:
    page = open_page(BLANK)
    table = play.new_table(page, "amul", 3, start=False, seats=["open", "open", "easy"])
    answer = {"version": "0", "reach": {"shared": bool(addresses), "addresses": addresses}}
    page.route("**/api/server", lambda route: route.fulfill(json=answer))
    page.goto(f"/t/{table}")
    if addresses:
        code = page.request.get(f"/api/tables/{table}").json()["you"]["invite"]
        link = f"{addresses[0]}/t/{table}#{code}"
        expect(page.get_by_label("Invite friends", exact=True)).to_have_value(link)
    else:
        expect(page.get_by_text("Only this machine can open the link")).to_be_visible()


def test_leaving_a_table_asks_for_no_other(open_page: Open) -> None:
    page = open_page(BLANK)
    table = play.new_table(page, "amul", 3)
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt")).to_be_visible()
    page.locator("a.home").click()
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    assert [address.partition("/api")[2] for address in sockets] == [f"/tables/{table}/socket"]


def test_a_refused_line_stays_in_the_box(open_page: Open) -> None:
    page = open_page(BLANK)
    page.goto(f"/t/{play.new_table(page, 'amul', 3)}")
    page.get_by_role("button", name="Chat").click()
    box = page.get_by_label("Say something")
    box.fill("Well met!")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("dialog").get_by_text("Well met!")).to_be_visible()
    expect(box).to_have_value("")
    nothing = "\x1f"  # the server finds nothing in it to say
    box.fill(nothing)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("alert")).to_contain_text("There is nothing to say in an empty line.")
    expect(box).to_have_value(nothing)


def test_one_of_several_games_is_opened(open_page: Open, finished_game: tuple[Page, str], tmp_path: Path) -> None:
    page, table = finished_game
    record = page.request.get(f"/api/tables/{table}/record").json()
    broken = {**record, "moves": [*record["moves"][:-1], {"seat": 0, "do": "sing"}]}
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(game) + "\n" for game in (broken, record)))

    reader = open_page("/replay", locale="de-DE", expect=("422", "400"))
    reader.locator("input[type=file]").set_input_files(file)
    reader.get_by_role("button", name="1. Das Amulett zu 3: Anna").click()
    expect(reader.get_by_role("alert")).to_contain_text(f"Zug {len(record['moves'])}: ")
    reader.get_by_role("button", name="2. Das Amulett zu 3: Anna").click()
    expect(reader.get_by_role("slider")).to_be_visible()


def test_a_table_whose_cards_do_not_come_says_why_and_tries_again(open_page: Open) -> None:
    page = open_page(BLANK, expect=("429",))
    table = play.new_table(page, "amul", 3)
    said = {"rule": None, "reason": "", "message": "server-too-many", "arguments": {"limit": "requests", "seconds": 9}}
    page.route("**/api/editions/**", lambda route: route.fulfill(status=429, json=said))
    page.goto(f"/t/{table}")
    expect(page.get_by_role("alert")).to_contain_text("Too much was asked for from here in a short time.")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".prompt.mine")).to_be_visible()  # the page that says why has the same heading
