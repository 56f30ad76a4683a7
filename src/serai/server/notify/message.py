"""The text of a notification. Everybody at the table may know all of it, and a webhook's owner may read it."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from serai.games import find_game
from serai.kernel import words
from serai.kernel.words import say

MINUTE, HOUR, DAY = 60, 3600, 86_400
UNITS = (("day", DAY), ("hour", HOUR), ("minute", MINUTE), ("second", 1))


class Message(Struct):
    """The JSON of a webhook, and the content of a push message."""

    what: Literal["turn", "hurry", "invite", "test"]
    title: str
    text: str
    link: str
    """the table's full address, because it is opened from elsewhere"""
    game: str | None = None
    table: str | None = None
    round: int | None = None
    left: float | None = None
    """seconds"""

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


def test_message(language: str, home: str) -> Message:
    """Make a message that tests whether notifications arrive."""
    return Message("test", "serai", say(_known(language), "server-notification-test"), f"{home}/")


def turn_message(
    what: Literal["turn", "hurry"],
    language: str,
    home: str,
    game: str,
    table: str,
    round_number: int | None,
    left: float | None,
) -> Message:
    """Say that it is a player's turn, or has been for a long time."""
    language, title = _known(language), find_game(game).title
    facts = [] if round_number is None else [say(language, "server-notification-round", {"round": round_number})]
    if left is not None:
        facts.append(say(language, "server-notification-left", {"duration": duration(language, left)}))
    text = " · ".join(facts) or title
    heading = say(language, f"server-notification-{what}", {"game": title})
    return Message(what, heading, text, f"{home}/t/{table}", game, table, round_number, left)


def invitation(language: str, home: str, game: str, table: str, host: str | None) -> Message:
    """Say that somebody keeps a seat for a player."""
    language, title = _known(language), find_game(game).title
    heading = say(language, "server-notification-invite", {"game": title})
    text = say(language, "server-notification-invite-text", {"host": host or ""})
    return Message("invite", heading, text, f"{home}/t/{table}", game, table)


def duration(language: str, seconds: float) -> str:
    """Use the greatest unit of which there are at least two, or exactly one."""
    whole = round(seconds / MINUTE) * MINUTE if seconds >= HOUR else max(1, int(seconds))
    unit, size = next((unit, size) for unit, size in UNITS if whole >= 2 * size or whole == size)
    return say(language, "ui-duration", {"unit": unit, "count": whole // size})


def _known(language: str) -> str:
    return language if language in words.languages() else words.FALLBACK
