"""From the store to a game, with the edition it was made with."""

from __future__ import annotations

import asyncio

from serai.games.game import Edition
from serai.server.editions import Editions
from serai.server.store.base import Row, Store
from serai.server.table.doc import TableDoc
from serai.server.table.live_game import LiveGame


class GameReader:
    """Reads the games of all tables of a process."""

    def __init__(self, store: Store, editions: Editions):
        self._store, self._editions = store, editions

    async def read(self, doc: TableDoc) -> LiveGame:
        """The game as the store has it."""
        edition, rows = await self.log_of(doc)
        return await asyncio.to_thread(LiveGame, doc, edition, rows)

    async def log_of(self, doc: TableDoc) -> tuple[Edition, list[Row]]:
        """What a game is made from."""
        listed = await self._editions.with_hash(doc.game, doc.edition_hash)
        return listed.edition, await self._store.rows(doc.id)

    async def follow(self, doc: TableDoc, game: LiveGame) -> None:
        """Bring a game up to what other processes have stored."""
        game.follow(await self._store.rows(doc.id, game.stored))
