"""The short way in: whatever way bytes are cut, the same messages arrive, and oddities are the library's business."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from serai.server.table.viewers.connection import MOST_COMPLAINTS
from tests.server.serving import Serving

pytestmark = pytest.mark.anyio
PATIENCE = 30.0


class Line:
    """A client that decides itself how its bytes are cut."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, protocol: ClientProtocol):
        self.reader, self.writer, self.protocol = reader, writer, protocol

    async def write(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    def bytes_of(self, send: Any, *values: Any, **more: Any) -> bytes:
        send(*values, **more)
        return b"".join(self.protocol.data_to_send())

    def text(self, text: bytes, fin: bool = True) -> bytes:
        return self.bytes_of(self.protocol.send_text, text, fin=fin)

    async def answers(self, count: int) -> list[bytes]:
        """The next texts from the server; a close frame counts as one."""
        found: list[bytes] = []
        async with asyncio.timeout(PATIENCE):
            while len(found) < count:
                data = await self.reader.read(65536)
                assert data, f"the server has hung up after {found}"
                self.protocol.receive_data(data)
                frames = [event for event in self.protocol.events_received() if isinstance(event, Frame)]
                found += [bytes(frame.data) for frame in frames if frame.opcode in (Opcode.TEXT, Opcode.CLOSE)]
        return found


async def knock(server: Serving, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, ClientProtocol]:
    """A connection that has asked to be let in."""
    address = parse_uri(f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket")
    reader, writer = await asyncio.open_connection(address.host, address.port)
    protocol = ClientProtocol(address)
    protocol.send_request(protocol.connect())
    writer.write(b"".join(protocol.data_to_send()))
    return reader, writer, protocol


@asynccontextmanager
async def new_line_to(server: Serving) -> AsyncIterator[Line]:
    """A connection to a table that has said nothing yet."""
    table = (await server.browser().make("amul", access="public", name="Anna"))["table"]["id"]
    reader, writer, protocol = await knock(server, table)
    while protocol.state is not State.OPEN:
        protocol.receive_data(await reader.read(65536))
    try:
        yield Line(reader, writer, protocol)
    finally:
        writer.close()


@asynccontextmanager
async def line_to(server: Serving) -> AsyncIterator[Line]:
    """A connection that has been welcomed as a spectator."""
    async with new_line_to(server) as line:
        await line.write(line.text(HELLO))
        assert b'"welcome"' in (await line.answers(1))[0]
        yield line


HELLO = b'{"type":"hello"}'
MESSAGE = b'{"type":"chat","text":"%b"}'
SHORT, LONG = MESSAGE % b"hello", MESSAGE % (b"x" * 250)


def is_refused(answer: bytes) -> bool:
    """Spectators may not chat, so that every message has exactly one answer."""
    return b'"server-chat-seated"' in answer


async def test_several_messages_in_one_piece(server: Serving) -> None:
    async with line_to(server) as line:
        await line.write(line.text(SHORT) + line.text(LONG) + line.text(SHORT))
        assert all(map(is_refused, await line.answers(3)))


@pytest.mark.parametrize("cut", [1, 2, 5, 7, 30])
async def test_messages_cut_anywhere(server: Serving, cut: int) -> None:
    async with line_to(server) as line:
        data = line.text(SHORT) + line.text(LONG)
        await line.write(data[:cut])
        await server.browser().get("/healthz")  # by now it has been read
        await line.write(data[cut:] + line.text(LONG))
        assert all(map(is_refused, await line.answers(3)))
        await line.write(line.text(SHORT))
        assert all(map(is_refused, await line.answers(1)))


@pytest.mark.parametrize("cut", [1, 3, 50])
async def test_whoever_does_not_wait_to_be_welcomed_is_understood(server: Serving, cut: int) -> None:
    async with new_line_to(server) as line:
        hello, message = line.text(HELLO), line.text(LONG)
        await line.write(hello + message[:cut])
        assert b'"welcome"' in (await line.answers(1))[0]
        await line.write(message[cut:] + line.text(SHORT))
        assert all(map(is_refused, await line.answers(2)))


async def test_pings_between_messages(server: Serving) -> None:
    async with line_to(server) as line:
        ping = line.bytes_of(line.protocol.send_ping, b"are you there")
        await line.write(line.text(SHORT) + ping + line.text(SHORT))
        assert all(map(is_refused, await line.answers(2)))


async def test_a_message_in_fragments_and_one_after_it(server: Serving) -> None:
    async with line_to(server) as line:
        rest = line.bytes_of(line.protocol.send_text, LONG[:9], fin=False)
        rest += line.bytes_of(line.protocol.send_continuation, LONG[9:], fin=True)
        await line.write(line.text(SHORT) + rest)
        await line.write(line.text(SHORT))
        assert all(map(is_refused, await line.answers(3)))


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x05hello", 1002),  # not masked
        (b"\xc1\x80\x00\x00\x00\x00", 1002),  # a reserved bit
        (b"\x83\x80\x00\x00\x00\x00", 1002),  # no such kind of frame
        (b"\x80\x80\x00\x00\x00\x00", 1002),  # the end of nothing
        (b"\x81\xff\x00\x00\x00\x00\x00\x10\x00\x00\x00\x00\x00\x00", 1009),  # a megabyte
        (b"\x81\xfe\xff\xff\x00\x00\x00\x00", 1009),
        (b"\x81\x82\x00\x00\x00\x00\xff\xff", 1007),  # not UTF-8
    ],
)
async def test_what_no_client_may_send_closes_the_socket(server: Serving, frame: bytes, code: int) -> None:
    async with line_to(server) as line:
        await line.write(line.text(b"{}") + frame)
        first, last = await line.answers(2)
        assert b'"server-malformed"' in first
        assert int.from_bytes(last[:2], "big") == code


async def test_nonsense_before_the_door_is_open_is_cut_off(
    server: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    knocked, opened, find = asyncio.Event(), asyncio.Event(), server.services.tables.open

    async def slowly(table: str) -> Any:
        knocked.set()
        await opened.wait()
        return await find(table)

    monkeypatch.setattr(server.services.tables, "open", slowly)
    reader, writer, _ = await knock(server, "nowhere")
    async with asyncio.timeout(PATIENCE):
        await knocked.wait()
        writer.write(b"\xff" * 20)
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
    opened.set()
    await server.browser().get("/api/tables")  # it lives on
    writer.close()
    assert [record for record in caplog.records if record.name == "asyncio"] == []


async def test_empty_messages_are_complained_about(server: Serving) -> None:
    async with line_to(server) as line:
        await line.write(line.text(b"") * MOST_COMPLAINTS)
        answers = await line.answers(MOST_COMPLAINTS + 1)
        assert all(b'"server-malformed"' in answer for answer in answers[:-1])
        assert int.from_bytes(answers[-1][:2], "big") == 4400
