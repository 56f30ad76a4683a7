"""Quiet hours: when a player wants no notifications, in their own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from serai.server.store.notifications import Quiet

DAY_MINUTES = 24 * 60


def zone_named(name: str) -> tzinfo | None:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown or invalid name
        return None


def quiet_until(quiet: Quiet | None, now: float) -> float | None:
    """Return when the quiet hours around this moment end; None outside them."""
    if quiet is None or quiet.since == quiet.until:
        return None
    here = datetime.fromtimestamp(now, UTC).astimezone(zone_named(quiet.zone) or UTC)
    minute = here.hour * 60 + here.minute
    if (minute - quiet.since) % DAY_MINUTES >= (quiet.until - quiet.since) % DAY_MINUTES:
        return None
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
    # By local time: the night in which clocks change is an hour longer or shorter.
    end = midnight + timedelta(days=quiet.until <= minute, minutes=quiet.until)
    return end.timestamp()
