"""What the server says when it closes a WebSocket; docs/protocol.md tells what each means."""

TRY_AGAIN = 1013
MALFORMED, NOT_ALLOWED, NO_TABLE, NO_HELLO, SEAT_MOVED, TOO_MUCH = 4400, 4403, 4404, 4408, 4409, 4429
