"""`serai restore`: make a server's store from a copy."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cyclopts import App

EXAMPLES = """\
The folder or database must be empty. The backup may come from a server with the other kind of database, and from an
older serai. A damaged backup is refused; serai fsck saves its sound part.

    serai restore serai-monday.sqlite --data /var/lib/serai
    serai restore serai-monday.sqlite --database postgresql://…
"""

restore = App(name="restore", help_epilogue=EXAMPLES)


@restore.default
def run(file: Path, /, *, data: Path | None = None, database: str | None = None) -> None:
    """Restore a server's database from a copy that `serai backup` has written.

    Parameters
    ----------
    file
        The backup.
    data
        The data folder of the new server.
    database
        postgresql://… if the new server uses that.
    """
    from serai.server.base.settings import Settings
    from serai.server.store.backup import restore as make

    copied = asyncio.run(make(Settings.read(data=data, database=database), file))
    print(f"{copied.tables} tables and {copied.moves} moves are restored")
