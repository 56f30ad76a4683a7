"""The embedded store itself, on a real file, with the simulated world in the place of its threads and its disk.

A killed process leaves the file as its last commit has left it. Statements may fail as on a full disk, and a process
may be killed between any two statements of a transaction.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from serai.server.store.base import Append, AppendOutcome
from serai.server.store.fence import lock
from serai.server.store.journal import Journal
from serai.server.store.split_part import teach_split_part
from serai.server.store.sqlite import Job, SqliteStore
from tests.simulation.faults import Faults
from tests.simulation.ledger import Ledger

USUAL_SECONDS = 0.01
SLOW_SECONDS = 5.0


class Killed(BaseException):
    """The process is gone in the middle of a step."""


class Disk:
    """How a process reaches its file."""

    def __init__(self, faults: Faults, chance: random.Random, ledger: Ledger, kill: Callable[[], None]):
        self.faults, self.chance, self.ledger, self.kill = faults, chance, ledger, kill
        self.connections: list[DoubtfulConnection] = []
        self._locks: list[IO[str]] = []
        self.taken: list[Append] = []
        """accepted by the journal, and part of the present transaction"""

    def connect(self, file: Path) -> sqlite3.Connection:
        connection = sqlite3.connect(
            file, isolation_level=None, check_same_thread=False, factory=DoubtfulConnection, cached_statements=256
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = OFF")  # no computer loses its power here
        teach_split_part(connection)
        connection.disk = self
        self.connections.append(connection)
        return connection

    def lock(self, file: Path) -> IO[str]:
        self._locks.append(lock(file))
        return self._locks[-1]

    def before(self, connection: sqlite3.Connection) -> None:
        """A statement is about to be carried out."""
        if not connection.in_transaction:
            return
        if self.faults.strike("disk refused"):
            if self.chance.random() < 0.5:  # SQLite itself takes some transactions back, and leaves others to us
                sqlite3.Connection.execute(connection, "ROLLBACK")
            raise sqlite3.OperationalError("simulated: database or disk is full")
        if self.faults.strike("killed within a transaction"):
            self.kill()
            raise Killed

    def committed(self) -> None:
        for append in self.taken:
            self.ledger.commit(append.table, append.number, append.rows)
        self.taken.clear()

    def let_go(self) -> None:
        """What the system does when a process is gone."""
        for connection in self.connections:
            connection.disk = None
            connection.close()
        for held in self._locks:
            held.close()


class DoubtfulConnection(sqlite3.Connection):
    """One that may fail."""

    disk: Disk | None = None

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        disk = self.disk
        if disk is not None:
            disk.before(self)
        done = super().execute(sql, *values)
        if disk is not None and sql == "COMMIT":
            disk.committed()
        return done


class WatchedJournal(Journal):
    """Tells the world what is committed."""

    def __init__(self, connection: sqlite3.Connection, disk: Disk):
        super().__init__(connection)
        self._disk = disk

    def take(self, append: Append) -> AppendOutcome:
        taken = super().take(append)
        if taken is True:
            self._disk.taken.append(append)
        return taken

    def forget(self) -> None:
        self._disk.taken.clear()
        super().forget()


class EmbeddedStore(SqliteStore):
    """Its thread is the loop's own time."""

    def __init__(self, file: Path, disk: Disk):
        self._disk = disk
        self._waiting: list[Job] = []
        self._is_writing = False
        super().__init__(file)
        self._journal = WatchedJournal(self._writer, disk)

    def _start_writing(self) -> None: ...

    def _ask(self) -> None:
        asked, self._asked = self._asked, []
        self._waiting += asked
        if self._waiting and not self._is_writing:
            self._is_writing = True
            slow = self._disk.faults.strike("commit late")
            wait = self._disk.chance.uniform(0, SLOW_SECONDS if slow else USUAL_SECONDS)
            asyncio.get_running_loop().call_later(wait, self._write_now)

    def _write_now(self) -> None:
        jobs, self._waiting = self._waiting, []
        self._commit_together(jobs)
        self._is_writing = False
        self._ask()

    async def _stop_writing(self) -> None:
        while self._is_writing or self._asked:  # noqa: ASYNC110 - the loop's time costs nothing
            await asyncio.sleep(0.001)
