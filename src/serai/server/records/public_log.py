"""The public log as it is read from outside."""

from __future__ import annotations

from serai.kernel.public_log import BEGINNING, FORMAT, end_of
from serai.server import wire
from serai.server.security.signatures import Signer
from serai.server.store.base import Store

MOST_DAYS = 100
MOST_ENTRIES = 500


class PublicLogReader:
    """Reads the log of a store; the key that signs it is made when first needed, and kept there for all processes."""

    def __init__(self, store: Store):
        self._store = store
        self._signer: Signer | None = None

    async def days(self, after: str) -> wire.PublicLog:
        """Return the end of the log, signed, and the days that follow one."""
        if self._signer is None:
            self._signer = Signer(await self._store.secret(Signer.new_secret(), "log"))
        last, log = await self._store.public_log.last(), self._store.public_log
        entries, head = (0, BEGINNING) if last is None else (last.number, last.head)
        signature = self._signer.sign(end_of(entries, head))
        days = [wire.LoggedDay(*day) for day in await log.days(after, MOST_DAYS)]
        return wire.PublicLog(FORMAT, self._signer.public, entries, head, signature, days)

    async def entries(self, day: str, after: int) -> wire.LogPage:
        """Return the entries of a day that follow one."""
        found = await self._store.public_log.entries(day, after, MOST_ENTRIES)
        return wire.LogPage([wire.LogEntry(*entry) for entry in found])
