"""The notifications that wait to be sent, and where players want to have them: the same for every store.

A call is told once to each channel of a player. Its row stays until the next decision of the same seat takes its
place, so whoever asks for the same call again, another process or the same after a restart, adds nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from serai.server.store.sat import Sat, sat_in

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
"""the machine that takes a call, by its name"""
_PLAYER = "coalesce(holder, channel)"
# The condition stands twice: who waited for another process's claim looks again, and finds it taken.
# Every receiver's first call comes before anybody's second, and within a receiver those of its channels take turns.
# A player has no more places than a receiver, however many names of machines they own.
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
    """What else is known about a channel."""

    language: str = "en"
    p256dh: str = ""
    """the key of a browser to which everything is encrypted"""
    auth: str = ""
    """a secret shared with it"""


class Channel(NamedTuple):
    """Where a player wants to be called."""

    id: str
    holder: str
    kind: Kind
    """push: a browser; hook: an address that takes JSON"""
    address: str
    details: Details


class Quiet(Struct):
    """The hours in which a player wants to be left alone."""

    since: int
    """minutes after midnight"""
    until: int
    zone: str
    """the name of the time zone, which knows of daylight saving"""


class Habits(Struct):
    """How a player wants to be called."""

    quiet: Quiet | None = None


class Call(NamedTuple):
    """A player's turn, or that the time for it runs out; or an invitation."""

    table: str
    seat: int
    what: What
    since: float
    """when the decision began: it names the decision; of an invitation, when the table was made"""
    holder: str
    due: float


class Claimed(NamedTuple):
    """A call that this process has taken on, for one channel."""

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
    """Those who have not taken their last calls yet."""

    receivers: Sequence[str] = ()
    players: Sequence[str] = ()


NOBODY = Busy()


class Calls:
    """Kept by a store, which lends the way to its database."""

    def __init__(self, ask: Ask):
        self._ask = ask

    # --- where to ---

    async def keep_channel(self, channel: Channel) -> None:
        """A new one, or what is known now about one that was there."""
        keep = (
            "INSERT INTO channels (id, holder, kind, address, details) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id)"
            " DO UPDATE SET details = excluded.details"
        )
        await self._ask(keep, *channel[:4], _encode(channel.details).decode())

    async def channels(self, holder: str) -> list[Channel]:
        """Those of a player."""
        query = "SELECT id, holder, kind, address, details FROM channels WHERE holder = $1 ORDER BY kind, address"
        return [_channel(row) for row in await self._ask(query, holder)]

    async def channel(self, channel: str) -> Channel | None:
        query = "SELECT id, holder, kind, address, details FROM channels WHERE id = $1"
        found = await self._ask(query, channel)
        return _channel(found[0]) if found else None

    async def drop_channel(self, channel: str) -> None:
        """With what waits for it."""
        await self._ask("DELETE FROM channels WHERE id = $1", channel)
        await self._ask("DELETE FROM calls WHERE channel = $1", channel)

    async def forget(self, holder: str) -> None:
        """A player who is not to be known any more."""
        await self._ask("DELETE FROM calls WHERE channel IN (SELECT id FROM channels WHERE holder = $1)", holder)
        await self._ask("DELETE FROM channels WHERE holder = $1", holder)
        await self._ask("DELETE FROM habits WHERE holder = $1", holder)

    async def hand_over(self, old: str, new: str) -> None:
        """A player comes with another cookie. Habits that they have with it stay."""
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

    async def add(self, call: Call) -> None:
        """To each channel of the player, unless it is there for the same decision or a later one."""
        await self._ask(_ADD, call.table, call.seat, call.what, call.since, call.due, call.holder)

    async def claim(self, now: float, until: float, limit: int, each: int, busy: Busy = NOBODY) -> list[Claimed]:
        """Those due: so many of each receiver and player, none of a busy one; nobody else has them until then."""
        values: list[Any] = [now, until, limit, each]
        claim = _CLAIM
        for word, names in (("BUSY_RECEIVERS", busy.receivers), ("BUSY_PLAYERS", busy.players)):
            numbers = range(len(values) + 1, len(values) + len(names) + 1)
            claim = claim.replace(word, ", ".join(["''", *(f"${number}" for number in numbers)]))
            values += names
        return [Claimed(*row) for row in await self._ask(claim, *values)]

    async def settle(self, call: Claimed, due: float | None = None, tries: int = 0) -> None:
        """It was sent, or need not be; or is due once more. A call for a later decision stays as it is."""
        await self._ask(_SETTLE, call.table, call.seat, call.what, call.channel, call.since, due, tries)

    async def waiting(self) -> list[Sat]:
        """All running tables of players who can be called."""
        return sat_in(await self._ask(_WAITING))


_encode = msgspec.json.Encoder().encode


def _channel(row: Sequence[Any]) -> Channel:
    return Channel(row[0], row[1], row[2], row[3], msgspec.json.decode(row[4], type=Details))
