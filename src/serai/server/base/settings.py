"""What an operator can set: by option of `serai serve`, or by environment variable SERAI_<NAME>."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field
from platformdirs import user_data_path

from serai.kernel.errors import UserError

LAST_PORT = 65_535
LOG_LEVELS = ("debug", "info", "warning", "error")


class VisitorLimits(Struct, frozen=True):
    """How much one address, or one connection, may do: (how many, per seconds), or how many at once.

    Addresses of one IPv6 network (/64) count as one address: a host that has one of them has them all. The networks of
    a /56 have two budgets together, and those of a /48 four.
    """

    requests: tuple[int, float] = (240, 60.0)
    """API requests from one address"""
    files: tuple[int, float] = (15_000, 60.0)
    """files of the browser client sent to one address: a newcomer gets all four hundred, for times without a network,
    and a class of thirty has one address"""
    tables: tuple[int, float] = (20, 60.0)
    """tables created by one address, rematches and duplicates included"""
    uploads: tuple[int, float] = (6, 60.0)
    """records sent by one address"""
    scores: tuple[int, float] = (60, 60.0)
    """score sheets asked for by one address"""
    sockets: tuple[int, float] = (240, 60.0)
    """WebSockets opened by one address: after a restart a whole school comes back at once"""
    connections: int = 400
    """connections of one address that are open at the same time"""
    replays: tuple[int, float] = (30, 60.0)
    """seconds of work on what one address sends or looks up: records, replays, score sheets, editions"""
    running: int = 50
    """running tables with bots created by one browser"""
    companions: tuple[int, float] = (120, 60.0)
    """reports from one address to companions of printed games"""
    daily: tuple[int, float] = (10, 60.0)
    """games of the daily deal sent by one address"""
    evenings: tuple[int, float] = (10, 60.0)
    """shared score pads opened by one address"""
    tournaments: tuple[int, float] = (10, 60.0)
    """tournaments created by one address"""
    channels: int = 10
    """devices and webhooks that receive one player's notifications"""
    notifications: tuple[int, float] = (20, 60.0)
    """devices and webhooks added or tried by one address"""
    recoveries: tuple[int, float] = (10, 600.0)
    """recovery phrases tried by one address"""
    exports: tuple[int, float] = (6, 600.0)
    """exports of everything known about a player, by one address"""
    invitations: tuple[int, float] = (30, 3600.0)
    """tables with seats kept for others, created by one address"""
    reports: tuple[int, float] = (10, 600.0)
    """lines of the chat reported by one address"""
    acts: tuple[int, float] = (100, 10.0)
    """decisions of one connection"""
    chat: tuple[int, float] = (5, 10.0)
    """chat lines of one connection"""
    messages: tuple[int, float] = (150, 10.0)
    """messages of any kind of one connection"""
    pings: tuple[int, float] = (60, 10.0)
    """pings of one connection, and answers to pings"""
    frames: tuple[int, float] = (400, 10.0)
    """frames of one connection, whatever they contain"""
    bytes: tuple[int, float] = (400_000, 10.0)
    """bytes of one connection"""


class Settings(Struct, frozen=True, kw_only=True):
    """One server process."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=lambda: user_data_path("serai", appauthor=False))
    """folder of the embedded database and of the operator's editions (`editions/*.toml`)"""
    database: str = ""
    """postgresql://… instead of the embedded database"""
    database_connections: int = 4
    """connections to PostgreSQL, the one for news included: 20 processes fit into the 100 it allows by default"""
    bus: str = ""
    """redis://… for several processes; empty: through PostgreSQL when that is the database"""
    public_url: str = ""
    """address people see when there is a proxy in front of the server: decides allowed origins and secure cookies"""
    proxies: str = "127.0.0.1"
    """addresses whose X-Forwarded-* headers are believed, separated by commas"""
    watchers: str = "127.0.0.1,::1"
    """addresses that may read /metrics, separated by commas"""
    hooks: str = ""
    """private addresses and networks to which notifications may go, separated by commas; * is all"""
    contact: str = ""
    """mailto:… or https://…, where push services reach the operator; empty: public_url"""
    secret: str = ""
    """key that signs cookies; empty: one is made and kept in the database"""
    bots_at_once: int = max(1, (os.cpu_count() or 1) - 1)
    bot_seconds: float = 10.0
    """a bot that takes longer is replaced by a random legal move"""
    compilers: int = min(4, os.cpu_count() or 1)
    """processes that compile the rules on a new machine; 0: the server compiles alone, then answers"""
    most_tables: int = 2000
    """tables kept in memory; idle ones are dropped first and come back from the database"""
    idle_seconds: float = 600.0
    keep_days: float | None = None
    """tables that nobody has touched for this long are deleted; None: none ever is"""
    body_bytes: int = 1_000_000
    message_bytes: int = 16 * 1024
    hello_seconds: float = 10.0
    head_seconds: float = 20.0
    """a connection on which no request arrives is closed"""
    body_seconds: float = 30.0
    """how long to wait for the whole body of a request"""
    log_level: str = "info"
    limits: VisitorLimits = VisitorLimits()

    @classmethod
    def read(cls, environ: dict[str, str] | os._Environ[str] = os.environ, **given: Any) -> Settings:
        """Combine defaults, then the environment, then the given values; None means not given."""
        values: dict[str, Any] = {}
        for field_info in msgspec.structs.fields(cls):
            variable = f"SERAI_{field_info.name.upper()}"
            if variable in environ:
                values[field_info.name] = _read(variable, environ[variable], field_info.type)
        settings = cls(**(values | {name: value for name, value in given.items() if value is not None}))
        settings.check()
        return settings

    def check(self) -> None:
        """Refuse settings that no server could follow."""
        if not 0 <= self.port <= LAST_PORT:
            raise UserError(f"there is no port {self.port}: ports are numbered 1 to {LAST_PORT}, and 0 is any free one")
        if self.log_level not in LOG_LEVELS:
            raise UserError(f"there is no log level {self.log_level!r}: choose {', '.join(LOG_LEVELS)}")


def _read(variable: str, text: str, wanted: Any) -> Any:
    try:
        if wanted is Path:
            return Path(text)
        if wanted is VisitorLimits:
            return msgspec.json.decode(text, type=VisitorLimits)
        return msgspec.convert(text, wanted, strict=False)
    except msgspec.MsgspecError as fault:
        raise UserError(f"{variable}={text}: {fault}") from None
