"""Shared score pads: the same for every store."""

from __future__ import annotations

from typing import NamedTuple

from serai.server.rows.evening import Evening
from serai.server.store.notifications import Ask

SCHEMA = """
CREATE TABLE IF NOT EXISTS evenings (
    id TEXT PRIMARY KEY, doc TEXT NOT NULL, revision INTEGER NOT NULL, network TEXT NOT NULL,
    touched DOUBLE PRECISION NOT NULL
)
"""

# The network with the most loses those of its own that were not touched for longest.
_MAKE_ROOM = """
DELETE FROM evenings WHERE id = (
    SELECT id FROM evenings JOIN (
        SELECT network AS crowd, count(*) AS many FROM evenings GROUP BY network
    ) AS crowds ON crowd = network
    WHERE (SELECT count(*) FROM evenings) >= $1 ORDER BY many DESC, crowd, touched, id LIMIT 1
)
"""


class StoredEvening(NamedTuple):
    """A pad as the store has it."""

    evening: Evening
    revision: int


class EveningStore:
    """Part of a store, which lends its way to the database."""

    def __init__(self, ask: Ask):
        self._ask = ask

    async def create(self, evening: Evening, network: str, now: float, most: int) -> None:
        """Add a pad; if there would be too many, another one goes."""
        await self._ask(_MAKE_ROOM, most)
        insert = "INSERT INTO evenings (id, doc, revision, network, touched) VALUES ($1, $2, 0, $3, $4)"
        await self._ask(insert, evening.id, evening.to_json(), network, now)

    async def load(self, evening: str, since: float) -> StoredEvening | None:
        """Return a pad that was touched since then."""
        query = "SELECT doc, revision FROM evenings WHERE id = $1 AND touched > $2"
        found = await self._ask(query, evening, since)
        return StoredEvening(Evening.from_json(found[0][0]), found[0][1]) if found else None

    async def save(self, evening: Evening, revision: int, now: float) -> bool:
        """Replace a pad; return False, having written nothing, if someone else has done so meanwhile."""
        update = (
            "UPDATE evenings SET doc = $1, revision = revision + 1, touched = $2 WHERE id = $3 AND revision = $4"
            " RETURNING id"
        )
        return bool(await self._ask(update, evening.to_json(), now, evening.id, revision))

    async def of(self, who: str) -> list[StoredEvening]:
        """Return those that somebody has opened or fills in. This is slow."""
        found = await self._ask("SELECT doc, revision FROM evenings ORDER BY touched, id")
        evenings = [StoredEvening(Evening.from_json(doc), revision) for doc, revision in found]
        return [stored for stored in evenings if stored.evening.concerns(who)]

    async def discard(self, before: float) -> None:
        """Delete those that nobody has touched since then."""
        await self._ask("DELETE FROM evenings WHERE touched <= $1", before)
