"""A disk that takes nothing more, under a server that goes on living."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.drill.drill import Drill, NotHeld, Place, hold
from tests.drill.people import Ledger
from tests.drill.stores import acts_in_file, embedded, playing
from tests.server.lives import Process
from tests.server.people import PATIENCE, eventually

LONGEST = 1.0
"""seconds that a disk stays full"""
ROUNDS = 5
"""at most; each takes seconds"""


async def full_disk(place: Place) -> str:
    """The server's files may not grow for a while: a write fails as on a full disk, without one."""
    data, ledger, unwell, rounds = place.folder / "data", Ledger(), 0, min(place.times, ROUNDS)
    with embedded(place) as server:
        await server.begin()
        async with (
            playing([server.address], ledger, place),
            httpx.AsyncClient(base_url=server.address, trust_env=False) as ask,
        ):
            for _ in range(rounds):
                before = ledger.troubles
                _limit_files(server, _most_bytes(data))
                # Where a bot's move was the first that was not stored, nobody's decision need be refused.
                await _soon(lambda before=before: ledger.troubles > before, "another word of trouble", ledger)  # type: ignore[misc]
                unwell += (await ask.get("/healthz")).status_code == httpx.codes.SERVICE_UNAVAILABLE
                await asyncio.sleep(place.chance.uniform(0, LONGEST))
                _limit_files(server, resource.RLIM_INFINITY)
                known = len(ledger.acknowledged)
                await _soon(lambda known=known: len(ledger.acknowledged) > known, "another decision", ledger)  # type: ignore[misc]
            hold((await ask.get("/healthz")).status_code == httpx.codes.OK, "/healthz does not get well again")
        await server.kill()
        ledger.compare(acts_in_file(data))
    hold(unwell == rounds, f"/healthz said ok {rounds - unwell} times of {rounds} while nothing could be written")
    return f"{rounds} times, {len(ledger.refused)} refused and none of them made, {ledger}"


def _most_bytes(data: Path) -> int:
    largest = max(file.stat().st_size for file in data.glob("serai.sqlite*"))
    return min(largest, 4096)


def _limit_files(server: Process, most: int) -> None:
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


async def _soon(condition: Callable[[], bool], what: str, ledger: Ledger) -> None:
    """Whatever does not come was waited for in vain: what did come tells why."""
    try:
        await eventually(condition)
    except TimeoutError:
        seen = f"{ledger.troubles} words of trouble, {ledger.returns} connections lost, {ledger.games} games over"
        raise NotHeld(f"{PATIENCE:.0f} seconds without {what}; so far {seen}") from None


DRILLS = [
    Drill(
        "disk",
        "files that may not grow (RLIMIT_FSIZE) while people play",
        "told in words, /healthz says 503, play goes on as soon as there is room, nothing acknowledged is lost",
        full_disk,
    )
]
