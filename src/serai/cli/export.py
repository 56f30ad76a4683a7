"""`serai export`: all finished games of a server as records."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cyclopts import App

from serai.cli.options import Database, DataFolder
from serai.kernel.errors import UserError

INCOMPLETE = 1

EXAMPLES = """\
The server may keep running. Each line of the file is the record of one game: serai check, replay, review and features
read it. Running games are left out, because a record shows every hand.

    serai export games.jsonl
    serai export --database postgresql://… games.jsonl
"""

export = App(name="export", help_epilogue=EXAMPLES)


@export.default
def run(file: Path, /, *, data: DataFolder = None, database: Database = None) -> int:
    """Write the records of all finished games of a server into one new file.

    Parameters
    ----------
    file
        The records, one per line.
    """
    if file.exists():
        raise UserError(f"{file} exists already and is not overwritten: choose another place")
    return asyncio.run(_write(file, data, database))


async def _write(file: Path, data: Path | None, database: str | None) -> int:
    from serai.records.write import line_of
    from serai.server.base.settings import Settings
    from serai.server.records.export import records

    written = missing = 0
    with file.open("wb") as lines:
        async for table, record in records(Settings.read(data=data, database=database)):
            if isinstance(record, UserError):
                print(f"table {table}: {record}")
                missing += 1
            else:
                lines.write(line_of(record))
                written += 1
    print(f"{written} records are in {file}" + (f", {missing} could not be made" if missing else ""))
    return INCOMPLETE if missing else 0
