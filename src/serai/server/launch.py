"""Starting a server process, and opening the browser on it."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from pathlib import Path

import uvicorn
from msgspec import structs

from serai.kernel.errors import UserError
from serai.kernel.rule import INTERPRETED
from serai.server.app import get_ready, make_app
from serai.server.base import logs
from serai.server.base.settings import LAST_PORT, Settings
from serai.server.compile.warm_up import is_compiled, warm_up
from serai.server.first_minute import play_until_compiled
from serai.server.routes.services import Services
from serai.server.transport.network import here, link, reach_of
from serai.server.transport.uvicorn_config import configure
from serai.server.wire import Reach

MOST_FILES = 1 << 16
BACKLOG = 2048
"""connections that may wait to be answered"""
OPEN_SECONDS = 60


def serve(settings: Settings) -> None:
    """Run one server process until it is told to stop."""
    run(prepared(settings))


def prepared(settings: Settings) -> Settings:
    """Return the settings with the port that is finally used. Refuse in one line what cannot work."""
    logs.set_up(settings.log_level)
    settings = structs.replace(settings, port=_bindable_port(settings))
    asyncio.run(_rehearse(settings))
    return settings


def run(settings: Settings) -> None:
    """Run a server process whose settings have been checked."""
    _allow_many_sockets()
    logs.log.info("listening", extra={"address": link(settings.host, settings.port)})
    app = make_app(settings)
    server, listening = uvicorn.Server(configure(app, settings)), listen(settings)
    if INTERPRETED or is_compiled() or not settings.compilers:
        warm_up()
    else:
        play_until_compiled(settings, listening)
    get_ready(app)
    server.run(listening)


def listen(settings: Settings) -> list[socket.socket]:
    """A socket for each address that the host's name stands for."""
    found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    addresses = dict.fromkeys((family, address[:2]) for family, _, _, _, address in found)
    return [socket.create_server(address, family=family, backlog=BACKLOG) for family, address in addresses]


def _allow_many_sockets() -> None:
    """Many systems allow a process few open files unless it asks for more."""
    try:
        import resource
    except ImportError:  # Windows
        return
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        with suppress(OSError, ValueError):  # then it has to make do with what it has
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def _rehearse(settings: Settings) -> None:
    """Refuse in one line what cannot work, before there is a server that would stop with a traceback."""
    services = await Services.make(settings)
    await services.store.close()


def play(port: int | None = None, host: str | None = None, data: Path | None = None, browser: bool = True) -> None:
    """A server for this machine, or for its network, with the browser opened on it."""
    settings = Settings.read(port=port, host=host, data=data, log_level="warning")
    if port is None:
        settings = structs.replace(settings, port=_free_port(settings))
    settings = prepared(settings)
    address = here(settings)
    print(f"serai is at {address}/ (Ctrl+C stops it; games are kept in {settings.data})", flush=True)
    print(invitation(reach_of(settings, address)), flush=True)
    if browser:
        threading.Thread(target=_open_when_it_answers, args=[f"{address}/"], daemon=True).start()
    run(settings)


def invitation(reach: Reach) -> str:
    """Return how friends get in, for the person who started the server."""
    if not reach.shared:
        return "To let friends on your network join by link, start it with --host 0.0.0.0"
    return f"Friends on your network find it at {' or '.join(f'{address}/' for address in reach.addresses)}"


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


def _bindable_port(settings: Settings) -> int:
    """Return a port to listen on; 0 becomes a free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError:
            port, remedy = (f" port {settings.port}", "--host or --port") if settings.port else ("", "--host")
            raise UserError(f"cannot listen at {settings.host}{port}: choose another {remedy}") from None
        return int(probe.getsockname()[1])


def _free_port(settings: Settings) -> int:
    """The usual port, or the next free one."""
    _bindable_port(structs.replace(settings, port=0))  # a fault of the host is the same at every port
    for port in range(settings.port, min(settings.port + 50, LAST_PORT + 1)):
        with suppress(UserError):
            return _bindable_port(structs.replace(settings, port=port))
    raise UserError(f"no free port at {settings.host} from {settings.port} on: choose one with --port")
