"""For operators: is it well, and how is it doing."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from serai import __version__
from serai.server.metrics import METRICS
from serai.server.services import services_of


@get("/healthz", tags=["operations"])
async def health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """200 while the store answers; `warm` tells whether every game can be played, `compiled` whether nothing is left to
    be compiled.
    """
    services = services_of(request)
    await services.store.lengths(["-"])
    ready = services.readiness
    return {"status": "ok", "version": __version__, "warm": ready.warm.is_set(), "compiled": ready.is_compiled}


@get("/metrics", tags=["operations"], media_type=MediaType.TEXT)
async def metrics() -> Response[bytes]:
    """Figures in the form Prometheus reads."""
    return Response(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)
