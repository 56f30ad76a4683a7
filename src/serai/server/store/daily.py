"""People's results of the daily deals: one per player, game and day, the same for every store."""

from __future__ import annotations

from typing import NamedTuple

from serai.server.store.notifications import Ask

SCHEMA = """
CREATE TABLE IF NOT EXISTS daily (
    game TEXT NOT NULL, day TEXT NOT NULL, holder TEXT NOT NULL, name TEXT, place INTEGER NOT NULL,
    points DOUBLE PRECISION NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (game, day, holder)
);
CREATE INDEX IF NOT EXISTS daily_of_table ON daily (table_id)
"""

_COLUMNS = "game, day, holder, name, place, points, table_id"
_ADD = f"INSERT INTO daily ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING"  # noqa: S608
_BEST = f"SELECT {_COLUMNS} FROM daily WHERE game = $1 AND day = $2 ORDER BY place, points DESC, table_id LIMIT $3"  # noqa: S608
_OF = f"SELECT {_COLUMNS} FROM daily WHERE game = $1 AND day = $2 AND holder = $3"  # noqa: S608
_COUNT = """
SELECT count(*), count(CASE WHEN place < $3 OR (place = $3 AND points > $4) THEN 1 END),
    count(CASE WHEN place = $3 AND points = $4 THEN 1 END)
FROM daily WHERE game = $1 AND day = $2
"""


class StoredResult(NamedTuple):
    """Somebody's result of a deal."""

    game: str
    day: str
    holder: str
    name: str | None
    place: int
    """at the table, from 1"""
    points: float
    table: str
    """where the record lies"""


class Count(NamedTuple):
    """A result among those of its deal."""

    all: int
    better: int
    equal: int
    """itself included"""


class DailyStore:
    """Part of a store, which lends its way to the database."""

    def __init__(self, ask: Ask):
        self._ask = ask

    async def add(self, result: StoredResult) -> None:
        """Add a result; a player's first one stays."""
        await self._ask(_ADD, *result)

    async def of(self, game: str, day: str, holder: str) -> StoredResult | None:
        """That of a player."""
        found = await self._ask(_OF, game, day, holder)
        return StoredResult(*found[0]) if found else None

    async def best(self, game: str, day: str, limit: int) -> list[StoredResult]:
        """Return the best first: by place, then by points."""
        return [StoredResult(*row) for row in await self._ask(_BEST, game, day, limit)]

    async def count(self, result: StoredResult) -> Count:
        """Return how many there are, and how many of them are no worse."""
        (found,) = await self._ask(_COUNT, result.game, result.day, result.place, result.points)
        return Count(*found)

    async def hand_over(self, old: str, new: str) -> None:
        """Move results to a player's other cookie. Of two results of one deal its own stays."""
        known = "SELECT 1 FROM daily AS known WHERE (known.game, known.day, known.holder) = (daily.game, daily.day, $2)"
        await self._ask(f"UPDATE daily SET holder = $2 WHERE holder = $1 AND NOT EXISTS ({known})", old, new)  # noqa: S608
        await self.forget(old)

    async def forget(self, holder: str) -> None:
        """Forget a player."""
        await self._ask("DELETE FROM daily WHERE holder = $1", holder)
