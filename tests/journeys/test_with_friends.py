"""Playing with friends: gathering, sitting down, seeing only what one may see, and keeping a table in order."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.journeys import play
from tests.journeys.axe import faults
from tests.journeys.conftest import BLANK, PHONE, Open, mostly_at_a_desk
from tests.journeys.settled import follow, go

SEATS = ["open", "open", "easy"]


def seat_of(page: Page, name: str) -> Locator:
    return page.locator(".seats li").filter(has_text=name)


def open_chat(page: Page) -> None:
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("dialog", name="Chat")).to_be_visible()


def write(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def line_of(page: Page, name: str) -> Locator:
    """What somebody has said."""
    return page.get_by_role("dialog", name="Chat").get_by_role("listitem").filter(has_text=name)


def games(page: Page) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name="Your games")).locator("li")


def two_people(open_page: Open, *, start: bool = True, **settings: Any) -> tuple[Page, Page, str]:
    """Anna, who has made a table, Ben, who sits at it, and its address."""
    anna, ben = open_page(BLANK, **settings), open_page(BLANK, **settings)
    table = play.shared_table(anna, ben, start=start)
    for page in (anna, ben):
        page.on("dialog", lambda dialog: dialog.accept())
        go(page, f"/t/{table}")
    return anna, ben, f"/t/{table}"


def test_a_friend_opens_the_copied_address_and_sits_down(open_page: Open) -> None:
    """The host sets the table in the form; the friend chooses a look, sits down and talks; a stranger watches."""
    host = open_page("/new?game=amul")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("group", name="Players").get_by_role("button", name="Less").click()
    host.get_by_label("Seat 3", exact=True).select_option("easy")
    host.get_by_text("More options").click()
    host.get_by_label("Hints allowed").uncheck()
    host.get_by_role("button", name="Create table").click()
    host.get_by_text("For the person who runs this server").click()
    expect(host.get_by_text("--host")).to_be_visible()
    expect(seat_of(host, "Anna")).to_contain_text("host")
    host.get_by_role("button", name="Copy link").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    link = host.evaluate("navigator.clipboard.readText()")
    assert link == host.get_by_label("Invite friends", exact=True).input_value()

    friend = open_page(link)
    friend.get_by_text("Choose a colour and an emblem").click()
    friend.get_by_label("Green").check(force=True)
    friend.get_by_label("Your name").fill("Lukas")
    assert faults(friend) == []
    friend.get_by_role("button", name="Sit down").click()
    expect(seat_of(friend, "Lukas")).to_contain_text("you")
    expect(seat_of(friend, "Lukas").locator("svg").first).to_have_attribute("style", "--seat: var(--seat-3);")
    expect(friend.get_by_text("--host")).to_have_count(0)
    expect(friend.get_by_role("button", name="Shuffle the seats")).to_have_count(0)
    # How somebody appears is asked once, and never again.
    friend.get_by_role("button", name="Stand up").click()
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    expect(friend.get_by_text("Choose a colour and an emblem")).to_have_count(0)
    follow(friend, "/me")
    expect(friend.get_by_label("Green")).to_be_checked()
    go(friend, link)
    friend.get_by_role("button", name="Sit down").click()

    open_chat(friend)
    write(friend, "Shall we?")
    host.get_by_role("button", name="Chat, 1 new line").click()
    expect(host.get_by_text("Shall we?")).to_be_visible()
    host.keyboard.press("Escape")
    friend.keyboard.press("Escape")
    host.get_by_role("button", name="Shuffle the seats").click()
    expect(seat_of(host, "Lukas")).to_contain_text("here")
    expect(seat_of(host, "Anna")).to_contain_text("you")
    host.get_by_role("link", name="Rules", exact=True).click()
    expect(host.get_by_role("button", name="Start the game")).to_be_attached()  # the rules lie beside the room
    host.keyboard.press("Escape")

    spectator = open_page(link)
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        expect(play.hand(page)).to_have_count(6)
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(spectator.locator(".market")).to_be_visible()
    expect(spectator.locator(".hand")).to_have_count(0)

    secret = play.seal_first_card(host)
    expect(host.locator(".hand .sealed")).to_have_attribute("data-fly", secret)
    for page in (friend, spectator):
        expect(page.locator("[data-fly^='sealed-']")).to_have_count(1 + 1)  # hers, and the bot's
        expect(page.locator(f".market [data-fly='{secret}']")).to_have_count(0)
    play.seal_first_card(friend)
    # Until all is turned up, the prompt says more than this, to her alone.
    told = host.get_by_text(re.compile(r"^You offer [^.]+\.$")).first.inner_text()
    for page in (friend, spectator):
        expect(page.get_by_text(told.replace("You offer", "Anna offers")).first).to_be_attached()


IN_SIGHT = """(parts) => {
    const floor = Math.min(innerHeight, document.querySelector('.onward').getBoundingClientRect().top);
    return parts.map((part) => part.getBoundingClientRect()).every(({ top, bottom }) => top >= 0 && bottom <= floor);
}"""
"""above the lower edge, and above what always lies there"""
SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "desk": {"viewport": {"width": 1366, "height": 768}}}


def test_a_host_copies_the_link_without_a_clipboard_and_finds_it_without_scrolling(open_page: Open) -> None:
    """As over plain http: the old way works, and where it does not, nobody is told that it did. The page says who can
    open the link. Even at a table of eight it is in sight.
    """
    page = open_page(BLANK)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    table = play.new_table(page, "amul", 3, start=False, seats=SEATS)
    go(page, f"/t/{table}")
    link = page.get_by_label("Invite friends", exact=True)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name="Copied").click()
    expect(page.get_by_role("button", name="Selected: copy it now")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == link.input_value()

    reach: dict[str, Any] = {"shared": False, "addresses": []}
    page.route("**/api/server", lambda route: route.fulfill(json={"version": "0", "reach": reach}))
    go(page, f"/t/{table}")
    expect(page.get_by_text("Only this computer can open the link")).to_be_visible()
    reach.update(shared=True, addresses=["http://192.168.7.7:8000"])
    go(page, f"/t/{table}")
    code = page.request.get(f"/api/tables/{table}").json()["you"]["invite"]
    expect(link).to_have_value(f"http://192.168.7.7:8000/t/{table}#{code}")

    for size in SIZES.values():
        host = open_page(BLANK, **size)
        go(host, f"/t/{play.new_table(host, 'amul', 8, start=False, seconds=60)}")
        expect(host.locator(".seats li")).to_have_count(8)
        parts = (host.get_by_role("img", name="The link as a code"), host.get_by_role("button", name="Copy link"))
        for part in parts:
            expect(part).to_be_visible()
        assert host.evaluate(IN_SIGHT, [part.element_handle() for part in parts])
        assert host.evaluate("document.documentElement.scrollWidth") <= host.viewport_size["width"]
        expect(seat_of(host, "Anna")).to_contain_text("host")
        expect(host.get_by_role("definition").filter(has_text="1 minute per decision")).to_be_visible()


def test_a_player_goes_on_in_another_tab_and_on_another_device(open_page: Open) -> None:
    first, other = open_page(BLANK), open_page(BLANK)
    # Somebody else still has to choose, so that the choice stays sealed.
    table = play.shared_table(first, other)
    sockets: list[str] = []
    first.on("websocket", lambda socket: sockets.append(socket.url))
    go(first, f"/t/{table}")
    second = open_page(f"/t/{table}", of=first)
    chosen = play.seal_first_card(first)
    expect(second.locator(f".hand .sealed[data-fly='{chosen}']")).to_be_visible()
    changed = play.seal_first_card(second)
    expect(first.locator(f".hand .sealed[data-fly='{changed}']")).to_be_visible()
    second.close()

    links = play.note_link(first)
    first.get_by_role("button", name="Menu").click()
    with first.expect_event("dialog"):
        first.get_by_role("button", name="Move this seat to another device").click()
    phone = open_page(links[0], **PHONE)
    phone.get_by_role("button", name="Move the seat to this device").click()
    expect(play.hand(phone)).to_have_count(6)
    expect(phone.locator(f".hand .sealed[data-fly='{changed}']")).to_be_visible()
    expect(first.get_by_text("You are now playing this seat on another device.")).to_be_visible()
    first.get_by_role("link", name="Home").first.click()
    expect(first.get_by_role("button", name="Play now").first).to_be_visible()
    assert [address.partition("/api")[2] for address in sockets] == [f"/tables/{table}/socket"]  # asks for no other


NOTE_SIGN = """words => new MutationObserver(() => {
    window.isSigned ||= [...document.querySelectorAll('[role=status]')]
        .some((one) => one.textContent.includes(words) && one.checkVisibility());
}).observe(document, { childList: true, subtree: true, characterData: true })"""
"""It stands there for a moment only."""


@mostly_at_a_desk
def test_people_talk_at_the_table_and_those_who_look_on_talk_apart(open_page: Open, device: dict[str, Any]) -> None:
    anna, ben, table = two_people(open_page, **device)
    clara, dora = open_page(table), open_page(table)
    anna.evaluate(NOTE_SIGN, "Well played!")
    for page in (ben, clara, dora):
        open_chat(page)
    ben.get_by_role("button", name="Well played!").click()
    anna.wait_for_function("() => window.isSigned")
    open_chat(anna)
    expect(line_of(anna, "Ben")).to_contain_text("Well played!")
    anna.keyboard.press("4")  # by its number, and not meant for the table
    expect(line_of(ben, "Anna")).to_contain_text("Thank you!")

    write(clara, "Ben will pass")
    expect(dora.get_by_text("Ben will pass")).to_be_visible()
    write(ben, "Hello, everybody")
    expect(clara.get_by_text("Hello, everybody")).to_be_visible()
    anna.get_by_role("button", name="Spectators").click()
    expect(anna.get_by_text("You can't read what spectators say while you play")).to_be_visible()
    anna.get_by_role("button", name="People").click()
    expect(anna.get_by_role("heading", name="2 spectators")).to_be_visible()
    expect(anna.get_by_text("Ben will pass")).to_have_count(0)
    assert faults(anna) == []

    nothing = "\x1f"  # the server finds nothing in it to say
    box = ben.get_by_label("Say something")
    expect(box).to_have_value("")
    write(ben, nothing)
    expect(ben.get_by_role("alert")).to_contain_text("You can't send an empty line.")
    expect(box).to_have_value(nothing)


def test_somebody_mutes_reports_and_removes_who_is_rude(open_page: Open) -> None:
    anna, ben, table = two_people(open_page, start=False, expect=("403",))
    for page in (anna, ben):
        open_chat(page)
    write(ben, "Something rude")
    anna.get_by_role("button", name="Options for what Ben said").click()
    assert faults(anna) == []
    anna.get_by_role("button", name="Report").click()
    expect(anna.get_by_role("status").filter(has_text="Reported")).to_be_visible()
    anna.get_by_role("button", name="Mute Ben").click()
    expect(anna.get_by_text("Something rude")).to_have_count(0)
    expect(anna.get_by_text("One line by someone you muted is hidden")).to_be_visible()
    anna.get_by_role("button", name="People").click()
    anna.get_by_role("button", name="Unmute Ben").click()
    anna.get_by_role("button", name="Table", exact=True).click()
    expect(anna.get_by_text("Something rude")).to_be_visible()
    anna.keyboard.press("Escape")
    anna.get_by_role("button", name="Remove Ben").click()
    expect(ben.get_by_text("The host removed you from this table")).to_be_visible()
    expect(seat_of(anna, "Ben")).to_have_count(0)
    clara = open_page(table, expect=("403",))
    expect(anna.get_by_text("One spectator")).to_be_visible()
    open_chat(anna)
    anna.get_by_role("button", name="People").click()
    anna.get_by_role("button", name="Remove Spectator").click()
    expect(clara.get_by_text("The host removed you from this table")).to_be_visible()


def test_a_bot_plays_on_for_a_friend_who_stays_away_and_both_play_again(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They cannot be asked for at once: the button counts down how long a line may be broken."""
    anna, ben, table = two_people(open_page)
    play.amul_by_mouse(anna)
    ben.goto(BLANK)
    expect(anna.get_by_role("button", name="Let a bot play for Ben")).to_be_disabled()
    monkeypatch.setattr("serai.server.table.seats.lobby.GRACE_SECONDS", 0.0)
    assert anna.request.post(f"/api/tables/{table.removeprefix('/t/')}/seats/1/stand-in").ok
    expect(anna.get_by_text("a bot plays")).to_be_visible()

    follow(anna, "/me")
    anna.get_by_label("Ben").check()
    anna.get_by_role("link", name="Invite again").click()
    expect(anna.get_by_text("Keep seats for")).to_contain_text("Ben")
    anna.get_by_role("button", name="Create table").click()
    expect(seat_of(anna, "Ben")).to_contain_text("away")
    go(ben, "/")
    expect(games(ben)).to_have_count(2)


