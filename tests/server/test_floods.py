"""Nobody crowds out the others by what they send: every frame and byte is counted, and unknown doors stay shut."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from time import monotonic

import pytest
from websockets.exceptions import InvalidStatus

from serai.server.base import clock
from serai.server.base.refusals import Refuse
from serai.server.base.settings import VisitorLimits
from serai.server.security.limits import Limiter
from serai.server.security.networks import Addresses, OpenConnections, network_of
from serai.server.table.live_table import LiveTable
from serai.server.transport.table_socket import PIECE
from tests.server.fake_clock import FakeClock
from tests.server.people import eventually
from tests.server.serving import ROOMY, Serving, serving
from tests.server.test_play import two_people
from tests.server.test_table_socket import Line, line_to, new_line_to

pytestmark = pytest.mark.anyio

EMPTY_START = b"\x01\x80\x00\x00\x00\x00"
EMPTY_REST = b"\x00\x80\x00\x00\x00\x00"
MEBIBYTE = 1 << 20


async def test_a_socket_of_an_unknown_table_is_refused_before_it_is_accepted(server: Serving) -> None:
    for table in ("nothing", "%00", "x" * 41):
        with pytest.raises(InvalidStatus) as refused:
            async with server.browser().raw(table):
                pass
        assert refused.value.response.status_code == 404


async def code_at_the_end(line: Line) -> int:
    """The code of the close frame, whatever was said before it."""
    while (last := (await line.answers(1))[-1]).startswith(b"{"):
        pass
    return int.from_bytes(last[:2], "big")


@pytest.mark.parametrize("has_said_hello", [True, False])
@pytest.mark.parametrize(
    "flood", [EMPTY_START + EMPTY_REST * 2000, b"\x8a\x80\x00\x00\x00\x00" * 2000, b"\x81\x82\x00\x00\x00\x00{}" * 2000]
)
async def test_frames_are_counted_whatever_is_in_them(tmp_path: Path, flood: bytes, has_said_hello: bool) -> None:
    async with serving(tmp_path, limits=VisitorLimits(messages=ROOMY.messages)) as server:
        way = line_to if has_said_hello else new_line_to
        async with way(server) as line:
            await line.write(flood)
            assert await code_at_the_end(line) in (4429, 4400)


async def test_frames_are_counted_before_the_socket_is_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, limits=VisitorLimits(), hello_seconds=60.0) as server:
        await flood_at_the_door(server, monkeypatch)


async def flood_at_the_door(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, table = await two_people(server)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rsplit(":", 1)[1]))
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    asked, may_open = asyncio.Event(), asyncio.Event()
    open_table = server.tables.open

    async def open_late(table: str) -> LiveTable:
        asked.set()
        await may_open.wait()
        return await open_table(table)

    monkeypatch.setattr(server.tables, "open", open_late)
    writer.write(head.encode())
    await asked.wait()
    writer.write(EMPTY_START + EMPTY_REST * 2000)
    async with asyncio.timeout(5):
        while await _read_on(reader):
            pass
    may_open.set()
    writer.close()


async def test_bytes_are_counted(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=VisitorLimits(bytes=(50_000, 60.0))) as server, line_to(server) as line:
        await line.write(line.text(b"x" * 15_000) * 4)
        assert await code_at_the_end(line) == 4429


async def test_a_burst_is_not_looked_at_to_its_end(tmp_path: Path) -> None:
    """A mebibyte of small frames took two seconds, in which nobody else was answered."""
    async with serving(tmp_path, limits=VisitorLimits()) as server, line_to(server) as line:
        longest, last = 0.0, monotonic()
        line.writer.write(EMPTY_START + EMPTY_REST * (MEBIBYTE // len(EMPTY_REST)))
        end = asyncio.create_task(code_at_the_end(line))
        while not end.done():
            await asyncio.sleep(0)
            longest, last = max(longest, monotonic() - last), monotonic()
        assert longest < 0.25


async def test_pieces_of_a_burst_are_read_in_linear_time(server: Serving) -> None:
    """Twice as much takes about twice as long, not four times: nothing is copied anew for every frame."""

    async def seconds(frames: int) -> float:
        async with line_to(server) as line:
            began = monotonic()
            await line.write(EMPTY_START + EMPTY_REST * frames + b"\x80\x80\x00\x00\x00\x00")
            await line.answers(1)
            return monotonic() - began

    await seconds(1000)
    short, long = await seconds(5_000), await seconds(40_000)
    assert long < 24 * max(short, 0.01)
    assert PIECE < MEBIBYTE // 100


async def test_open_sockets_of_one_network_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=VisitorLimits(connections=2)) as server:
        anna, ben, table = await two_people(server)
        async with anna.at(table) as first, ben.at(table) as second:
            await first.welcome()
            await second.welcome()
            with pytest.raises(InvalidStatus) as refused:
                async with anna.raw(table):
                    pass
            assert refused.value.response.status_code == 429
        await eventually(lambda: not server.services.limiter._held)
        async with anna.at(table) as first:
            await first.welcome()


async def test_too_many_sockets_in_a_minute_are_told_so(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=VisitorLimits(sockets=(1, 60.0))) as server:
        anna, _, table = await two_people(server)
        async with anna.raw(table):
            pass
        with pytest.raises(InvalidStatus) as refused:
            async with anna.raw(table):
                pass
        assert refused.value.response.status_code == 429


async def test_silent_and_half_spoken_connections_are_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, head_seconds=0.1) as server:
        port = int(server.address.rsplit(":", 1)[1])
        answered = b"GET /api/words HTTP/1.1\r\nHost: x\r\n\r\n"
        for said in (
            b"",
            b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
            answered + b"GET /api",
            answered.replace(b"\r\n\r\n", b"\r\nContent-Length: 99\r\n\r\n{"),
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            async with asyncio.timeout(5):
                while await _read_on(reader):
                    pass
            writer.close()


async def _read_on(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read(65536)
    except ConnectionResetError:
        return b""


async def test_a_body_that_comes_drop_by_drop_is_given_up(tmp_path: Path) -> None:
    async with serving(tmp_path, body_seconds=0.3) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rsplit(":", 1)[1]))
        head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
        writer.write(head.encode())
        answer = asyncio.create_task(reader.readuntil(b"\r\n"))
        for _ in range(40):
            writer.write(b" ")
            if (await asyncio.wait([answer], timeout=0.05))[0]:
                break
        assert b" 408 " in await asyncio.wait_for(answer, 1)
        writer.close()


async def test_connections_of_one_network_are_limited_before_they_say_anything(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=VisitorLimits(connections=3), proxies="192.0.2.1") as server:
        port = int(server.address.rsplit(":", 1)[1])
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await asyncio.wait_for(_read_on(reader), 5) == b""
        writer.close()
        for _, each in lines:
            each.close()
        browser = server.browser()

        async def is_answered() -> bool:
            return (await browser.http.get("/api/words")).status_code == 200

        await eventually(is_answered)


def test_the_networks_of_one_customer_share_some_budgets() -> None:
    limiter = Limiter(VisitorLimits(tables=(10, 60.0)))
    made = 0
    with clock.using(FakeClock()):
        for number in range(0x1_00, 0x1_00 + 64 * 0x20, 0x20):  # eight in each /56 of one /48
            with suppress(Refuse):
                for _ in range(20):
                    limiter.check("tables", network_of(f"2001:db8:1:{number:x}::7"))
                    made += 1
        assert made == 4 * 10
        for _ in range(10):
            limiter.check("tables", network_of("2001:db8:2::7"))
        with pytest.raises(Refuse):
            limiter.check("tables", network_of("2001:db8:2::8"))


def test_connections_of_one_customer_are_counted_together() -> None:
    connections = OpenConnections(2, Addresses(""))
    assert [connections.enter(f"2001:db8:1:{number}::7") for number in range(5)] == [True] * 4 + [False]
    for number in range(5):
        connections.leave(f"2001:db8:1:{number}::7")
    assert connections.enter("2001:db8:1::7")


LOOSE = [
    b"GET /api/words HTTP/1.1\nHost: {}\r\n\r\n",
    b"GET /api/words HTTP/1.1\r\nHost: {}\nX: y\r\n\r\n",
    b"GET /api/words HTTP/1.1\r\nHost: {}\r\nX: y\r\n z\r\n\r\n",
    b"GET /api/words HTTP/1.1\r\nHost: {}\r\n\n",
]


@pytest.mark.parametrize("head", LOOSE)
async def test_a_head_with_loose_lines_is_refused(server: Serving, head: bytes) -> None:
    host = server.address.removeprefix("http://")
    reader, writer = await asyncio.open_connection(*host.split(":"))
    writer.write(head.replace(b"{}", host.encode()))
    assert (await reader.readline()).startswith(b"HTTP/1.1 400")
    writer.close()


def test_an_ipv6_network_is_one_address() -> None:
    assert network_of("2001:db8:1:2::7") == network_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::7") != network_of("2001:db8:1:2::7")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("unknown") == "unknown"


def test_a_proxy_may_have_any_number_of_connections() -> None:
    counted = OpenConnections(1, Addresses("10.0.0.0/8, 192.0.2.9"))
    assert [counted.enter("10.1.2.3") for _ in range(3)] == [True] * 3
    assert [counted.enter("192.0.2.8") for _ in range(2)] == [True, False]
    counted.leave("192.0.2.8")
    counted.leave("192.0.2.8")
    assert counted.enter("192.0.2.8")


async def test_one_visitor_with_many_addresses_is_one(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=VisitorLimits(requests=(3, 60.0))) as server:
        browser = server.browser()
        answers = [
            await browser.http.get("/api/words", headers={"X-Forwarded-For": f"2001:db8::{number}"})
            for number in range(5)
        ]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
        other = await browser.http.get("/api/words", headers={"X-Forwarded-For": "2001:db8:0:1::1"})
        assert other.status_code == 200


def test_what_is_held_is_let_go() -> None:
    limiter = Limiter(VisitorLimits(connections=1))
    for _ in range(2):
        with limiter.holding("connections", "a"):
            pass
    assert not limiter._held


async def test_who_has_come_before_a_server_stops_is_still_answered(tmp_path: Path) -> None:
    """As in the first minute: the compiled server takes the place of another while people open the page."""
    async with serving(tmp_path) as server:
        _, _, address = server.address.rpartition("/")
        host, port = address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        await server.browser().get("/api/games")  # by now the one before it has been let in
        server.stop()
        with suppress(ConnectionError):  # refused, or reset while it waited at the door
            while True:  # until nobody else is let in
                _, late = await asyncio.open_connection(host, int(port))
                late.close()
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: " + address.encode() + b"\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 200")
        writer.close()
