"""Games on the reader's own device: from a folder of plain files, without any server, and without a network."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from serai import Table
from serai.games import FOLDER, find_game
from serai.games.amul.rules.sheet import WRITTEN
from serai.kernel.lesson import RECORD, SHOWN
from serai.kernel.rule import INTERPRETED
from serai.records.deal import check_deal
from serai.records.editions import Editions
from serai.records.replay import read_head, replay
from serai.wasm.built import playable
from tests.e2e import play
from tests.e2e.conftest import PHONE
from tests.e2e.site import play_now, see_home

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")

DECIDE: dict[str, Callable[[Page], None]] = {"amul": play.amul_by_mouse, "amulett": play.amulett_by_mouse}


@pytest.mark.parametrize("game", playable())
def test_a_whole_game_without_a_network(visit: Callable[..., Page], game: str) -> None:
    page = visit()
    page.context.set_offline(True)
    page.goto("/")
    play_now(page, game)
    play.play_to_the_end(page, DECIDE[game])
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    record = json.loads(Path(download.value.path()).read_text("utf-8"))
    table = replay(record)
    assert table.over
    assert table.result == record["result"]
    assert check_deal(read_head(record, Editions())) == sum(move["seat"] is None for move in record["moves"])
    page.get_by_role("link", name="Check the deal").click()
    expect(page.get_by_role("status")).to_contain_text("Yes:")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


KEPT_NETS = """async (count) => {
    const found = new Set();
    for (let tries = 0; tries < 600 && found.size < count; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 100));
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


@pytest.mark.parametrize("game", playable())
def test_bots_ask_their_net_without_a_network(visit: Callable[..., Page], built_client: Path, game: str) -> None:
    """It was kept after the first visit."""
    page = visit()
    assert page.evaluate(KEPT_NETS, len(playable())) == len(playable())
    page.context.set_offline(True)
    served = []
    page.context.on("response", lambda response: served.append((response.url, response.from_service_worker)))
    (script,) = built_client.glob("assets/worker-*.js")
    rules = find_game(game)
    seats = [{"level": "hard"}] * rules.fewest
    head = {"game": game, "players": rules.fewest, "options": rules.check_options({}), "seats": seats}
    asks_net = f"/engine/{game}.net?"
    with page.context.expect_event("response", lambda response: asks_net in response.url):
        page.evaluate(ASKED, [f"/assets/{script.name}", head])
    assert [from_worker for url, from_worker in served if asks_net in url] == [True]


def test_a_first_visit_to_a_deep_link(visit: Callable[..., Page]) -> None:
    """By a host that shows 404.html."""
    page = visit("/rules/amul")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_game_survives_a_reload_and_is_listed(visit: Callable[..., Page]) -> None:
    page = visit()
    play_now(page, "amul")
    cards = page.locator(".hand li")
    cards.first.wait_for()
    dealt = cards.count()
    play.amul_by_mouse(page)
    expect(cards).to_have_count(dealt - 1)
    page.wait_for_function(play.MY_TURN_OR_END)
    table, hand = page.url, cards.all_text_contents()
    page.reload()
    expect(cards).to_have_text(hand)
    page.goto("/")
    page.get_by_role("heading", name="Your games").wait_for()
    page.locator(".tables a").first.click()
    assert page.url == table


def test_a_listed_game_says_how_it_stands_and_can_be_deleted(visit: Callable[..., Page]) -> None:
    page = visit()
    play_now(page, "amul")
    page.wait_for_function(play.MY_TURN_OR_END)
    page.goto("/")
    for words in ("Round 1", "your turn", re.compile(r"\d · on this device")):
        expect(page.locator(".tables li")).to_contain_text(words)
    expect(page).to_have_title("● Your turn – Āmul")
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="off the list").click()
    expect(page.locator(".tables li")).to_have_count(0)
    page.reload()
    see_home(page)
    expect(page.locator(".tables li")).to_have_count(0)


def test_two_tabs_do_not_write_over_each_other(visit: Callable[..., Page]) -> None:
    page = visit()
    play_now(page, "amul")
    page.wait_for_function(play.MY_TURN_OR_END)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("alert")).to_contain_text("open in another tab")


KEYS = "cards => cards.map((card) => card.dataset.fly)"


def test_people_who_share_a_device_do_not_see_each_others_hands(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE)
    page.goto("/new?game=amul&here")
    page.get_by_label("Seat 2").select_option("person")
    page.get_by_label("Name of player 2").fill("Berta")
    page.locator(".onward .button").click()
    curtain = page.get_by_role("dialog", name="Hand over the device")
    expect(curtain).to_be_visible()
    expect(curtain.locator("svg")).to_be_visible()  # the mark of the seat
    hand = page.locator(".hand button.card")
    expect(hand).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(hand.first).to_be_visible()
    expect(curtain).to_be_hidden()
    first = hand.evaluate_all(KEYS)
    play.amul_by_touch(page)
    expect(page.get_by_role("dialog", name="Berta")).to_be_visible()
    expect(hand).to_have_count(0)
    page.get_by_role("button", name="I am Berta").click()
    expect(hand.first).to_be_visible()
    assert not set(hand.evaluate_all(KEYS)) & set(first)


