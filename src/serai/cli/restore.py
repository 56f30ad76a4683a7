"""`serai restore`: make a server's store from a copy."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cyclopts import App

EXAMPLES = """\
The store must be new: an empty folder, or an empty database. The copy may come from the other kind of store, and from
an older serai. A damaged one is refused; serai fsck saves its sound part.

    serai restore serai-monday.sqlite --data /var/lib/serai
    serai restore serai-monday.sqlite --database postgresql://…
"""

restore = App(name="restore", help_epilogue=EXAMPLES)


@restore.default
def run(file: Path, /, *, data: Path | None = None, database: str | None = None) -> None:
    """Make a server's store from a copy that `serai backup` has written.

    Parameters
    ----------
    file
        The copy.
    data
        The data folder of the new server.
    database
        postgresql://… instead.
    """
    from serai.server.base.settings import Settings
    from serai.server.store.backup import restore as make

    copied = asyncio.run(make(Settings.read(data=data, database=database), file))
    print(f"{copied.tables} tables and {copied.moves} moves are restored")
