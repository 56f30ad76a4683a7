"""Rate limits by name: one token bucket for each limit and each address or connection.

Litestar's own rate limits know HTTP only; here one policy serves requests, sockets, decisions and chat lines.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from serai.server.base import clock
from serai.server.base.refusals import TOO_MANY, Refuse
from serai.server.base.settings import VisitorLimits
from serai.server.security.networks import nested

MOST_ADDRESSES = 50_000
HELD_SECONDS = 10
"""seconds after which to ask again when too many are open at once"""


class Bucket:
    """Holds up to `most` tokens and regains them evenly over `seconds`."""

    __slots__ = ("most", "rate", "stamp", "tokens")

    def __init__(self, most: int, seconds: float, now: float):
        self.most = most
        self.rate = most / seconds
        self.tokens = float(most)
        self.stamp = now

    def wait(self, now: float, count: int = 1) -> float:
        """Return the seconds until there are this many tokens."""
        self.tokens = min(self.most, self.tokens + (now - self.stamp) * self.rate)
        self.stamp = now
        return max(0.0, (count - self.tokens) / self.rate)

    def take(self, now: float, count: int = 1) -> float:
        """Take this many tokens and return 0; if there are too few, return the seconds until there are enough."""
        wait = self.wait(now, count)
        if not wait:
            self.tokens -= count
        return wait


class Limiter:
    """The buckets of all addresses for one process; the longest unused are forgotten."""

    def __init__(self, limits: VisitorLimits):
        self.limits = limits
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._held: Counter[tuple[str, str]] = Counter()

    def check(self, name: str, whom: str) -> None:
        """Count one; refuse when it is one too many."""
        now = clock.now()
        buckets = []
        for network, budgets in nested(whom):  # the widest first, so that its owner cannot push out other people's
            bucket = self._bucket_of(name, network, budgets, now)
            refuse_for(name, bucket.wait(now))
            buckets.append(bucket)
        for bucket in buckets:
            bucket.take(now)

    def _bucket_of(self, name: str, network: str, budgets: int, now: float) -> Bucket:
        key = (name, network)
        bucket = self._buckets.get(key)
        if bucket is None:
            most, seconds = getattr(self.limits, name)
            bucket = self._buckets[key] = Bucket(most * budgets, seconds, now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def charge(self, name: str, whom: str, count: float) -> None:
        """Take more, or give some back, after counting one."""
        for network, _ in nested(whom):
            bucket = self._buckets.get((name, network))
            if bucket is not None:
                bucket.tokens -= count

    @contextmanager
    def holding(self, name: str, whom: str) -> Iterator[None]:
        """Count one for the length of the block; refuse when there are too many at once."""
        most = getattr(self.limits, name)
        if any(self._held[name, network] >= most * budgets for network, budgets in nested(whom)):
            raise Refuse(TOO_MANY, "server-too-many", limit=name, seconds=HELD_SECONDS)
        keys = Counter((name, network) for network, _ in nested(whom))
        self._held += keys
        try:
            yield
        finally:
            self._held -= keys

    def bucket(self, name: str, now: float | None = None) -> Bucket:
        """A bucket of its own, for a connection."""
        most, seconds = getattr(self.limits, name)
        return Bucket(most, seconds, clock.now() if now is None else now)


def refuse_if_empty(name: str, bucket: Bucket, now: float, count: int = 1) -> None:
    refuse_for(name, bucket.take(now, count))


def refuse_for(name: str, wait: float) -> None:
    """Refuse if somebody has to wait for these seconds."""
    if wait:
        raise Refuse(TOO_MANY, "server-too-many", limit=name, seconds=max(1, round(wait)))
