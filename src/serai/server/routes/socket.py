"""The WebSocket of a table: one hello, then decisions and chat in, views out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic, time
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from serai.kernel.errors import UserError
from serai.server import connection as closing
from serai.server import wire
from serai.server.connection import Connection
from serai.server.guard import house_of, known_holder
from serai.server.host import Arrival, Decision, Host, refused
from serai.server.limits import refuse_if_empty
from serai.server.logs import log
from serai.server.metrics import METRICS
from serai.server.refusals import FAULT, MALFORMED, STARTING, UNKNOWN, Refuse

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def play(socket: Socket, table: Annotated[str, PathParameter(max_length=40)]) -> None:
    """Everything that happens at a table, for one viewer."""
    await socket.accept()
    METRICS.connections.inc()
    try:
        await _serve(socket, table)
    except WebSocketDisconnect:
        pass
    except Exception:  # noqa: BLE001 - logged with all we know, told without it; the client comes back by itself
        log.exception("socket failed", extra={"table": table})
        with suppress(Exception):
            await _turn_away(socket, closing.TRY_AGAIN, Refuse(FAULT, "server-fault"))
    finally:
        METRICS.connections.dec()


async def _serve(socket: Socket, table: str) -> None:
    house = house_of(socket)
    hello = await _hello(socket, house.settings.hello_seconds)
    if hello is None:
        return
    holder = known_holder(socket)
    try:
        host = await house.open(table)
        host.admit(holder, hello.invite)
    except Refuse as fault:
        await _turn_away(socket, closing.NO_TABLE if fault.status == UNKNOWN else closing.NOT_ALLOWED, fault)
        return
    connection = Connection(socket, house.limiter, holder, hello.watch)
    writing = asyncio.create_task(connection.write())
    try:
        if not hello.watch:
            await host.come_back(holder)
        if not house.warm.is_set():
            patience = Refuse(STARTING, "server-starting")
            connection.send(wire.encode(wire.Notice(str(patience), patience.message)))
        host.post(Arrival(connection, hello.revision))
        await _listen(socket, host, connection)
    finally:
        host.part(connection)
        writing.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, Exception):
            await writing


async def _hello(socket: Socket, seconds: float) -> wire.Hello | None:
    """The first message; anything else is turned away."""
    try:
        message = wire.decode_client_message(await asyncio.wait_for(_receive(socket), seconds))
    except TimeoutError:
        await _turn_away(socket, closing.NO_HELLO, Refuse(MALFORMED, "server-no-hello"))
        return None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        message = None
    if not isinstance(message, wire.Hello):
        await _turn_away(socket, closing.MALFORMED, Refuse(MALFORMED, "server-malformed"))
        return None
    return message


async def _turn_away(socket: Socket, code: int, fault: Refuse) -> None:
    await socket.send_text(wire.encode(wire.Closing(str(fault), fault.message)).decode())
    await socket.close(code)


async def _receive(socket: Socket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message.get("code", 1000))
    received: Any = message
    return received.get("text") or received.get("bytes") or b""


async def _listen(socket: Socket, host: Host, connection: Connection) -> None:
    while True:
        raw = await _receive(socket)
        act = None
        try:
            refuse_if_empty("messages", connection.messages, monotonic())
            message = wire.decode_client_message(raw)
            if isinstance(message, wire.Act):
                act = message.id
                refuse_if_empty("acts", connection.acts, monotonic())
                await host.come_back(connection.holder if connection.seat is not None else None)
                host.post(Decision(connection, message, time()))
            elif isinstance(message, wire.Say):
                refuse_if_empty("chat", connection.lines, monotonic())
                await host.chat(connection, message.text)
            else:
                raise Refuse(MALFORMED, "server-hello-twice")
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            connection.complain(refused(None, Refuse(MALFORMED, "server-malformed")), closing.MALFORMED)
        except UserError as fault:
            answer = refused(act, fault)
            if answer.message == "server-too-many":
                connection.complain(answer, closing.TOO_MUCH)
            else:
                connection.send(wire.encode(answer))
