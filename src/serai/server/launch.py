"""Starting a server process, and opening the browser on it."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import uvicorn
from litestar import Litestar

from serai.kernel.errors import UserError
from serai.server import logs
from serai.server.app import build_house, make_app
from serai.server.direct import DirectSocket
from serai.server.settings import Settings

STOP_SECONDS = 10
OPEN_SECONDS = 60
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only compared with


def serve(settings: Settings) -> None:
    """Run one server process until it is told to stop."""
    logs.set_up(settings.log_level)
    _refuse_a_taken_port(settings)
    asyncio.run(_rehearse(settings))
    uvicorn.Server(configure(make_app(settings), settings)).run()


async def _rehearse(settings: Settings) -> None:
    """What cannot work is told here in one line, before there is a server that would stop with a traceback."""
    house = await build_house(settings)
    await house.store.close()


def configure(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn carries the application."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=DirectSocket,
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
    """A server for this machine, or for its network, with the browser opened on it."""
    settings = Settings.read(port=port, host=host, data=data, log_level="warning")
    if port is None:
        settings = Settings.read(port=_free_port(settings), host=host, data=data, log_level="warning")
    address = f"http://{_seen_as(settings.host)}:{settings.port}/"
    print(f"serai is at {address} (Ctrl+C stops it; games are kept in {settings.data})", flush=True)
    if settings.host not in EVERYWHERE:
        print("To let friends on your network join by link, start it with --host 0.0.0.0", flush=True)
    if browser:
        threading.Thread(target=_open_when_it_answers, args=[address], daemon=True).start()
    serve(settings)


def _seen_as(host: str) -> str:
    """The address to open and to share: where the server listens everywhere, this machine's own on its network."""
    if host not in EVERYWHERE:
        return "localhost" if host == "127.0.0.1" else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # sends nothing, but makes the system choose a network
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def _open_when_it_answers(address: str) -> None:
    end = time.monotonic() + OPEN_SECONDS
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{address}healthz", timeout=1).close()  # noqa: S310 - our own server
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


def _is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _refuse_a_taken_port(settings: Settings) -> None:
    if not _is_free(settings.host, settings.port):
        raise UserError(f"cannot listen at {settings.host} port {settings.port}: choose another --host or --port")


def _free_port(settings: Settings) -> int:
    """The usual port, or the next free one."""
    ports = range(settings.port, settings.port + 50)
    free = next((port for port in ports if _is_free(settings.host, port)), None)
    if free is None:
        raise UserError(f"no free port at {settings.host} from {settings.port} on: choose one with --port")
    return free
