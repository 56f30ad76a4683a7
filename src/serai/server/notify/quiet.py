"""Quiet hours: when a player is left alone, by the clock on their own wall."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from serai.server.store.calls import Quiet

DAY_MINUTES = 24 * 60


def zone_named(name: str) -> tzinfo | None:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # none of that name, or no name at all
        return None


def quiet_until(quiet: Quiet | None, now: float) -> float | None:
    """When the quiet hours end in which this moment lies; None if it lies in none."""
    if quiet is None or quiet.since == quiet.until:
        return None
    here = datetime.fromtimestamp(now, UTC).astimezone(zone_named(quiet.zone) or UTC)
    minute = here.hour * 60 + here.minute
    if (minute - quiet.since) % DAY_MINUTES >= (quiet.until - quiet.since) % DAY_MINUTES:
        return None
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
    # On the wall: the night in which clocks are set is an hour longer or shorter.
    end = midnight + timedelta(days=quiet.until <= minute, minutes=quiet.until)
    return end.timestamp()
