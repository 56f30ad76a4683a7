"""Around the application: the headers of every answer, and what ASGI leaves open about requests and sockets."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.enums import HttpMethod, ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send, WebSocketReceiveMessage

from serai.server.base.refusals import FORBIDDEN, TOO_SLOW, Refuse

SOCKET_CODES = 4000
"""Our close codes are an HTTP status plus this."""
SOCKET_STATUSES = range(400, 600)

# Styles may be in attributes, where the client places things; scripts only in our own files, and WebAssembly that those
# have loaded.
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline';"
    " img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# Features that a game does not need are off, whatever script might ever run.
SENSES = (
    *("accelerometer", "camera", "display-capture", "geolocation", "gyroscope"),
    *("magnetometer", "microphone", "midi", "payment", "usb"),
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{sense}=()" for sense in SENSES),
}
REFUSED_SOCKET_HEADERS = [
    (b"content-type", b"text/plain; charset=utf-8"),
    (b"cache-control", b"no-store"),
    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
]


def refuses_sockets_in_http(app: ASGIApp) -> ASGIApp:
    """Answer a socket that is closed before it was accepted in HTTP, with the status its code stands for."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        is_accepted = False

        async def send_or_refuse(message: Message) -> None:
            nonlocal is_accepted
            is_accepted = is_accepted or message["type"] == "websocket.accept"
            if message["type"] != "websocket.close" or is_accepted:
                await send(message)
                return
            status = message["code"] - SOCKET_CODES
            body = (message.get("reason") or "").encode()
            start: Any = {
                "type": "websocket.http.response.start",
                "status": status if status in SOCKET_STATUSES else FORBIDDEN,
                "headers": REFUSED_SOCKET_HEADERS,
            }
            await send(start)
            end: Any = {"type": "websocket.http.response.body", "body": body}
            await send(end)

        await app(scope, receive, send_or_refuse if scope["type"] == ScopeType.WEBSOCKET else send)

    return answer


class Punctual(ASGIMiddleware):
    """Drop a request whose body does not come, so that nobody can tie up the server by sending little."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, seconds: float):
        self._seconds = seconds

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        time = asyncio.get_running_loop().time
        end = time() + self._seconds

        async def in_time() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            try:
                message = await asyncio.wait_for(receive(), end - time())
            except TimeoutError:
                raise Refuse(TOO_SLOW, "server-too-slow") from None
            if message["type"] == "http.disconnect":  # nobody gets this answer; do not log it as a fault of ours
                raise Refuse(TOO_SLOW, "server-too-slow")
            return message

        await next_app(scope, in_time, send)


def answers_head(app: ASGIApp) -> ASGIApp:
    """Answer HEAD like GET; the server that carries the application leaves out the body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = {**scope, "method": HttpMethod.GET}
        await app(scope, receive, send)

    return answer
