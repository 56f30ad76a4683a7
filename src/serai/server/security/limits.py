"""Rate limits by name: one token bucket for each limit and each address or connection.

Litestar's own rate limits know HTTP only; here one policy serves requests, sockets, decisions and chat lines.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from serai.server.refusals import TOO_MANY, Refuse
from serai.server.settings import Limits

MOST_ADDRESSES = 50_000


class Bucket:
    """Holds up to `most` tokens and regains them evenly over `seconds`."""

    __slots__ = ("most", "rate", "stamp", "tokens")

    def __init__(self, most: int, seconds: float, now: float):
        self.most = most
        self.rate = most / seconds
        self.tokens = float(most)
        self.stamp = now

    def take(self, now: float) -> float:
        """0 when a token was there, else the seconds until the next one."""
        self.tokens = min(self.most, self.tokens + (now - self.stamp) * self.rate)
        self.stamp = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / self.rate


class Limiter:
    """The buckets of all addresses for one process; the longest unused are forgotten."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic):
        self.limits = limits
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def check(self, name: str, whom: str) -> None:
        """Count one; refuse when it is one too many."""
        now = self.clock()
        key = (name, whom)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self.bucket(name, now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        refuse_if_empty(name, bucket, now)

    def bucket(self, name: str, now: float | None = None) -> Bucket:
        """A bucket of its own, for a connection."""
        most, seconds = getattr(self.limits, name)
        return Bucket(most, seconds, self.clock() if now is None else now)


def refuse_if_empty(name: str, bucket: Bucket, now: float) -> None:
    wait = bucket.take(now)
    if wait:
        raise Refuse(TOO_MANY, "server-too-many", limit=name, seconds=max(1, round(wait)))
