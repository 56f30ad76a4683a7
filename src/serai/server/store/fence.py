"""One process writes to an embedded store, on every system and even if somebody removes its files.

A lock on a file beside the database stops a second server at once. But locks can be removed while they are held, and
some disks have none. So the database itself names its writer, the last one that opened it; each transaction begins by
looking, and a process that finds another name there stops writing.
"""

from __future__ import annotations

import secrets
import sqlite3
from pathlib import Path
from typing import IO

from serai.kernel.errors import UserError
from serai.server.base.refusals import Superseded


class Fence:
    """A process's claim to be the writer."""

    def __init__(self) -> None:
        self._name = secrets.token_hex(8)

    def claim(self, connection: sqlite3.Connection) -> None:
        """Claim the store: from now on nobody else writes."""
        connection.execute("INSERT OR REPLACE INTO settings VALUES ('writer', ?)", (self._name,))

    def check(self, connection: sqlite3.Connection) -> None:
        """Check the claim within a transaction, before anything is written."""
        if connection.execute("SELECT value FROM settings WHERE name = 'writer'").fetchone() != (self._name,):
            raise Superseded


def lock(file: Path) -> IO[str]:
    """Lock a file until it is closed or the process ends; refuse if another process holds it."""
    held = file.open("w")
    try:
        _lock(held)
    except OSError:
        held.close()
        raise UserError(
            f"another server is using {file.parent}: stop it, choose another --data folder,"
            " or use --database with PostgreSQL for several processes"
        ) from None
    return held


def _lock(held: IO[str]) -> None:
    try:
        import fcntl
    except ImportError:
        _lock_on_windows(held)
    else:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _lock_on_windows(held: IO[str]) -> None:
    from importlib import import_module

    msvcrt = import_module("msvcrt")  # other systems do not have it, nor do type checkers there
    msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
