"""Notifications: where they go, and when."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from serai.server.wire.fields import Language, NotificationAddress, Strict


class PushChannel(Strict):
    """A browser's subscription to Web Push."""

    endpoint: NotificationAddress
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", description="its public key")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="a secret of its own")]
    language: Language = "en"


class HookChannel(Strict):
    """An address to which notifications are posted as JSON."""

    address: NotificationAddress
    language: Language = "en"


class QuietHours(Strict):
    """When a player wants no notifications: minutes after midnight in a time zone."""

    since: Annotated[int, Meta(ge=0, lt=24 * 60)]
    until: Annotated[int, Meta(ge=0, lt=24 * 60)]
    zone: Annotated[str, Meta(max_length=60, description="as in Europe/Berlin")]


class Habits(Strict):
    """When a player wants notifications."""

    quiet: QuietHours | None


class NotificationsAtTable(Strict):
    """Whether the requester wants notifications for this table."""

    wanted: bool


class NotificationChannel(Struct):
    """A place where the requester's notifications go."""

    id: str
    kind: Literal["push", "hook"]
    host: str
    """the machine; the whole address is a secret"""


class Notifications(Struct):
    """The requester's notifications: where they go, and when."""

    key: str
    """the server's public key, to which browsers subscribe"""
    channels: list[NotificationChannel]
    quiet: QuietHours | None
    added: str | None = None
    """the channel that was added just now"""
