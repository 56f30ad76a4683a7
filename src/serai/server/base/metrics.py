"""What an operator can watch at /metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from serai.kernel.rule import INTERPRETED

ACK_BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

WAIT_BOUNDS = (0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30)
WAITED_FOR = ("store", "quick_bot", "searching_bot", "untrusted_work", "review", "event_loop")
"""a commit; a place for a bot that looks, or searches; for work on what visitors send, and on finished games; for a
review; the process itself"""


class Moves(Collector):
    """A counter raised with every move. Only the event loop raises it, so it needs none of the library's locks."""

    def __init__(self) -> None:
        self.by = dict.fromkeys(("person", "bot", "stand_in", "order", "chance"), 0)
        self._acks = [0] * (len(ACK_BOUNDS) + 1)
        self._ack_seconds = 0.0

    def acknowledged(self, seconds: float) -> None:
        self._acks[bisect_left(ACK_BOUNDS, seconds)] += 1
        self._ack_seconds += seconds

    def collect(self) -> Iterator[Metric]:
        moves = CounterMetricFamily("serai_moves", "Moves stored", labels=["by"])
        for by, count in self.by.items():
            moves.add_metric([by], count)
        yield moves
        names = [*map(str, map(float, ACK_BOUNDS)), "+Inf"]
        buckets = [(name, float(sum(self._acks[: place + 1]))) for place, name in enumerate(names)]
        waits = HistogramMetricFamily("serai_ack_seconds", "From reading a decision to its acknowledgement")
        waits.add_metric([], buckets, self._ack_seconds)
        yield waits


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        here = self.registry
        self.moves = Moves()
        here.register(self.moves)
        self.refused = Counter("serai_refused", "Messages refused", ["message"], registry=here)
        self.conflicts = Counter("serai_conflicts", "Appends that another process had overtaken", registry=here)
        self.connections = Gauge("serai_connections", "WebSockets open", registry=here)
        self.tables = Gauge("serai_tables", "Tables in memory", registry=here)
        compiled = Gauge("serai_compiled", "1 when the rules are compiled, 0 while they are interpreted", registry=here)
        compiled.set(not INTERPRETED)
        self.bot_seconds = Histogram("serai_bot_seconds", "A bot's time for one decision", registry=here)
        self.waits = Histogram(
            "serai_wait_seconds", "How long something was waited for", ["what"], buckets=WAIT_BOUNDS, registry=here
        )
        self.waiting = Gauge("serai_waiting", "How many wait for it now", ["what"], registry=here)
        for what in WAITED_FOR:  # show 0, not nothing, for what nobody has waited for yet
            self.waits.labels(what)
            self.waiting.labels(what)
        self.news = Gauge("serai_news_connected", "1 while other processes are heard", registry=here)
        self.notifications = Counter("serai_notifications", "Notifications tried", ["kind", "outcome"], registry=here)
        self.reports = Counter("serai_reports", "Lines of a chat reported", registry=here)
        self.bot_faults = Counter("serai_bot_faults", "Bots replaced by a random move", registry=here)


METRICS = Metrics()
