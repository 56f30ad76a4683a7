"""Somebody's own machine that takes notifications."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Receiver:
    """What has arrived, and what is answered."""

    address: str = ""
    statuses: list[int] = field(default_factory=list)
    """for the next requests; then 200"""
    dripping: bool = False
    """whether an answer never ends"""
    answering: asyncio.Event | None = None
    """no answer before this"""
    heads: list[str] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(body) for body in self.bodies]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(int(line[15:]) for line in head.lower().splitlines() if line.startswith("content-length:"))
        body = await reader.readexactly(length)
        status = self.statuses.pop(0) if self.statuses else 200
        self.heads.append(head)
        self.bodies.append(body)
        if self.dripping:
            await self._drip(writer)
            return
        if self.answering is not None:
            await self.answering.wait()
        writer.write(f"HTTP/1.1 {status} so\r\ncontent-length: 0\r\nlocation: {self.address}\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def _drip(self, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 so\r\nx: ")
        while not writer.transport.is_closing():
            writer.write(b"x")
            await asyncio.sleep(0.05)


@asynccontextmanager
async def receiving(host: str = "127.0.0.1") -> AsyncIterator[Receiver]:
    """One that lives as long as the block."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, host, 0)
    receiver.address = f"http://{host}:{server.sockets[0].getsockname()[1]}/hook"
    async with server:
        yield receiver
