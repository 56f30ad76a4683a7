"""How uvicorn carries the application."""

from __future__ import annotations

import uvicorn
from litestar import Litestar

from serai.server.security.guard import answers_head
from serai.server.settings import Settings
from serai.server.table_socket import TableSocket

STOP_SECONDS = 10


def configure(app: Litestar, settings: Settings) -> uvicorn.Config:
    """The settings of uvicorn that follow from ours."""
    return uvicorn.Config(
        answers_head(app),
        host=settings.host,
        port=settings.port,
        ws=TableSocket,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
