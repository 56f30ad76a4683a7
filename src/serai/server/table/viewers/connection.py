"""One WebSocket of a viewer. Sending never waits: a client that does not read is closed and may come back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from litestar.exceptions import WebSocketException

from serai.server.base.close_codes import TOO_MUCH
from serai.server.security.limits import Limiter
from serai.server.security.tokens import Bearer
from serai.server.transport.table_socket import TableSocket
from serai.server.wire import Refused, encode

MOST_UNSENT = 1 << 20
"""bytes that a client may leave unread"""
MOST_COMPLAINTS = 20

Close = Callable[[int], Awaitable[None]]


class Connection:
    """A seat's owner or a spectator. `close` closes the socket with a code."""

    def __init__(
        self,
        socket: TableSocket,
        close: Close,
        limiter: Limiter,
        bearer: Bearer | None,
        watching: bool,
        network: str = "",
        name: str = "",
    ):
        self.socket = socket
        self.network = network
        """whose budgets pay for what is done for this viewer"""
        self.bearer = bearer
        self.holder = bearer and bearer.holder
        self.watching = watching
        """whether it wants the spectators' view, even with a seat"""
        self.name = name
        """the chosen name of somebody without a seat"""
        self.seat: int | None = None
        """the viewer: a seat, or None for a spectator"""
        self.gone = False
        """the socket is closed"""
        self.acts = limiter.bucket("acts")
        self.lines = limiter.bucket("chat")
        self.messages = limiter.bucket("messages")
        self._close = close
        self._closing: asyncio.Task[None] | None = None
        self._complaints = 0

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if self._closing is None:
            try:
                self.socket.write(message)
            except Exception as fault:  # noqa: BLE001 - others are told the same after this one
                loop = asyncio.get_running_loop()
                loop.call_exception_handler({"message": "a socket cannot be written to", "exception": fault})
                return
            if self.socket.unsent > MOST_UNSENT:
                self.close(TOO_MUCH)

    def complain(self, refused: Refused, code: int) -> None:
        """Refuse what no sound client sends; close one that keeps going."""
        self._complaints += 1
        self.send(encode(refused))
        if self._complaints >= MOST_COMPLAINTS:
            self.close(code)

    def close(self, code: int, last: bytes | None = None) -> None:
        """Close after what has been sent so far."""
        if last is not None:
            self.send(last)
        if self._closing is None:
            self._closing = asyncio.create_task(self._say_farewell(code))
            self.socket.cut_off_later()

    async def _say_farewell(self, code: int) -> None:
        with suppress(WebSocketException, OSError, RuntimeError):  # it may be closed by now
            await self._close(code)
