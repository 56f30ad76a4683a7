"""After a game: its list, its replay, its review, links into it, and other people's records."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from serai.kernel.rule import INTERPRETED
from serai.records.replay import replay
from serai.reviews.review import FEWEST_WORLDS
from tests.journeys import play
from tests.journeys.axe import faults
from tests.journeys.conftest import BLANK, DESK, PHONE, Open, mostly_amul, mostly_amulett
from tests.journeys.settled import follow, go, settled
from tests.reviews.games import played

needs_engine = pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")

Visit = Callable[..., Page]
Record = dict[str, Any]

REVIEW_MS = 240_000
"""A review plays many games, and before the first of them the rules may have to be compiled."""


def lines(page: Page, heading: str) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name=heading)).locator("li")


BADGE = """
window.badges = [];
navigator.setAppBadge = async (count) => { window.badges.push(count); };
navigator.clearAppBadge = async () => { window.badges.push(0); };
"""
UNDER_WAY = "() => /review is waiting|stops when you leave/.test(document.querySelector('[role=status]')?.textContent)"
"""looked for in every frame: a short review says so for a moment only"""
ABOVE = "([one, other]) => one.getBoundingClientRect().top < other.getBoundingClientRect().top"


def test_somebody_finds_the_game_that_waits_among_many_at_home(open_page: Open) -> None:
    """It stands first, and says so without colours, in the tab and on the badge."""
    page = open_page(BLANK, **PHONE)
    page.add_init_script(BADGE)
    for number in range(12):
        game = "amulett" if number == 7 else "amul"
        play.new_table(page, game, 4, seats=["open", "open", "easy", "easy"], start=False)
    waiting = play.new_table(page, "amul", 3)
    go(page, "/")
    mine = lines(page, "Your games")
    expect(mine).to_have_count(12)
    first = mine.first
    expect(first.get_by_role("link")).to_have_attribute("href", f"/t/{waiting}")
    expect(first).to_contain_text("Round 1")
    expect(first).to_contain_text("your turn")
    expect(first.locator(".mark svg")).to_be_visible()
    expect(mine.last).to_contain_text("1 free seat")
    expect(page).to_have_title("● Your turn – Āmul")
    assert page.evaluate("window.badges.at(-1)") == 1
    tiles = page.get_by_role("heading", name="Āmul", level=2).element_handle()
    assert page.evaluate(ABOVE, [mine.last.element_handle(), tiles])
    page.get_by_role("button", name="Show all 13").click()
    expect(mine).to_have_count(13)
    page.get_by_role("searchbox").fill("amulett")
    expect(mine).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    # A player who played alone is asked once, on the way back, how they want to appear.
    card = page.get_by_role("form", name="How do you want to appear?")
    assert faults(page) == []
    card.get_by_label("Name").fill("Anna")
    card.get_by_label("Name").press("Enter")
    expect(card).to_have_count(0)
    go(page, "/")
    expect(card).to_have_count(0)
    first.get_by_role("link").click()
    expect(page.locator(".prompt")).to_be_visible()
    expect(page).to_have_title("● Your turn – Āmul")


def test_somebody_takes_a_finished_game_off_the_list(open_finished: Open) -> None:
    page, table = open_finished("amulett", 4, **PHONE)
    follow(page, "/")
    others = page.locator("section", has=page.get_by_role("heading", name="Finished games")).locator(".others")
    for size in (PHONE["viewport"], DESK["viewport"]):
        page.set_viewport_size(size)
        settled(page)
        expect(others).to_be_visible()
        assert others.evaluate("names => names.scrollWidth - names.clientWidth") == 0
    line = lines(page, "Finished games").first
    expect(line).to_contain_text(re.compile(r"(won|place \d of 4) · \d+ gems?"))
    expect(line.locator("time")).to_be_visible()
    line.get_by_role("button", name="from the list").click()
    expect(page.get_by_role("link", name="gem")).to_have_count(0)
    follow(page, "/about")
    follow(page, "/")
    expect(page.locator(f"a[href='/t/{table}']")).to_have_count(0)
    follow(page, f"/t/{table}")  # it is still there for anybody who has its address
    expect(page.get_by_role("dialog")).to_be_visible()


# --- how somebody plays --------------------------------------------------------------------------------------------

HEADINGS = {"amul": "Cards revealed most", "amulett": "Gems taken most"}
CHOSEN = {"amul": "play", "amulett": "gem"}


def told(page: Page, title: str) -> dict[str, list[str]]:
    """What a plot tells those who hear it."""
    table = page.get_by_role("table", name=title)
    expect(table).to_have_count(1)
    rows = [row.locator("th, td").all_inner_texts() for row in table.locator("tbody tr").all()]
    return {name: numbers for name, *numbers in rows}


@mostly_amul
def test_somebody_looks_at_how_they_play_and_has_the_game_reviewed(
    open_finished: Open, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Then it says what decisions cost."""
    monkeypatch.setattr("serai.server.records.reviews.IN_WORLDS", FEWEST_WORLDS)
    page, table = open_finished(game, 3)
    expect(page.locator("dialog[open]")).to_be_visible()
    record = json.loads(page.request.get(f"/api/tables/{table}/record").text())
    result = record["result"]
    follow(page, f"/mine/{game}")
    won = 0 in result["winners"]
    expect(page.get_by_role("main")).to_contain_text("1 game, 1 won." if won else "1 game, none won.")
    places = told(page, "Places")
    assert list(places) == ["Place 1", "Place 2", "Place 3"]
    assert sorted(count for (count,) in places.values()) == ["0", "0", "1"]
    assert places["Place 1"] == ["1" if won else "0"]
    sheet = told(page, "Your final scores, on average")
    if game == "amul":
        assert sheet["Objects"][0] == str(result["breakdown"][0]["yellow"])
    else:
        assert sheet["Gems"][0] == str(sum(result["gems"][0].values()))
    expect(page.get_by_role("main")).to_contain_text("Have a game reviewed")
    has_chosen = any(move["seat"] == 0 and move["do"] == CHOSEN[game] for move in record["moves"])
    expect(page.get_by_role("heading", name=HEADINGS[game])).to_have_count(int(has_chosen))

    page.goto(f"/review/{table}?seat=0")
    expect(page.get_by_role("heading", name="What mattered")).to_be_visible(timeout=REVIEW_MS)
    settled(page)
    costly = page.locator("li.cost").count()
    follow(page, f"/mine/{game}")
    expected = "from the one game you had reviewed" if costly else "No decision in your reviewed games"
    expect(page.get_by_role("main")).to_contain_text(expected)


