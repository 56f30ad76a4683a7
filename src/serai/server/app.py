"""The application: routes, guards, answers to faults, and the house they all share."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from serai import __version__
from serai.kernel.errors import UserError
from serai.server import wire
from serai.server.botroom import BotRoom
from serai.server.bus import bus_for
from serai.server.editions import Editions
from serai.server.guard import Punctual, dress, same_origin, within_limits
from serai.server.house import House
from serai.server.logs import log
from serai.server.refusals import FAULT, MALFORMED, TOO_LARGE, TOO_MANY, UNKNOWN, Refuse, refusal_of
from serai.server.routes import client, data, ops, records, tables
from serai.server.routes.socket import play
from serai.server.settings import Settings
from serai.server.store import open_store
from serai.server.tokens import Tokens
from serai.server.warm_up import warm_up

Asker = Request[Any, Any, Any]


def make_app(settings: Settings, make_house: Callable[[Settings], Any] | None = None) -> Litestar:
    """The whole server as an ASGI application."""
    build = make_house or build_house

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = app.state.house = await build(settings)
        await house.start()
        warming = asyncio.create_task(warm_up(house))
        try:
            yield
        finally:
            warming.cancel()
            await house.stop()

    return Litestar(
        [
            tables.TableRoutes,
            tables.take_over,
            tables.me,
            records.record,
            records.replay,
            records.score_sheet,
            records.upload,
            records.score,
            data.server,
            data.games,
            data.edition,
            data.languages,
            data.catalogue,
            ops.health,
            ops.metrics,
            play,
            client.client,
        ],
        lifespan=[lifespan],
        guards=[same_origin, within_limits],
        middleware=[Punctual(settings.body_seconds)],
        before_send=[dress],
        exception_handlers={
            UserError: answer_refusal,
            RecursionError: answer_unreadable,
            UnicodeDecodeError: answer_unreadable,
            HTTPException: answer_http,
            Exception: answer_fault,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="serai", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )


async def build_house(settings: Settings) -> House:
    """The house as settings describe it."""
    store = await open_store(settings)
    key = settings.secret or await store.secret(secrets.token_urlsafe(32))
    editions = Editions(store, settings.data / "editions")
    await editions.keep()
    return House(
        settings,
        store=store,
        bus=bus_for(settings.bus, settings.database),
        tokens=Tokens(key),
        editions=editions,
        bots=BotRoom(settings.bots_at_once, settings.bot_seconds),
    )


def answer_refusal(_: Asker, fault: UserError) -> Response[wire.Refusal]:
    """What a person can mend, in words."""
    status, refusal = refusal_of(fault)
    headers = {"retry-after": str(refusal.arguments["seconds"])} if status == TOO_MANY else {}
    return Response(refusal, status_code=status, headers=headers)


def answer_http(request: Asker, fault: HTTPException) -> Response[wire.Refusal]:
    """Litestar's own refusals, in our form."""
    match fault.status_code:
        case 404:
            refuse = Refuse(UNKNOWN, "server-no-page")
        case 413:
            refuse = Refuse(TOO_LARGE, "server-too-large")
        case code if isinstance(fault, ClientException):
            refuse = Refuse(code, "server-malformed-body", detail=_detail(fault))
        case _:
            return answer_fault(request, fault)
    return answer_refusal(request, refuse)


def _detail(fault: HTTPException) -> str:
    extra: Any = fault.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in extra)
    return fault.detail


def answer_unreadable(request: Asker, _: Exception) -> Response[wire.Refusal]:
    """Nothing here recurses, or reads bytes as text, but over what was sent."""
    return answer_refusal(request, Refuse(MALFORMED, "server-malformed"))


def answer_fault(request: Asker, fault: Exception) -> Response[wire.Refusal]:
    """Our own fault: logged with all we know, told without it."""
    log.error("request failed", exc_info=fault, extra={"path": request.scope.get("path")})
    refuse = Refuse(FAULT, "server-fault")
    return Response(refuse.refusal(), status_code=500)
