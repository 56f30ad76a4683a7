"""A tournament in the browser: made by a form, joined by a link, begun, looked on at, and part of a season."""

from __future__ import annotations

from playwright.sync_api import FilePayload, expect

from tests.journeys.axe import faults
from tests.journeys.conftest import PHONE, Open


def test_friends_hold_a_tournament_and_others_look_on(open_page: Open) -> None:
    host = open_page("/tournament")
    host.get_by_role("textbox", name="Title").fill("Friday")
    host.get_by_role("textbox", name="Season").fill("Winter")
    host.get_by_role("textbox", name="Your name").fill("Anna")
    host.get_by_role("checkbox", name="Rated").check()
    host.get_by_role("button", name="Create tournament").click()
    expect(host.get_by_role("heading", name="Friday")).to_be_visible()
    expect(host.get_by_role("button", name="Start")).to_be_disabled()
    link = host.get_by_role("textbox", name="Invite friends").input_value()

    guest = open_page(f"/{link.split('/', 3)[3]}", **PHONE)
    expect(guest.get_by_text("This tournament is rated.")).to_be_visible()
    guest.get_by_role("textbox", name="Your name").fill("Ben")
    guest.get_by_role("button", name="Take part").click()
    # A person who has not agreed is not admitted.
    expect(guest.get_by_role("heading", name="One person takes part")).to_be_visible()
    guest.get_by_role("checkbox", name="I agree").check()
    guest.get_by_role("button", name="Take part").click()
    expect(guest.get_by_role("heading", name="2 people take part")).to_be_visible()
    assert faults(guest) == []

    host.get_by_role("button", name="Start").click()
    expect(guest.get_by_role("link", name="To your table")).to_be_visible()
    spectator = open_page(f"/{link.split('/', 3)[3].partition('#')[0]}")
    expect(spectator.get_by_text("You are following this tournament.")).to_be_visible()
    expect(spectator.get_by_text("running: 0 of 2 tables are done")).to_be_visible()
    guest.get_by_role("link", name="To your table").click()
    guest.wait_for_url("**/t/*")
    expect(guest.get_by_role("button", name="Chat")).to_be_visible()
    guest.get_by_role("button", name="Menu").click()  # on a phone there is no room in the bar
    expect(guest.get_by_role("dialog").get_by_role("link", name="To the tournament")).to_be_visible()

    expect(spectator.get_by_role("link", name="Watch")).to_have_count(0)
    host.on("dialog", lambda dialog: dialog.accept())
    host.get_by_role("button", name="Leave the tournament").click()  # bots play that table to its end
    expect(spectator.get_by_text("running: 1 of 2 tables are done")).to_be_visible()
    assert faults(spectator) == []
    spectator.get_by_role("link", name="Watch").click()
    spectator.wait_for_url("**/t/*")
    spectator.get_by_role("link", name="To the tournament").click()
    spectator.get_by_role("link", name="Part of the season Winter").click()
    expect(spectator.get_by_role("heading", name="Winter")).to_be_visible()
    expect(spectator.get_by_role("link", name="Friday")).to_be_visible()
    assert faults(spectator) == []
    host.goto("/tournament")
    expect(host.get_by_role("link", name="Friday")).to_be_visible()

    text = 'title = "From a file"\ngame = "amul"\nplayers = 3\n'
    file: FilePayload = {"name": "evening.toml", "mimeType": "application/toml", "buffer": text.encode()}
    host.get_by_label("From a file").set_input_files(files=[file])
    expect(host.get_by_role("heading", name="From a file")).to_be_visible()