# --- replays and links into them -----------------------------------------------------------------------------------


def test_somebody_shows_a_friend_a_moment_of_a_game(open_page: Open, open_finished: Open, tmp_path: Path) -> None:
    """An uploaded record, too, can be passed on: the link brings its invitation along. A file may hold several."""
    page, table = open_finished("amulett", 3, True)  # with choices before the first round
    follow(page, f"/replay/{table}?at=7.5")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("7")
    expect(page.get_by_label("Jump to a round").locator("option").first).to_have_text("Start")
    expect(page.get_by_text("away", exact=True)).to_have_count(0)

    record = page.request.get(f"/api/tables/{table}/record").json()
    place = page.request.post("/api/records", data=record).json()
    follow(page, f"/replay/{place['table']['id']}?seat=1&at=20")
    expect(slider).to_have_value("20")
    page.get_by_role("button", name="One step forward").click()
    expect(page).to_have_url(re.compile(r"at=21$"))
    links = play.note_link(page)
    page.get_by_role("button", name="Menu").click()
    with page.expect_event("dialog"):
        page.get_by_role("button", name="Link to this moment").click()
    friend = open_page(links[0])
    expect(friend.get_by_role("slider")).to_have_value("21")
    expect(friend.get_by_label("Whose view")).to_have_value("1")
    friend.get_by_label("Whose view").select_option("All open")
    expect(friend.get_by_role("slider")).to_have_value("21")

    broken = {**record, "moves": [*record["moves"][:-1], {"seat": 0, "do": "sing"}]}
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(game) + "\n" for game in (broken, record)))
    reader = open_page("/replay", locale="de-DE", expect=("422", "400"))
    reader.locator("input[type=file]").set_input_files(file)
    reader.get_by_role("button", name="1. Das Amulett zu 3: Anna").click()
    expect(reader.get_by_role("alert")).to_contain_text(f"Zug {len(record['moves'])}: ")
    reader.get_by_role("button", name="2. Das Amulett zu 3: Anna").click()
    expect(reader.get_by_role("slider")).to_be_visible()


def test_somebody_with_a_wrong_address_is_shown_the_way_home(open_page: Open) -> None:
    """How an address is read, web/src/base/route.test.ts tests without a browser."""
    page = open_page("/", expect=("404",))
    go(page, "/%")
    for path in ("/%", "/t", "/learn/chess"):
        follow(page, path)
        expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
        expect(page.locator(".teacher")).to_have_count(0)
    for path in ("/t/abc.", "/replay/abc."):
        follow(page, path)
        expect(page.get_by_role("alert")).to_contain_text("This table does not exist")
        expect(page.get_by_role("link", name="Home").first).to_be_visible()
    follow(page, "/cards/amul/%")
    expect(page.get_by_role("searchbox")).to_be_visible()


