"""Games that last for days: their clocks in the form and at the table, and being called."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, PHONE, Open


def time_of(page: Page) -> Locator:
    return page.get_by_role("combobox", name=re.compile("^Time"))


def test_a_slow_game_is_one_choice_of_the_form(open_page: Open) -> None:
    page = open_page("/new?game=amul")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_text("More options").click()
    expect(time_of(page)).to_be_visible()
    expect(page.get_by_role("combobox", name=re.compile("^Holidays"))).to_have_count(0)
    time_of(page).select_option(label="3 days for each decision")
    page.get_by_role("combobox", name=re.compile("^Holidays")).select_option(label="7 days")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("definition").filter(has_text="3 days for each decision")).to_be_visible()
    expect(page.get_by_role("definition").filter(has_text="7 days")).to_be_visible()


def test_a_budget_is_said_in_words(open_page: Open) -> None:
    page = open_page("/new?game=amulett", **PHONE)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_text("More options").click()
    expect(time_of(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    time_of(page).select_option(label="7 days for the game, 12 hours back with each decision")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("7 days for the game, 12 hours back with each decision")).to_be_visible()


def look_at_clock(page: Page) -> None:
    expect(page.locator(".prompt")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Time and notifications").click()


def test_a_pause_by_agreement_stops_the_clock(open_page: Open) -> None:
    anna = open_page(BLANK)
    seats = ["open", "open", "easy"]
    table = play.new_table(anna, "amul", 3, seats=seats, start=False, seconds=86_400, holidays=3, access="public")
    ben = open_page(BLANK, **PHONE)
    assert ben.request.post(f"/api/tables/{table}/join", data={"name": "Ben"}).ok
    assert anna.request.post(f"/api/tables/{table}/start").ok
    for page in (anna, ben):
        page.goto(f"/t/{table}")
        expect(page.get_by_role("timer")).to_contain_text("23 hr")
    look_at_clock(anna)
    anna.get_by_role("button", name="I want a pause").click()
    anna.keyboard.press("Escape")
    ben.get_by_role("button", name="1 of 2 want a pause").click()
    ben.get_by_role("button", name="I want a pause").click()
    expect(ben.get_by_text("Paused since")).to_be_visible()
    expect(anna.get_by_role("timer")).to_have_count(0)
    anna.get_by_role("button", name="Paused").click()
    anna.get_by_role("button", name="Go on").click()
    expect(anna.get_by_role("timer")).to_contain_text("23 hr")

    anna.get_by_role("button", name="I am on holiday").click()
    expect(anna.get_by_text("You are on holiday until")).to_be_visible()
    expect(ben.get_by_text("Anna is on holiday until")).to_be_visible()


def test_the_list_at_home_says_what_is_new_in_the_chat(open_page: Open) -> None:
    anna = open_page(BLANK)
    table = play.new_table(anna, "amul", 3, seats=["open", "open", "easy"], start=False, access="public")
    ben = open_page(BLANK)
    assert ben.request.post(f"/api/tables/{table}/join", data={"name": "Ben"}).ok
    ben.goto(f"/t/{table}")
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_label("Say something").fill("Shall we?")
    ben.get_by_role("button", name="Send").click()
    expect(ben.get_by_role("dialog").get_by_text("Shall we?")).to_be_visible()
    anna.goto("/")
    expect(anna.get_by_text("Chat, 1 new line")).to_be_visible()
    anna.goto(f"/t/{table}")
    anna.get_by_role("button", name="Chat").click()
    expect(anna.get_by_text("Shall we?")).to_be_visible()
    anna.goto("/")
    expect(anna.locator(f"a[href='/t/{table}']").first).to_be_visible()
    expect(anna.get_by_text("new line")).to_have_count(0)


def test_a_table_can_be_muted_and_called_again(open_page: Open) -> None:
    page = open_page(BLANK)
    table = play.new_table(page, "amul", 3)
    page.goto(f"/t/{table}")
    look_at_clock(page)
    page.get_by_role("button", name="Call me no more to this table").click()
    expect(page.get_by_role("button", name="Call me to this table")).to_be_visible()
    page.get_by_role("link", name="How you are called").click()
    expect(page.get_by_role("heading", name="Notifications", level=1)).to_be_visible()


def test_webhooks_and_quiet_hours_are_set_up_on_a_page(open_page: Open) -> None:
    page = open_page("/calls", **PHONE, timezone_id="Europe/Berlin", expect=("422", "409"))
    page.get_by_label("Address").fill("http://127.0.0.1:8009/hook")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("alert")).to_contain_text("private network")
    expect(page.get_by_text("Nowhere yet.")).to_be_visible()
    page.get_by_label("Quiet hours").check()
    expect(page.get_by_text("Europe/Berlin")).to_be_visible()
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.url.endswith("/api/me/calls")):
        page.get_by_label("until").select_option("08:30")
    page.reload()
    expect(page.get_by_label("from")).to_have_value(str(22 * 60))
    expect(page.get_by_label("until")).to_have_value(str(8 * 60 + 30))


def test_what_is_pushed_is_shown_unless_somebody_looks_at_that_table(open_page: Open) -> None:
    """What the browser's own push service would deliver is handed to the worker; a headless browser shows nothing."""
    page = open_page("/", first_time=True, service_workers="allow", expect=("404",))
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    workers = page.context.service_workers or [page.context.wait_for_event("serviceworker")]
    (worker,) = workers
    worker.evaluate(HEED)
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(found["registrationId"] for found in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    message = {"what": "turn", "title": "Āmul: your turn", "text": "Round 2", "link": f"{origin}/t/abc", "table": "abc"}
    delivery = {"origin": origin, "registrationId": registrations[0], "data": json.dumps(message)}
    told = ["Āmul: your turn", {"body": "Round 2", "tag": "abc", "icon": "/icon-192.png", "data": "/t/abc"}]
    for path, shown in (("/", [told]), ("/t/abc", [told]), ("/about", [told, told])):
        page.goto(path)
        session.send("ServiceWorker.deliverPushMessage", delivery)
        worker.evaluate(HEARD, len(shown))
        page.wait_for_timeout(500)  # long enough for one too many
        assert worker.evaluate("() => self.told") == shown


HEARD = "async (count) => { while (self.told.length < count) await new Promise((done) => setTimeout(done, 50)); }"
HEED = "() => { self.told = []; self.registration.showNotification = async (...what) => self.told.push(what); }"
