"""A WebSocket that costs next to nothing, for scripted players: a thousand of them must not be slower than the server.

It knows whole text messages and pings, which is all that the servers here send.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASK = b"\x00\x00\x00\x00"
"""A mask has to be there; servers take it off like any other."""


class Line(asyncio.Protocol):
    """One connection."""

    def __init__(self, request: bytes):
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._early: list[bytes] = []
        self._listener: Callable[[bytes], None] = self._early.append
        self._request = request
        self._rest = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self.opened.done():
            head, is_whole, data = data.partition(b"\r\n\r\n")
            if not is_whole:
                self._rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
        at = 0
        while (extent := _extent(data, at)) is not None:
            start, end = extent
            if data[at] == TEXT:
                self._hear(data[start:end])
            elif data[at] == PING:
                self._send(PONG, data[start:end])
            at = end
        self._rest = data[at:]

    def _hear(self, text: bytes) -> None:
        try:
            self._listener(text)
        except Exception as fault:  # noqa: BLE001 - the one who plays gets it
            if not self.ended.done():
                self.ended.set_exception(fault)

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """Every text goes there, those that have arrived already first."""
        self._listener = listener
        for text in self._early:
            self._hear(text)

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, text: bytes) -> None:
        size = len(text)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE, size >> 8, size & 255])
        self._transport.write(bytes([kind]) + length + MASK + text)

    def end(self) -> None:
        """Stop: the player has nothing more to do."""
        if not self.ended.done():
            self.ended.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_exception(exc or ConnectionError("the server has closed the line"))

    async def until_ended(self) -> None:
        try:
            await self.ended
        finally:
            self._transport.close()


async def connect(address: str, cookie: str = "") -> Line:
    """A line to a server, after the handshake."""
    parts = urlsplit(address)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {parts.path}{'?' if parts.query else ''}{parts.query} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    assert parts.hostname is not None
    assert parts.port is not None
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(request), parts.hostname, parts.port)
    await line.opened
    return line


def _extent(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the frame at a place starts and ends; None while it is not all there."""
    left = len(data) - at
    if left < 2:
        return None
    size = data[at + 1]
    start = at + 2
    if size >= 126:
        width = 2 if size == 126 else 8
        if left < 2 + width:
            return None
        size = int.from_bytes(data[start : start + width], "big")
        start += width
    return (start, start + size) if start + size <= len(data) else None
