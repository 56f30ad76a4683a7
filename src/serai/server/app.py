"""The application: routes, guards, answers to faults, and the services they all share."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from serai import __version__
from serai.bots import registry
from serai.kernel.errors import UserError
from serai.kernel.rule import INTERPRETED
from serai.server import wire
from serai.server.base.logs import log
from serai.server.base.refusals import FAULT, MALFORMED, TOO_LARGE, TOO_MANY, UNKNOWN, Refuse, refusal_of
from serai.server.base.settings import Settings
from serai.server.base.tasks import Tasks
from serai.server.compile.compilers import build_engines
from serai.server.identity import passkeys
from serai.server.routes import (
    client,
    clocks,
    company,
    daily,
    data,
    evenings,
    identity,
    me,
    notifications,
    ops,
    orders,
    public_log,
    records,
    tables,
    tournaments,
)
from serai.server.routes.guard import at_the_door, dress
from serai.server.routes.services import Services
from serai.server.routes.socket import play
from serai.server.transport.asgi import Punctual
from serai.server.work.bot_pool import MakeBot

AnyRequest = Request[Any, Any, Any]


def make_app(settings: Settings, make_bot: MakeBot = registry.make, compiled_within: float = math.inf) -> Litestar:
    """The whole server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = app.state.services = await Services.make(settings, make_bot, compiled_within)
        await services.tables.start()
        services.notifier.start(services.tables.here)
        services.tournaments.start(services.tables)
        beside = Tasks()
        if settings.compilers and not INTERPRETED:
            beside.start(build_engines())
        try:
            yield
        finally:
            beside.cancel()
            await services.stop()

    return Litestar(
        [
            tables.TableRoutes,
            tables.branch,
            tables.take_over,
            tables.new_program,
            company.company,
            company.remove,
            company.report,
            clocks.pause,
            clocks.holiday,
            orders.mine,
            orders.give,
            orders.remove,
            me.me,
            me.unlist,
            *notifications.ROUTES,
            me.forget_me,
            identity.who_am_i,
            identity.appear,
            identity.make_phrase,
            identity.recover,
            identity.sign_out,
            identity.ask_for_passkey,
            identity.add_passkey,
            identity.ask_passkey,
            identity.enter_by_passkey,
            identity.drop_passkey,
            identity.take_along,
            records.record,
            records.replay,
            records.review,
            records.score_sheet,
            records.upload,
            records.score,
            records.companion,
            public_log.public_log,
            public_log.entries_of_day,
            daily.send_in,
            evenings.open_evening,
            evenings.evening,
            evenings.enter,
            tournaments.make,
            tournaments.make_from_file,
            tournaments.mine,
            tournaments.one,
            tournaments.join,
            tournaments.leave,
            tournaments.remove,
            tournaments.start,
            tournaments.season,
            tournaments.ratings,
            tournaments.stop_rating,
            data.server,
            data.games,
            data.edition,
            data.check_edition,
            data.prepare_edition,
            data.languages,
            data.book,
            data.catalogue,
            ops.health,
            ops.metrics,
            play,
            client.client,
            client.engine,
            client.guest,
        ],
        lifespan=[lifespan],
        guards=[at_the_door],
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
            title="serai", version=__version__, path="/schema", render_plugins=[_KeptDescription()]
        ),
        logging_config=None,
        debug=False,
    )


class _KeptDescription(JsonRenderPlugin):
    """The API's description stays the same while a server runs, so it is written once."""

    _written: bytes | None = None

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        if self._written is None:
            self._written = super().render(request, openapi_schema)
        return self._written


def get_ready(app: Litestar) -> None:
    """Do before the first request what takes half a second the first time, or all tables would wait for it."""
    Refuse(FAULT, "server-fault")  # putting it into words reads the catalogue
    described: Any = app.plugins.get("OpenAPIPlugin")
    described.provide_openapi_schema()
    passkeys.get_ready()


def answer_refusal(_: AnyRequest, fault: UserError) -> Response[wire.Refusal]:
    """What a person can fix, in words."""
    status, refusal = refusal_of(fault)
    headers = {"retry-after": str(refusal.arguments["seconds"])} if status == TOO_MANY else {}
    return Response(refusal, status_code=status, headers=headers)


def answer_http(request: AnyRequest, fault: HTTPException) -> Response[wire.Refusal]:
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


def answer_unreadable(request: AnyRequest, _: Exception) -> Response[wire.Refusal]:
    """What was sent is the only thing here that can nest too deeply or not be text."""
    return answer_refusal(request, Refuse(MALFORMED, "server-malformed"))


def answer_fault(request: AnyRequest, fault: Exception) -> Response[wire.Refusal]:
    """Our own fault: log everything we know, and tell the client none of it."""
    log.error("request failed", exc_info=fault, extra={"path": request.scope.get("path")})
    refuse = Refuse(FAULT, "server-fault")
    return Response(refuse.refusal(), status_code=500)
