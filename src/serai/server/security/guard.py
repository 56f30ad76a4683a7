"""What stands before every request: where it comes from, how often, and the headers every answer carries."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send, WebSocketReceiveMessage

from serai.server.refusals import FORBIDDEN, TOO_SLOW, Refuse
from serai.server.security.tokens import new_holder
from serai.server.services import Connected, Services, services_of

COOKIE = "serai"
COOKIE_SECONDS = 400 * 24 * 3600
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

# Styles may stand in attributes, where the client places things; scripts only in files of our own, and WebAssembly that
# those have loaded.
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline';"
    " img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def address_of(connection: Connected) -> str:
    """Whom a limit counts: the client's address, which behind a trusted proxy is the forwarded one."""
    return connection.client.host if connection.client else "unknown"


def same_origin(connection: Connected, _: BaseRouteHandler) -> None:
    """Browsers name the page's origin on everything that could do harm; others do not name one and hold no cookie."""
    origin = connection.headers.get("origin")
    if origin is None or connection.scope.get("method") in SAFE_METHODS:
        return
    public = services_of(connection).settings.public_url
    allowed = urlsplit(public).netloc if public else connection.headers.get("host")
    if urlsplit(origin).netloc != allowed:
        raise Refuse(FORBIDDEN, "server-other-origin")


def within_limits(connection: Connected, handler: BaseRouteHandler) -> None:
    """Each handler may name a limit of its own besides the one for all requests, or what it counts as instead."""
    limiter, address = services_of(connection).limiter, address_of(connection)
    is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
    limiter.check("sockets" if is_socket else handler.opt.get("counts_as", "requests"), address)
    if name := handler.opt.get("limit"):
        limiter.check(name, address)


class Punctual(ASGIMiddleware):
    """A request whose body does not come is given up, so that nobody can hold on to the server by saying nothing."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, seconds: float):
        self._seconds = seconds

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def in_time() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            try:
                return await asyncio.wait_for(receive(), self._seconds)
            except TimeoutError:
                raise Refuse(TOO_SLOW, "server-too-slow") from None

        await next_app(scope, in_time, send)


def answers_head(app: ASGIApp) -> ASGIApp:
    """HEAD is answered like GET; the server that carries the application leaves the body out."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = {**scope, "method": HttpMethod.GET}
        await app(scope, receive, send)

    return answer


def known_holder(connection: Connected) -> str | None:
    """Who asks, if the browser has been here before."""
    return services_of(connection).tokens.holder_in(connection.cookies.get(COOKIE))


def holder(connection: Connected) -> str:
    """Who asks; a browser without a cookie gets one with the answer."""
    known = known_holder(connection)
    if known is None:
        known = new_holder()
        connection.scope["state"]["serai_new_holder"] = known
    return known


async def dress(message: Message, scope: Scope) -> None:
    """Headers for every answer, and the cookie where one was made."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if new := scope.get("state", {}).get("serai_new_holder"):
        services: Services = scope["litestar_app"].state.services
        secure = scope["scheme"] == "https" or services.settings.public_url.startswith("https://")
        cookie = Cookie(
            key=COOKIE,
            value=services.tokens.cookie_for(new),
            max_age=COOKIE_SECONDS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        headers.add("set-cookie", cookie.to_header(header=""))
