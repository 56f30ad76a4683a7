"""Who I am: back by a phrase after the cookie was lost, in my own colour, with everything, or gone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import play
from tests.e2e.conftest import BLANK, PHONE, Open
from tests.e2e.house import House
from tests.e2e.site import see_home

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def games(page: Page) -> Any:
    return page.locator("section", has=page.get_by_role("heading", name="Your games")).locator("li")


def make_phrase(page: Page) -> list[str]:
    page.goto("/me")
    page.get_by_role("button", name="Make a recovery phrase").click()
    words = page.locator("ol li")
    expect(words).to_have_count(12)
    shown: list[str] = words.all_inner_texts()
    page.get_by_role("button", name="I have written them down").click()
    expect(words).to_have_count(0)
    return shown


def come_back(page: Page, words: list[str]) -> None:
    page.goto("/me")
    page.get_by_text("I have a recovery phrase").click()
    page.get_by_label("The twelve words").fill("\n".join(words))
    page.get_by_role("button", name="Come back").click()


def test_a_lost_cookie_comes_back_by_the_phrase(open_page: Open) -> None:
    page = open_page(BLANK, **PHONE, expect=("422",))
    table = play.new_table(page, "amul", 3)
    words = make_phrase(page)
    expect(page.get_by_text("You have a recovery phrase since")).to_be_visible()
    page.context.clear_cookies()
    page.goto("/")
    see_home(page)
    expect(games(page)).to_have_count(0)

    come_back(page, [words[1], words[0], *words[2:]])
    expect(page.get_by_role("alert")).to_contain_text("another place")
    page.get_by_label("The twelve words").fill(" ".join(words).upper())
    page.get_by_role("button", name="Come back").click()
    page.get_by_role("link", name="To your games").click()
    expect(games(page).first.get_by_role("link")).to_have_attribute("href", f"/t/{table}")
    games(page).first.get_by_role("link").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_device_is_signed_out_by_another(open_page: Open) -> None:
    page, phone = open_page(BLANK), open_page(BLANK, **PHONE)
    table = play.new_table(page, "amul", 3)
    come_back(phone, make_phrase(page))
    expect(phone.get_by_text("Welcome back")).to_be_visible()
    expect(phone.get_by_role("heading", name="Your devices")).to_be_visible()
    phone.goto(f"/t/{table}")
    expect(phone.locator(".prompt.mine")).to_be_visible()
    page.reload()
    other = page.locator("li", has_text="last seen").filter(has_not_text="this one")
    other.get_by_role("button", name="Sign out").click()
    expect(other).to_have_count(0)
    expect(phone.locator(".prompt.mine")).to_have_count(0)
    phone.goto("/")
    see_home(phone)
    expect(games(phone)).to_have_count(0)


def test_my_colour_and_emblem_are_mine_at_the_table(open_page: Open) -> None:
    page = open_page("/me")
    page.get_by_label("Name").fill("Anna")
    page.get_by_label("Purple").check(force=True)
    page.get_by_label("Drop").check(force=True)
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("status")).to_contain_text("Kept")
    play.new_table(page, "amul", 5, access="public", start=False)
    page.goto("/")
    games(page).get_by_role("link", name="Āmul").click()
    marks = page.locator(".seats svg[viewBox='-16 -16 32 32']")
    expect(marks).to_have_count(5)
    colours = marks.evaluate_all("all => all.map(each => each.style.getPropertyValue('--seat'))")
    shapes = marks.locator("path").evaluate_all("all => all.map(each => each.getAttribute('d'))")
    assert colours == [f"var(--seat-{number})" for number in (4, 1, 2, 3, 0)]
    assert shapes[0].startswith("M0-9C4")
    assert len(set(shapes)) == 5


def test_everything_is_saved_and_deleted(open_page: Open, tmp_path: Path) -> None:
    page = open_page(BLANK)
    table = play.new_table(page, "amul", 3)
    make_phrase(page)
    page.get_by_label("Name").fill("Anna")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("status")).to_contain_text("Kept")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything").click()
    download.value.save_as(tmp_path / "serai.json")
    saved = json.loads((tmp_path / "serai.json").read_text("utf-8"))
    assert [mine["table"]["id"] for mine in saved["server"]["tables"]] == [table]
    assert saved["server"]["identity"]["profile"]["name"] == "Anna"
    assert saved["browser"]["settings"]["name"] == "Anna"
    page.get_by_role("button", name="Delete everything").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Nobody can undo this")
    dialog.get_by_role("button", name="No, keep it").click()
    page.get_by_role("button", name="Delete everything").click()
    dialog.get_by_role("button", name="for good").click()
    see_home(page)
    expect(games(page)).to_have_count(0)
    assert page.evaluate("localStorage.getItem('serai.name')") is None
    page.goto("/me")
    expect(page.get_by_label("Name")).to_have_value("")
    expect(page.get_by_role("heading", name="Your devices")).to_have_count(0)


def test_a_passkey_brings_me_back(open_page: Open, house: House) -> None:
    pytest.importorskip("webauthn", reason="passkeys need the webauthn package")
    here = house.address.replace("127.0.0.1", "localhost")
    page = open_page("/me")
    expect(page.get_by_text("Browsers offer passkeys only over https")).to_be_visible()
    page.goto(f"{here}/me")
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page.get_by_label("Name").fill("Anna")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("status")).to_contain_text("Kept")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("made ")).to_be_visible()
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_label("Name")).to_have_value("")
    page.get_by_role("button", name="Come back by a passkey").click()
    expect(page.get_by_text("Welcome back")).to_be_visible()
    expect(page.get_by_label("Name")).to_have_value("Anna")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("made ")).to_have_count(0)
