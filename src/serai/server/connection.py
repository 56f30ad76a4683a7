"""One WebSocket of a viewer. Sending never waits: a client that does not read is closed and may come back."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from serai.server.limits import Limiter
from serai.server.wire import Refused, encode

if TYPE_CHECKING:
    from litestar import WebSocket

MOST_UNSENT = 200
MOST_COMPLAINTS = 20

TRY_AGAIN = 1013
MALFORMED, NOT_ALLOWED, NO_TABLE, NO_HELLO, SEAT_MOVED, TOO_MUCH = 4400, 4403, 4404, 4408, 4409, 4429


class Connection:
    """A seat's owner or a spectator."""

    def __init__(self, socket: WebSocket[Any, Any, Any], limiter: Limiter, holder: str | None, watching: bool):
        self.holder = holder
        self.watching = watching
        """wants to see what spectators see, whatever seat it holds"""
        self.seat: int | None = None
        """the viewer: a seat, or None for a spectator"""
        self.gone = False
        """the socket is closed"""
        self.acts = limiter.bucket("acts")
        self.lines = limiter.bucket("chat")
        self.messages = limiter.bucket("messages")
        self._socket = socket
        self._outbox: deque[str] = deque()
        self._something = asyncio.Event()
        self._close_code = 0
        self._complaints = 0

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if self._close_code:
            return
        self._outbox.append(message.decode())
        if len(self._outbox) > MOST_UNSENT:
            self._outbox.clear()
            self._close_code = TOO_MUCH
        self._something.set()

    def complain(self, refused: Refused, code: int) -> None:
        """Refuse what no sound client sends; one that keeps going is closed."""
        self._complaints += 1
        self.send(encode(refused))
        if self._complaints >= MOST_COMPLAINTS:
            self.close(code)

    def close(self, code: int, last: bytes | None = None) -> None:
        """Close after what has been sent so far."""
        if self._close_code:
            return
        if last is not None:
            self.send(last)
        self._close_code = code
        self._something.set()

    async def write(self) -> None:
        """Carry messages to the socket until it is closed."""
        send = self._socket.send
        while True:
            await self._something.wait()
            self._something.clear()
            while self._outbox:
                await send({"type": "websocket.send", "bytes": None, "text": self._outbox.popleft()})
            if self._close_code:
                await self._socket.close(self._close_code)
                return
