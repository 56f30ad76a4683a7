"""`serai forget`: forget who somebody is, at their request."""

from __future__ import annotations

import asyncio

from cyclopts import App

from serai.cli.options import Database, DataFolder

EXAMPLES = """\
People who still have the browser they played with can do this themselves on the Me page. Otherwise name one table and
their seat there: they are forgotten there and wherever else the same browser has played. Their names,
their lines of chat and everything that ties their seats to the browser are deleted. The moves stay, because the game
belongs to the others too, and running games go on with a bot. Stop a server with an embedded database first. Earlier
copies still contain these people.

    serai forget 5f0c9a… 2
"""

forget = App(name="forget", help_epilogue=EXAMPLES)


@forget.default
def run(table: str, seat: int, /, *, data: DataFolder = None, database: Database = None) -> None:
    """Forget who sat in a seat of a table, there and everywhere.

    Parameters
    ----------
    table
        The id of the table, as its link has it.
    seat
        Their seat; seats count from 0, as in records.
    """
    from serai.server.base.settings import Settings
    from serai.server.personal.forgetting import forget_who_sat

    count = asyncio.run(forget_who_sat(Settings.read(data=data, database=database), table, seat))
    print(f"forgotten at {count} tables")
