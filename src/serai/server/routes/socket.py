"""The WebSocket of a table: one hello, then decisions and chat in, views out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from time import monotonic, time
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from serai.kernel.errors import UserError
from serai.server import closing, wire
from serai.server.commands import Decision
from serai.server.connection import Connection
from serai.server.direct import direct_of
from serai.server.guard import house_of, known_holder
from serai.server.host import Host, refused
from serai.server.limits import Bucket, refuse_if_empty
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
    direct_of(socket.scope).limit_pings(partial(_count_ping, house.limiter.bucket("pings")))
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
    try:
        if not hello.watch:
            await host.come_back(holder)
        if not house.is_open(host.doc.game):
            patience = Refuse(STARTING, "server-preparing")
            connection.send(wire.encode(wire.Notice(str(patience), patience.message)))
        host.arrive(connection, hello.revision)
        connection.direct.listen(partial(_hear, host, connection))
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass  # what is said goes to `_hear`
    finally:
        host.part(connection)
        connection.direct.give_up()


def _count_ping(bucket: Bucket) -> bytes | None:
    """What is said after one ping too many."""
    try:
        refuse_if_empty("pings", bucket, monotonic())
    except Refuse as fault:
        return wire.encode(wire.Closing(str(fault), fault.message))
    return None


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


def _hear(host: Host, connection: Connection, raw: str | bytes) -> None:
    """One message after the hello."""
    act = None
    try:
        now = monotonic()
        refuse_if_empty("messages", connection.messages, now)
        message = wire.decode_client_message(raw)
        act = message.id if isinstance(message, wire.Act) else None
        _take(host, connection, message, now)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        connection.complain(refused(None, Refuse(MALFORMED, "server-malformed")), closing.MALFORMED)
    except UserError as fault:
        answer = refused(act, fault)
        if answer.message == "server-too-many":
            connection.complain(answer, closing.TOO_MUCH)
        else:
            connection.send(wire.encode(answer))
    except Exception:  # noqa: BLE001 - logged with all we know, told without it; the client comes back by itself
        _fail(host, connection)


def _take(host: Host, connection: Connection, message: wire.ClientMessage, now: float) -> None:
    match message:
        case wire.Act():
            refuse_if_empty("acts", connection.acts, now)
            host.post(Decision(connection, message, time()))
        case wire.Say(text):
            refuse_if_empty("chat", connection.lines, now)
            host.spawn(_chat(host, connection, text))
        case _:
            raise Refuse(MALFORMED, "server-hello-twice")


async def _chat(host: Host, connection: Connection, text: str) -> None:
    try:
        await host.chat(connection, text)
    except UserError as fault:
        connection.send(wire.encode(refused(None, fault)))
    except Exception:  # noqa: BLE001 - as above
        _fail(host, connection)


def _fail(host: Host, connection: Connection) -> None:
    log.exception("socket failed", extra={"table": host.doc.id})
    fault = Refuse(FAULT, "server-fault")
    connection.close(closing.TRY_AGAIN, wire.encode(wire.Closing(str(fault), fault.message)))
