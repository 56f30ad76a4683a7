"""uvicorn's WebSocket with a short way in and out.

ASGI puts a queue, two task switches and a pause of reading around each incoming message and a task around each
outgoing one, so that a move costs half as much again. It reports no pings, and cannot cut anybody off. Therefore
messages are handed to a function as they arrive, and output goes to the transport. Everything else is uvicorn's work.

Input is counted here, before anything else is done with it: bytes, frames of every kind, pings. A burst is read piece
by piece, so that a flooding sender is closed before the rest of it is looked at.

This uses attributes of uvicorn's class that are not documented: pyproject.toml says which versions have them.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from serai.server.base import clock
from serai.server.base.close_codes import TOO_MUCH
from serai.server.base.refusals import Refuse, closing
from serai.server.base.settings import VisitorLimits
from serai.server.security.limits import Bucket, refuse_if_empty
from serai.server.security.networks import OpenConnections

EXTENSION = "serai.table_socket"
"""the key of the TableSocket in a socket's ASGI scope"""

WHOLE_TEXT, TWO_BYTES, EIGHT_BYTES = 0x81, 126, 127
SHORT_HEADS = [bytes((WHOLE_TEXT, size)) for size in range(TWO_BYTES)]
LONG_HEAD, LONGEST_HEAD = struct.Struct(">BBH").pack, struct.Struct(">BBQ").pack

PIECE = 2048
"""bytes of a burst that are read together: some hundred frames at most"""


class TableSocket(WebSocketsSansIOProtocol):
    """See the module's docstring."""

    _hear: Callable[[str | bytes], None] | None = None

    def __init__(self, *given: Any, open_connections: OpenConnections, limits: VisitorLimits, **named: Any):
        super().__init__(*given, **named)
        self._open_connections = open_connections
        now = clock.now()
        self._bytes = Bucket(*limits.bytes, now)
        self._frames = Bucket(*limits.frames, now)
        self._pings = Bucket(*limits.pings, now)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._open_connections.enter(self._peer())

    def connection_lost(self, exc: Exception | None) -> None:
        self._open_connections.leave(self._peer())
        super().connection_lost(exc)

    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = self

    async def send(self, message: Any) -> None:
        """As in uvicorn, which takes a socket refused in HTTP for one that was never answered, and saying something to
        one that we have ended for a fault."""
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    # --- in ---

    def listen(self, hear: Callable[[str | bytes], None]) -> None:
        """Send messages to `hear` from now on; the ASGI queue reports only the end."""
        self._hear = hear
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in waiting:
            if message["type"] == "websocket.receive":
                hear(message.get("text") or message.get("bytes") or b"")
            else:
                self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Deliver what came before something unreadable, unlike uvicorn."""
        if len(data) <= PIECE:
            self._take(data)
            return
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            self._take(data[start : start + PIECE])

    def _take(self, data: bytes) -> None:
        conn, now = self.conn, clock.now()
        conn.receive_data(data)
        try:
            refuse_if_empty("bytes", self._bytes, now, len(data))
            refuse_if_empty("frames", self._frames, now, len(conn.events))
        except Refuse as fault:
            self._end(fault)
            return
        self.handle_events()
        if conn.parser_exc is None or self.close_sent:
            return
        if self.handshake_complete:
            self.handle_parser_exception()
        else:
            self._abandon()

    def send_receive_event_to_app(self) -> None:
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:  # nobody listens any more
            return
        if self._hear is None:
            self.frames = [data]
            super().send_receive_event_to_app()
            return
        if self.curr_msg_data_type == "bytes":
            self._hear(data)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self._hear(text)

    # --- pings and their answers ---

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_ping()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_ping()

    def _count_ping(self) -> None:
        """Count pings: the table never hears of them, but each costs something, and unread answers take room."""
        try:
            refuse_if_empty("pings", self._pings, clock.now())
        except Refuse as fault:
            self._end(fault)

    def _end(self, fault: Refuse) -> None:
        """Close with a message, or without one if the client has not been let in yet."""
        if self.close_sent:
            return
        if not self.handshake_complete:
            self._abandon()
            return
        self.conn.events.clear()
        if self.conn.close_sent is None and self.conn.parser_exc is None:
            self.write(closing(fault))
            self.conn.send_close(TOO_MUCH)
        if self.conn.close_sent is not None:
            self.handle_parser_exception()
        self.cut_off_later()

    def _abandon(self) -> None:
        """Cut off somebody who was not let in yet: there is no socket to close with a message."""
        self.close_sent = True
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_off_later()

    # --- out ---

    @property
    def unsent(self) -> int:
        """Return how many bytes were written and not yet taken."""
        return self.transport.get_write_buffer_size()

    def write(self, text: bytes) -> None:
        """Put a text message on its way, unless the socket is closed. uvloop sends what one step writes as one."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if size < TWO_BYTES:
            head = SHORT_HEADS[size]
        elif size < 1 << 16:
            head = LONG_HEAD(WHOLE_TEXT, TWO_BYTES, size)
        else:
            head = LONGEST_HEAD(WHOLE_TEXT, EIGHT_BYTES, size)
        self.transport.writelines((head, text))

    def cut_off_later(self) -> None:
        """Cut off a client that does not even take the closing frame: the transport would wait for ever."""
        if not self.disconnected:
            self.loop.call_later(self.close_timeout, self._cut_off)

    def _cut_off(self) -> None:
        if not self.disconnected:  # a transport that has finished writing must not be aborted
            self.transport.abort()


def table_socket_in(scope: Any) -> TableSocket:
    """The socket of an ASGI scope."""
    socket: TableSocket = scope["extensions"][EXTENSION]
    return socket
