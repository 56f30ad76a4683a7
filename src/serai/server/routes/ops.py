"""For operators: is it well, and how is it doing."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from serai import __version__
from serai.kernel.rule import INTERPRETED
from serai.server.metrics import METRICS
from serai.server.services import services_of


@get("/healthz", tags=["operations"])
async def health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """200 while the store answers; `compiled` tells whether the rules are, or are interpreted until that is done."""
    await services_of(request).store.lengths(["-"])
    return {"status": "ok", "version": __version__, "warm": True, "compiled": not INTERPRETED}


@get("/metrics", tags=["operations"], media_type=MediaType.TEXT)
async def metrics() -> Response[bytes]:
    """Figures in the form Prometheus reads."""
    return Response(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)
