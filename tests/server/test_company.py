"""Company: spectators and their chat, removals, reports, and inviting people again."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from serai.kernel.words import has, languages
from serai.server import wire
from serai.server.base import close_codes
from serai.server.base.metrics import METRICS
from serai.server.notify import notifier
from serai.server.table.viewers import audience, spectators
from tests.server.company import finish, heard, refusal, say, told, watching
from tests.server.fake_clock import FakeClock
from tests.server.people import Browser, eventually
from tests.server.receiver import receiving
from tests.server.serving import Serving, serving
from tests.server.test_notifications import hooked, notifying_server

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spectators, "TELL_SECONDS", 0.0)
    monkeypatch.setattr(notifier, "LOOK_SECONDS", 0.02)


async def two_seats(server: Serving, **more: Any) -> tuple[Browser, Browser, str]:
    """A table for three that Anna has made and where Ben has sat down."""
    anna, ben = server.browser(), server.browser()
    settings = {"access": "public", "seats": ["open", "open", "easy"], **more}
    table = (await anna.make(name="Anna", **settings))["table"]["id"]
    await ben.post(f"/api/tables/{table}/join", {"name": "Ben"}, 200)
    return anna, ben, table


# --- spectators ---


async def test_everybody_knows_who_looks_on(server: Serving) -> None:
    anna, _, table = await two_seats(server)
    async with anna.at(table) as host:
        async with watching(server, table, "Clara") as clara, watching(server, table) as unnamed:
            for viewer in (host, clara, unnamed):
                await viewer.until(lambda me: told(me) == ["Clara", ""])
            assert host.received[-1]["count"] == 2
        await host.until(lambda me: told(me) == [])


async def test_people_of_a_process_that_is_silent_are_gone(tmp_path: Path) -> None:
    fake = FakeClock()
    async with serving(tmp_path, clock=fake) as server:
        anna, _, table = await two_seats(server)
        live = await server.tables.open(table)
        elsewhere = {"what": "here", "by": "another", "seats": [1]}
        async with anna.at(table) as host:
            await host.welcome()
            live.hear({**elsewhere, "spectators": {"count": 1, "people": [{"id": "c", "name": "Clara"}]}})
            await host.until(lambda me: told(me) == ["Clara"] and me.table["seats"][1]["here"])
            fake.advance(audience.REMEMBERED_SECONDS)
            live.presence.look_around()
            await host.until(lambda me: told(me) == [] and not me.table["seats"][1]["here"])


async def test_a_process_that_is_new_to_a_table_is_told_who_is_here(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, table = await two_seats(server)
    live = await server.tables.open(table)
    told_others: list[str] = []
    monkeypatch.setattr(live.presence, "_tell_processes", lambda: told_others.append(table))
    for by in ("one", "one", "another"):
        live.hear({"what": "here", "by": by, "seats": []})
    assert len(told_others) == 2, "once each"


async def test_nobody_who_looks_on_passes_for_a_player(server: Serving) -> None:
    anna, _, table = await two_seats(server)
    async with anna.at(table) as host, watching(server, table, "Ben") as other:
        await host.until(lambda me: told(me) == [""])
        await say(other, "I am Ben")
        assert [(line["name"], line["seat"]) for line in other.chat] == [("", None)]


async def test_a_players_second_window_is_no_spectator(server: Serving) -> None:
    anna, ben, table = await two_seats(server)
    await anna.post(f"/api/tables/{table}/start", status=200)
    async with ben.at(table, watch=True) as window, watching(server, table, "Clara") as clara:
        await window.until(lambda me: told(me) == ["Clara"])
        await say(clara, "Ben should pass")
        assert await refusal(window, "what do you think?") == "server-chat-seated"
        assert heard(window) == []


async def test_of_a_crowd_only_some_are_named(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spectators, "LISTED", 2)
    anna, _, table = await two_seats(server)
    async with (
        anna.at(table) as host,
        watching(server, table, "Clara"),
        watching(server, table, "Dora"),
        watching(server, table, "Emil"),
    ):
        await host.until(lambda me: told(me) == ["Clara", "Dora"] and me.received[-1]["count"] == 3)


async def test_players_hear_spectators_only_when_the_game_does_not_run(server: Serving) -> None:
    anna, ben, table = await two_seats(server, seats=["open", "open", "easy"])
    async with anna.at(table) as first, ben.at(table) as second, watching(server, table, "Clara") as clara:
        await asyncio.gather(first.welcome(), second.welcome())
        await say(clara, "before")
        await first.until(lambda me: heard(me) == ["before"])
        await anna.post(f"/api/tables/{table}/start", status=200)
        await first.started()
        async with watching(server, table) as other:
            await say(clara, "between")
            await other.until(lambda me: heard(me) == ["before", "between"])
        await say(first, "among us")
        assert heard(first) == ["before", "among us"]
        await clara.until(lambda me: heard(me) == ["before", "between", "among us"])
        async with ben.at(table) as again:
            await again.welcome()
            assert heard(again) == ["among us"]
        await finish(first, second)
        await first.until(lambda me: "between" in heard(me))
        assert sorted(heard(first)) == ["among us", "before", "between"]


async def test_what_spectators_say_is_kept_nowhere(server: Serving) -> None:
    _, _, table = await two_seats(server)
    async with watching(server, table, "Clara") as clara:
        await say(clara, "this is not kept")
    assert await server.store.said(table, 50) == []


# --- emotes ---


async def test_emotes_are_lines_of_a_fixed_list(server: Serving) -> None:
    anna, _, table = await two_seats(server)
    async with anna.at(table) as host:
        await host.welcome()
        await say(host, ":thanks:")
        assert heard(host) == [":thanks:"]
        assert await refusal(host, ":nonsense:") == "server-no-emote"
        await say(host, "at 12:30: or later")


async def test_a_table_for_emotes_alone(server: Serving) -> None:
    anna, ben, table = await two_seats(server, emotes_only=True)
    async with anna.at(table) as host, watching(server, table) as clara:
        await host.welcome()
        assert host.table["emotes_only"]
        assert await refusal(host, "hello there") == "server-emotes-only"
        assert await refusal(clara, "hello there") == "server-emotes-only"
        await say(host, ":hello:")
    assert (await ben.get(f"/api/tables/{table}"))["table"]["emotes_only"]


def test_every_emote_has_words() -> None:
    assert all(has(language, f"ui-emote-{word}") for language in languages() for word in wire.EMOTES)


# --- sending away ---


async def test_a_removed_person_is_told_and_stays_away(server: Serving) -> None:
    anna, ben, table = await two_seats(server)
    async with anna.at(table) as host, ben.at(table) as guest:
        await asyncio.gather(host.welcome(), guest.welcome())
        place = await anna.post(f"/api/tables/{table}/remove", {"seat": 1}, 200)
        assert place["table"]["seats"][1]["kind"] == "open"
        assert await guest.until_closed() == close_codes.NOT_ALLOWED
        assert guest.received[-1]["message"] == "server-removed"
    assert (await ben.post(f"/api/tables/{table}/join", {"name": "Ben"}, 403))["message"] == "server-removed"
    await ben.get(f"/api/tables/{table}", 403)
    async with ben.at(table) as again:
        assert await again.until_closed() == close_codes.NOT_ALLOWED
    await server.browser().post(f"/api/tables/{table}/join", {"name": "Clara"}, 200)


async def test_a_code_for_another_device_does_not_bring_a_removed_person_back(server: Serving) -> None:
    anna, ben, table = await two_seats(server)
    code = (await ben.post(f"/api/tables/{table}/handover", status=200))["code"]
    await anna.post(f"/api/tables/{table}/remove", {"seat": 1}, 200)
    await server.browser().post(f"/api/tables/{table}/join", {"name": "Clara", "seat": 1}, 200)
    assert (await ben.post("/api/handover", {"code": code}, 403))["message"] == "server-code-used"


async def test_a_spectator_is_removed_at_any_time(server: Serving) -> None:
    anna, _, table = await two_seats(server)
    await anna.post(f"/api/tables/{table}/start", status=200)
    async with anna.at(table) as host, watching(server, table, "Clara") as clara:
        await host.until(lambda me: told(me) == ["Clara"])
        known = next(message for message in reversed(host.received) if message["type"] == "spectators")
        await anna.post(f"/api/tables/{table}/remove", {"spectator": known["people"][0]["id"]}, 200)
        assert await clara.until_closed() == close_codes.NOT_ALLOWED
        await host.until(lambda me: told(me) == [])


async def test_only_the_host_removes_and_nobody_from_a_game(server: Serving) -> None:
    anna, ben, table = await two_seats(server)
    path = f"/api/tables/{table}/remove"
    assert (await ben.post(path, {"seat": 0}, 403))["message"] == "server-only-host"
    assert (await anna.post(path, {"seat": 0}, 409))["message"] == "server-remove-self"
    assert (await anna.post(path, {"seat": 2}, 422))["message"] == "server-no-person"
    await anna.post(path, {}, 400)
    await anna.post(f"/api/tables/{table}/start", status=200)
    assert (await anna.post(path, {"seat": 1}, 409))["message"] == "server-remove-started"


# --- reporting ---


async def test_a_reported_line_is_in_the_log(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    anna, ben, table = await two_seats(server)
    path, before = f"/api/tables/{table}/reports", METRICS.registry.get_sample_value("serai_reports_total") or 0.0
    async with anna.at(table) as host, watching(server, table, "Clara") as clara:
        await host.welcome()
        await say(host, "something rude")
        at = host.chat[-1]["at"]
        with caplog.at_level(logging.WARNING, "serai.server"):
            assert (await ben.http.post(path, json={"at": at})).status_code == 204
            (line,) = [vars(record) for record in caplog.records if "reported" in record.message]
        facts = ("table", "said", "said_by", "said_from_seat", "reported_from_seat")
        assert [line[fact] for fact in facts] == [table, "something rude", "Anna", 0, 1]
        assert METRICS.registry.get_sample_value("serai_reports_total") == before + 1
        assert (await ben.post(path, {"at": at + 1}, 404))["message"] == "server-no-line"
        await say(clara, "rude, too")
        await host.until(lambda me: heard(me)[-1:] == ["rude, too"])
        assert (await ben.http.post(path, json={"at": host.chat[-1]["at"]})).status_code == 204
    assert (await server.browser().post(path, {"at": at}, 403))["message"] == "server-not-seated"


# --- inviting again ---


async def test_the_people_of_my_games_are_remembered_by_their_names(server: Serving) -> None:
    anna, ben, table = await two_seats(server)
    assert (await anna.get("/api/me/company"))["people"] == [], "nobody has played yet"
    await anna.post(f"/api/tables/{table}/start", status=200)
    (met,) = (await anna.get("/api/me/company"))["people"]
    assert (met["name"], met["table"], met["seat"], met["game"]) == ("Ben", table, 1, "amul")
    assert [person["name"] for person in (await ben.get("/api/me/company"))["people"]] == ["Anna"]
    assert (await server.browser().get("/api/me/company"))["people"] == []


async def test_whoever_is_invited_again_finds_a_seat(server: Serving) -> None:
    anna, ben, table = await two_seats(server)
    await anna.post(f"/api/tables/{table}/start", status=200)
    guest = {"table": table, "seat": 1}
    place = await anna.make(name="Anna", guests=[guest])
    seats = place["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Anna"), ("person", "Ben"), ("open", None)]
    listed = (await ben.get("/api/me"))["tables"]
    assert place["table"]["id"] in [mine["table"]["id"] for mine in listed]
    stranger = server.browser()
    wanted = {"game": "amul", "players": 3, "name": "Carl", "guests": [guest]}
    assert (await stranger.post("/api/tables", wanted, 404))["message"] == "server-no-guest"


async def test_an_invited_person_is_called(tmp_path: Path) -> None:
    async with receiving() as receiver, notifying_server(tmp_path) as server:
        anna, ben, table = await two_seats(server)
        await anna.post(f"/api/tables/{table}/start", status=200)
        await hooked(ben, receiver)
        invited = (await anna.make(name="Anna", guests=[{"table": table, "seat": 1}]))["table"]["id"]

        def invitations() -> list[dict[str, Any]]:
            return [message for message in receiver.messages if message["what"] == "invite"]

        await eventually(invitations)
        (message,) = invitations()
        assert (message["title"], message["text"]) == ("Āmul: you are invited", "Anna is keeping a seat for you")
        assert message["link"] == f"http://127.0.0.1/t/{invited}"