def test_people_who_share_a_device_take_a_move_back_before_they_hand_it_over(visit: Callable[..., Page]) -> None:
    page = visit()
    page.goto("/new?game=amulett&here")
    page.get_by_role("group", name="Players").get_by_role("button", name="Less").click()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("person")
    page.locator(".onward .button").click()
    curtain = page.get_by_role("dialog", name="Hand over the device")
    back = curtain.get_by_role("button", name="Take it back")
    # Whoever begins: the first person has the device already.
    page.wait_for_function("() => document.querySelector('.prompt.mine, [role=dialog]')")
    if curtain.is_visible():
        expect(back).to_have_count(0)
        curtain.get_by_role("button").click()
    page.get_by_role("button", name="Pass").first.click()
    page.locator(".prompt .button.primary").click()
    back.click()
    expect(curtain).to_be_hidden()
    happened = page.get_by_role("region", name="What happened")
    expect(happened).to_contain_text("You take your move back.")
    page.reload()  # the detour is kept with the game
    curtain.get_by_role("button", name="I am").click()
    expect(happened).to_contain_text("You take your move back.")
    page.get_by_role("button", name="Pass").first.click()
    page.locator(".prompt .button.primary").click()
    expect(back).to_be_visible()
    curtain.get_by_role("button", name="I am").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.get_by_role("button", name="Take it back")).to_have_count(0)


def test_a_damaged_game_says_so(visit: Callable[..., Page]) -> None:
    page = visit()
    play_now(page, "amul")
    page.wait_for_function(play.MY_TURN_OR_END)
    page.goto("/")
    page.evaluate(
        """async () => {
            const open = indexedDB.open('serai');
            const database = await new Promise((resolve) => (open.onsuccess = () => resolve(open.result)));
            const tables = database.transaction('tables', 'readwrite').objectStore('tables');
            const all = tables.getAll();
            await new Promise((resolve) => (all.onsuccess = resolve));
            const [kept] = all.result;
            kept.log.push({ seat: 0, do: 'offer', card: 999 });
            await new Promise((resolve) => (tables.put(kept).onsuccess = resolve));
            database.close();
        }"""
    )
    page.get_by_role("heading", name="Your games").wait_for()
    page.locator(".tables a").first.click()
    expect(page.get_by_role("alert")).to_contain_text("damaged")


def test_the_score_pad_counts_without_a_network(visit: Callable[..., Page]) -> None:
    page = visit()
    page.context.set_offline(True)
    page.goto("/score/amul/cards")
    for name in ("Carpet", "Carpet", "Lamp", "Oil"):
        page.get_by_role("button", name=name).first.click()
    page.get_by_role("button", name="Count the points").click()
    expect(page.locator("tfoot td").first).to_have_text("14")
    page.get_by_label("Seat 1, Objects: 12 points").click()
    expect(page.locator(".why")).to_contain_text("A16.6")


def test_the_plain_pad_counts_without_a_network(visit: Callable[..., Page]) -> None:
    """Random tables, counted by the engine as A11 says it: rank g + t of those who are not behind."""
    chance = random.Random("a kitchen table")
    page = visit()
    page.context.set_offline(True)
    page.goto("/score")
    for players in (3, 5, 8):
        columns = [{field: chance.randint(0, 3) for field in WRITTEN} for _ in range(players)]
        seats = [{"name": "", "counts": counts} for counts in [*columns, *[{}] * (8 - players)]]
        kept = {"began": 1, "seats": players, "players": seats, "entries": []}
        page.evaluate("kept => localStorage.setItem('serai.plain-pad', JSON.stringify(kept))", kept)
        page.reload()
        points = [
            sum(mine[colour] for colour in WRITTEN[:7])
            + sum(
                {1: 8, 2: 4, 3: 2}.get(sum(other[symbol] >= mine[symbol] for other in columns), 0)
                for symbol in ("arab", "mongol")
                if mine[symbol]
            )
            for mine in columns
        ]
        expect(page.locator("tfoot tr").first.locator("td")).to_have_text([str(total) for total in points])


def test_the_score_pad_refuses_impossible_tables_without_a_network(visit: Callable[..., Page]) -> None:
    page = visit()
    page.context.set_offline(True)
    page.goto("/score/amul/cards")
    page.evaluate("""() => {
        const columns = Array.from({ length: 8 }, () => ({ name: '', cards: [] }));
        columns[1] = { name: 'Berta', cards: Array(20).fill('gold') };
        localStorage.setItem('serai.score-pad', JSON.stringify({ players: 4, columns }));
    }""")
    page.reload()
    page.get_by_role("button", name="Count the points").click()
    expect(page.get_by_role("alert")).to_contain_text("Berta has")
    expect(page.get_by_role("alert")).to_contain_text("A2.2")


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
        const { id, created, deal: { commitment, salts } } = answer.table;
        let text = JSON.stringify(heard);
        for (const fresh of [id, String(created), commitment, ...salts]) text = text.replaceAll(fresh, 'FRESH');
        seen.push(text);
    }
    return seen;
}"""


def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_messages(
    visit: Callable[..., Page], built_client: Path
) -> None:
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


@pytest.mark.parametrize("game", playable())
def test_a_lesson_without_a_network_is_played_on_from_its_very_position(visit: Callable[..., Page], game: str) -> None:
    """The neighbours are bots from there on."""
    words = FOLDER / game / "words"
    course = json.loads((words / SHOWN).read_text("utf-8"))
    record = json.loads((words / RECORD).read_text("utf-8"))
    played = next(stop["played"] for stop in course["stops"] if stop["play_on"])
    page = visit()
    page.context.set_offline(True)
    page.evaluate("([key, stop]) => localStorage.setItem(key, stop)", [f"serai.lesson.{game}", "end"])
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="Play on against easy bots").click()
    page.wait_for_url("**/t/local-*")
    play.play_to_the_end(page, DECIDE[game])
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    finished = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert finished["moves"][:played] == record["moves"][:played]
    assert finished["bots"] == [None, "easy", "easy"]
