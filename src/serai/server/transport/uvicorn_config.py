"""How uvicorn carries the application."""

from __future__ import annotations

from functools import partial
from typing import Any

import uvicorn
from litestar import Litestar

from serai.server.base.settings import Settings
from serai.server.security.networks import Addresses, OpenConnections
from serai.server.transport.asgi import answers_head, refuses_sockets_in_http
from serai.server.transport.http_protocol import PunctualHttp
from serai.server.transport.table_socket import TableSocket

STOP_SECONDS = 10


def configure(app: Litestar, settings: Settings) -> uvicorn.Config:
    """The settings of uvicorn that follow from ours."""
    open_connections = OpenConnections(settings.limits.connections, Addresses(settings.proxies))
    # uvicorn calls these like classes.
    http: Any = partial(PunctualHttp, open_connections=open_connections, head_seconds=settings.head_seconds)
    socket: Any = partial(TableSocket, open_connections=open_connections, limits=settings.limits)
    return uvicorn.Config(
        refuses_sockets_in_http(answers_head(app)),
        host=settings.host,
        port=settings.port,
        http=http,
        ws=socket,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
