"""uvicorn's HTTP, which does not wait for ever.

uvicorn drops a connection that says nothing after an answer, but not one that never says anything, that stops in the
middle of a head, or that keeps sending a body nobody reads. Here each has a time limit, and each network a number of
connections. And where uvicorn stops at once, this still serves those who have just connected: a server that takes over
from another loses no request.

This uses attributes of uvicorn and h11 that are not documented: pyproject.toml says which versions have them.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any

import h11
from h11._receivebuffer import ReceiveBuffer
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from serai.server.security.networks import OpenConnections

_LOOSE = re.compile(rb"(?<!\r)\n|\n[ \t]")
LAST_SECONDS = 1.0
"""seconds for new connections to send a request to a stopping server"""


class StrictBuffer(ReceiveBuffer):
    """Takes lines that end with CR and LF, and none that goes on in the next.

    h11 takes others too. Where a proxy reads them differently, one request could hide in another.
    """

    def maybe_extract_lines(self) -> list[bytearray] | None:
        before = bytes(self)
        lines = super().maybe_extract_lines()
        if lines is not None and _LOOSE.search(before, 0, len(before) - len(self)):
            raise h11.RemoteProtocolError("a line ends without CR, or goes on in the next")
        return lines


class PunctualHttp(H11Protocol):
    """See the module's docstring."""

    _waiting: asyncio.TimerHandle | None = None
    _is_stopping = False

    def __init__(self, *given: Any, open_connections: OpenConnections, head_seconds: float, **named: Any):
        super().__init__(*given, **named)
        self.conn._receive_buffer = StrictBuffer()
        self._open_connections, self._head_seconds = open_connections, head_seconds

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self._open_connections.enter(self._peer()):
            transport.abort()
        self._wait_for_a_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._open_connections.leave(self._peer())
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._open_connections.leave(self._peer())
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._is_stopping and not self.transport.is_closing():
            super().shutdown()
        else:
            self._wait_for_a_request()

    def shutdown(self) -> None:
        if self.cycle is None and not self._is_stopping:
            self._is_stopping = True
            self._stop_waiting()
            self._waiting = self.loop.call_later(LAST_SECONDS, self.shutdown)
        else:
            super().shutdown()

    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def _wait_for_a_request(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(self._head_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()

    def _give_up(self) -> None:
        cycle: RequestResponseCycle | None = self.cycle
        is_answering = cycle is not None and not cycle.response_complete
        if not (is_answering or self.transport.is_closing()):
            self.transport.abort()
