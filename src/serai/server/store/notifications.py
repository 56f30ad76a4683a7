"""The notifications that wait to be sent, and where players want them: the same for every store.

A notification is sent once to each channel of a player. Its row stays until the next decision of the same seat replaces
it, so asking for the same one again, from another process or after a restart, adds nothing. The table keeps its first
name, `calls`, because processes of the version before still use it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from serai.server.store.listed_tables import ListedTable, listed_tables_in

Ask = Callable[..., Awaitable[Sequence[Sequence[Any]]]]
"""one statement with its values for $1, $2 …, each a transaction of its own; the rows that come back"""
What = Literal["turn", "hurry", "invite"]
Kind = Literal["push", "hook"]

SCHEMA = """
CREATE TABLE IF NOT EXISTS channels (
    id TEXT PRIMARY KEY, holder TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, details TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS channels_of_holder ON channels (holder);
CREATE TABLE IF NOT EXISTS habits (holder TEXT PRIMARY KEY, habits TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS calls (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, what TEXT NOT NULL, channel TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL, due DOUBLE PRECISION, tries INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, what, channel)
);
CREATE INDEX IF NOT EXISTS due_calls ON calls (due) WHERE due IS NOT NULL
"""

_ADD = """
INSERT INTO calls (table_id, seat, what, channel, since, due, tries)
SELECT CAST($1 AS TEXT), CAST($2 AS INTEGER), CAST($3 AS TEXT), id, CAST($4 AS DOUBLE PRECISION),
    CAST($5 AS DOUBLE PRECISION), 0
FROM channels WHERE holder = $6
ON CONFLICT (table_id, seat, what, channel) DO UPDATE SET since = excluded.since, due = excluded.due, tries = 0
WHERE calls.since < excluded.since
"""
_RECEIVER = "coalesce(lower(split_part(split_part(address, '/', 3), ':', 1)), channel)"
"""the machine that receives a notification, by its name"""
_PLAYER = "coalesce(holder, channel)"
# The condition stands twice: a process that waited for another's claim looks again, and finds it taken.
# Every receiver's first one comes before anybody's second, and within a receiver those of its channels take turns.
# A player has no more places than a receiver, however many machine names they own.
_CLAIM = f"""
UPDATE calls SET due = $2, tries = tries + 1
WHERE due <= $1 AND (table_id, seat, what, channel) IN (
    SELECT table_id, seat, what, channel FROM (
        SELECT table_id, seat, what, channel, due, tries, player, place,
            row_number() OVER (PARTITION BY player ORDER BY place, due) AS share
        FROM (
            SELECT table_id, seat, what, channel, due, tries, receiver, player,
                row_number() OVER (PARTITION BY receiver ORDER BY turn, due) AS place
            FROM (
                SELECT table_id, seat, what, channel, due, tries, {_RECEIVER} AS receiver, {_PLAYER} AS player,
                    row_number() OVER (PARTITION BY channel ORDER BY due) AS turn
                FROM calls LEFT JOIN channels ON channels.id = calls.channel WHERE due <= $1
            ) AS by_channel
        ) AS by_receiver
        WHERE place <= $4 AND receiver NOT IN (BUSY_RECEIVERS)
    ) AS by_player
    WHERE share <= $4 AND player NOT IN (BUSY_PLAYERS) ORDER BY place, share, tries, due LIMIT $3
)
RETURNING table_id, seat, what, since, tries, channel,
    coalesce((SELECT {_RECEIVER} FROM channels WHERE channels.id = calls.channel), channel),
    coalesce((SELECT holder FROM channels WHERE channels.id = calls.channel), channel)
"""  # noqa: S608 - our own words
_SETTLE = """
UPDATE calls SET due = $6, tries = $7
WHERE table_id = $1 AND seat = $2 AND what = $3 AND channel = $4 AND since = $5
"""
_WAITING = """
SELECT doc, standing, touched FROM tables WHERE status = 'running' AND standing IS NOT NULL
AND id IN (SELECT table_id FROM sitters JOIN channels ON channels.holder = sitters.holder)
"""


class Details(Struct):
    """The details of a channel."""

    language: str = "en"
    p256dh: str = ""
    """the key of a browser to which everything is encrypted"""
    auth: str = ""
    """a secret shared with it"""


class Channel(NamedTuple):
    """A place where a player wants notifications."""

    id: str
    holder: str
    kind: Kind
    """push: a browser; hook: an address that takes JSON"""
    address: str
    details: Details


class Quiet(Struct):
    """The hours in which a player wants no notifications."""

    since: int
    """minutes after midnight"""
    until: int
    zone: str
    """the name of the time zone, which knows daylight saving"""


class Habits(Struct):
    """When a player wants notifications."""

    quiet: Quiet | None = None


class Notification(NamedTuple):
    """A notification: a player's turn, its time running out, or an invitation."""

    table: str
    seat: int
    what: What
    since: float
    """when the decision began: it names the decision; of an invitation, when the table was made"""
    holder: str
    due: float


class Claimed(NamedTuple):
    """A notification that this process has claimed, for one channel."""

    table: str
    seat: int
    what: What
    since: float
    tries: int
    """this one included"""
    channel: str
    receiver: str
    player: str


class Busy(NamedTuple):
    """The receivers and players whose last notifications are still under way."""

    receivers: Sequence[str] = ()
    players: Sequence[str] = ()


NOBODY = Busy()


class NotificationStore:
    """Part of a store, which lends its way to the database."""

    def __init__(self, ask: Ask):
        self._ask = ask

    # --- where to ---

    async def keep_channel(self, channel: Channel) -> None:
        """Add a channel, or update one."""
        keep = (
            "INSERT INTO channels (id, holder, kind, address, details) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id)"
            " DO UPDATE SET details = excluded.details"
        )
        await self._ask(keep, *channel[:4], _encode(channel.details).decode())

    async def channels(self, holder: str) -> list[Channel]:
        """Return a player's."""
        query = "SELECT id, holder, kind, address, details FROM channels WHERE holder = $1 ORDER BY kind, address"
        return [_channel(row) for row in await self._ask(query, holder)]

    async def channel(self, channel: str) -> Channel | None:
        query = "SELECT id, holder, kind, address, details FROM channels WHERE id = $1"
        found = await self._ask(query, channel)
        return _channel(found[0]) if found else None

    async def drop_channel(self, channel: str) -> None:
        """Remove a channel, with everything that waits for it."""
        await self._ask("DELETE FROM channels WHERE id = $1", channel)
        await self._ask("DELETE FROM calls WHERE channel = $1", channel)

    async def forget(self, holder: str) -> None:
        """Forget a player."""
        await self._ask("DELETE FROM calls WHERE channel IN (SELECT id FROM channels WHERE holder = $1)", holder)
        await self._ask("DELETE FROM channels WHERE holder = $1", holder)
        await self._ask("DELETE FROM habits WHERE holder = $1", holder)

    async def hand_over(self, old: str, new: str) -> None:
        """Move everything to a player's other cookie, whose own habits stay."""
        await self._ask("UPDATE channels SET holder = $2 WHERE holder = $1", old, new)
        await self._ask(
            "UPDATE habits SET holder = $2 WHERE holder = $1 AND NOT EXISTS (SELECT 1 FROM habits WHERE holder = $2)",
            old,
            new,
        )
        await self._ask("DELETE FROM habits WHERE holder = $1", old)

    async def habits(self, holder: str) -> Habits:
        found = await self._ask("SELECT habits FROM habits WHERE holder = $1", holder)
        return msgspec.json.decode(found[0][0], type=Habits) if found else Habits()

    async def keep_habits(self, holder: str, habits: Habits) -> None:
        keep = "INSERT INTO habits VALUES ($1, $2) ON CONFLICT (holder) DO UPDATE SET habits = excluded.habits"
        await self._ask(keep, holder, _encode(habits).decode())

    # --- what ---

    async def add(self, notification: Notification) -> None:
        """Add a row for each channel of the player, unless it has one for the same decision or a later one."""
        await self._ask(
            _ADD,
            notification.table,
            notification.seat,
            notification.what,
            notification.since,
            notification.due,
            notification.holder,
        )

    async def claim(self, now: float, until: float, limit: int, each: int, busy: Busy = NOBODY) -> list[Claimed]:
        """Claim those due: a few of each receiver and player, none of a busy one; nobody else gets them until then."""
        values: list[Any] = [now, until, limit, each]
        claim = _CLAIM
        for word, names in (("BUSY_RECEIVERS", busy.receivers), ("BUSY_PLAYERS", busy.players)):
            numbers = range(len(values) + 1, len(values) + len(names) + 1)
            claim = claim.replace(word, ", ".join(["''", *(f"${number}" for number in numbers)]))
            values += names
        return [Claimed(*row) for row in await self._ask(claim, *values)]

    async def settle(self, claimed: Claimed, due: float | None = None, tries: int = 0) -> None:
        """Mark one as sent or needless, or due again. One for a later decision stays as it is."""
        await self._ask(_SETTLE, claimed.table, claimed.seat, claimed.what, claimed.channel, claimed.since, due, tries)

    async def waiting(self) -> list[ListedTable]:
        """Return all running tables of players who have a channel."""
        return listed_tables_in(await self._ask(_WAITING))


_encode = msgspec.json.Encoder().encode


def _channel(row: Sequence[Any]) -> Channel:
    return Channel(row[0], row[1], row[2], row[3], msgspec.json.decode(row[4], type=Details))
