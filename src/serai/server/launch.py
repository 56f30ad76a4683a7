"""Starting a server process, and opening the browser on it."""

from __future__ import annotations

import socket
import threading
import webbrowser
from pathlib import Path

import uvicorn
from litestar import Litestar

from serai.kernel.errors import UserError
from serai.server import logs
from serai.server.app import make_app
from serai.server.settings import Settings

STOP_SECONDS = 10


def serve(settings: Settings) -> None:
    """Run one server process until it is told to stop."""
    logs.set_up(settings.log_level)
    uvicorn.Server(configure(make_app(settings), settings)).run()


def configure(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn carries the application."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def play(port: int | None = None, host: str | None = None, data: Path | None = None, browser: bool = True) -> None:
    """A server for this machine and its network, with the browser opened on it."""
    settings = Settings.read(port=port, host=host, data=data, log_level="warning")
    if port is None:
        settings = Settings.read(port=_free_port(settings), host=host, data=data, log_level="warning")
    address = f"http://{'localhost' if settings.host in ('127.0.0.1', '0.0.0.0') else settings.host}:{settings.port}/"  # noqa: S104
    print(f"serai is at {address} (Ctrl+C stops it; games are kept in {settings.data})", flush=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    serve(settings)


def _free_port(settings: Settings) -> int:
    """The usual port, or any free one when it is taken."""
    for port in (settings.port, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((settings.host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise UserError(f"no free port at {settings.host}")
