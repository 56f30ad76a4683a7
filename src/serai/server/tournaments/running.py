"""Running tournaments: the next deal begins when the last table of the one before has ended.

Everything here may be done twice, by two processes or after a crash: tables have fixed ids, results follow from
finished games, and a change of the doc counts only if nobody else has made one.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from serai.server.base import clock
from serai.server.base.logs import log
from serai.server.base.refusals import UNKNOWN, Refuse
from serai.server.base.tasks import Tasks
from serai.server.rows.table import TableDoc
from serai.server.rows.tournament import SeatResult, TournamentDoc
from serai.server.store.base import Store
from serai.server.tournaments import entering
from serai.server.tournaments.ratings import NOBODY, compared_in
from serai.server.tournaments.tables import last_of, results_of, tables_of

if TYPE_CHECKING:
    from serai.server.table.registry import TableRegistry

Change = Callable[[TournamentDoc], None]
EVERYTHING = 10_000


class Tournaments:
    """The tournaments of one process, all of which lie in the store."""

    def __init__(self, store: Store):
        self._store = store
        self._tables: TableRegistry | None = None
        self._tasks = Tasks()

    def start(self, tables: TableRegistry) -> None:
        """Start making tables, beginning with those that another process has left undone."""
        self._tables = tables
        self._tasks.start(self._try(self._go_on()))

    def stop(self) -> None:
        """Stop; the next process that looks repeats the work under way."""
        self._tasks.cancel()

    # --- people ---

    async def load(self, tournament: str) -> TournamentDoc:
        stored = await self._store.tournaments.load(tournament)
        if stored is None:
            raise Refuse(UNKNOWN, "server-no-tournament")
        return stored.doc

    async def change(self, tournament: str, change: Change) -> TournamentDoc:
        """Change the doc; a refusal raised by the change goes to the caller."""
        while True:
            stored = await self._store.tournaments.load(tournament)
            if stored is None:
                raise Refuse(UNKNOWN, "server-no-tournament")
            doc = deepcopy(stored.doc)
            change(doc)
            if doc == stored.doc or await self._store.tournaments.save(doc, stored.revision, clock.now()):
                return doc

    async def forget(self, who: str, nobody: str) -> None:
        """Remove everything that says who that was; `nobody` takes their place where others were compared with them."""
        for doc in await self._store.tournaments.of(who, EVERYTHING):
            await self.change(doc.id, lambda doc: entering.forget(doc, who))
        await self.stop_rating(who, nobody)
        await self._store.tournaments.forget(who)

    async def stop_rating(self, who: str, nobody: str) -> None:
        """Delete somebody's rating."""
        await self._store.tournaments.rename_rated(who, NOBODY + nobody, is_known=False)

    async def bring_along(self, old: str, new: str) -> None:
        """Move everything to somebody's other cookie."""
        for doc in await self._store.tournaments.of(old, EVERYTHING):
            await self.change(doc.id, lambda doc: entering.bring_along(doc, old, new))
        await self._store.tournaments.rename_rated(old, new, is_known=True)

    # --- deals ---

    def hear(self, table: TableDoc) -> None:
        """Take note that a game has ended."""
        if table.tournament is not None:
            self._tasks.start(self._try(self.advance(table.tournament.id)))

    async def _go_on(self) -> None:
        for tournament in await self._store.tournaments.running():
            await self.advance(tournament)

    async def _try(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except Exception:  # noqa: BLE001 - the next look at the tournament tries again
            log.exception("tournament does not go on")

    async def advance(self, tournament: str) -> tuple[TournamentDoc, set[str]]:
        """Do what is due: make the tables of a deal, or count it and go on. Return its finished tables, too."""
        while True:
            stored = await self._store.tournaments.load(tournament)
            if stored is None:
                raise Refuse(UNKNOWN, "server-no-tournament")
            doc = stored.doc
            if doc.status != "running":
                return doc, set()
            deal = len(doc.results)
            tables = [await self._made(table) for table in tables_of(doc, deal)]
            over = {table.id for table in tables if table.status == "over"}
            if len(over) < len(tables):
                for table in tables:
                    if table.id == last_of(doc.table_ids(deal), over) and not table.watched:
                        await self._open_to_all(table.id, _let_look_on)
                return doc, over
            ended = await self._count(doc, tables)
            if doc.rated:
                await self._store.tournaments.rate(compared_in(doc, deal, ended))
            for table in tables:
                await self._open_to_all(table.id, _open)
            doc.status = "over" if len(doc.results) == doc.deals else "running"
            await self._store.tournaments.save(doc, stored.revision, clock.now())

    async def _made(self, wanted: TableDoc) -> TableDoc:
        """Return a table of a deal; create it in the store if nobody has yet."""
        assert self._tables is not None
        stored = await self._store.load(wanted.id)
        if stored is None:
            try:
                return (await self._tables.create(wanted)).doc
            except Exception:  # noqa: BLE001 - another process was quicker, or there is no table now either
                return (await self._tables.open(wanted.id)).doc
        return stored.doc

    async def _count(self, doc: TournamentDoc, tables: list[TableDoc]) -> float:
        """Add the results of a deal; return when the last of its games ended."""
        results: list[list[SeatResult]] = []
        ended = 0.0
        for table, people in zip(tables, doc.places[len(doc.results)], strict=True):
            rows = await self._store.rows(table.id)
            results.append(results_of(table, people, rows))
            ended = max(ended, rows[-1].at)
        doc.results.append(results)
        return ended

    async def _open_to_all(self, table: str, change: Callable[[TableDoc], None]) -> None:
        assert self._tables is not None
        await (await self._tables.open(table)).change(change)


def _let_look_on(doc: TableDoc) -> None:
    doc.watched = True


def _open(doc: TableDoc) -> None:
    """Open the games of a deal that all have played to everybody who knows the tournament."""
    doc.access = "public"
