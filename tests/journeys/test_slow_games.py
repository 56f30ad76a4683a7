"""Games that last for days: their clocks, pauses, orders in advance, and being called."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.journeys import play
from tests.journeys.conftest import BLANK, PHONE, Open, mostly_at_a_desk, needs_no_network
from tests.journeys.settled import go, settled


def time_of(page: Page) -> Locator:
    return page.get_by_role("combobox", name=re.compile("^Time"))


def set_days(page: Page) -> str:
    """A table whose decisions may take days, by the form; its id."""
    page.get_by_label("Your name").fill("Anna")
    page.get_by_text("More options").click()
    holidays = page.get_by_role("combobox", name=re.compile("^Holidays"))
    expect(time_of(page)).to_be_visible()
    expect(holidays).to_have_count(0)
    page.get_by_label("Seat 3", exact=True).select_option("easy")
    page.get_by_label("Seat 4", exact=True).select_option("easy")
    time_of(page).select_option(label="3 days per decision")
    holidays.select_option(label="7 days")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("definition").filter(has_text="3 days per decision")).to_be_visible()
    expect(page.get_by_role("definition").filter(has_text="7 days")).to_be_visible()
    table: str = page.url.partition("/t/")[2].partition("#")[0]
    return table


@pytest.mark.rare
def test_a_host_with_a_phone_sets_a_game_whose_time_grows(open_page: Open) -> None:
    phone = open_page("/new?game=amulett", **PHONE)
    phone.get_by_label("Your name").fill("Anna")
    phone.get_by_text("More options").click()
    expect(time_of(phone)).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= phone.viewport_size["width"]
    time_of(phone).select_option(label="7 days for the game, plus 12 hours per decision")
    phone.get_by_role("button", name="Create table").click()
    expect(phone.get_by_text("7 days for the game, plus 12 hours per decision")).to_be_visible()


def look_at_clock(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Time and notifications").click()


def test_two_friends_play_for_days_agree_on_a_pause_and_one_goes_on_holiday(open_page: Open) -> None:
    """And what was said meanwhile is told at home."""
    anna, ben = open_page("/new?game=amul"), open_page(BLANK, **PHONE)
    table = set_days(anna)
    invite = anna.request.get(f"/api/tables/{table}").json()["you"]["invite"]
    assert ben.request.post(f"/api/tables/{table}/join", data={"name": "Ben", "invite": invite}).ok
    anna.get_by_role("button", name="Start the game").click()
    go(ben, f"/t/{table}")
    for page in (anna, ben):
        expect(page.get_by_role("timer")).to_contain_text("3 days")
    look_at_clock(anna)
    anna.get_by_role("button", name="I want a pause").click()
    anna.keyboard.press("Escape")
    ben.get_by_role("button", name="1 of 2 want a pause").click()
    ben.get_by_role("button", name="I want a pause").click()
    expect(ben.get_by_text("Paused since")).to_be_visible()
    expect(anna.get_by_role("timer")).to_have_count(0)
    anna.get_by_role("button", name="Paused").click()
    anna.get_by_role("button", name="Go on").click()
    expect(anna.get_by_role("timer")).to_contain_text("3 days")
    anna.get_by_role("button", name="I am on holiday").click()
    expect(anna.get_by_text("You are on holiday until")).to_be_visible()
    expect(ben.get_by_text("Anna is on holiday until")).to_be_visible()

    anna.goto(BLANK)
    ben.keyboard.press("Escape")
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_label("Say something").fill("Shall we?")
    ben.get_by_role("button", name="Send").click()
    expect(ben.get_by_role("dialog").get_by_text("Shall we?")).to_be_visible()
    go(anna, "/")
    expect(anna.get_by_text("Chat, 1 new line")).to_be_visible()
    go(anna, f"/t/{table}")
    anna.get_by_role("button", name="Chat").click()
    expect(anna.get_by_text("Shall we?")).to_be_visible()
    go(anna, "/")
    expect(anna.locator(f"a[href='/t/{table}']").first).to_be_visible()
    expect(anna.get_by_text("new line")).to_have_count(0)


# --- orders --------------------------------------------------------------------------------------------------------


def look_at_orders(page: Page, table: str) -> Locator:
    go(page, f"/t/{table}")
    page.get_by_role("button", name="Orders in advance").click()
    sheet = page.get_by_role("dialog", name="Orders in advance")
    expect(sheet.get_by_text("You have no orders.")).to_be_visible()
    return sheet


def add(sheet: Locator, place: int) -> str:
    """Put a card on the list; its name."""
    field = sheet.get_by_role("combobox", name="Add something")
    name = field.get_by_role("option").nth(place).inner_text()
    field.select_option(index=place)
    return name


@mostly_at_a_desk
def test_a_traveller_gives_changes_and_removes_orders_and_one_is_carried_out(
    open_page: Open, device: dict[str, Any]
) -> None:
    """One that is due is carried out before one's eyes; where everybody is there at once, there are none."""
    page, ben = open_page(BLANK, **device), open_page(BLANK)
    sheet = look_at_orders(page, play.new_table(page, "amul", 3, seconds=86_400))
    sheet.get_by_role("combobox", name="New order").select_option(label="Reveal a card, round 1")
    give = sheet.get_by_role("button", name="Add this order")
    expect(give).to_be_disabled()
    first, second = add(sheet, 2), add(sheet, 1)
    give.click()
    told = "Round 1: reveal the first of these in my hand, whatever happens: "
    expect(sheet.get_by_text(f"{told}{first}, {second}")).to_be_visible()
    sheet.get_by_role("button", name="Change", exact=True).click()
    sheet.get_by_role("button", name=f"Remove {first} from the list").click()
    sheet.get_by_role("button", name="Save the change").click()
    expect(sheet.get_by_text(f"{told}{second}", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    sheet.get_by_role("button", name="Remove").click()
    expect(sheet.get_by_text("You have no orders.")).to_be_visible()

    table = play.shared_table(page, ben, seconds=86_400)
    sheet = look_at_orders(page, table)
    card = add(sheet, 1)
    sheet.get_by_role("button", name="Add this order").click()
    expect(sheet.get_by_text("You have no orders.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text(f"You offer {card}.")

    sheet = look_at_orders(page, play.new_table(page, "amulett", 3, seconds=86_400))
    sheet.get_by_role("combobox", name="New order").select_option(index=1)
    sheet.get_by_role("group", name="Most cards").get_by_role("button", name="More").click()
    sheet.get_by_role("combobox", name="Within that limit").select_option(label="Make the lowest bid")
    sheet.get_by_role("button", name="Add this order").click()
    expect(sheet.get_by_text("Everything in round 1: pass if it costs more than 1 card")).to_be_visible()

    go(page, f"/t/{play.new_table(page, 'amul', 3, seconds=600)}")
    expect(page.get_by_role("timer")).to_be_visible()
    settled(page)
    expect(page.get_by_role("button", name="Orders in advance")).to_have_count(0)


# --- being called --------------------------------------------------------------------------------------------------


def test_somebody_says_when_and_to_which_tables_to_be_called(open_page: Open) -> None:
    page = open_page(BLANK, **PHONE, timezone_id="Europe/Berlin", expect=("422", "409"))
    go(page, f"/t/{play.new_table(page, 'amul', 3)}")
    look_at_clock(page)
    page.get_by_role("button", name="Stop notifications for this table").click()
    expect(page.get_by_role("button", name="Notify me about this table")).to_be_visible()
    page.get_by_role("link", name="Notification settings").click()
    expect(page.get_by_role("heading", name="Notifications", level=1)).to_be_visible()
    page.get_by_label("Address").fill("http://127.0.0.1:8009/hook")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("alert")).to_contain_text("private network")
    expect(page.get_by_text("Nowhere yet.")).to_be_visible()
    page.get_by_label("Quiet hours").check()
    expect(page.get_by_text("Europe/Berlin")).to_be_visible()
    with page.expect_response(
        lambda answer: answer.request.method == "PUT" and answer.url.endswith("/api/me/notifications")
    ):
        page.get_by_role("combobox", name="until").select_option("08:30")
    page.reload()
    expect(page.get_by_label("from")).to_have_value(str(22 * 60))
    expect(page.get_by_role("combobox", name="until")).to_have_value(str(8 * 60 + 30))


HEED = """() => {
    self.told = [];
    self.heard = 0;
    self.registration.showNotification = async (...what) => self.told.push(what);
    const wait = ExtendableEvent.prototype.waitUntil;
    PushEvent.prototype.waitUntil = function (work) {
        wait.call(this, work.finally(() => (self.heard += 1)));
    };
}"""
HEARD = "async (count) => { while (self.heard < count) await new Promise((done) => setTimeout(done, 10)); }"


def test_somebody_is_called_unless_they_look_at_that_table(open_page: Open) -> None:
    """What the browser's own push service would deliver is handed to the worker; a headless browser shows nothing."""
    page = open_page("/", first_time=True, service_workers="allow", expect=("404",))
    needs_no_network(page)
    (worker,) = page.context.service_workers or [page.context.wait_for_event("serviceworker")]
    worker.evaluate(HEED)
    session = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.getRegistration().then(() => true)")  # by then they have been told
    (registration,) = {each["registrationId"] for each in known}
    origin = page.evaluate("location.origin")
    message = {"what": "turn", "title": "Āmul: your turn", "text": "Round 2", "link": f"{origin}/t/abc", "table": "abc"}
    delivery = {"origin": origin, "registrationId": registration, "data": json.dumps(message)}
    told = ["Āmul: your turn", {"body": "Round 2", "tag": "abc", "icon": "/icon-192.png", "data": "/t/abc"}]
    for heard, (path, shown) in enumerate((("/", [told]), ("/t/abc", [told]), ("/about", [told, told])), start=1):
        page.goto(path)
        session.send("ServiceWorker.deliverPushMessage", delivery)
        worker.evaluate(HEARD, heard)
        assert worker.evaluate("() => self.told") == shown
