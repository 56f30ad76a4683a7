"""The file of the embedded store: its layout, and how older ones are brought up to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from serai.kernel.errors import UserError
from serai.server.store import daily, evenings, notifications, people, public_log, sums, tournaments
from serai.server.store.base import Append
from serai.server.store.fence import Fence
from serai.server.store.journal import Journal

LAYOUT = 12
"""The version of the file's layout. Older ones are upgraded to it; any other is refused."""

_FIRST = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, doc BLOB NOT NULL, revision INTEGER NOT NULL, status TEXT NOT NULL, access TEXT NOT NULL,
    length INTEGER NOT NULL, wake REAL, keeper TEXT, created REAL NOT NULL, touched REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX public_tables ON tables (access, status, created);
CREATE INDEX due_tables ON tables (wake) WHERE wake IS NOT NULL;
CREATE TABLE moves (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, version INTEGER NOT NULL, by TEXT NOT NULL, act TEXT NOT NULL,
    move BLOB NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE sitters (holder TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (holder, table_id)) WITHOUT ROWID;
CREATE TABLE chat (table_id TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, at REAL NOT NULL);
CREATE INDEX chat_of_table ON chat (table_id);
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""
_JOURNAL = "CREATE TABLE journal (number INTEGER PRIMARY KEY, tables TEXT NOT NULL, moves TEXT NOT NULL)"
_EDITIONS = "CREATE TABLE editions (game TEXT, hash TEXT, text TEXT NOT NULL, PRIMARY KEY (game, hash)) WITHOUT ROWID"
_ENCODED_JOURNAL = """
INSERT INTO moves (table_id, number, version, by, act, move, at)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), CAST(json_extract(value, '$[5]') AS BLOB),
    json_extract(value, '$[6]') / 1e6
FROM journal, json_each(journal.moves);
WITH grown AS (
    SELECT value AS head, json_extract(value, '$[0]') AS id, number, key FROM journal, json_each(journal.tables)
)
UPDATE tables SET (length, wake, keeper, touched) = (
    SELECT json_extract(head, '$[1]'), json_extract(head, '$[2]') / 1e6, json_extract(head, '$[3]'),
        json_extract(head, '$[4]') / 1e6
    FROM grown WHERE grown.id = tables.id ORDER BY number DESC, key DESC LIMIT 1
) WHERE id IN (SELECT id FROM grown);
DROP TABLE journal;
CREATE TABLE journal (number INTEGER PRIMARY KEY, appends BLOB NOT NULL);
"""
_RUNS = """
DROP TABLE journal;
CREATE TABLE journal (number INTEGER PRIMARY KEY, runs BLOB NOT NULL);
CREATE TABLE runs (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, moves INTEGER NOT NULL, rows BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO runs SELECT table_id, number, 1, CAST(json_array(
    version, by, act, json(CAST(move AS TEXT)), json(printf('%!.17g', at))
) AS BLOB) FROM moves;
DROP TABLE moves;
CREATE VIEW moves (table_id, number, version, by, act, move, at) AS
SELECT table_id, number + key, json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]')
FROM runs, json_each('[' || CAST(rows AS TEXT) || ']');
CREATE INDEX sitters_of_table ON sitters (table_id);
"""
"""`moves` is for people who look into the file: serai reads runs."""

_STANDING = "ALTER TABLE tables ADD COLUMN standing BLOB"

_appends_in = msgspec.msgpack.Decoder(list[Append]).decode


_DAMAGED = "CREATE TABLE damaged (at REAL NOT NULL, reason TEXT NOT NULL, data BLOB NOT NULL)"
"""Rows that could not be read when the journal was entered. From this version on each row of a run has a checksum."""


def _enter_appends(connection: sqlite3.Connection) -> None:
    """Rows left in a journal of layout 4."""
    for (encoded,) in connection.execute("SELECT appends FROM journal ORDER BY number").fetchall():
        for append in _appends_in(encoded):
            rows = [(append.table, number, *row[:5]) for number, row in enumerate(append.rows, append.number)]
            connection.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            length = append.number + len(rows)
            known = (length, append.wake, append.keeper, append.rows[-1].at, append.table)
            connection.execute("UPDATE tables SET length = ?, wake = ?, keeper = ?, touched = ? WHERE id = ?", known)


_SINCE = (
    *((_FIRST,), (_JOURNAL,), (_EDITIONS,), (_ENCODED_JOURNAL,), (_enter_appends, _RUNS)),
    *((_STANDING,), (_DAMAGED,), (notifications.SCHEMA,), (daily.SCHEMA, people.SCHEMA), (tournaments.SCHEMA,)),
    (evenings.SCHEMA, sums.SCHEMA, sums.sum_up),
    (public_log.SCHEMA,),
)
"""What each version of the layout has changed."""


def refuse_foreign(file: Path) -> None:
    """Refuse a database that is not ours, before anything in it is changed."""
    if not file.is_file():
        return
    with closing(sqlite3.connect(file)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if names and not names >= {"tables", "sitters", "settings"}:
        raise UserError(f"{file} is another program's database: choose another --data folder, or move that file away")


def prepare(connection: sqlite3.Connection, file: Path, fence: Fence) -> None:
    """Make the tables of a new file, upgrade an older one, and enter what a killed process has left."""
    layout = connection.execute("PRAGMA user_version").fetchone()[0]
    if not 0 <= layout <= LAYOUT:
        raise UserError(f"{file} has layout {layout}, this serai reads {LAYOUT}: use the version that made it")
    if layout == 0:
        file.chmod(0o600)
    connection.execute("BEGIN IMMEDIATE")
    for steps in _SINCE[layout:]:
        for step in steps:
            # Not as a script, which would commit what was done before it.
            for statement in step.split(";") if isinstance(step, str) else ():
                connection.execute(statement)
            if callable(step):
                step(connection)
    connection.execute(f"PRAGMA user_version = {LAYOUT}")
    sums.keep_sums(connection)
    fence.claim(connection)
    Journal(connection).enter()
    # The file belongs to this process alone, so every process that claimed a table before is gone.
    connection.execute("UPDATE tables SET wake = 0, keeper = NULL WHERE keeper IS NOT NULL")
    connection.execute("COMMIT")
