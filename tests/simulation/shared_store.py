"""A model of PostgreSQL: one database for several processes, at the other end of a network.

It keeps the contract of every store (tests/server/test_store.py). What a process has asked for happens though the
process is killed meanwhile, perhaps late, and the answer may get lost.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Sequence
from contextvars import Context
from dataclasses import dataclass, field
from typing import Any, TypeVar

from msgspec import UNSET, UnsetType

from serai.server.rows.table import TableDoc, docs_in
from serai.server.store import daily, evenings, notifications, people, public_log, tournaments
from serai.server.store.base import Append, AppendOutcome, LogRow, OutcomeUnknown, Stored, decode_move
from serai.server.store.listed_tables import ListedTable, listed_tables_in
from serai.server.store.patience import ANSWER_SECONDS, Patience
from serai.server.store.split_part import teach_split_part
from serai.server.wire import Chat
from tests.simulation.faults import Faults
from tests.simulation.ledger import Ledger

T = TypeVar("T")
USUAL_SECONDS = 0.01
LATE_SECONDS = ANSWER_SECONDS * 1.5


def _calls() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    teach_split_part(connection)
    connection.executescript(f"""
        {notifications.SCHEMA};
        {daily.SCHEMA};
        {people.SCHEMA};
        {tournaments.SCHEMA};
        {evenings.SCHEMA};
        {public_log.SCHEMA};
        CREATE TABLE tables (id TEXT, doc BLOB, standing BLOB, touched REAL, status TEXT);
        CREATE TABLE sitters (holder TEXT, table_id TEXT);
    """)
    return connection


@dataclass
class Line:
    """What is known about a table."""

    doc: bytes
    revision: int
    wake: float | None
    keeper: str | None
    touched: float
    standing: bytes | None = None
    rows: list[LogRow] = field(default_factory=list)


@dataclass
class Database:
    """Everything that was committed."""

    ledger: Ledger
    lines: dict[str, Line] = field(default_factory=dict)
    chat: list[tuple[str, Chat]] = field(default_factory=list)
    settings: dict[str, str] = field(default_factory=dict)
    editions: dict[tuple[str, str], str] = field(default_factory=dict)
    calls: sqlite3.Connection = field(default_factory=_calls)
    """what is written in SQL once for every store is a database indeed"""

    def append(self, append: Append) -> bool:
        line = self.lines.get(append.table)
        if line is None or len(line.rows) != append.number or append.revision not in (None, line.revision):
            return False
        for row in append.rows:
            decode_move(row)  # what cannot be read is not taken
        line.rows += append.rows
        line.wake, line.keeper, line.standing = append.wake, append.keeper, append.standing
        line.touched = append.rows[-1].at
        self.ledger.commit(append.table, append.number, append.rows)
        return True

    def create(self, doc: TableDoc, rows: Sequence[LogRow], wake: float | None, now: float) -> None:
        if doc.id in self.lines:
            raise ValueError("the id of a table is to be unique")
        self.lines[doc.id] = Line(doc.to_json(), 0, wake, None, doc.created, rows=list(rows))
        public_log.enter(self.calls, doc, now)
        if rows:
            self.ledger.commit(doc.id, 0, rows)

    def save(self, doc: TableDoc, revision: int, wake: float | UnsetType | None, now: float) -> bool:
        line = self.lines.get(doc.id)
        if line is None or line.revision != revision:
            return False
        line.doc, line.revision, line.touched = doc.to_json(), revision + 1, now
        if wake is not UNSET:
            line.wake, line.keeper = wake, None
        if doc.digest:
            public_log.enter(self.calls, doc, now)
        return True

    def due(self, now: float, keeper: str, until: float, limit: int) -> list[str]:
        waiting = [(line.wake, table) for table, line in self.lines.items() if line.wake is not None]
        found = [table for wake, table in sorted(waiting) if wake <= now][:limit]
        for table in found:
            self.lines[table].wake, self.lines[table].keeper = until, keeper
        return found

    def agree(self, table: str, wake: float | None, keeper: str | None, by: str, now: float) -> bool:
        line = self.lines.get(table)
        if line is None:
            return False
        if line.keeper not in (None, by) and line.wake is not None and line.wake > now:
            return False
        line.wake, line.keeper = wake, keeper
        return True

    def ask(self, query: str, values: tuple[object, ...]) -> list[Any]:
        """A statement about notifications or daily deals."""
        self.calls.executescript("DELETE FROM tables; DELETE FROM sitters")
        for doc, line in self.docs():
            known = (doc.id, line.doc, line.standing, line.touched, doc.status)
            self.calls.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", known)
            self.calls.executemany("INSERT INTO sitters VALUES (?, ?)", [(holder, doc.id) for holder in doc.holders()])
        return self.calls.execute(query.replace("$", "?"), values).fetchall()

    def docs(self) -> list[tuple[TableDoc, Line]]:
        found = [(docs_in([line.doc]), line) for line in self.lines.values()]
        return [(docs[0], line) for docs, line in found if docs]


class SharedStore:
    """The way of one process to the database. See `serai.server.store.base.Store`."""

    def __init__(self, database: Database, faults: Faults, chance: random.Random, time: Callable[[], float]):
        self._database, self._faults, self._chance, self._time = database, faults, chance, time
        self.notifications = notifications.NotificationStore(self._ask_sql)
        self.daily = daily.DailyStore(self._ask_sql)
        self.people = people.PeopleStore(self._ask_sql, self._ask_sql)
        self.tournaments = tournaments.TournamentStore(self._ask_sql)
        self.evenings = evenings.EveningStore(self._ask_sql)
        self.public_log = public_log.PublicLogStore(self._ask_sql)

    async def _ask_sql(self, query: str, *values: object) -> list[Any]:
        return await self._ask(lambda database: database.ask(query, values))

    async def _ask(self, work: Callable[[Database], T]) -> T:
        """Let the database do something: now, late or never; told, or not told."""
        if self._faults.strike("database not reached"):
            await asyncio.sleep(self._chance.uniform(0, 1))
            raise ConnectionError("simulated: the database cannot be reached")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        is_silent = self._faults.strike("database silent")
        is_late = self._faults.strike("commit late")

        def commit() -> None:
            if is_silent and self._chance.random() < 0.5:
                return  # it never got there
            try:
                done = work(self._database)
            except Exception as fault:  # noqa: BLE001 - it goes to the one who has asked
                tell(answer.set_exception, fault)
            else:
                tell(answer.set_result, done)

        def tell(say: Callable[..., None], what: object) -> None:
            if not (is_silent or answer.done()):
                loop.call_later(self._chance.uniform(0, USUAL_SECONDS), tell_now, say, what)

        def tell_now(say: Callable[..., None], what: object) -> None:
            if not answer.done():
                say(what)

        wait = self._chance.uniform(0, LATE_SECONDS if is_late else USUAL_SECONDS)
        loop.call_later(wait, commit, context=Context())  # the world's own: it goes on without the process
        return await Patience().wait_for(_outcome(answer))

    async def append(self, appends: Sequence[Append]) -> list[AppendOutcome]:
        try:
            return await self._ask(lambda database: [_tried(database, append) for append in appends])
        except TimeoutError as fault:
            unknown = OutcomeUnknown("the database took an append and gave no answer")
            unknown.__cause__ = fault
            return [unknown] * len(appends)
        except ConnectionError as fault:
            return [fault] * len(appends)

    async def create(self, doc: TableDoc, rows: Sequence[LogRow] = (), wake: float | None = None) -> None:
        await self._ask(lambda database: database.create(doc, rows, wake, self._time()))

    async def load(self, table: str) -> Stored | None:
        def find(database: Database) -> Stored | None:
            line = database.lines.get(table)
            return None if line is None else Stored(TableDoc.from_json(line.doc), line.revision, len(line.rows))

        return await self._ask(find)

    async def rows(self, table: str, since: int = 0) -> list[LogRow]:
        return await self._ask(lambda database: database.lines[table].rows[since:] if table in database.lines else [])

    async def save(
        self,
        doc: TableDoc,
        revision: int,
        wake: float | UnsetType | None = UNSET,
        are_seats_the_same: bool = False,  # noqa: ARG002 - here it saves nothing
    ) -> bool:
        return await self._ask(lambda database: database.save(doc, revision, wake, self._time()))

    async def public(self, since: float, limit: int) -> list[TableDoc]:
        def find(database: Database) -> list[TableDoc]:
            found = [doc for doc, line in database.docs() if doc.access == "public" and line.touched >= since]
            found = [doc for doc in found if doc.status in ("open", "running")]
            return sorted(found, key=lambda doc: (doc.status == "running", -doc.created))[:limit]

        return await self._ask(find)

    async def sitting(self, holder: str, limit: int) -> list[ListedTable]:
        def find(database: Database) -> list[ListedTable]:
            lines = [
                (line.doc, line.standing, line.touched) for doc, line in database.docs() if holder in doc.holders()
            ]
            return sorted(listed_tables_in(lines), key=lambda sat: (sat.doc.status == "over", -sat.touched))[:limit]

        return await self._ask(find)

    async def listed_table(self, table: str) -> ListedTable | None:
        def find(database: Database) -> ListedTable | None:
            line = database.lines.get(table)
            return next(iter(listed_tables_in([(line.doc, line.standing, line.touched)])), None) if line else None

        return await self._ask(find)

    async def mentioning(self, holder: str) -> list[str]:
        known = holder.encode()
        return await self._ask(lambda database: [at for at, line in database.lines.items() if known in line.doc])

    async def discard(self, before: float) -> int:
        def forget(database: Database) -> int:
            old = [table for table, line in database.lines.items() if line.touched < before]
            for table in old:
                del database.lines[table]
            database.chat = [(table, line) for table, line in database.chat if table not in old]
            return len(old)

        return await self._ask(forget)

    async def due(self, now: float, keeper: str, until: float, limit: int) -> list[str]:
        return await self._ask(lambda database: database.due(now, keeper, until, limit))

    async def agree(self, table: str, wake: float | None, keeper: str | None, by: str, now: float) -> bool:
        return await self._ask(lambda database: database.agree(table, wake, keeper, by, now))

    async def lengths(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        def find(database: Database) -> dict[str, tuple[int, int]]:
            known = {table: database.lines[table] for table in tables if table in database.lines}
            return {table: (len(line.rows), line.revision) for table, line in known.items()}

        return await self._ask(find)

    async def say(self, table: str, line: Chat) -> None:
        await self._ask(lambda database: database.chat.append((table, line)))

    async def said(self, table: str, limit: int) -> list[Chat]:
        return await self._ask(lambda database: [line for at, line in database.chat if at == table][-limit:])

    async def spoken(self, tables: Sequence[str], limit: int) -> dict[str, list[tuple[int, float]]]:
        def find(database: Database) -> dict[str, list[tuple[int, float]]]:
            found: dict[str, list[tuple[int, float]]] = {}
            for table, line in reversed(database.chat):
                if line.seat is not None and table in tables and len(lines := found.setdefault(table, [])) < limit:
                    lines.append((line.seat, line.at))
            return found

        return await self._ask(find)

    async def unsay(self, table: str, name: str) -> None:
        def forget(database: Database) -> None:
            database.chat = [(at, line) for at, line in database.chat if (at, line.name) != (table, name)]

        await self._ask(forget)

    async def keep_edition(self, game: str, edition_hash: str, text: str) -> None:
        await self._ask(lambda database: database.editions.setdefault((game, edition_hash), text))

    async def kept_edition(self, game: str, edition_hash: str) -> str | None:
        return await self._ask(lambda database: database.editions.get((game, edition_hash)))

    async def probe(self) -> None:
        await self._ask(lambda database: database.settings.update(probe=str(self._time())))

    async def secret(self, proposed: str, name: str = "secret") -> str:
        return await self._ask(lambda database: database.settings.setdefault(name, proposed))

    async def close(self) -> None: ...


def _tried(database: Database, append: Append) -> AppendOutcome:
    try:
        return database.append(append)
    except Exception as fault:  # noqa: BLE001 - it goes to the one who appends
        return fault


async def _outcome(answer: asyncio.Future[T]) -> T:
    return await answer
