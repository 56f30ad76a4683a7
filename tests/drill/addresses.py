"""Visitors with addresses of their own, as the server sees them: a loopback interface has many."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.people import OPTIONS, PATIENCE, PLAIN, Browser


class Guest(Browser):
    """A browser at one address."""

    def __init__(self, address: str, here: str):
        super().__init__(address)
        self._here = here
        transport = httpx.AsyncHTTPTransport(local_address=here, verify=PLAIN)
        self.http = httpx.AsyncClient(base_url=address, transport=transport, timeout=PATIENCE)

    @asynccontextmanager
    async def raw(self, table: str, **headers: str) -> AsyncIterator[ClientConnection]:
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        heads = {**self.cookie(), **headers}
        async with connect(address, additional_headers=heads, local_addr=(self._here, 0), **OPTIONS) as socket:
            yield socket
