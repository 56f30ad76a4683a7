"""Who I am, without an account: back by a phrase, on several devices, with everything, or gone."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from serai import Table
from serai.server.base.settings import VisitorLimits
from serai.server.identity import passkeys
from tests.server.fake_clock import FakeClock
from tests.server.people import Browser
from tests.server.serving import ROOMY, Serving, serving
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def phrase_of(browser: Browser, **wanted: str) -> str:
    return " ".join((await browser.post("/api/me/phrase", wanted, 201))["words"])


async def back(browser: Browser, phrase: str, status: int = 200, **more: Any) -> Any:
    return await browser.post("/api/me/recover", {"phrase": phrase, **more}, status)


async def tables(browser: Browser) -> list[str]:
    return [mine["table"]["id"] for mine in (await browser.get("/api/me"))["tables"]]


async def put(browser: Browser, path: str, body: Any, status: int = 200) -> Any:
    answer = await browser.http.put(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


# --- how I appear ---


async def test_a_profile_is_kept_and_comes_along(server: Serving) -> None:
    anna, phone = server.browser(), server.browser()
    nothing = {"name": None, "colour": None, "emblem": None}
    assert await anna.get("/api/me/identity") == {
        "profile": nothing,
        "phrase_since": None,
        "devices": [],
        "passkeys": [] if passkeys.are_known() else None,
    }
    wanted = {"name": " Anna  B ", "colour": 3, "emblem": 7}
    kept = {**wanted, "name": "Anna B"}
    assert (await put(anna, "/api/me/profile", wanted))["profile"] == kept
    assert (await back(phone, await phrase_of(anna)))["profile"] == kept
    for wrong in ({"name": "\u2800"}, {"colour": 8}, {"emblem": -1}, {"name": "x" * 25}):
        assert (await anna.http.put("/api/me/profile", json=wrong)).status_code in (400, 422)


# --- coming back ---


async def test_a_lost_cookie_comes_back_by_the_phrase(server: Serving) -> None:
    anna, later = server.browser(), server.browser()
    table = (await anna.make(name="Anna", seats=["open", "easy", "easy"], start=True))["table"]["id"]
    phrase = await phrase_of(anna, language="de", device="Firefox")
    assert await tables(later) == []
    identity = await back(later, phrase.upper(), device="Chrome")
    assert await tables(later) == [table]
    assert [(device["label"], device["here"]) for device in identity["devices"]] == [
        ("Chrome", True),
        ("Firefox", False),
    ]
    assert identity["phrase_since"] is not None
    async with later.at(table) as here, anna.at(table) as there:
        assert (await here.until(lambda me: me.you))["seat"] == 0
        assert (await there.until(lambda me: me.you))["seat"] == 0, "several devices at a time"
    again = await back(later, phrase, device="Chrome")
    assert len(again["devices"]) == 2, "who is there already stays the same device"


async def test_a_phrase_is_told_once_and_the_last_one_counts(server: Serving) -> None:
    anna, thief = server.browser(), server.browser()
    first = await phrase_of(anna)
    second = await phrase_of(anna)
    assert first != second
    assert (await back(thief, first, 403))["message"] == "server-phrase-unknown"
    known = json.dumps(await anna.get("/api/me/identity")) + json.dumps(await anna.get("/api/me/export"))
    assert not any(word in known for word in second.split())


async def test_a_phrase_is_neither_guessed_nor_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    limits = VisitorLimits(recoveries=(3, 600.0))
    async with serving(tmp_path, limits=limits) as server:
        anna, thief = server.browser(), server.browser()
        phrase = await phrase_of(anna)
        words = phrase.split()
        slip = " ".join([words[1], words[0], *words[2:]])
        assert (await back(thief, slip, 422))["message"] == "server-phrase-slip"
        assert (await back(thief, "sesame", 422))["message"] == "server-phrase-length"
        assert (await back(thief, " ".join(["nonsense"] * 12), 422))["arguments"] == {"place": 1}
        refused = await back(thief, phrase, 429)
        assert (refused["message"], refused["arguments"]["limit"]) == ("server-too-many", "recoveries")
        stored = (tmp_path / "serai.sqlite").read_bytes() + (tmp_path / "serai.sqlite-wal").read_bytes()
    said = "".join(record.getMessage() + str(record.__dict__) for record in caplog.records)
    for word in words:
        assert word not in said
        assert word.encode() not in stored


async def test_who_comes_back_may_bring_along_what_was_played_meanwhile(server: Serving) -> None:
    anna = server.browser()
    old = (await anna.make(name="Anna"))["table"]["id"]
    phrase = await phrase_of(anna)
    careful, forgetful = server.browser(), server.browser()
    left = (await careful.make(name="Anna"))["table"]["id"]
    brought = (await forgetful.make(name="Anna"))["table"]["id"]
    invite = (await anna.get(f"/api/tables/{old}"))["you"]["invite"]
    await forgetful.post(f"/api/tables/{old}/join", {"name": "Anna again", "invite": invite}, 200)
    await back(careful, phrase)
    assert await tables(careful) == [old]
    await back(forgetful, phrase, bring_along=True)
    assert sorted(await tables(anna)) == sorted([old, brought])
    assert left not in await tables(anna)
    assert (await anna.get(f"/api/tables/{brought}"))["you"]["host"]
    assert (await anna.get(f"/api/tables/{old}"))["you"]["seat"] == 0, "nobody has two seats at a table"


# --- passkeys ---


async def test_without_a_browser_there_is_no_passkey(server: Serving) -> None:
    anna = server.browser()
    for path in ("/api/me/passkeys/options", "/api/passkeys/options"):
        assert (await anna.post(path, None, 403))["message"] == "server-passkey-browser"
    late = {"ticket": "old", "credential": {"id": "x"}}
    for path in ("/api/me/passkeys", "/api/passkeys"):
        assert (await anna.post(path, late, 403))["message"] == "server-passkey-late"
    await anna.delete("/api/me/passkeys/nothing", 404)


async def test_a_passkey_brings_a_player_back(server: Serving) -> None:
    pytest.importorskip("webauthn", reason="passkeys need the webauthn package")
    from tests.server.authenticator import Authenticator

    anna, later = server.browser(), server.browser()
    for browser in (anna, later):
        browser.http.headers["origin"] = server.address
    table = (await anna.make(name="Anna"))["table"]["id"]
    key = Authenticator(server.address)
    question = await anna.post("/api/me/passkeys/options", None, 200)
    assert question["options"]["authenticatorSelection"]["residentKey"] == "required"
    made = {"ticket": question["ticket"], "credential": key.make(question["options"]), "device": "Firefox"}
    identity = await anna.post("/api/me/passkeys", made, 201)
    assert [passkey["label"] for passkey in identity["passkeys"]] == ["Firefox"]
    assert (await anna.post("/api/me/passkeys", made, 403))["message"] == "server-passkey-late", "it counts once"
    assert (await later.post("/api/me/passkeys", made, 403))["message"] == "server-passkey-late", "not asked by them"

    question = await later.post("/api/passkeys/options", None, 200)
    told = {"ticket": question["ticket"], "credential": key.answer(question["options"]), "device": "Chrome"}
    devices = (await later.post("/api/passkeys", told, 200))["devices"]
    assert [device["label"] for device in devices if device["here"]] == ["Chrome"]
    assert await tables(later) == [table]
    thief = server.browser()
    thief.http.headers["origin"] = server.address
    assert (await thief.post("/api/passkeys", told, 403))["message"] == "server-passkey-late", "another browser"
    told["ticket"] = (await thief.post("/api/passkeys/options", None, 200))["ticket"]
    assert (await thief.post("/api/passkeys", told, 403))["message"] == "server-passkey-refused", "another question"

    key.uses -= 1
    question = await thief.post("/api/passkeys/options", None, 200)
    told = {"ticket": question["ticket"], "credential": key.answer(question["options"])}
    assert (await thief.post("/api/passkeys", told, 403))["message"] == "server-passkey-refused", "it counts its uses"

    await later.delete(f"/api/me/passkeys/{identity['passkeys'][0]['id']}")
    question = await thief.post("/api/passkeys/options", None, 200)
    told = {"ticket": question["ticket"], "credential": key.answer(question["options"])}
    assert (await thief.post("/api/passkeys", told, 403))["message"] == "server-passkey-unknown"


async def test_an_answer_that_no_passkey_has_given_is_refused(server: Serving) -> None:
    pytest.importorskip("webauthn", reason="passkeys need the webauthn package")
    anna = server.browser()
    anna.http.headers["origin"] = server.address
    question = await anna.post("/api/me/passkeys/options", None, 200)
    forged: dict[str, Any] = {"ticket": question["ticket"], "credential": {"id": "x", "response": {}}}
    assert (await anna.post("/api/me/passkeys", forged, 403))["message"] == "server-passkey-refused"
    assert (await anna.post("/api/passkeys", forged, 403))["message"] == "server-passkey-late", "meant otherwise"
    question = await anna.post("/api/passkeys/options", None, 200)
    forged = {"ticket": question["ticket"], "credential": {"id": "x"}}
    assert (await anna.post("/api/passkeys", forged, 403))["message"] == "server-passkey-unknown"


# --- devices ---


async def test_a_device_is_signed_out_at_once(server: Serving) -> None:
    anna, phone = server.browser(), server.browser()
    table = (await anna.make(name="Anna", seats=["open", "easy", "easy"], start=True))["table"]["id"]
    identity = await back(phone, await phrase_of(anna), device="phone")
    stolen = next(device["id"] for device in identity["devices"] if device["here"])
    cookie = phone.cookie()
    async with phone.at(table) as seat, anna.at(table) as mine:
        await seat.started()
        await mine.started()
        await anna.delete(f"/api/me/devices/{stolen}")
        with pytest.raises(ConnectionClosed):
            await seat.until(lambda _: False)
        await mine.send(type="chat", text="still here")
        await mine.until(lambda me: me.chat)
    assert await tables(phone) == []
    assert phone.cookie() != cookie, "it is somebody new"
    assert (await anna.get("/api/me/identity"))["devices"][0]["here"]
    await anna.delete(f"/api/me/devices/{stolen}", 404)
    await anna.delete("/api/me/devices/elsewhere", 404)


async def test_the_first_device_can_be_signed_out_by_another(server: Serving) -> None:
    anna, phone = server.browser(), server.browser()
    table = (await anna.make(name="Anna"))["table"]["id"]
    await back(phone, await phrase_of(anna))
    await phone.delete("/api/me/devices/first")
    assert await tables(anna) == []
    assert await tables(phone) == [table]
    assert len((await phone.get("/api/me/identity"))["devices"]) == 1


async def test_when_a_device_was_seen_is_known_to_a_day(tmp_path: Path) -> None:
    fake = FakeClock()
    async with serving(tmp_path, clock=fake) as server:
        anna = server.browser()
        await phrase_of(anna)
        (before,) = (await anna.get("/api/me/identity"))["devices"]
        fake.advance(3600)
        assert (await anna.get("/api/me/identity"))["devices"] == [before]
        fake.advance(3 * 86_400)
        (after,) = (await anna.get("/api/me/identity"))["devices"]
        assert after["seen"] == before["seen"] + 3600 + 3 * 86_400


async def test_another_process_signs_a_device_out(tmp_path: Path, postgres_address: str) -> None:
    options: dict[str, Any] = {"database": postgres_address, "limits": ROOMY}
    async with serving(tmp_path / "one", **options) as one, serving(tmp_path / "two", **options) as two:
        anna, phone = one.browser(), two.browser()
        table = (await anna.make(name="Anna", seats=["open", "easy", "easy"], start=True))["table"]["id"]
        identity = await back(phone, await phrase_of(anna))
        stolen = next(device["id"] for device in identity["devices"] if device["here"])
        async with phone.at(table) as seat:
            await seat.started()
            await anna.delete(f"/api/me/devices/{stolen}")
            with pytest.raises(ConnectionClosed):
                await seat.until(lambda _: False)
        assert await tables(phone) == []


# --- everything ---


async def test_everything_is_taken_along_and_nothing_of_others(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    played, chance = Table.new("amul", 3, seed="export"), random.Random(1)
    while not played.over:
        played.play(chance.choice(played.legal(played.to_move[0])))
    finished = (await anna.post("/api/records", played.record(), 201))["table"]["id"]
    async with anna.at(table) as seat, ben.at(table) as other:
        await seat.started()
        await other.started()
        await seat.send(type="chat", text="It is me")
        await other.send(type="chat", text="And me")
        await seat.until(lambda me: len(me.chat) == 2)
    await put(anna, "/api/me/profile", {"name": "Anna"})
    hours = {"since": 0, "until": 60, "zone": "Europe/Berlin"}
    await put(anna, "/api/me/notifications", {"quiet": hours})
    evening = await anna.post("/api/evenings", {"game": "amul", "seats": 3}, 201)
    answer = await anna.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    everything = answer.json()
    assert everything["identity"]["profile"]["name"] == "Anna"
    assert everything["notifications"] == {"addresses": [], "quiet": hours}
    assert [mine["id"] for mine in everything["evenings"]] == [evening["id"]]
    by_id = {mine["table"]["id"]: mine for mine in everything["tables"]}
    assert by_id[table]["said"] == ["It is me"]
    assert by_id[table]["record"] is None, "not before the game is over"
    assert Table.replay(by_id[finished]["record"]).result == played.result
    assert "And me" not in answer.text
    assert "seed" not in by_id[table]["table"]


async def test_who_is_forgotten_leaves_nothing_and_does_not_come_back(server: Serving) -> None:
    anna, phone, thief = server.browser(), server.browser(), server.browser()
    table = (await anna.make(name="Anna"))["table"]["id"]
    phrase = await phrase_of(anna)
    await put(anna, "/api/me/profile", {"name": "Anna"})
    for device in (phone, thief):
        await back(device, phrase)
    evening = await anna.post("/api/evenings", {"game": "amul", "seats": 3}, 201)
    await put(
        anna,
        f"/api/evenings/{evening['id']}/seats/1",
        {"code": evening["code"], "name": "Anna", "totals": {}, "ready": False},
    )
    await phone.delete("/api/me")
    for device in (anna, phone, thief):
        assert await tables(device) == []
        assert (await device.get("/api/me/identity"))["profile"]["name"] is None
    holders = {server.services.tokens.bearer_in(device.http.cookies["serai"]) for device in (anna, phone, thief)}
    assert len(holders) == 3, "each is somebody new"
    assert (await back(phone, phrase, 403))["message"] == "server-phrase-unknown"
    seats = (await anna.get(f"/api/evenings/{evening['id']}?code={evening['code']}"))["seats"]
    assert (seats[1]["name"], seats[1]["taken"]) == ("", False)
    stored = await server.store.load(table)
    assert stored is not None
    assert (stored.doc.host, stored.doc.seats[0].name) == (None, None)
