"""For operators: health and metrics."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from serai import __version__
from serai.kernel.rule import INTERPRETED
from serai.server.base import clock
from serai.server.base.logs import log
from serai.server.base.metrics import METRICS
from serai.server.base.refusals import NOT_STORED, UNKNOWN, Refuse
from serai.server.routes.services import Services, services_of
from serai.server.security.networks import Addresses
from serai.server.store.patience import Patience
from serai.server.transport.network import is_loopback, may_be_anybodys

HEALTH_SECONDS = 3.0
"""seconds: a health check must answer soon"""
STANDSTILL_SECONDS = 10.0
"""beyond what a piece of work may take"""


@get("/healthz", tags=["operations"])
async def health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Return 200 while the store accepts writes and nothing stands still. `news` says whether other processes are
    heard, `compiled` whether the rules are compiled yet or still interpreted.
    """
    services = services_of(request)
    if (still := _standing_still(services)) is not None:
        log.error("the server stands still", extra={"what": still})
        raise Refuse(NOT_STORED, "server-standstill")
    try:
        await Patience(HEALTH_SECONDS).wait_for(services.store.probe())
    except Exception as fault:  # noqa: BLE001 - whatever it is
        log.error("the store cannot be written", extra={"reason": f"{type(fault).__name__}: {fault}"})
        raise Refuse(NOT_STORED, "server-unwell") from None
    return {
        "status": "ok",
        "version": __version__,
        "warm": True,
        "compiled": not INTERPRETED,
        "news": services.news.is_heard,
    }


def _standing_still(services: Services) -> str | None:
    """Return the name of what should have moved by now."""
    if services.compiled_by < clock.now():
        return "hand-over"
    if services.bots.is_full or services.bots.standstill() > services.settings.bot_seconds + STANDSTILL_SECONDS:
        return "bots"
    return "untrusted_work" if services.apart.standstill() > STANDSTILL_SECONDS else None


@get("/metrics", tags=["operations"], media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return metrics for Prometheus, only to the server's watchers: they reveal more than a table may."""
    requester, settings = request.client, services_of(request).settings
    if requester is None or requester.host not in Addresses(settings.watchers) or _is_misled(request):
        raise Refuse(UNKNOWN, "server-no-page")
    return Response(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)


def _is_misled(request: Request[Any, Any, Any]) -> bool:
    """Whether the request comes from a page whose own name resolves to this machine (DNS rebinding)."""
    is_here = request.client is not None and is_loopback(request.client.host)
    return is_here and may_be_anybodys(request.headers.get("host", ""))
