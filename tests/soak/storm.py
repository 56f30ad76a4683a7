"""The storm itself: all tables at once, then silence; whatever is wrong is found."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.our_server import serai_server
from tests.server.serving import free_port
from tests.soak import quiet
from tests.soak.people import Tally
from tests.soak.tables import Party

MOST_SHOWN = 20
"""lines of the server's log"""


@dataclass
class Storm:
    """A number of tables, for some seconds at most."""

    tables: int
    seed: int
    seconds: float
    report: Callable[[int], None]
    """is told how many games are over"""
    tally: Tally = field(default_factory=Tally)
    _over: int = 0

    def run(self) -> list[str]:
        """Everything that is wrong."""
        with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("w+b") as log:
            with serai_server(free_port(), Path(folder), log) as (address, process):
                trouble = asyncio.run(self._rage(address, process))
            log.seek(0)
            errors = [line for line in log.read().decode().splitlines() if '"level":"error"' in line]
            return trouble + errors[:MOST_SHOWN]

    async def _rage(self, address: str, process: int) -> list[str]:
        games = (self.play(address, number) for number in range(self.tables))
        found = await asyncio.gather(*games)
        found.append(await quiet.listen(address, process))
        return [trouble for trouble in found if trouble is not None]

    async def play(self, address: str, number: int) -> str | None:
        """One table; what is wrong comes back."""
        name = f"table {number}"
        party = Party(address, f"{self.seed}-{number}", self.tally)
        try:
            async with asyncio.timeout(self.seconds):
                trouble = await party.play()
        except TimeoutError:
            return f"{name}: its game is not over after {self.seconds:.0f} seconds: {party}"
        except Exception as fault:  # noqa: BLE001 - it is what we look for
            return f"{name}: {type(fault).__name__}: {fault}"
        self._over += 1
        self.report(self._over)
        return trouble and f"{name}: {trouble}"
