"""Games on the reader's own device: from a folder of plain files, without any server, and without a network."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from serai import Table
from serai.daily.check import check_daily
from serai.daily.deal import table_of, today
from serai.games import FOLDER, find_game
from serai.kernel.lesson import RECORD, SHOWN
from serai.kernel.rule import INTERPRETED
from serai.records.deal import check_deal
from serai.records.editions import ChosenEditions
from serai.records.replay import read_head, replay
from serai.wasm.built import playable
from serai.wasm.engine import need
from tests.daily.played import played
from tests.journeys import play
from tests.journeys.axe import faults
from tests.journeys.chromium import PATIENCE_MS
from tests.journeys.conftest import CALM, DESK, PHONE, Open, mostly_amul, needs_no_network
from tests.journeys.house import House
from tests.journeys.kept import keep_log, kept_tables
from tests.journeys.settled import go, settled
from tests.journeys.site import Site, play_now, tile_of

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")

Visit = Callable[..., Page]


def saved(page: Page) -> dict[str, Any]:
    """The record of a finished game, as it is downloaded."""
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    record: dict[str, Any] = json.loads(Path(download.value.path()).read_text("utf-8"))
    return record


@mostly_amul
def test_a_commuter_plays_a_whole_game_without_a_network(visit: Visit, game: str) -> None:
    page = visit()
    page.context.set_offline(True)
    go(page, "/")
    tile = tile_of(page, game)
    tile.get_by_role("combobox", name="Bots").select_option("easy")
    tile.get_by_role("group", name="Players", exact=True).get_by_role("button", name="Less").click()
    play_now(page, game)
    ask_for_a_hint(page, game)
    play.play_to_the_end(page, play.DECIDE[game])
    record = saved(page)
    table = replay(record)
    assert table.over
    assert table.result == record["result"]
    assert check_deal(read_head(record, ChosenEditions())) == sum(move["seat"] is None for move in record["moves"])
    page.get_by_role("link", name="Verify the shuffle").click()
    expect(page.get_by_role("status")).to_contain_text("Yes:")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


def ask_for_a_hint(page: Page, game: str) -> None:
    hint = page.get_by_role("button", name="Hint")
    while not hint.is_visible():  # where there is only one thing to do
        play.DECIDE[game](page)
        settled(page)
    hint.click()
    expect(page.locator(".prompt .hint p").first).to_contain_text(re.compile(": | beats "))


@mostly_amul
def test_a_commuter_plays_the_deal_of_the_day_without_a_network(visit: Visit, game: str) -> None:
    page = visit()
    page.context.set_offline(True)
    go(page, "/")
    tile = page.locator(f'a[href="/daily/{game}"]')
    expect(tile).to_contain_text("Not played yet")
    tile.click()
    play_deal_of_the_day(page, game)
    record = saved(page)
    assert check_daily(read_head(record, ChosenEditions())) == today(time.time()), (
        "cards and bots are those of everybody"
    )
    page.get_by_role("link", name="your result").click()
    expect(page.get_by_text("there are no other results to compare with")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Share text and picture").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    assert faults(page) == []
    go(page, "/")
    expect(tile).to_contain_text("of 4" if 0 not in record["result"]["winners"] else "won")
    tile.click()
    expect(page.get_by_role("button", name="Share text and picture")).to_be_visible()
    expect(page.get_by_role("button", name="Play the deal of the day")).to_have_count(0)


def play_deal_of_the_day(page: Page, game: str) -> None:
    """From the page of the deal to the end of its game; between first and last decision it is brought forward."""
    day = today(time.time())
    page.get_by_role("button", name="Play the deal of the day").click()
    page.wait_for_url(f"**/t/{table_of(game, day)}")
    settled(page)
    play.DECIDE[game](page)
    settled(page)
    go(page, "/about")  # leaving a table lets it go
    moves = played(game, day, 3)["moves"]
    keep_log(page, moves[: max(place for place, move in enumerate(moves) if move["seat"] == 0)])
    go(page, f"/t/{table_of(game, day)}")
    play.play_to_the_end(page, play.DECIDE[game])


def test_somebody_compares_the_deal_of_the_day_with_others(open_page: Open, house: House) -> None:
    game = "amul"
    need(game)
    day = today(time.time())
    for person in (1, 2):
        record = played(game, day, person, f"Player {person}")
        answer = httpx.post(f"{house.address}/api/daily/{game}/{day}", json=record, trust_env=False)
        assert answer.status_code == 200, answer.text
    page = open_page(f"/daily/{game}")
    expect(page.get_by_role("button", name="Play the deal of the day")).to_be_visible()
    expect(page.get_by_text("Compared with others")).to_have_count(0)
    play_deal_of_the_day(page, game)
    page.get_by_role("link", name="your result").click()
    expect(page.get_by_role("status").filter(has_text="on this server")).to_contain_text("of 3 ")
    assert faults(page) == []
    page.get_by_role("listitem").filter(has_text="Player 1").get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    go(page, f"/daily/{game}/{day}")
    expect(page.get_by_role("status").filter(has_text="on this server")).to_contain_text("of 3 ")


def test_somebody_leaves_a_game_finds_it_at_home_and_deletes_it(visit: Visit) -> None:
    """A reload changes nothing, a second tab keeps away, and a game that was damaged says so."""
    page = visit()
    play_now(page, "amul")
    cards = page.locator(".hand li")
    dealt = cards.count()
    play.amul_by_mouse(page)
    settled(page)
    expect(cards).to_have_count(dealt - 1)
    table, hand = page.url, cards.all_text_contents()
    page.reload()
    expect(cards).to_have_text(hand)
    other = page.context.new_page()
    other.goto(table)
    expect(other.get_by_role("alert")).to_contain_text("open in another tab")
    other.close()

    go(page, "/")
    line = page.locator(".tables li")
    for words in ("Round 1", "your turn", re.compile(r"\d · on this device")):
        expect(line).to_contain_text(words)
    expect(page).to_have_title("● Your turn – Āmul")
    line.get_by_role("link").click()
    expect(page).to_have_url(table)
    settled(page)
    go(page, "/")
    (kept,) = kept_tables(page)
    keep_log(page, [*kept["log"], {"seat": 0, "do": "offer", "card": 999}])
    line.get_by_role("link").click()
    expect(page.get_by_role("alert")).to_contain_text("damaged")
    go(page, "/")
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="from the list").click()
    expect(line).to_have_count(0)
    page.reload()
    settled(page)
    expect(line).to_have_count(0)


KEYS = "cards => cards.map((card) => card.dataset.fly)"


def test_a_family_shares_a_phone_and_nobody_sees_anothers_hand(visit: Visit) -> None:
    """And before the phone is handed over, a move can be taken back."""
    page = visit("/new?game=amul&here", **PHONE)
    page.get_by_label("Seat 2").select_option("person")
    page.get_by_label("Name of player 2").fill("Berta")
    page.locator(".onward .button").click()
    curtain = page.get_by_role("dialog", name="Hand over the device")
    expect(curtain).to_be_visible()
    expect(curtain.locator("svg")).to_be_visible()  # the mark of the seat
    hand = play.hand(page)
    expect(hand).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(hand.first).to_be_visible()
    expect(curtain).to_be_hidden()
    settled(page)
    first = hand.evaluate_all(KEYS)
    play.amul_by_touch(page)
    expect(page.get_by_role("dialog", name="Berta")).to_be_visible()
    expect(hand).to_have_count(0)
    page.get_by_role("button", name="I am Berta").click()
    expect(hand.first).to_be_visible()
    settled(page)
    assert not set(hand.evaluate_all(KEYS)) & set(first)

    page.set_viewport_size(DESK["viewport"])
    go(page, "/new?game=amulett&here")
    page.get_by_role("group", name="Players").get_by_role("button", name="Less").click()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("person")
    page.locator(".onward .button").click()
    page.wait_for_url("**/t/local-*")
    settled(page)
    curtain = page.get_by_role("dialog", name="Hand over the device")
    back = curtain.get_by_role("button", name="Take it back")
    if curtain.is_visible():  # the first person has the device already
        expect(back).to_have_count(0)
        curtain.get_by_role("button").click()
    play.pass_on(page)
    back.click()
    expect(curtain).to_be_hidden()
    happened = page.get_by_role("region", name="History", exact=True)
    expect(happened).to_contain_text("You take your move back.")
    page.reload()  # the detour is kept with the game
    curtain.get_by_role("button", name="I am").click()
    expect(happened).to_contain_text("You take your move back.")
    play.pass_on(page)
    expect(back).to_be_visible()
    curtain.get_by_role("button", name="I am").click()
    expect(play.my_turn(page)).to_be_visible()
    expect(page.get_by_role("button", name="Take it back")).to_have_count(0)


@mostly_amul
def test_a_learner_without_a_network_plays_on_from_the_lessons_last_position(visit: Visit, game: str) -> None:
    """The neighbours are bots from there on."""
    words = FOLDER / game / "words"
    course = json.loads((words / SHOWN).read_text("utf-8"))
    record = json.loads((words / RECORD).read_text("utf-8"))
    played = next(stop["played"] for stop in course["stops"] if stop["play_on"])
    page = visit("/rules/amul")  # a deep link, by a host that shows 404.html
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.context.set_offline(True)
    page.evaluate("([key, stop]) => localStorage.setItem(key, stop)", [f"serai.lesson.{game}", "end"])
    go(page, f"/learn/{game}")
    page.get_by_role("button", name="Keep playing against easy bots").click()
    page.wait_for_url("**/t/local-*")
    settled(page)
    play.DECIDE[game](page)
    settled(page)
    (table,) = kept_tables(page)
    assert len(table["log"]) > played
    assert table["log"][:played] == record["moves"][:played]
    assert [seat.get("level") for seat in table["table"]["seats"]] == [None, "easy", "easy"]


def test_the_pages_of_a_project_lie_in_a_folder_of_their_host(browser: Any, tmp_path: Path) -> None:
    """A link into them, the links in them, and a game, later without a network."""
    site = Site(tmp_path / "site", under="/games/serai/")
    context = browser.new_context(**{**CALM, **DESK, "service_workers": "allow"}, base_url=site.address)
    context.set_default_timeout(PATIENCE_MS)
    failed: list[str] = []
    context.on("requestfailed", lambda request: failed.append(request.url))
    page = context.new_page()
    go(page, "/games/serai/rules/amul#A4")
    expect(page.get_by_role("heading", name="Planning phase: Offer")).to_be_in_viewport()
    home = page.get_by_role("banner").get_by_role("link").first
    assert home.evaluate("link => link.href") == f"{site.address}/games/serai/", "so it is copied, and opened in a tab"
    home.click()
    settled(page)
    assert page.url == f"{site.address}/games/serai/"
    links = page.get_by_role("link").evaluate_all("links => links.map((link) => link.pathname)")
    assert links
    assert all(link.startswith("/games/serai/") for link in links)
    play_now(page, "amul")
    assert page.url.startswith(f"{site.address}/games/serai/t/local-")
    assert failed == []
    needs_no_network(page)
    context.set_offline(True)
    page.reload()
    settled(page)
    play.amul_by_mouse(page)
    context.close()
    site.stop()


# --- what the worker keeps and tells -------------------------------------------------------------------------------


KEPT_NETS = """async (count) => {
    const found = new Set();
    while (found.size < count) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys()) if (url.includes('.net?')) found.add(url);
    }
    return found.size;
}"""
ASKED = """async ([script, head]) => {
    const worker = new Worker(script, { type: 'module' });
    const moved = new Promise((resolve) => {
        worker.onmessage = ({ data }) => {
            if (data.kind === 'answer') {
                worker.postMessage({ kind: 'open', socket: 1, table: data.answer.table.id });
                worker.postMessage({ kind: 'send', socket: 1, message: { type: 'hello', watch: true } });
            }
            if (data.message?.type === 'update') resolve(true);
        };
    });
    worker.postMessage({ kind: 'ask', number: 1, question: 'create', given: [head] });
    await moved;
    worker.terminate();
}"""
ASK_WORKER = """async ([script, head, deals]) => {
    const seen = [];
    for (const deal of deals) {
        const worker = new Worker(script, { type: 'module' });
        const heard = [];
        const until = (ready) => new Promise((resolve) => {
            worker.onmessage = ({ data }) => { heard.push(data); if (ready(data)) resolve(data); };
        });
        worker.postMessage({ kind: 'ask', number: 1, question: 'create', given: [{ ...head, deal: [deal] }] });
        const { answer } = await until(({ kind }) => kind === 'answer');
        heard.length = 0;
        const send = (message) => worker.postMessage({ kind: 'send', socket: 1, message });
        worker.postMessage({ kind: 'open', socket: 1, table: answer.table.id });
        send({ type: 'hello', from: null, invite: '0', watch: false });
        const { message } = await until((data) => data.message?.type === 'welcome');
        send({ type: 'act', id: 'one', version: message.view.version, choice: 0 });
        await until((data) => data.message?.type === 'update');
        worker.terminate();
        const { id, created, deal: { commitment, seals, salts } } = answer.table;
        let text = JSON.stringify(heard);
        const fresh = [id, String(created), commitment, ...seals, ...salts].filter((drawn) => drawn);
        for (const drawn of fresh) text = text.replaceAll(drawn, 'FRESH');
        seen.push(text);
    }
    return seen;
}"""


def test_a_commuters_hard_bots_have_their_nets_at_hand(visit: Visit, built_client: Path) -> None:
    """They were kept after the first visit."""
    page = visit()
    assert page.evaluate(KEPT_NETS, len(playable())) == len(playable())
    page.context.set_offline(True)
    (script,) = built_client.glob("assets/worker-*.js")
    for game in playable():
        rules, asks_net = find_game(game), f"/engine/{game}.net?"
        seats = [{"level": "hard"}] * rules.fewest
        head = {"game": game, "players": rules.fewest, "options": rules.check_options({}), "seats": seats}
        with page.context.expect_event("response", lambda answer, net=asks_net: net in answer.url) as asked:
            page.evaluate(ASKED, [f"/assets/{script.name}", head])
        assert asked.value.from_service_worker


def test_a_curious_person_with_the_console_open_learns_nothing_that_is_hidden(visit: Visit, built_client: Path) -> None:
    """All that the worker tells the page about a seat is the same, whatever the others hold and the deck hides."""
    players = 4
    deal = Table.new("amul", players, seed=5).record()["moves"][0]
    # Cards are dealt one at a time from the first player on; seat 0 gets every fourth one of the first twenty.
    start = (0 - deal["first"]) % players
    hidden = [place for place in range(len(deal["deck"])) if place >= 20 + players + 2 or place % players != start]
    hidden = [place for place in hidden if not 20 <= place < 20 + players + 2]
    other = dict(deal, deck=list(deal["deck"]))
    other["deck"][hidden[0]], other["deck"][hidden[5]] = other["deck"][hidden[5]], other["deck"][hidden[0]]
    other["deck"][hidden[1]], other["deck"][-1] = other["deck"][-1], other["deck"][hidden[1]]
    known = dict(deal, deck=list(deal["deck"]))
    known["deck"][start], known["deck"][-1] = known["deck"][-1], known["deck"][start]

    page = visit()
    (script,) = built_client.glob("assets/worker-*.js")
    head = {"game": "amul", "players": players, "options": {"tea": 0}, "seats": [{"name": str(n)} for n in range(4)]}
    one, same, different = page.evaluate(ASK_WORKER, [f"/assets/{script.name}", head, [deal, other, known]])
    assert one == same
    assert one != different
