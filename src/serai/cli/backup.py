"""`serai backup`: copy everything a server keeps into one file, while it runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cyclopts import App

DAMAGED = 1

EXAMPLES = """\
The server need not be stopped: the copy is of one moment. It is looked through at once, every checksum included; the
exit code is 0 when all is sound, 1 when something is not. It holds the server's secret and every hand of every running
game, so keep it as you keep those. Own editions in editions/*.toml are files of yours; their texts are in the copy.

    serai backup serai-monday.sqlite
    serai backup --database postgresql://… serai-monday.sqlite
"""

backup = App(name="backup", help_epilogue=EXAMPLES)


@backup.default
def run(file: Path, /, *, data: Path | None = None, database: str | None = None) -> int:
    """Copy everything a server keeps into one new file.

    Parameters
    ----------
    file
        The copy.
    data
        The server's data folder.
    database
        postgresql://… if the server uses that.
    """
    from serai.server.base.settings import Settings
    from serai.server.store.backup import back_up

    copied = asyncio.run(back_up(Settings.read(data=data, database=database), file))
    for line in copied.faults:
        print(line)
    print(f"{copied.tables} tables and {copied.moves} moves are in {file}")
    return DAMAGED if copied.faults else 0
