"""Who holds a seat: signed values that cannot be made without the server's key.

A browser's cookie names its *holder*, a random id; a table's invitation is a mark that only the server can compute; a
hand-over code names a seat and how often that seat has changed hands, so it works once.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, Signer, URLSafeTimedSerializer

HANDOVER_SECONDS = 15 * 60


def new_holder() -> str:
    """An id for a browser that has none yet."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    """Not guessable, though knowing it opens nothing by itself."""
    return secrets.token_urlsafe(9)


@dataclass(frozen=True)
class HandoverCode:
    """A seat on its way to another device."""

    table: str
    seat: int
    grant: int


class Tokens:
    """Signs and checks."""

    def __init__(self, key: str):
        self._key = key
        self._holders = Signer(key, salt="serai-holder")
        self._handovers = URLSafeTimedSerializer(key, salt="serai-handover")

    def cookie_for(self, holder: str) -> str:
        return self._holders.sign(holder).decode()

    def holder_in(self, cookie: str | None) -> str | None:
        """The holder a cookie names, or None when it is missing or not ours."""
        if not cookie:
            return None
        try:
            return self._holders.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    def invite_to(self, table: str) -> str:
        return hmac.digest(self._key.encode(), f"serai-invite/{table}".encode(), "sha256")[:12].hex()

    def is_invited(self, table: str, code: str | None) -> bool:
        return code is not None and hmac.compare_digest(code.encode(), self.invite_to(table).encode())

    def handover_code(self, table: str, seat: int, grant: int) -> str:
        return str(self._handovers.dumps([table, seat, grant]))

    def handover_in(self, code: str) -> HandoverCode | None:
        """The seat a code names, or None when it is not ours or too old."""
        try:
            table, seat, grant = self._handovers.loads(code, max_age=HANDOVER_SECONDS)
        except (BadSignature, ValueError, TypeError):
            return None
        return HandoverCode(table, seat, grant)
