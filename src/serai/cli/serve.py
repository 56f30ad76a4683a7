"""`serai serve`: run a server for other people."""

from __future__ import annotations

import os
from pathlib import Path


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    bus: str | None = None,
    public_url: str | None = None,
    proxies: str | None = None,
    log_level: str | None = None,
) -> None:
    """Run a server until you stop it. Every setting can also be given as SERAI_<NAME> (docs/server.md).

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 for all.
    port
        Port to listen on.
    data
        Folder of the embedded database and of your own editions.
    database
        postgresql://… instead of the embedded database; several processes may share it.
    bus
        redis://… for news between processes; by default PostgreSQL carries them.
    public_url
        The address people see, if there is a proxy in front of the server.
    proxies
        Addresses of proxies whose forwarded headers are believed, separated by commas.
    log_level
        debug, info, warning or error.
    """
    from serai.server.base.settings import Settings
    from serai.server.launch import serve as run

    given = {
        "host": host,
        "port": port,
        "data": data,
        "database": database,
        "bus": bus,
        "public_url": public_url,
        "proxies": proxies,
        "log_level": log_level,
    }
    run(Settings.read(os.environ, **given))
