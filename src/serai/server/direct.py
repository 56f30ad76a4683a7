"""uvicorn's WebSocket with a short way in and out.

ASGI puts a queue and two task switches before each message that comes in, and several layers before each that goes
out. Once a table has taken a socket over, whole text messages are handed to a function as they arrive, and what is
written goes to the transport at once. Handshake, pings, fragments, faults and the end stay uvicorn's business.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

EXTENSION = "serai.direct"
"""where the ASGI scope of a socket holds its DirectSocket"""

WHOLE_TEXT, MASKED, CONTROL = 0x81, 0x80, 0x88
TWO_BYTES, EIGHT_BYTES = 126, 127


class DirectSocket(WebSocketsSansIOProtocol):
    """See the module's text."""

    _kept = b""
    _hear: Callable[[str | bytes], None] | None = None
    _is_library_in_a_frame = False
    """the library has been given the beginning of a frame or of a fragmented message, and gets all the rest"""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = self

    # --- in ---

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
        while hear is not None and not self._is_library_in_a_frame and data:
            start, end = _extent(data)
            if not 0 < end <= len(data) or end - start > self.config.ws_max_size:
                self._is_library_in_a_frame = True
            elif data[0] == WHOLE_TEXT and not self.close_sent:
                try:
                    text = apply_mask(data[start:end], data[start - 4 : start]).decode()
                except UnicodeDecodeError:
                    break
                hear(text)
                data = data[end:]
            else:
                # Fragments: only the library knows when they are complete.
                self._is_library_in_a_frame = data[0] < CONTROL
                super().data_received(data[:end])
                data = data[end:]
        if data:
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

    # --- out ---

    def write(self, text: bytes, more: bool) -> int:
        """Put a text message on its way, or keep it until the next one; returns how many bytes nobody has taken yet."""
        if self.close_sent or self.transport.is_closing():
            return 0
        size = len(text)
        if size < TWO_BYTES:
            self._kept += b"%c%c%b" % (WHOLE_TEXT, size, text)
        elif size < 1 << 16:
            self._kept += b"%c%c%c%c%b" % (WHOLE_TEXT, TWO_BYTES, size >> 8, size & 255, text)
        else:
            self._kept += b"%c%c%b%b" % (WHOLE_TEXT, EIGHT_BYTES, size.to_bytes(8, "big"), text)
        if not more:
            self.flush()
        return self.transport.get_write_buffer_size()

    def flush(self) -> None:
        """Write what was kept."""
        kept, self._kept = self._kept, b""
        if kept and not self.close_sent:
            self.transport.write(kept)

    def give_up(self) -> None:
        """Whoever does not even take the closing frame is cut off after a while."""
        self.loop.call_later(self.close_timeout, self.transport.abort)


def _extent(data: bytes) -> tuple[int, int]:
    """Where the payload of the masked frame at the beginning starts and ends; an end of 0 where that is not clear."""
    if len(data) < 6 or not data[1] & MASKED:
        return 0, 0
    size = data[1] & ~MASKED
    if size < TWO_BYTES:
        return 6, 6 + size
    if size == TWO_BYTES:
        return 8, 8 + (data[2] << 8 | data[3])
    return 0, 0
