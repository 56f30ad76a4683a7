"""What an operator can watch at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        here = self.registry
        moves = Counter("serai_moves", "Moves stored", ["by"], registry=here)
        self.moves = {by: moves.labels(by) for by in ("person", "bot", "stand_in", "chance")}
        self.refused = Counter("serai_refused", "Messages refused", ["message"], registry=here)
        self.conflicts = Counter("serai_conflicts", "Appends that another process had overtaken", registry=here)
        self.connections = Gauge("serai_connections", "WebSockets open", registry=here)
        self.tables = Gauge("serai_tables", "Tables in memory", registry=here)
        self.ack_seconds = Histogram(
            "serai_ack_seconds",
            "From the arrival of a decision to its acknowledgement",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=here,
        )
        self.bot_seconds = Histogram("serai_bot_seconds", "A bot's time for one decision", registry=here)
        self.bot_faults = Counter("serai_bot_faults", "Bots replaced by a random move", registry=here)


METRICS = Metrics()
