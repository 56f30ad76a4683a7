"""What stands before the tables: origins, sizes, rates, timeouts, cookies, headers, garbage."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from serai.server.base import clock
from serai.server.base.refusals import Refuse
from serai.server.base.settings import VisitorLimits
from serai.server.security.limits import Bucket, Limiter
from tests.server.fake_clock import FakeClock
from tests.server.people import Viewer
from tests.server.serving import ROOMY, Serving, serving
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


async def test_other_origins_may_look_but_not_touch(server: Serving) -> None:
    browser = server.browser()
    body = {"game": "amul", "players": 3}
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"):
        answer = await browser.http.post("/api/tables", json=body, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["message"] == "server-other-origin"
        assert (await browser.http.get("/api/tables", headers={"Origin": origin})).status_code == 200
    answer = await browser.http.post("/api/tables", json=body, headers={"Origin": server.address})
    assert answer.status_code == 201


async def test_a_socket_from_another_origin_is_refused(server: Serving) -> None:
    anna, _, table = await two_people(server)
    with pytest.raises(InvalidStatus) as refused:
        async with anna.raw(table, Origin="http://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    async with anna.raw(table, Origin=server.address) as socket:
        await socket.send('{"type":"hello"}')
        assert json.loads(await socket.recv())["type"] == "welcome"


async def test_behind_a_proxy_the_public_address_is_the_origin(tmp_path: Path) -> None:
    async with serving(tmp_path, public_url="https://play.example") as server:
        browser = server.browser()
        body = {"game": "amul", "players": 3}
        answer = await browser.http.post("/api/tables", json=body, headers={"Origin": "https://play.example"})
        assert answer.status_code == 201
        assert "Secure" in answer.headers["set-cookie"]
        refused = await browser.http.post("/api/tables", json=body, headers={"Origin": server.address})
        assert refused.status_code == 403


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Serving) -> None:
    answer = await server.browser().http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # the test server speaks plain http
    forwarded = await server.browser().http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in forwarded.headers["set-cookie"]


async def test_every_answer_carries_the_policies(server: Serving) -> None:
    browser = server.browser()
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = (await browser.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


async def test_bodies_have_a_size_limit(tmp_path: Path) -> None:
    async with serving(tmp_path, body_bytes=2000) as server:
        answer = await server.browser().post("/api/records", {"format": "x" * 3000}, 413)
        assert answer["message"] == "server-too-large"


async def test_a_body_that_does_not_come_is_given_up(tmp_path: Path) -> None:
    async with serving(tmp_path, body_seconds=0.05) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rsplit(":", 1)[1]))
        head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
        writer.write(head.encode())
        answer = await reader.readuntil(b"\r\n")
        assert b" 408 " in answer
        writer.close()


async def test_messages_have_a_size_limit(server: Serving) -> None:
    anna, _, table = await two_people(server)
    async with anna.at(table) as seat:
        await seat.started()
        await seat.send(type="chat", text="x" * 20_000)
        assert await seat.until_closed() == 1009


async def test_hello_comes_first_and_in_time(tmp_path: Path) -> None:
    async with serving(tmp_path, hello_seconds=0.05) as server:
        anna, _, table = await two_people(server)
        async with anna.raw(table) as socket:
            assert await Viewer(socket).until_closed() == 4408
        async with anna.raw(table) as socket:
            await socket.send('{"type":"chat","text":"hi"}')
            assert await Viewer(socket).until_closed() == 4400


async def test_a_table_that_is_not_for_the_asker_closes_the_socket(server: Serving) -> None:
    anna, _, private = await two_people(server)
    async with server.browser().at(private) as viewer:
        assert await viewer.until_closed() == 4404
        assert viewer.received[-1]["message"] == "server-no-table"
    async with anna.at(private) as viewer:
        await viewer.started()


async def test_whoever_has_asked_too_much_still_gets_the_pages_that_say_so(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=VisitorLimits(requests=(1, 60.0), files=(3, 60.0))) as server:
        browser = server.browser()
        await browser.http.get("/api/games")
        assert (await browser.http.get("/api/games")).status_code == 429
        found = [(await browser.http.get("/rules")).status_code for _ in range(4)]
        assert [status == 429 for status in found] == [False, False, False, True]


async def test_limits_are_named_and_told_when_to_come_back(tmp_path: Path) -> None:
    limits = VisitorLimits(tables=(2, 60.0), requests=(8, 60.0))
    async with serving(tmp_path, limits=limits) as server:
        browser = server.browser()
        await browser.make()
        await browser.make()
        answer = await browser.http.post("/api/tables", json={"game": "amul", "players": 3})
        assert answer.status_code == 429
        assert answer.json()["arguments"]["limit"] == "tables"
        assert int(answer.headers["retry-after"]) > 20
        codes = [(await browser.http.get("/api/tables")).status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3


async def test_a_score_pad_has_a_limit_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=VisitorLimits(uploads=(1, 60.0))) as server:
        browser = server.browser()
        sheet = {"game": "amul", "areas": [[], [], []]}
        assert [(await browser.http.post("/api/score", json=sheet)).status_code for _ in range(4)] == [200] * 4
        assert [(await browser.http.post("/api/records")).status_code for _ in range(2)] == [400, 429]


async def test_sockets_of_one_address_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=VisitorLimits(sockets=(2, 60.0))) as server:
        browser = server.browser()
        for status in (404, 404, 429):
            with pytest.raises(InvalidStatus) as refused:
                async with browser.raw("nothing"):
                    pass
            assert refused.value.response.status_code == status


async def test_who_keeps_chatting_is_told_and_then_closed(tmp_path: Path) -> None:
    limits = VisitorLimits(requests=ROOMY.requests, chat=(3, 60.0), messages=ROOMY.messages)
    async with serving(tmp_path, limits=limits) as server:
        anna, ben, table = await two_people(server)
        async with anna.at(table) as first, ben.at(table) as second:
            await first.welcome()
            await second.welcome()
            for number in range(40):
                await first.send(type="chat", text=f"line {number}")
            assert await first.until_closed() == 4429
            assert [m["arguments"]["limit"] for m in first.received if m["type"] == "refused"] == ["chat"] * 20
            await second.until(lambda me: len(me.chat) == 3)


async def test_who_keeps_pinging_is_closed(tmp_path: Path) -> None:
    limits = VisitorLimits(requests=ROOMY.requests, pings=(5, 60.0))
    async with serving(tmp_path, limits=limits) as server:
        anna, ben, table = await two_people(server)
        async with anna.at(table) as first, ben.at(table) as second, anna.raw(table) as early:
            await first.welcome()
            await second.welcome()
            for _ in range(5):
                await (await first.socket.ping())
            await asyncio.gather(*(socket.ping() for socket in (first.socket, *[early] * 6)))
            assert await first.until_closed() == 4429
            assert "This page checked the connection too often" in await early.recv()
            with pytest.raises(ConnectionClosed, match="4429"):
                await early.recv()
            await second.send(type="chat", text="hello")
            await second.until(lambda me: me.chat)


async def test_garbage_is_answered_and_its_sender_closed_in_the_end(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    chance = random.Random(7)
    frames: list[str | bytes] = [
        "",
        "{",
        "null",
        "[]",
        "{}",
        '{"type":"hello"}',
        '{"type":"act"}',
        '{"type":"welcome"}',
        '{"type":"act","id":"","version":1,"move":{}}',
        '{"type":"act","id":"x","version":1e99,"move":{}}',
        '{"type":"act","id":"x","version":1,"move":{"card":-Infinity}}',
        '{"type":"act","id":"x","version":1,"move":[]}',
        '{"type":"act","id":"x","version":1,"move":{},"seat":1}',
        "[" * 9000,
        '{"type":"act","id":"x","version":1,"move":' + '{"a":' * 2000 + "1" + "}" * 2001,
        b"\xff\xfe\x00",
        chance.randbytes(500),
    ]
    async with anna.at(table) as first, ben.at(table) as second:
        await first.started()
        await second.started()
        before = first.view
        for frame in frames:
            await first.socket.send(frame)
            answer = await first.until(lambda me: me.answers.pop(None, None))
            assert answer["rule"] is None
            assert "\n" not in answer["reason"]
        for _ in range(10):
            await first.socket.send(chance.randbytes(20))
        assert await first.until_closed() == 4400
        assert second.view["awaited"] == before["awaited"] or 2 not in second.view["awaited"]
        assert (await second.act(second.view["legal"][0]))["type"] == "ack"


async def test_text_that_is_not_text_closes_the_socket(server: Serving) -> None:
    anna, _, table = await two_people(server)
    async with anna.at(table) as seat:
        await seat.started()
        await seat.socket.send(b"\xff\xff", text=True)
        assert await seat.until_closed() == 1007


async def test_who_does_not_read_is_closed(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.table.viewers.connection.MOST_UNSENT", 3000)
    anna, _, table = await two_people(server)
    async with anna.at(table) as seat:
        await seat.started()
        host = await server.tables.open(table)
        (connection,) = host.audience.connections
        # More than any socket takes at once, and while this goes on nobody can read.
        for _ in range(32):
            connection.send(b'{"type":"flood","of":"%b"}' % (b"x" * 900_000))
        assert await seat.until_closed() == 4429
        assert len([message for message in seat.received if message["type"] == "flood"]) < 32


async def test_a_faulty_socket_silences_nobody(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as first, ben.at(table) as second:
        await asyncio.gather(first.started(), second.started())
        host = await server.tables.open(table)
        faulty, sound = sorted(host.audience.connections, key=lambda connection: connection.seat or 0)
        faults: list[object] = []
        with monkeypatch.context() as patched:
            patched.setattr(faulty.socket, "write", lambda _: 1 // 0)
            asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
            for connection in (faulty, sound):
                connection.send(b'{"type":"notice","reason":"","message":"still-here"}')
            await second.until(lambda me: any(message.get("message") == "still-here" for message in me.received))
            asyncio.get_running_loop().set_exception_handler(None)
        assert len(faults) == 1


def test_a_bucket_refills_evenly() -> None:
    bucket = Bucket(most=4, seconds=2.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [0.0] * 4
    assert bucket.take(0.0) == pytest.approx(0.5)
    assert bucket.take(0.25) == pytest.approx(0.25)
    assert bucket.take(0.5) == 0.0
    assert [bucket.take(100.0) for _ in range(5)] == [0.0] * 4 + [pytest.approx(0.5)]


def test_the_limiter_forgets_the_longest_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.security.limits.MOST_ADDRESSES", 2)
    limiter = Limiter(VisitorLimits(tables=(1, 60.0)))
    with clock.using(FakeClock()):
        limiter.check("tables", "a")
        limiter.check("tables", "b")
        with pytest.raises(Refuse):
            limiter.check("tables", "a")
        limiter.check("tables", "c")
        limiter.check("tables", "b")
    assert len(limiter._buckets) == 2
