"""From the store to a game, with the edition it was made with."""

from __future__ import annotations

import asyncio

from serai.games.game import Edition
from serai.server.base import clock
from serai.server.base.logs import log
from serai.server.base.refusals import UNKNOWN, Refuse
from serai.server.rows.table import TableDoc
from serai.server.store.base import LogRow, Store
from serai.server.store.checks import DamagedTable, verified
from serai.server.store.editions import Editions
from serai.server.table.game.live_game import LiveGame


class GameReader:
    """Reads the games of all tables of a process."""

    def __init__(self, store: Store, editions: Editions):
        self._store, self._editions = store, editions

    async def read(self, doc: TableDoc) -> LiveGame:
        """The game as the store has it."""
        edition, rows = await self.log_of(doc)
        return await asyncio.to_thread(LiveGame, doc, edition, rows)

    async def log_of(self, doc: TableDoc) -> tuple[Edition, list[LogRow]]:
        """Return what a game is made from."""
        return await self.edition_of(doc), await self._sound_rows(doc)

    async def edition_of(self, doc: TableDoc) -> Edition:
        """The edition that a table was made with."""
        return (await self._editions.with_hash(doc.game, doc.edition_hash)).edition

    async def are_cards_in_play(self, doc: TableDoc) -> bool:
        """Whether the cards of a finished game are still being played elsewhere, so that nobody may look them up.

        A duplicate and a game that was played on have the cards of an earlier game.
        """
        game: TableDoc | None = doc
        while game is not None:
            if await self._are_own_cards_in_play(game):
                return True
            earlier = game.branch.table if game.branch else game.dealt_as
            stored = None if earlier is None else await self._store.load(earlier)
            game = stored and stored.doc
        return False

    async def _are_own_cards_in_play(self, doc: TableDoc) -> bool:
        if doc.tournament is not None:
            cup = await self._store.tournaments.load(doc.tournament.id)
            return cup is not None and doc.tournament.deal >= len(cup.doc.results)
        again = None if doc.duplicate is None else await self._store.load(doc.duplicate)
        return again is not None and again.doc.status != "over" and not again.doc.is_too_late(clock.wall_time())

    async def follow(self, doc: TableDoc, game: LiveGame) -> None:
        """Update a game with what other processes have stored."""
        game.follow(await self._sound_rows(doc, game.stored, game.check))

    async def _sound_rows(self, doc: TableDoc, since: int = 0, before: int | None = None) -> list[LogRow]:
        """Return the log if it is what was written; otherwise set the table aside with a message; all others go on."""
        length, _ = (await self._store.lengths([doc.id])).get(doc.id, (0, 0))
        try:
            rows = await self._store.rows(doc.id, since)
            verified(doc.id, rows, before, length - since)
        except DamagedTable as fault:
            log.error(str(fault), extra={"table": doc.id})
            raise Refuse(UNKNOWN, "server-table-damaged") from None
        return rows
