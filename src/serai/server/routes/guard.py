"""The guard of every request: where it comes from, how often, and the headers of every answer."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Message, Scope

from serai.server.base import clock
from serai.server.base.refusals import FORBIDDEN, Refuse
from serai.server.routes.services import Connected, Services, services_of
from serai.server.security import cookies
from serai.server.security.networks import network_of
from serai.server.security.tokens import Bearer, new_holder
from serai.server.transport.asgi import HEADERS, SOCKET_CODES

SEEN_SECONDS = 24 * 3600
"""seconds between two notes that a device was seen"""
BEARER, NEW_BEARER = "serai_bearer", "serai_new_bearer"
"""in a request's scope: who asks, and who gets a cookie with the answer; None removes the cookie"""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def network(connection: Connected) -> str:
    """Return the visitor a limit counts: the client's network; behind a trusted proxy, the forwarded one."""
    return network_of(connection.client.host) if connection.client else "unknown"


async def at_the_door(connection: Connected, handler: BaseRouteHandler) -> None:
    """One guard for all: Litestar makes a copy of the handler for each."""
    same_origin(connection)
    within_limits(connection, handler)
    await recognise(connection)


def same_origin(connection: Connected) -> None:
    """Refuse other origins. Browsers name the page's origin on every harmful request; other clients hold no cookie."""
    origin = connection.headers.get("origin")
    if origin is None or connection.scope.get("method") in SAFE_METHODS:
        return
    if origin.lower() not in _own_origins(connection):
        raise refused_at_the_door(connection, Refuse(FORBIDDEN, "server-other-origin"))


def _own_origins(connection: Connected) -> tuple[str, ...]:
    """Return our origins. An unencrypted page may be anybody's, so with https it is not ours."""
    public = services_of(connection).settings.public_url
    if public:
        parts = urlsplit(public)
        return (f"{parts.scheme}://{parts.netloc}".lower(),)
    host = connection.headers.get("host", "").lower()
    # A proxy may have https without saying so.
    return (f"https://{host}",) if _is_secure(connection) else (f"https://{host}", f"http://{host}")


def _is_secure(connection: Connected) -> bool:
    return cookies.is_secure(connection.scope["scheme"], services_of(connection).settings.public_url)


def within_limits(connection: Connected, handler: BaseRouteHandler) -> None:
    """Count the request. A handler may name its own limit besides the one for all requests, or one that replaces it."""
    limiter, whom = services_of(connection).limiter, network(connection)
    try:
        limiter.check("sockets" if _is_socket(connection) else handler.opt.get("counts_as", "requests"), whom)
        if name := handler.opt.get("limit"):
            limiter.check(name, whom)
    except Refuse as fault:
        raise refused_at_the_door(connection, fault) from None


def _is_socket(connection: Connected) -> bool:
    return connection.scope["type"] == ScopeType.WEBSOCKET


def refused_at_the_door(connection: Connected, fault: Refuse) -> Exception:
    """Convert a refusal raised before a socket is accepted: there Litestar knows only its own exceptions."""
    return WebSocketException(detail=str(fault), code=SOCKET_CODES + fault.status) if _is_socket(connection) else fault


async def recognise(connection: Connected) -> None:
    """Find out who asks, once. A signed-out device is nobody."""
    if not connection.scope["path"].startswith("/api/"):
        return
    scheme, _space, token = connection.headers.get("authorization", "").partition(" ")
    services, secure, has_token = services_of(connection), _is_secure(connection), scheme.lower() == "bearer"
    signed = token if has_token else cookies.brought(connection.cookies, secure=secure)
    bearer = services.tokens.bearer_in(signed)
    if bearer is None:
        return
    people, now = services.store.people, clock.now()
    device = await people.device(*bearer)
    if device is not None and device.signed_out:
        return
    if device is not None and device.seen < now - SEEN_SECONDS:
        await people.keep_device(*bearer, device.label, now)
    connection.scope["state"][BEARER] = bearer
    if not has_token and cookies.is_outdated(connection.cookies, secure=secure):
        become(connection, bearer)


def known_bearer(connection: Connected) -> Bearer | None:
    """Return who asks and on which device, if known from before. A program identifies itself in a header."""
    known: Bearer | None = connection.scope["state"].get(BEARER)
    return known


def known_holder(connection: Connected) -> str | None:
    """Return who asks, if the browser has been here before."""
    known = known_bearer(connection)
    return known and known.holder


def bearer(connection: Connected) -> Bearer:
    """Return who asks; a browser without a cookie gets one with the answer."""
    known = known_bearer(connection)
    if known is None:
        known = Bearer(new_holder())
        become(connection, known)
    return known


def holder(connection: Connected) -> str:
    """Return who asks; a browser without a cookie gets one with the answer."""
    return bearer(connection).holder


def become(connection: Connected, bearer: Bearer) -> None:
    """Make this browser somebody else: the answer brings the cookie."""
    connection.scope["state"][BEARER] = connection.scope["state"][NEW_BEARER] = bearer


def become_nobody(connection: Connected) -> None:
    """Make this browser nobody: the answer removes its cookie."""
    connection.scope["state"][NEW_BEARER] = None


async def dress(message: Message, scope: Scope) -> None:
    """Headers for every answer, and the cookie where one was made."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):  # answers are personal unless a route says otherwise
        headers.setdefault("cache-control", "no-store")
    state = scope.get("state", {})
    # A cached answer would bring the same cookie to everybody.
    if NEW_BEARER in state and "public" not in headers.get("cache-control", ""):
        services: Services = scope["litestar_app"].state.services
        new = state[NEW_BEARER]
        value = services.tokens.cookie_for(new) if new else ""
        for line in cookies.headers(value, secure=cookies.is_secure(scope["scheme"], services.settings.public_url)):
            headers.add("set-cookie", line)
