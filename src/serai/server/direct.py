"""uvicorn's WebSocket with a short way in and out.

ASGI puts a queue and two task switches before each message that comes in, and several layers before each that goes
out. Once a table has taken a socket over, whole text messages are handed to a function as they arrive, and what is
written goes to the transport. Handshake, pings, fragments, faults and the end stay uvicorn's business.

All that is written in one turn of the event loop goes out together at its end: what belongs to one socket is one write,
and many writes in a row cost less than half of as many between other work.
"""

from __future__ import annotations

import asyncio
import os
import struct
import sys
from collections.abc import Callable
from typing import Any, cast
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from serai.server.closing import TOO_MUCH
from serai.server.logs import log

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiler where the library was built
    from websockets.utils import apply_mask

EXTENSION = "serai.direct"
"""where the ASGI scope of a socket holds its DirectSocket"""

WHOLE_TEXT, LAST, MASKED, CONTROL = 0x81, 0x80, 0x80, 0x08
PING, PONG = 0x89, 0x8A
TWO_BYTES, EIGHT_BYTES = 126, 127
SHORT_HEADS = [bytes((WHOLE_TEXT, size)) for size in range(TWO_BYTES)]
LONG_HEAD, LONGEST_HEAD = struct.Struct(">BBH").pack, struct.Struct(">BBQ").pack
WRITES_TO_SOCKETS = sys.platform != "win32"
MOST_KEPT = 1 << 16
"""bytes that wait for the end of a turn; a flood is written as it comes, so that it can be noticed"""


class Outbox:
    """The sockets of an event loop that have something to write."""

    def __init__(self, loop: asyncio.AbstractEventLoop):
        self._schedule = loop.call_soon
        self._waiting: list[DirectSocket] = []

    def add(self, socket: DirectSocket) -> None:
        if not self._waiting:
            # What has become ready together runs before this.
            self._schedule(self._empty)
        self._waiting.append(socket)

    def _empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            try:
                socket.flush()
            except Exception:  # noqa: BLE001 - a fault of one must not silence those after it
                log.exception("socket does not take what is written")


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class DirectSocket(WebSocketsSansIOProtocol):
    """See the module's text."""

    _kept: list[bytes] | None = None
    _kept_size = 0
    _outbox: Outbox
    _file: int | None = None
    """where to write past the transport, which takes its time, as long as it has nothing of its own to write"""
    _hear: Callable[[str | bytes], None] | None = None
    _begun = b""
    """of a frame that is not complete"""
    _is_in_fragments = False
    """the library has been given the beginning of a message in fragments, and gets what follows"""
    _is_beyond = True
    """what arrives is for the library alone: there is no WebSocket yet, or something odd has come"""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = self
            self._is_beyond = False
            self._outbox = _outboxes.setdefault(self.loop, Outbox(self.loop))
            if WRITES_TO_SOCKETS and self.transport.get_extra_info("sslcontext") is None:
                self._file = self.transport.get_extra_info("socket").fileno()

    # --- in ---

    @property
    def unsent(self) -> int:
        """How many bytes were written and nobody has taken yet."""
        return self.transport.get_write_buffer_size()

    def listen(self, hear: Callable[[str | bytes], None]) -> None:
        """From now on messages go to `hear`; the ASGI queue only tells the end."""
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
        hear = self._hear
        if self._begun:
            data, self._begun = self._begun + data, b""
        while not self._is_beyond and data:
            start, end = _extent(data)
            if start == 0 or end - start > self.config.ws_max_size:
                self._is_beyond = True
            elif end > len(data):
                self._begun = data
                return
            elif hear is not None and data[0] == WHOLE_TEXT and not (self._is_in_fragments or self.close_sent):
                try:
                    text = apply_mask(data[start:end], data[start - 4 : start]).decode()
                except UnicodeDecodeError:
                    break
                hear(text)
                data = data[end:]
            else:
                if not data[0] & CONTROL:
                    self._is_in_fragments = not data[0] & LAST
                self._give_to_library(data[:end])
                data = data[end:]
        if data:
            self._give_to_library(data)

    def _give_to_library(self, data: bytes) -> None:
        """It may answer at once: with a pong, or with the end. What was said before goes first."""
        self.flush()
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
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

    _count_ping: Callable[[], bytes | None] | None = None

    def limit_pings(self, count: Callable[[], bytes | None]) -> None:
        """Nobody hears them, but each costs something, and an answer to one that is not read takes room.

        `count` is called for each; after one too many it says the last words.
        """
        self._count_ping = count

    def handle_ping(self) -> None:
        super().handle_ping()
        self._end_if_too_many()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._end_if_too_many()

    def _end_if_too_many(self) -> None:
        if self._count_ping is None or self.close_sent or (last := self._count_ping()) is None:
            return
        self.write(last)
        self.flush()
        self.conn.send_close(TOO_MUCH)
        self.handle_parser_exception()
        self.give_up()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.give_up()

    # --- out ---

    def write(self, text: bytes) -> None:
        """Put a text message on its way."""
        kept = self._kept
        if kept is None:
            kept = self._kept = []
            self._outbox.add(self)
        size = len(text)
        if size < TWO_BYTES:
            head = SHORT_HEADS[size]
        elif size < 1 << 16:
            head = LONG_HEAD(WHOLE_TEXT, TWO_BYTES, size)
        else:
            head = LONGEST_HEAD(WHOLE_TEXT, EIGHT_BYTES, size)
        kept += (head, text)
        self._kept_size += len(head) + size
        if self._kept_size > MOST_KEPT:
            self.flush()

    def flush(self) -> None:
        """Write what was kept."""
        kept, size = self._kept, self._kept_size
        self._kept, self._kept_size = None, 0
        # Since it was kept the socket may have been closed, and a closed one does not take anything.
        if kept is None or self.close_sent or self.transport.is_closing():
            return
        written = 0
        if self._file is not None and not self.unsent:
            try:
                written = os.writev(self._file, kept)
            except OSError:  # the transport will find out
                written = 0
            if written == size:
                return
        # Whoever does not keep up, or is gone, is the transport's business: it waits and closes.
        self.transport.write(b"".join(kept)[written:])

    def give_up(self) -> None:
        """Whoever does not even take the closing frame is cut off after a while: the transport would wait for ever."""
        if self.disconnected:
            return
        self.loop.call_later(self.close_timeout, self._cut_off)

    def _cut_off(self) -> None:
        if not self.disconnected:  # a transport that has written its last does not bear to be aborted
            self.transport.abort()


def direct_of(scope: Any) -> DirectSocket:
    """The socket of an ASGI scope."""
    socket: DirectSocket = scope["extensions"][EXTENSION]
    return socket


def _extent(data: bytes) -> tuple[int, int]:
    """Where the payload of the masked frame at the beginning starts and ends, as far as that can be seen yet.

    A start of 0: the library has to look.
    """
    if len(data) < 2:
        return 6, 6
    if not data[1] & MASKED or data[1] == MASKED | EIGHT_BYTES:
        return 0, 0
    size = data[1] & ~MASKED
    if size < TWO_BYTES:
        return 6, 6 + size
    if len(data) < 4:
        return 8, 8
    return 8, 8 + (data[2] << 8 | data[3])
