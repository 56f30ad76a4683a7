"""`serai backup`: copy everything a server keeps into one file, while it runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cyclopts import App

from serai.cli.options import Database, DataFolder

DAMAGED = 1

EXAMPLES = """\
The server may keep running: the copy is a snapshot. It is checked at once, every checksum included; the exit code is 0
if everything is sound, 1 if something is not. It holds the server's secret and every hand of every running game, so
guard it well. Your edition files (editions/*.toml) are not in it, but the texts that tables need are.

    serai backup serai-monday.sqlite
    serai backup --database postgresql://… serai-monday.sqlite
"""

backup = App(name="backup", help_epilogue=EXAMPLES)


@backup.default
def run(file: Path, /, *, data: DataFolder = None, database: Database = None) -> int:
    """Copy everything a server keeps into one new file.

    Parameters
    ----------
    file
        Where to write the copy.
    """
    from serai.server.base.settings import Settings
    from serai.server.store.backup import back_up

    copied = asyncio.run(back_up(Settings.read(data=data, database=database), file))
    for line in copied.faults:
        print(line)
    print(f"{copied.tables} tables and {copied.moves} moves are in {file}")
    return DAMAGED if copied.faults else 0