BACK = "Take it back"


@mostly_at_a_desk
def test_a_player_takes_a_move_back_before_anybody_has_answered_it(open_page: Open, device: dict[str, Any]) -> None:
    """Anna begins, Ben has German words, and somebody watches; a reload forgets nothing."""
    anna, ben, cleo = open_page(BLANK, **device), open_page(BLANK, locale="de-DE", **device), open_page(BLANK)
    table = play.new_table(anna, "amulett", 3, start=False, access="public", start_player=0)
    for page, name in ((ben, "Ben"), (cleo, "Cleo")):
        assert page.request.post(f"/api/tables/{table}/join", data={"name": name}).ok
    assert anna.request.post(f"/api/tables/{table}/start").ok
    go(anna, f"/t/{table}")
    go(ben, f"/t/{table}")
    spectator = open_page(f"/t/{table}", **device)
    back, log = anna.get_by_role("button", name=BACK), "log"
    expect(play.my_turn(anna)).to_be_visible()
    expect(back).to_have_count(0)
    play.pass_on(anna)
    expect(play.my_turn(ben)).to_be_visible()
    expect(ben.get_by_role("button", name="Zurücknehmen", exact=True)).to_have_count(0)
    go(anna, f"/t/{table}")
    if device:
        back.click()
    else:
        expect(back).to_be_enabled()
        anna.keyboard.press("u")
    expect(play.my_turn(anna)).to_be_visible()
    expect(back).to_have_count(0)
    expect(play.my_turn(ben)).to_have_count(0)
    expect(anna.get_by_role(log)).to_contain_text("You take your move back.")
    expect(ben.get_by_role(log)).to_contain_text("Anna nimmt den Zug zurück.")
    expect(spectator.get_by_role(log)).to_contain_text("Anna takes the move back.")
    if not device:
        for page, told in ((anna, "You take your move back."), (spectator, "Anna takes the move back.")):
            expect(page.get_by_role("region", name="History", exact=True).get_by_text(told)).to_be_visible()
            gone = page.locator("li.gone")
            expect(gone).to_have_count(1)
            expect(gone).to_contain_text("pass")
            expect(gone).to_have_css("text-decoration-line", "line-through")

    play.pass_on(anna)
    expect(play.my_turn(ben)).to_be_visible()
    ben.get_by_role("button", name="Passen").first.click()
    ben.locator(play.CONFIRM).click()
    expect(anna.get_by_role(log)).to_contain_text("Ben passes.")
    expect(back).to_have_count(0)
    expect(ben.get_by_role("button", name="Zurücknehmen", exact=True)).to_be_visible()
