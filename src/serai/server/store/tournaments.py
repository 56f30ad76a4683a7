"""Tournaments, and the comparisons that ratings are made from: the same for every store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from serai.server.rows.tournament import TournamentDoc
from serai.server.store.notifications import Ask

SCHEMA = """
CREATE TABLE IF NOT EXISTS tournaments (
    id TEXT PRIMARY KEY, doc TEXT NOT NULL, revision INTEGER NOT NULL, status TEXT NOT NULL,
    touched DOUBLE PRECISION NOT NULL
);
CREATE TABLE IF NOT EXISTS entrants (
    holder TEXT NOT NULL, tournament TEXT NOT NULL, PRIMARY KEY (holder, tournament)
);
CREATE TABLE IF NOT EXISTS rated (
    tournament TEXT NOT NULL, deal INTEGER NOT NULL, seat INTEGER NOT NULL, board INTEGER NOT NULL,
    game TEXT NOT NULL, players INTEGER NOT NULL, holder TEXT NOT NULL, name TEXT, place INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL, PRIMARY KEY (tournament, deal, seat, board)
);
CREATE INDEX IF NOT EXISTS rated_of_game ON rated (game, players);
CREATE INDEX IF NOT EXISTS rated_of_holder ON rated (holder)
"""

_RATED = "tournament, deal, seat, board, game, players, holder, name, place, at"
_MINE = (
    "SELECT doc FROM tournaments JOIN entrants ON entrants.tournament = tournaments.id WHERE holder = $1"
    " ORDER BY touched DESC LIMIT $2"
)

SEASON = "season."
"""the beginning of the name under which a season's tournaments are found, like a person's under theirs"""
MOST_OF_SEASON = 100


class StoredTournament(NamedTuple):
    """A tournament as the store has it."""

    doc: TournamentDoc
    revision: int


class Rated(NamedTuple):
    """One of the players compared in a seat of a deal."""

    tournament: str
    deal: int
    seat: int
    board: int
    """the table, counted from 0"""
    game: str
    players: int
    holder: str
    name: str | None
    place: int
    at: float


def people_of(doc: TournamentDoc) -> set[str]:
    """Return everybody, and the season, under whose names a tournament is found."""
    return doc.holders() | ({SEASON + doc.season.id} if doc.season else set())


class TournamentStore:
    """Part of a store, which lends its way to the database."""

    def __init__(self, ask: Ask):
        self._ask = ask

    async def create(self, doc: TournamentDoc) -> None:
        await self._know(doc)
        insert = "INSERT INTO tournaments (id, doc, revision, status, touched) VALUES ($1, $2, 0, $3, $4)"
        await self._ask(insert, doc.id, doc.to_json(), doc.status, doc.created)

    async def load(self, tournament: str) -> StoredTournament | None:
        found = await self._ask("SELECT doc, revision FROM tournaments WHERE id = $1", tournament)
        return StoredTournament(TournamentDoc.from_json(found[0][0]), found[0][1]) if found else None

    async def save(self, doc: TournamentDoc, revision: int, now: float) -> bool:
        """Replace the doc; return False, having written nothing, if someone else has done so meanwhile."""
        await self._know(doc)
        update = (
            "UPDATE tournaments SET doc = $1, revision = revision + 1, status = $2, touched = $3"
            " WHERE id = $4 AND revision = $5 RETURNING id"
        )
        return bool(await self._ask(update, doc.to_json(), doc.status, now, doc.id, revision))

    async def _know(self, doc: TournamentDoc) -> None:
        """Index people before the doc is written: nobody may be in one and not find it. Too many do no harm."""
        insert = "INSERT INTO entrants (holder, tournament) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        for known in sorted(people_of(doc)):
            await self._ask(insert, known, doc.id)

    async def of(self, holder: str, limit: int) -> list[TournamentDoc]:
        """Return the tournaments that somebody hosts or takes part in, the latest changed first."""
        docs = [TournamentDoc.from_json(row[0]) for row in await self._ask(_MINE, holder, limit)]
        return [doc for doc in docs if holder in doc.holders()]

    async def of_season(self, season: str) -> list[TournamentDoc]:
        """Return those of a season, the earliest first; if there are very many, only the latest changed."""
        found = await self._ask(_MINE, SEASON + season, MOST_OF_SEASON)
        return sorted((TournamentDoc.from_json(row[0]) for row in found), key=lambda doc: (doc.created, doc.id))

    async def running(self) -> list[str]:
        """Return the ids of those that are being played."""
        return [row[0] for row in await self._ask("SELECT id FROM tournaments WHERE status = 'running' ORDER BY id")]

    async def forget(self, holder: str) -> None:
        """Remove every link from a holder to tournaments; their docs are changed before."""
        await self._ask("DELETE FROM entrants WHERE holder = $1", holder)

    async def discard(self, before: float) -> None:
        """Delete those not touched since then, unless they are being played."""
        await self._ask("DELETE FROM tournaments WHERE touched < $1 AND status <> 'running'", before)
        await self._ask("DELETE FROM entrants WHERE tournament NOT IN (SELECT id FROM tournaments)")

    # --- what is rated ---

    async def rate(self, compared: Sequence[Rated]) -> None:
        """Store who was compared with whom. Known comparisons stay, so storing them twice does no harm."""
        for one in compared:
            places = ", ".join(f"${number}" for number in range(1, len(one) + 1))
            await self._ask(f"INSERT INTO rated ({_RATED}) VALUES ({places}) ON CONFLICT DO NOTHING", *one)  # noqa: S608

    async def rated(self, game: str, players: int) -> list[Rated]:
        """Return all of a game and player count, in the order in which they were played."""
        order = "ORDER BY at, tournament, deal, seat, board"
        query = f"SELECT {_RATED} FROM rated WHERE game = $1 AND players = $2 {order}"  # noqa: S608 - our own words
        return [Rated(*row) for row in await self._ask(query, game, players)]

    async def rated_with(self, holder: str) -> list[tuple[str, int]]:
        """Return the games and player counts for which somebody has a rating."""
        query = "SELECT DISTINCT game, players FROM rated WHERE holder = $1 ORDER BY game, players"
        return [(row[0], row[1]) for row in await self._ask(query, holder)]

    async def rename_rated(self, old: str, new: str, *, is_known: bool) -> None:
        """Rename somebody: to another cookie, or to a name that stands for nobody. Deleting them instead would
        change the ratings of all others.
        """
        name = "name" if is_known else "NULL"
        await self._ask(f"UPDATE rated SET holder = $2, name = {name} WHERE holder = $1", old, new)  # noqa: S608
