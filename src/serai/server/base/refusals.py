"""Why the server says no: each refusal is an entry of the language catalogues with an HTTP status."""

from __future__ import annotations

from functools import lru_cache

from serai.kernel.errors import IllegalMove, UserError
from serai.kernel.words import say
from serai.records.replay import BadRecord
from serai.server.base.metrics import METRICS
from serai.server.wire import Closing, Refusal, Refused, Unknown, encode

MALFORMED, FORBIDDEN, UNKNOWN, TOO_SLOW, NOT_NOW = 400, 403, 404, 408, 409
TOO_LARGE, BROKEN_RULE, TOO_MANY = 413, 422, 429
FAULT, NOT_STORED = 500, 503


@lru_cache(maxsize=500)
def _in_english(message: str, arguments: tuple[tuple[str, object], ...]) -> str:
    """Cached, because words take time, and somebody who asks too often gets the same refusal again and again."""
    return say("en", message, dict(arguments))


class Refuse(UserError):
    """Raised wherever the server refuses; the routes and the socket turn it into an answer."""

    def __init__(self, status: int, message: str, **arguments: object):
        super().__init__(_in_english(message, tuple(arguments.items())), message, arguments)
        self.status = status

    def refusal(self) -> Refusal:
        return Refusal(None, str(self), self.message, dict(self.arguments))


class Superseded(UserError):
    """Another process has taken over the store."""

    def __init__(self) -> None:
        super().__init__(
            "another server has opened the same data folder: this one stops, so that no move is lost."
            " Run one server per folder, or use --database with PostgreSQL for several processes"
        )


def refusal_of(fault: UserError) -> tuple[int, Refusal]:
    """Answer with a fault that a person can fix."""
    match fault:
        case Refuse():
            return fault.status, fault.refusal()
        case Superseded():  # its words are for the operator; another server answers soon
            return refusal_of(Refuse(NOT_STORED, "server-unwell"))
        case IllegalMove():
            move = fault.move or None if isinstance(fault, BadRecord) else None
            return BROKEN_RULE, Refusal(fault.rule, fault.reason, fault.message, dict(fault.arguments), move)
    if fault.message:
        return BROKEN_RULE, Refusal(None, str(fault), fault.message, dict(fault.arguments))
    return BROKEN_RULE, Refusal(None, str(fault), "server-refused", {"reason": str(fault)})


def refused(act: str | None, fault: UserError) -> Refused:
    """A refusal as a message of the socket."""
    refusal = refusal_of(fault)[1]
    METRICS.refused.labels(refusal.message).inc()
    return Refused(act, refusal.rule, refusal.reason, refusal.message, refusal.arguments)


def unknown(act: str, fault: Refuse) -> Unknown:
    """Neither made nor refused, as a message of the socket."""
    METRICS.refused.labels(fault.message).inc()
    return Unknown(act, str(fault), fault.message)


def closing(fault: Refuse) -> bytes:
    """The last message before the server closes a socket."""
    return encode(Closing(str(fault), fault.message, dict(fault.arguments)))
