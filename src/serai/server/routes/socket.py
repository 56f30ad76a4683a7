"""The WebSocket of a table: one hello, then decisions, questions and chat in, views and answers out."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter
from uvicorn.protocols.utils import ClientDisconnected

from serai.kernel.errors import UserError
from serai.kernel.names import visible
from serai.server import wire
from serai.server.base import clock, close_codes
from serai.server.base.logs import log
from serai.server.base.metrics import METRICS
from serai.server.base.refusals import FAULT, MALFORMED, UNKNOWN, Refuse, closing, refused
from serai.server.routes.guard import known_bearer, network, refused_at_the_door
from serai.server.routes.services import services_of
from serai.server.security.limits import refuse_if_empty
from serai.server.table.commands import PersonMove
from serai.server.table.live_table import LiveTable
from serai.server.table.viewers.connection import Connection
from serai.server.transport.table_socket import table_socket_in

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def play(socket: Socket, table: Annotated[str, PathParameter()]) -> None:
    """Serve one viewer everything that happens at a table. Refuse the socket of an unknown table."""
    services = services_of(socket)
    with ExitStack() as held:
        try:
            held.enter_context(services.limiter.holding("connections", network(socket)))
            live = await services.tables.open(table)
        except Refuse as fault:
            raise refused_at_the_door(socket, fault) from None
        await socket.accept()
        METRICS.connections.inc()
        try:
            await _serve(socket, live)
        except (WebSocketDisconnect, ClientDisconnected):
            pass
        except Exception:  # noqa: BLE001 - logged with all we know, told without it; the client comes back by itself
            log.exception("socket failed", extra={"table": table})
            with suppress(Exception):
                await _turn_away(socket, close_codes.TRY_AGAIN, Refuse(FAULT, "server-fault"))
        finally:
            METRICS.connections.dec()


async def _serve(socket: Socket, live: LiveTable) -> None:
    services, table_socket = services_of(socket), table_socket_in(socket.scope)
    hello = await _hello(socket, services.settings.hello_seconds)
    if hello is None:
        return
    bearer = known_bearer(socket)
    holder = bearer and bearer.holder
    try:
        live.seating.admit(holder, hello.invite)
    except Refuse as fault:
        await _turn_away(socket, close_codes.NO_TABLE if fault.status == UNKNOWN else close_codes.NOT_ALLOWED, fault)
        return
    name = visible(hello.name or "")
    connection = Connection(table_socket, socket.close, services.limiter, bearer, hello.watch, network(socket), name)
    try:
        if not hello.watch:
            await live.come_back(holder)
        live.arrive(connection, hello.revision)
        table_socket.listen(partial(_hear, live, connection))
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass  # messages go to `_hear`
    finally:
        live.part(connection)
        table_socket.cut_off_later()


async def _hello(socket: Socket, seconds: float) -> wire.Hello | None:
    """The first message; anything else is turned away."""
    try:
        message = wire.decode_client_message(await asyncio.wait_for(_receive(socket), seconds))
    except TimeoutError:
        await _turn_away(socket, close_codes.NO_HELLO, Refuse(MALFORMED, "server-no-hello"))
        return None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        message = None
    if not isinstance(message, wire.Hello):
        await _turn_away(socket, close_codes.MALFORMED, Refuse(MALFORMED, "server-malformed"))
        return None
    return message


async def _turn_away(socket: Socket, code: int, fault: Refuse) -> None:
    await socket.send_text(closing(fault).decode())
    await socket.close(code)


async def _receive(socket: Socket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message.get("code", 1000))
    received: Any = message
    return received.get("text") or received.get("bytes") or b""


def _hear(live: LiveTable, connection: Connection, raw: str | bytes) -> None:
    """One message after the hello."""
    asked = None
    try:
        now = clock.now()
        refuse_if_empty("messages", connection.messages, now)
        message = wire.decode_client_message(raw)
        asked = message.id if isinstance(message, wire.Act | wire.AskHint | wire.Typed) else None
        _take(live, connection, message, now)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        connection.complain(refused(None, Refuse(MALFORMED, "server-malformed")), close_codes.MALFORMED)
    except UserError as fault:
        answer = refused(asked, fault)
        if answer.message == "server-too-many":
            connection.complain(answer, close_codes.TOO_MUCH)
        else:
            connection.send(wire.encode(answer))
    except Exception:  # noqa: BLE001 - logged with all we know, told without it; the client comes back by itself
        _fail(live, connection)


def _take(live: LiveTable, connection: Connection, message: wire.ClientMessage, now: float) -> None:
    match message:
        case wire.Act():
            refuse_if_empty("acts", connection.acts, now)
            live.post(PersonMove(connection, message, now))
        case wire.Say(text):
            refuse_if_empty("chat", connection.lines, now)
            live.start(_wait_for(live.chat.say(connection, text), live, connection))
        case wire.AskHint(id):
            refuse_if_empty("acts", connection.acts, now)
            live.start(_wait_for(live.answer(connection, message), live, connection, id))
        case wire.Typed():
            refuse_if_empty("acts", connection.acts, now)
            connection.send(wire.encode(live.understand(connection, message)))
        case _:
            raise Refuse(MALFORMED, "server-hello-twice")


async def _wait_for(
    work: Coroutine[Any, Any, None], live: LiveTable, connection: Connection, asked: str | None = None
) -> None:
    """Do slow work beside the socket."""
    try:
        await work
    except UserError as fault:
        connection.send(wire.encode(refused(asked, fault)))
    except Exception:  # noqa: BLE001 - as above
        _fail(live, connection)


def _fail(live: LiveTable, connection: Connection) -> None:
    log.exception("socket failed", extra={"table": live.doc.id})
    connection.close(close_codes.TRY_AGAIN, closing(Refuse(FAULT, "server-fault")))
