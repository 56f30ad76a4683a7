"""The requester's notifications: where they go, and when."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated
from urllib.parse import urlsplit

from litestar import delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from serai.server import wire
from serai.server.base.refusals import BROKEN_RULE, NOT_NOW, TOO_MANY, UNKNOWN, Refuse
from serai.server.notify.addresses import check_address
from serai.server.notify.message import test_message
from serai.server.notify.quiet import zone_named
from serai.server.notify.web_push import b64
from serai.server.routes.answers import REFUSALS
from serai.server.routes.guard import holder
from serai.server.routes.services import services_of
from serai.server.routes.tables import AnyRequest, TableId, insider
from serai.server.rows.table import TableDoc
from serai.server.security.limits import HELD_SECONDS
from serai.server.store.notifications import Channel, Details, Habits, Kind, Quiet
from serai.server.transport.network import home_of

ChannelId = Annotated[str, PathParameter(max_length=60, description="the id of a channel")]


@get("/api/me/notifications", tags=["notifications"], responses=REFUSALS)
async def mine(request: AnyRequest) -> wire.Notifications:
    """Return where the requester's notifications go, and what a browser needs to subscribe."""
    return await _mine(request)


@post("/api/me/notifications/push", tags=["notifications"], opt={"limit": "notifications"}, responses=REFUSALS)
async def add_push(request: AnyRequest, data: JSONBody[wire.PushChannel]) -> wire.Notifications:
    """Send the requester's notifications to this device, also with the browser closed."""
    check_address(data.endpoint, is_secret=True)
    return await _add(request, "push", data.endpoint, Details(data.language, data.p256dh, data.auth))


@post("/api/me/notifications/hook", tags=["notifications"], opt={"limit": "notifications"}, responses=REFUSALS)
async def add_hook(request: AnyRequest, data: JSONBody[wire.HookChannel]) -> wire.Notifications:
    """Send the requester's notifications to an address of their own (docs/slow-games.md)."""
    check_address(data.address, is_secret=False)
    return await _add(request, "hook", data.address, Details(data.language))


@delete("/api/me/notifications/{channel:str}", tags=["notifications"], responses=REFUSALS)
async def drop(request: AnyRequest, channel: ChannelId) -> None:
    """Stop sending notifications there."""
    await services_of(request).store.notifications.drop_channel((await _own(request, channel)).id)


@post(
    "/api/me/notifications/{channel:str}/test",
    tags=["notifications"],
    opt={"limit": "notifications"},
    status_code=204,
    responses=REFUSALS,
)
async def try_out(request: AnyRequest, channel: ChannelId) -> None:
    """Send a test notification now."""
    services, known = services_of(request), await _own(request, channel)
    message = test_message(known.details.language, home_of(services.settings))
    if await services.delivery.deliver(known, message, "test") != "sent":
        raise Refuse(NOT_NOW, "server-notification-failed", host=urlsplit(known.address).hostname or "")


@put("/api/me/notifications", tags=["notifications"], responses=REFUSALS)
async def quiet(request: AnyRequest, data: JSONBody[wire.Habits]) -> wire.Notifications:
    """Set the requester's quiet hours. Notifications wait until they end."""
    hours = data.quiet
    if hours is not None and zone_named(hours.zone) is None:
        raise Refuse(BROKEN_RULE, "server-no-zone", zone=hours.zone)
    kept = None if hours is None else Quiet(hours.since, hours.until, hours.zone)
    await services_of(request).store.notifications.keep_habits(holder(request), Habits(kept))
    return await _mine(request)


@put("/api/me/tables/{table:str}/notifications", tags=["notifications"], responses=REFUSALS)
async def at_table(request: AnyRequest, table: TableId, data: JSONBody[wire.NotificationsAtTable]) -> wire.Place:
    """Whether the requester wants notifications for this table."""
    who, live = await insider(request, table)

    def mute(doc: TableDoc) -> None:
        seat = doc.seat_of(who)
        if seat is not None:
            doc.seats[seat].muted = not data.wanted

    await live.change(mute)
    return live.place(who)


async def _add(request: AnyRequest, kind: Kind, address: str, details: Details) -> wire.Notifications:
    services, who = services_of(request), holder(request)
    await services.delivery.check(address)
    name = b64(sha256(f"{who} {address}".encode()).digest())[:32]
    known = {channel.id for channel in await services.store.notifications.channels(who)}
    if len(known | {name}) > services.settings.limits.channels:
        raise Refuse(TOO_MANY, "server-too-many", limit="channels", seconds=HELD_SECONDS)
    await services.store.notifications.keep_channel(Channel(name, who, kind, address, details))
    return await _mine(request, name)


async def _own(request: AnyRequest, channel: str) -> Channel:
    found = await services_of(request).store.notifications.channel(channel)
    if found is None or found.holder != holder(request):
        raise Refuse(UNKNOWN, "server-no-channel")
    return found


async def _mine(request: AnyRequest, added: str | None = None) -> wire.Notifications:
    services, who = services_of(request), holder(request)
    store = services.store.notifications
    channels = [
        wire.NotificationChannel(known.id, known.kind, urlsplit(known.address).hostname or "")
        for known in await store.channels(who)
    ]
    hours = (await store.habits(who)).quiet
    shown = None if hours is None else wire.QuietHours(since=hours.since, until=hours.until, zone=hours.zone)
    return wire.Notifications((await services.delivery.vapid()).public, channels, shown, added)


def _formerly(handler: HTTPRouteHandler) -> HTTPRouteHandler:
    """The same under the path that it had in the version before, for programs and pages that still know only that."""
    [path] = handler.paths
    return HTTPRouteHandler(
        path.replace("/notifications", "/calls"),
        http_method=[*handler.http_methods],
        opt=handler.opt,
        status_code=handler.status_code,
        include_in_schema=False,
    )(handler.fn)


_NOW = (mine, add_push, add_hook, drop, try_out, quiet, at_table)
ROUTES = (*_NOW, *map(_formerly, _NOW))
