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


class Limits(Struct, frozen=True):
    """How much of each thing one address, or one connection, may do: (how many, per seconds)."""

    requests: tuple[int, float] = (240, 60.0)
    """requests of one address to the API"""
    files: tuple[int, float] = (3000, 60.0)
    """files of the browser client sent to one address: a page has some twenty, and a school has one address"""
    tables: tuple[int, float] = (20, 60.0)
    """tables made by one address, rematches and duplicates included"""
    uploads: tuple[int, float] = (6, 60.0)
    """records sent by one address"""
    scores: tuple[int, float] = (60, 60.0)
    """score sheets asked for by one address"""
    sockets: tuple[int, float] = (60, 60.0)
    """WebSockets opened by one address"""
    acts: tuple[int, float] = (100, 10.0)
    """decisions of one connection"""
    chat: tuple[int, float] = (5, 10.0)
    """chat lines of one connection"""
    messages: tuple[int, float] = (150, 10.0)
    """messages of any kind of one connection"""
    pings: tuple[int, float] = (60, 10.0)
    """pings of one connection, and answers to pings"""


class Settings(Struct, frozen=True, kw_only=True):
    """One server process."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=lambda: user_data_path("serai", appauthor=False))
    """folder of the embedded database and of own editions (`editions/*.toml`)"""
    database: str = ""
    """postgresql://… instead of the embedded database"""
    bus: str = ""
    """redis://… for several processes; empty: through PostgreSQL when that is the database"""
    public_url: str = ""
    """address people see when a proxy stands before the server: decides allowed origins and secure cookies"""
    proxies: str = "127.0.0.1"
    """addresses whose X-Forwarded-* headers are believed, separated by commas"""
    secret: str = ""
    """key that signs cookies; empty: one is made and kept in the database"""
    bots_at_once: int = max(1, (os.cpu_count() or 1) - 1)
    bot_seconds: float = 10.0
    """a bot that takes longer is replaced by a random legal move"""
    compilers: int = min(4, os.cpu_count() or 1)
    """processes that compile the rules where they have never run before; 0: the server does it alone, then answers"""
    most_tables: int = 2000
    """tables kept in memory; idle ones are dropped first and come back from the database"""
    idle_seconds: float = 600.0
    body_bytes: int = 1_000_000
    message_bytes: int = 16 * 1024
    hello_seconds: float = 10.0
    body_seconds: float = 20.0
    """how long to wait for the next piece of a request's body"""
    log_level: str = "info"
    limits: Limits = Limits()

    @classmethod
    def read(cls, environ: dict[str, str] | os._Environ[str] = os.environ, **given: Any) -> Settings:
        """Defaults, then the environment, then what was given; None means not given."""
        values: dict[str, Any] = {}
        for field_info in msgspec.structs.fields(cls):
            variable = f"SERAI_{field_info.name.upper()}"
            if variable in environ:
                values[field_info.name] = _read(variable, environ[variable], field_info.type)
        settings = cls(**(values | {name: value for name, value in given.items() if value is not None}))
        settings.check()
        return settings

    def check(self) -> None:
        """Refuse what no server could do."""
        if not 0 <= self.port <= LAST_PORT:
            raise UserError(f"there is no port {self.port}: ports are numbered 1 to {LAST_PORT}, and 0 is any free one")
        if self.log_level not in LOG_LEVELS:
            raise UserError(f"there is no log level {self.log_level!r}: choose {', '.join(LOG_LEVELS)}")


def _read(variable: str, text: str, wanted: Any) -> Any:
    try:
        if wanted is Path:
            return Path(text)
        if wanted is Limits:
            return msgspec.json.decode(text, type=Limits)
        return msgspec.convert(text, wanted, strict=False)
    except msgspec.MsgspecError as fault:
        raise UserError(f"{variable}={text}: {fault}") from None
