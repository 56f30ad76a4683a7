"""Signed values that say who holds a seat and cannot be made without the server's key.

A browser's cookie names its *holder*, a random id, and a *device* where it is not the first of that holder; a table's
invitation is a mark that only the server can compute; a hand-over code names a seat and how often that seat has changed
hands, so it works once.
"""

from __future__ import annotations

import hmac
import secrets
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from itsdangerous import BadSignature, Signer, URLSafeTimedSerializer

from serai.server.base import clock

HANDOVER_SECONDS = 15 * 60
TICKET_SECONDS = 5 * 60


def new_holder() -> str:
    """An id for a browser that has none yet."""
    return secrets.token_urlsafe(18)


FIRST_DEVICE = ""
"""the holder's first browser, whose cookie names no device"""


class Bearer(NamedTuple):
    """The holder and device a cookie names."""

    holder: str
    device: str = FIRST_DEVICE


def new_device() -> str:
    return secrets.token_urlsafe(9)


PROGRAM = "program."
"""the beginning of the id of a holder that is no person"""


def new_program() -> str:
    """Return an id for somebody's program. The id says so, and its seats cannot pass for a person's."""
    return PROGRAM + new_holder()


def is_program(holder: str | None) -> bool:
    return holder is not None and holder.startswith(PROGRAM)


def new_table_id() -> str:
    """Return an id that cannot be guessed, though knowing it opens nothing by itself."""
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
        # itsdangerous would sign with SHA-1. Cookies signed like that stay valid: they last for more than a year.
        self._holders = (Signer(key, salt="serai-holder", digest_method=sha256), Signer(key, salt="serai-holder"))
        strong = {"digest_method": sha256}
        self._handovers = URLSafeTimedSerializer(key, salt="serai-handover", signer_kwargs=strong)
        self._tickets = URLSafeTimedSerializer(key, salt="serai-ticket", signer_kwargs=strong)
        self._used: dict[str, float] = {}
        """tickets that were used here, and when; older ones are no longer valid anyway"""

    def cookie_for(self, bearer: Bearer) -> str:
        return self._holders[0].sign(":".join(bearer) if bearer.device else bearer.holder).decode()

    def bearer_in(self, cookie: str | None) -> Bearer | None:
        """Return the holder and device a cookie names, or None if it is missing or not ours."""
        if not cookie:
            return None
        for signer in self._holders:
            with suppress(BadSignature, UnicodeError):
                holder, _, device = signer.unsign(cookie).decode().partition(":")
                return Bearer(holder, device)
        return None

    def invite_to(self, table: str) -> str:
        return hmac.digest(self._key.encode(), f"serai-invite/{table}".encode(), "sha256")[:12].hex()

    def is_invited(self, table: str, code: str | None) -> bool:
        return code is not None and hmac.compare_digest(code.encode(), self.invite_to(table).encode())

    def handover_code(self, table: str, seat: int, grant: int) -> str:
        return str(self._handovers.dumps([table, seat, grant]))

    def handover_in(self, code: str) -> HandoverCode | None:
        """Return the seat a code names, or None if it is not ours or too old."""
        try:
            table, seat, grant = self._handovers.loads(code, max_age=HANDOVER_SECONDS)
        except (BadSignature, ValueError, TypeError):
            return None
        return HandoverCode(table, seat, grant)

    def ticket_for(self, challenge: str, purpose: str) -> str:
        """Return a challenge to a passkey, which the server need not remember."""
        return str(self._tickets.dumps([challenge, purpose]))

    def challenge_in(self, ticket: str, purpose: str) -> str | None:
        """Use a challenge up. Return None if it is not ours, too old, was used, or was meant for something else."""
        try:
            challenge, meant = self._tickets.loads(ticket, max_age=TICKET_SECONDS)
        except (BadSignature, ValueError, TypeError):
            return None
        if meant != purpose or ticket in self._used:
            return None
        now = clock.now()
        self._used = {used: at for used, at in self._used.items() if at > now - TICKET_SECONDS - 1}
        self._used[ticket] = now
        return str(challenge)