# --- records on the reader's own device ----------------------------------------------------------------------------


def open_record(page: Page, record: object, folder: Path) -> None:
    """Choose a file with this record, without a network."""
    page.context.set_offline(True)
    go(page, "/replay")
    choose_record(page, record, folder)


def choose_record(page: Page, record: object, folder: Path) -> None:
    file = folder / "record.json"
    file.write_text(record if isinstance(record, str) else json.dumps(record), "utf-8")
    page.locator("input[type=file]").set_input_files(file)


def forged_chance(record: Record) -> Record:
    chance, *moves = record["moves"]
    return {**record, "moves": [{**chance, "extra": 1}, *moves]}


def forged_move(record: Record) -> Record:
    place = next(place for place, move in enumerate(record["moves"]) if place > 20 and move["seat"] is not None)
    return {**record, "moves": [*record["moves"][:place], {"seat": 0, "do": "sing"}, *record["moves"][place + 1 :]]}


def forged_result(record: Record) -> Record:
    return {**record, "result": {**record["result"], "winners": [0, 1, 2]}}


BAD: dict[str, tuple[Callable[[Record], object], str]] = {
    "chance": (forged_chance, "Move 1: "),
    "a move": (forged_move, "is not allowed here"),
    "the result": (forged_result, "winners is [0,1,2]"),
    "no move": (lambda record: {**record, "moves": [*record["moves"], None]}, "is not allowed here"),
    "the end": (lambda record: {**record, "moves": record["moves"][:-1]}, "but the game is not finished"),
    "edition": (lambda record: {**record, "edition_hash": "0" * 16}, "edition other than"),
    "players": (lambda record: {**record, "players": 99}, "3 to 8 players"),
    "options": (lambda record: {**record, "options": {"tea": 99}}, "does not have the options"),
    "game": (lambda record: {**record, "game": "ludo"}, "unknown game"),
    "format": (lambda record: {**record, "format": "other"}, "unknown format"),
    "text": (lambda record: json.dumps(record)[:-9], "not JSON"),
}


@needs_engine
@mostly_amul
def test_a_commuter_replays_saves_and_removes_a_record_and_is_told_what_is_wrong_with_another(
    visit: Visit, tmp_path: Path, game: str
) -> None:
    page = visit()
    record = {**played(game), "names": ["Anna", None, "Clara"], "bots": [None, "hard", None]}
    record["moves"] = [dict(reversed(move.items())) for move in record["moves"]]  # keys have no order
    open_record(page, record, tmp_path)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("1")
    expect(page.get_by_text("Clara").first).to_be_visible()

    go(page, "/replay")
    page.get_by_role("link", name="Anna").click()
    page.wait_for_url("**/replay/local-*")
    table = page.url.rsplit("/", 1)[1].partition("?")[0]
    go(page, f"/t/{table}")
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert {key: saved[key] for key in ("moves", "result", "names", "bots")} == {
        key: record[key] for key in ("moves", "result", "names", "bots")
    }
    assert replay(saved).over

    go(page, f"/replay/{table}")
    expect(slider).to_be_visible()
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Delete this game").click()
    page.wait_for_url("**/")
    for path in ("/", "/replay"):
        go(page, path)
        expect(page.get_by_role("link", name="Anna")).to_have_count(0)
    expect(page.get_by_text("Choose a file")).to_be_visible()

    for spoil, sentence in BAD.values():
        choose_record(page, spoil(played("amul")), tmp_path)
        expect(page.get_by_role("alert")).to_contain_text(sentence)
    for path in ("/replay", "/"):  # nothing of it is kept
        go(page, path)
        expect(page.get_by_role("heading", name="Finished games")).to_have_count(0)


@needs_engine
@mostly_amulett
def test_a_commuter_has_a_game_reviewed_only_once(visit: Visit, tmp_path: Path, game: str) -> None:
    """What is left is given up, and the next one does not wait for it."""
    page = visit()
    open_record(page, played(game, 3, 2), tmp_path)
    page.get_by_role("link", name="Review").click()
    page.wait_for_function(UNDER_WAY)
    page.go_back()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("link", name="Review").click()
    page.wait_for_function(UNDER_WAY)
    expect(page.get_by_role("heading", name="What mattered")).to_be_visible(timeout=REVIEW_MS)
    page.get_by_text("How this works").click()
    expect(page.get_by_role("heading", name="What decided the result")).to_be_visible()
    settled(page)
    page.get_by_text("How this works").click()
    settled(page)
    reviewed = page.get_by_role("main").inner_text()
    page.reload()
    expect(page.get_by_role("main")).to_have_text(reviewed, use_inner_text=True)
