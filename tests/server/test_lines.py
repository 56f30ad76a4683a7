"""Connections of a table: however they are cut, closed or left unread, nobody misses anything."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from tests.server.fake_clock import FakeClock
from tests.server.party import Party, connection_of, party_at, play
from tests.server.people import Browser, Viewer, eventually
from tests.server.serving import ROOMY, Serving, serving

pytestmark = pytest.mark.anyio

AT_ONCE = 10.0
"""seconds; half of what it takes to notice by asking whether someone is still there"""


async def test_pings_of_any_kind_between_decisions(server: Serving) -> None:
    async with party_at(server) as party:
        await (await party.spectator.socket.ping())
        await (await party.seats[0].socket.ping(b"x" * 125))
        protocol = party.spectator.socket.protocol
        for _ in range(9):
            protocol.send_pong(b"nobody has asked")
            protocol.send_ping(b"")
        party.spectator.socket.send_data()
        assert (await party.decide(0))["type"] == "ack"
        connection = connection_of(party, 1)
        connection.socket.send_keepalive_ping()
        await eventually(lambda: connection.socket.pending_ping_payload is None)
        protocol.send_ping(b"cut")
        cut = b"".join(protocol.data_to_send())
        party.spectator.socket.transport.write(cut[:5])
        assert (await party.decide(1))["type"] == "ack"
        party.spectator.socket.transport.write(cut[5:])
        await party.play_on()


async def test_who_pings_too_much_is_closed_and_may_come_back(tmp_path: Path) -> None:
    limits = structs.replace(ROOMY, pings=(3, 3600.0))
    async with serving(tmp_path, limits=limits, clock=FakeClock()) as server, party_at(server) as party:
        for _ in range(3):
            await (await party.seats[0].socket.ping())
        await party.seats[0].socket.ping()
        assert await party.seats[0].until_closed() == 4429
        await party.play_on_with_one_who_comes_back(0)


async def test_messages_in_pieces_and_several_at_once(server: Serving) -> None:
    async with party_at(server) as party:
        viewer = party.seats[0]
        first, other, third = viewer.view["legal"][:3]
        acts = [
            json.dumps({"type": "act", "id": name, "version": 1, "move": move}, separators=(",", ":"))
            for name, move in (("a", first), ("b", other), ("c", third))
        ]
        protocol = viewer.socket.protocol
        for text in acts[:2]:
            protocol.send_text(text.encode())
        both = b"".join(protocol.data_to_send())
        viewer.socket.transport.write(both)
        await viewer.until(lambda me: me.answers.get("b"))
        await viewer.until(lambda me: me.view["seats"][0]["choice"] == other["card"])
        await asyncio.gather(*(party.decide(seat) for seat in (1, 2)))
        await viewer.until(lambda me: me.view["version"] > 1)
        protocol.send_text(acts[2].encode())
        data = b"".join(protocol.data_to_send())
        viewer.socket.transport.write(data[:9])
        await party.browsers[0].get("/healthz")  # by now it has been read
        viewer.socket.transport.write(data[9:])
        assert (await viewer.until(lambda me: me.answers.get("c")))["message"] == "server-stale"


async def test_very_much_at_once_and_messages_in_fragments(server: Serving) -> None:
    async with party_at(server) as party:
        viewer = party.seats[0]
        acts = [await viewer.submit(move) for move in viewer.view["legal"][:5] * 4]
        await viewer.until(lambda me: me.answers.get(acts[-1]))
        await viewer.socket.send(['{"type":"chat",', '"text":"', 'hello"}'])
        await party.spectator.until(lambda me: me.chat)
        await party.play_on()


async def test_who_goes_and_comes_back_misses_nothing(server: Serving) -> None:
    async with party_at(server) as party:
        await party.decide(0)
        old = party.seats[0]
        await old.until(lambda me: me.view["seats"][0]["choice"])
        old.socket.transport.abort()
        async with asyncio.timeout(AT_ONCE):
            await party.spectator.until(lambda me: not me.table["seats"][0]["here"])
        await party.decide(1)
        async with party.browsers[0].at(party.table, **{"from": old.revision}) as again:
            again.view = old.view
            await again.welcome()
            party.seats[0] = again
            await party.decide(2)
            await again.until(lambda me: me.view["step"] == "pick")
            async with party.browsers[0].at(party.table) as fresh:
                assert (await fresh.started()).view == again.view
            await party.play_on()


async def test_who_does_not_read_gets_everything_later(server: Serving) -> None:
    async with party_at(server) as party:
        for connection in party.host.audience.connections:
            line = connection.socket.transport.get_extra_info("socket")
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
        slow = party.spectator.socket.transport
        slow.pause_reading()
        await asyncio.gather(*(play(viewer, lambda me: me.view["round"] > 4) for viewer in party.seats))
        slow.resume_reading()
        await party.play_on()
        assert party.spectator.view["result"] == party.seats[0].view["result"]


async def say_nothing(party: Party) -> None:
    """As if the time for an answer to a ping were over."""
    line = connection_of(party, 0).socket
    line.send_keepalive_ping()
    line.stop_keepalive()
    line.keepalive_timeout()


async def hand_seat_over(party: Party) -> None:
    code = (await party.browsers[0].post(f"/api/tables/{party.table}/handover"))["code"]
    await Browser(party.browsers[0].address).post("/api/handover", {"code": code})


async def say_goodbye(party: Party) -> None:
    party.seats[0].socket.protocol.send_close()
    party.seats[0].socket.send_data()


@pytest.mark.parametrize("end", [say_nothing, hand_seat_over, say_goodbye])
async def test_who_never_reads_again_is_cut_off(server: Serving, end: Callable[[Party], Awaitable[None]]) -> None:
    async with party_at(server) as party:
        connection = connection_of(party, 0)
        transport = connection.socket.transport
        connection.socket.close_timeout = 0.2
        party.seats[0].socket.transport.pause_reading()
        while connection.socket.unsent < 1 << 17:
            connection.send(b" " * 10_000)
        await end(party)
        async with asyncio.timeout(AT_ONCE):
            await party.spectator.until(lambda me: not me.table["seats"][0]["here"])
            await eventually(lambda: transport.get_extra_info("socket").fileno() == -1)
        party.seats[0].socket.transport.abort()


async def test_who_reads_at_last_leaves_in_peace(server: Serving) -> None:
    faults: list[Any] = []
    loop = asyncio.get_running_loop()
    async with party_at(server) as party:
        loop.set_exception_handler(lambda _, fault: faults.append(fault))
        line = connection_of(party, 0).socket
        party.seats[0].socket.transport.pause_reading()
        while not line.unsent:
            line.write(b'{"type":"notice"}'.ljust(50_000))
        await say_nothing(party)
        party.seats[0].socket.transport.resume_reading()
        assert await party.seats[0].until_closed() == 1011
        await eventually(lambda: line.disconnected)
        line._cut_off()  # it was to be, if nothing had been read
        await party.browsers[0].get("/healthz")  # by now a fault would have been told
        loop.set_exception_handler(None)
        assert not faults


async def test_a_connection_that_is_closed_is_written_to_no_more(server: Serving) -> None:
    async with party_at(server) as party:
        connection = connection_of(party, 0)
        for seat in (1, 2):
            await party.seats[seat].submit(party.seats[seat].view["legal"][0])
        connection.close(4409)
        await party.seats[0].until_closed()
        assert not [message for message in party.seats[0].received[1:] if message["type"] == "update"]


async def test_a_fault_at_one_connection_is_its_end_and_nobody_elses(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party_at(server) as party:

        def fail(_: bytes) -> None:
            raise RuntimeError("nobody has thought of this")

        monkeypatch.setattr(connection_of(party, 0).socket, "data_received", fail)
        await party.seats[0].send(type="chat", text="hello")
        assert await party.seats[0].until_closed() == 1006
        await party.play_on_with_one_who_comes_back(0)


async def test_garbage_harms_nobody_else(server: Serving) -> None:
    chance = random.Random(11)
    async with party_at(server) as party:
        for _ in range(25):
            async with server.browser().raw(party.table) as noise:
                await noise.send('{"type":"hello"}')
                await Viewer(noise).welcome()
                begun = chance.choice([b"", b"\x81", b"\x81\xfe\x00\x20", b"\x81\x8a\x00\x00\x00\x00", b"\x82\x85"])
                noise.transport.write(begun + chance.randbytes(chance.choice([1, 3, 40, 600, 5000])))
                legal = party.seats[0].view["legal"]
                assert (await party.seats[0].act(chance.choice(legal)))["type"] == "ack"
                noise.transport.abort()
        await party.play_on()
