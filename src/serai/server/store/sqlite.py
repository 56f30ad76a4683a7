"""The embedded store: one SQLite file in WAL mode.

One thread owns the writing connection. All requests that arrive while it is busy become one transaction, so they share
the cost of reaching the disk (group commit). Moves go through a journal (`journal.py`); those of a table are entered in
its log before anything about it is changed or read. Reading has a connection and a thread of its own.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from msgspec import UNSET, UnsetType

from serai.kernel.errors import UserError
from serai.server.base import clock
from serai.server.base.refusals import Superseded
from serai.server.rows.table import TableDoc, docs_in
from serai.server.store.base import Append, AppendOutcome, LogRow, Stored
from serai.server.store.checks import DamagedTable
from serai.server.store.daily import DailyStore
from serai.server.store.evenings import EveningStore
from serai.server.store.fence import Fence, lock
from serai.server.store.journal import Journal
from serai.server.store.layouts import prepare, refuse_foreign
from serai.server.store.listed_tables import ListedTable, listed_tables_in
from serai.server.store.notifications import NotificationStore
from serai.server.store.people import PeopleStore
from serai.server.store.public_log import PublicLogStore, enter
from serai.server.store.runs import readable, rows_text
from serai.server.store.split_part import teach_split_part
from serai.server.store.sums import OWN_TABLE, keep_sums, line_sum
from serai.server.store.tournaments import TournamentStore
from serai.server.wire import Chat

T = TypeVar("T")
_LOAD = f"""
SELECT length, (SELECT sum FROM sums WHERE part = 'tables' AND key = id), {", ".join(OWN_TABLE)}
FROM tables WHERE id = ?
"""  # noqa: S608 - our own words
Tables = Collection[str] | None
"""some tables, or all"""


class WriteJob(NamedTuple):
    """A job for the writing thread, and the tables whose moves have to be entered before."""

    do: Callable[[sqlite3.Connection], Any]
    needs: Tables
    is_one_statement: bool
    """which undoes itself if it fails"""


Work = WriteJob | Sequence[Append]
Job = tuple[Work, "asyncio.Future[Any]"]


class SqliteStore:
    """See `serai.server.store.base.Store`."""

    def __init__(self, file: Path):
        file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock(file.with_suffix(".lock"))
        self._fence = Fence()
        try:
            refuse_foreign(file)
            self._reader = _connect(file)
            prepare(self._reader, file, self._fence)
        except UserError:
            self._lock.close()
            raise
        except sqlite3.DatabaseError as fault:
            self._lock.close()
            if isinstance(fault, sqlite3.ProgrammingError):
                raise
            raise UserError(
                f"{file} cannot be used as serai's database ({fault}); serai fsck tells what can be saved of it"
            ) from None
        self._writer = _connect(file)
        keep_sums(self._writer)
        self._journal = Journal(self._writer)
        self.notifications = NotificationStore(self._ask_once)
        self.daily = DailyStore(self._ask_once)
        self.people = PeopleStore(self._ask_once, self._look_once)
        self.tournaments = TournamentStore(self._ask_once)
        self.evenings = EveningStore(self._ask_once)
        self.public_log = PublicLogStore(self._look_once)
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="serai-read")
        self._asked: list[Job] = []
        """jobs for the writing thread"""
        self._start_writing()

    # --- threads ---

    def _start_writing(self) -> None:
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._writing = threading.Thread(
            target=copy_context().run, args=[self._write_for_ever], name="serai-write", daemon=True
        )
        self._writing.start()

    async def _stop_writing(self) -> None:
        """Wait until all jobs are done."""
        self._ask()
        self._jobs.put(None)
        await asyncio.to_thread(self._writing.join)

    async def _write(
        self, job: Callable[[sqlite3.Connection], T], needs: Tables = (), is_one_statement: bool = False
    ) -> T:
        answer: T = await self._hand_over(WriteJob(job, needs, is_one_statement))
        return answer

    def _hand_over(self, job: Work) -> asyncio.Future[Any]:
        """Hand jobs to the writing thread, together with all others of this moment, because waking it is slow."""
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        if not self._asked:
            loop.call_soon(self._ask)
        self._asked.append((job, future))
        return future

    def _ask(self) -> None:
        asked, self._asked = self._asked, []
        self._jobs.put(asked)

    async def _read(self, job: Callable[[sqlite3.Connection], T], needs: Tables = ()) -> T:
        if needs != () and not self._journal.is_entered:
            await self._write(lambda _: None, needs)
        return await asyncio.get_running_loop().run_in_executor(self._reading, job, self._reader)

    def _write_for_ever(self) -> None:
        is_open = True
        while is_open:
            taken = [self._jobs.get()]
            while not self._jobs.empty():
                taken.append(self._jobs.get())
            jobs = [job for some in taken if some is not None for job in some]
            is_open = None not in taken
            if jobs:
                self._commit_together(jobs)

    def _commit_together(self, jobs: list[Job]) -> None:
        """Do all jobs in one transaction; a job that fails undoes only itself."""
        answers: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        connection = self._writer
        try:
            connection.execute("BEGIN IMMEDIATE")
            self._fence.check(connection)
            self._enter_for([job.needs for job, _ in jobs if isinstance(job, WriteJob)])
            for job, future in jobs:
                if not isinstance(job, WriteJob):
                    answers.append((future, [self._journal.take(append) for append in job], None))
                    continue
                self._enter_for([job.needs])  # what was appended just now
                answers.append((future, *self._run(job)))
            self._journal.write()
            connection.execute("COMMIT")
            self._journal.settle()
        except Exception as fault:  # noqa: BLE001 - all who wait get it, and the thread lives on
            self._journal.forget()
            answers = [(future, None, fault) for _, future in jobs]
        answers[0][0].get_loop().call_soon_threadsafe(_answer, answers)

    def _run(self, job: WriteJob) -> tuple[Any, Exception | None]:
        """Do a job; return its result, and the fault if there was one."""
        connection = self._writer
        if job.is_one_statement:
            return self._try(job)
        connection.execute("SAVEPOINT job")
        outcome, fault = self._try(job)
        if fault is not None:
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return outcome, fault

    def _try(self, job: WriteJob) -> tuple[Any, Exception | None]:
        try:
            return job.do(self._writer), None
        except Exception as fault:
            if not self._writer.in_transaction:  # a full disk, say, ends it for all
                raise
            return None, fault

    def _enter_for(self, needs: list[Tables]) -> None:
        """Enter the moves of all tables that are needed, with as few statements as possible."""
        if None in needs:
            self._journal.enter()
        elif tables := {table for some in needs for table in some or ()}:
            self._journal.enter(tables)

    async def close(self) -> None:
        with suppress(Superseded):  # then the other one has the file
            await self._write(lambda _: None, needs=None)
        await self._stop_writing()
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()
        self._lock.close()

    # --- tables ---

    async def create(self, doc: TableDoc, rows: Sequence[LogRow] = (), wake: float | None = None) -> None:
        now = clock.wall_time()

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, 0, ?, ?, ?, ?, NULL, ?, ?, NULL)",
                (doc.id, doc.to_json(), doc.status, doc.access, len(rows), wake, doc.created, doc.created),
            )
            if rows:
                run = (doc.id, len(rows), rows_text(list(rows)))
                connection.execute("INSERT INTO runs (table_id, number, moves, rows) VALUES (?, 0, ?, ?)", run)
            _seat(connection, doc)
            enter(connection, doc, now)

        await self._write(job)

    async def load(self, table: str) -> Stored | None:
        def job(connection: sqlite3.Connection) -> Stored | None:
            row = connection.execute(_LOAD, (table,)).fetchone()
            if row is None:
                return None
            length, kept, *own = row
            if kept != line_sum(*own):
                raise DamagedTable(table, "what is known about it does not fit its checksum", length)
            return Stored(TableDoc.from_json(own[1]), own[2], length)

        return await self._read(job, (table,))

    async def rows(self, table: str, since: int = 0) -> list[LogRow]:
        def job(connection: sqlite3.Connection) -> list[LogRow]:
            query = "SELECT number, moves, rows FROM runs WHERE table_id = ? AND number + moves > ? ORDER BY number"
            log: list[LogRow] = []
            for number, moves, text in connection.execute(query, (table, since)):
                rows = readable(table, number, moves, text)
                log += rows[max(0, since - number) :]
                if number + moves != since + len(log):
                    raise DamagedTable(table, f"there is a gap before row {number}", max(0, number - moves))
            return log

        return await self._read(job, (table,))

    async def append(self, appends: Sequence[Append]) -> list[AppendOutcome]:
        outcomes: list[AppendOutcome] = await self._hand_over(appends)
        return outcomes

    async def save(
        self, doc: TableDoc, revision: int, wake: float | UnsetType | None = UNSET, are_seats_the_same: bool = False
    ) -> bool:
        touched = clock.wall_time()

        def job(connection: sqlite3.Connection) -> bool:
            known = ["doc = ?, revision = ?, status = ?, access = ?, touched = ?"]
            values = [doc.to_json(), revision + 1, doc.status, doc.access, touched]
            if wake is not UNSET:
                known.append("wake = ?, keeper = NULL")
                values.append(wake)
            change = f"UPDATE tables SET {', '.join(known)} WHERE id = ? AND revision = ?"  # noqa: S608 - only our own words
            if connection.execute(change, [*values, doc.id, revision]).rowcount != 1:
                return False
            if not are_seats_the_same:
                _seat(connection, doc)
            if doc.digest:
                enter(connection, doc, touched)
            return True

        return await self._write(job, (doc.id,), is_one_statement=are_seats_the_same and not doc.digest)

    async def public(self, since: float, limit: int) -> list[TableDoc]:
        query = (
            "SELECT doc FROM tables WHERE access = 'public' AND status IN ('open', 'running') AND touched >= ?"
            " ORDER BY status = 'running', created DESC LIMIT ?"
        )
        return docs_in(doc for (doc,) in await self._touched(query, (since, limit)))

    async def sitting(self, holder: str, limit: int) -> list[ListedTable]:
        query = (
            "SELECT doc, standing, touched FROM tables JOIN sitters ON sitters.table_id = tables.id WHERE holder = ?"
            " ORDER BY status = 'over', touched DESC LIMIT ?"
        )
        return listed_tables_in(await self._touched(query, (holder, limit)))

    async def listed_table(self, table: str) -> ListedTable | None:
        query = "SELECT doc, standing, touched FROM tables WHERE id = ?"
        found = await self._read(lambda db: db.execute(query, (table,)).fetchall(), (table,))
        return next(iter(listed_tables_in(found)), None)

    async def _touched(self, query: str, values: tuple[object, ...]) -> list[Any]:
        """Answer a question about when tables were touched, for which all moves have to be entered."""
        return await self._read(lambda db: db.execute(query, values).fetchall(), None)

    async def mentioning(self, holder: str) -> list[str]:
        query = "SELECT id FROM tables WHERE instr(doc, ?)"
        return await self._read(lambda db: [table for (table,) in db.execute(query, (holder.encode(),))])

    async def discard(self, before: float) -> int:
        def job(connection: sqlite3.Connection) -> int:
            old = "(SELECT id FROM tables WHERE touched < ?)"
            for name in ("runs", "sitters", "chat", "calls", "daily"):
                connection.execute(f"DELETE FROM {name} WHERE table_id IN {old}", (before,))  # noqa: S608 - only our own words
            return connection.execute("DELETE FROM tables WHERE touched < ?", (before,)).rowcount

        return await self._write(job, needs=None)

    # --- waking ---

    async def due(self, now: float, keeper: str, until: float, limit: int) -> list[str]:
        def job(connection: sqlite3.Connection) -> list[str]:
            found = connection.execute("SELECT id FROM tables WHERE wake <= ? LIMIT ?", (now, limit)).fetchall()
            promise = "UPDATE tables SET wake = ?, keeper = ? WHERE id = ?"
            connection.executemany(promise, [(until, keeper, table) for (table,) in found])
            return [table for (table,) in found]

        return await self._write(job, needs=None)

    async def agree(self, table: str, wake: float | None, keeper: str | None, by: str, now: float) -> bool:
        change = (
            "UPDATE tables SET wake = ?, keeper = ?"
            " WHERE id = ? AND (keeper IS NULL OR keeper = ? OR wake IS NULL OR wake <= ?)"
        )
        values = (wake, keeper, table, by, now)
        return await self._write(lambda db: db.execute(change, values).rowcount == 1, (table,), is_one_statement=True)

    async def lengths(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        def job(connection: sqlite3.Connection) -> dict[str, tuple[int, int]]:
            found = {}
            for table in tables:
                row = connection.execute("SELECT length, revision FROM tables WHERE id = ?", (table,)).fetchone()
                if row:
                    found[table] = (row[0], row[1])
            return found

        return await self._read(job, tables)

    # --- the rest ---

    async def say(self, table: str, line: Chat) -> None:
        values = (table, line.seat, line.name, line.text, line.at)
        await self._write(lambda connection: connection.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?)", values))

    async def said(self, table: str, limit: int) -> list[Chat]:
        query = "SELECT name, seat, text, at FROM chat WHERE table_id = ? ORDER BY rowid DESC LIMIT ?"
        return await self._read(lambda db: [Chat(*row) for row in db.execute(query, (table, limit))][::-1])

    async def unsay(self, table: str, name: str) -> None:
        change = "DELETE FROM chat WHERE table_id = ? AND name = ?"
        await self._write(lambda connection: connection.execute(change, (table, name)), is_one_statement=True)

    async def spoken(self, tables: Sequence[str], limit: int) -> dict[str, list[tuple[int, float]]]:
        query = "SELECT seat, at FROM chat WHERE table_id = ? ORDER BY rowid DESC LIMIT ?"

        def job(connection: sqlite3.Connection) -> dict[str, list[tuple[int, float]]]:
            found = {table: connection.execute(query, (table, limit)).fetchall() for table in tables}
            return {table: lines for table, lines in found.items() if lines}

        return await self._read(job)

    async def keep_edition(self, game: str, edition_hash: str, text: str) -> None:
        insert = "INSERT OR IGNORE INTO editions VALUES (?, ?, ?)"
        await self._write(lambda connection: connection.execute(insert, (game, edition_hash, text)))

    async def kept_edition(self, game: str, edition_hash: str) -> str | None:
        query = "SELECT text FROM editions WHERE game = ? AND hash = ?"
        found = await self._read(lambda db: db.execute(query, (game, edition_hash)).fetchone())
        return found and str(found[0])

    async def _ask_once(self, query: str, *values: object) -> list[Any]:
        """Run a statement written for PostgreSQL, whose $1 is ?1 here."""
        here = query.replace("$", "?")
        return await self._write(lambda db: db.execute(here, values).fetchall(), is_one_statement=True)

    async def _look_once(self, query: str, *values: object) -> list[Any]:
        """Run a query written for PostgreSQL, which changes nothing."""
        here = query.replace("$", "?")
        return await self._read(lambda db: db.execute(here, values).fetchall())

    async def probe(self) -> None:
        replace = "INSERT OR REPLACE INTO settings VALUES ('probe', ?)"
        now = str(clock.wall_time())
        await self._write(lambda connection: connection.execute(replace, (now,)), is_one_statement=True)

    async def secret(self, proposed: str, name: str = "secret") -> str:
        def job(connection: sqlite3.Connection) -> str:
            connection.execute("INSERT OR IGNORE INTO settings VALUES (?, ?)", (name, proposed))
            return str(connection.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()[0])

        return await self._write(job)


def _connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 5000")
    teach_split_part(connection)
    return connection


def _seat(connection: sqlite3.Connection, doc: TableDoc) -> None:
    holders = doc.holders()
    found = connection.execute("SELECT holder FROM sitters WHERE table_id = ?", (doc.id,)).fetchall()
    if {holder for (holder,) in found} != holders:
        connection.execute("DELETE FROM sitters WHERE table_id = ?", (doc.id,))
        connection.executemany("INSERT INTO sitters VALUES (?, ?)", [(holder, doc.id) for holder in holders])


def _answer(answers: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for future, result, fault in answers:
        if future.done():
            continue
        if fault is None:
            future.set_result(result)
        else:
            future.set_exception(fault)
