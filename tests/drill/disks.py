"""Disks that are full or may not be written, under a server that goes on living."""

from __future__ import annotations

import asyncio
import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.drill.commands import as_somebody_without_rights, serai, serving
from tests.drill.drill import Drill, LeftOut, NotHeld, Place, hold
from tests.drill.people import Ledger
from tests.drill.stores import acts_in_file, embedded, playing
from tests.server.lives import Process
from tests.server.people import PATIENCE, eventually
from tests.server.serving import free_port

MOUNTED = "6m"
LONGEST = 1.0
"""seconds that a disk stays full"""
ROUNDS = 5
"""at most; each takes seconds"""
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A disk of some megabytes at a folder, where mounting is allowed."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={MOUNTED}", "serai-drill", str(folder)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise LeftOut("there is no mount here; the drill file-size does the same with a limit") from None
    if done.returncode:
        raise LeftOut(f"mounting is not allowed here ({done.stderr.strip()}); the drill file-size does the same")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)  # noqa: S607 - wherever it is


async def full_disk(place: Place) -> str:
    data = place.folder / "data"
    ballast = data / "ballast"

    def fill(_: Process) -> None:
        with ballast.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                pass

    with small_disk(data):
        return await _refusing(place, fill, lambda _: ballast.unlink())


async def file_size(place: Place) -> str:
    data = place.folder / "data"

    def limit(server: Process) -> None:
        largest = max(file.stat().st_size for file in data.glob("serai.sqlite*"))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (min(largest, 4096), resource.RLIM_INFINITY))

    def lift(server: Process) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, UNLIMITED)

    return await _refusing(place, limit, lift)


async def _refusing(place: Place, spoil: Callable[[Process], None], mend: Callable[[Process], None]) -> str:
    ledger, unwell, rounds = Ledger(), 0, min(place.times, ROUNDS)
    with embedded(place) as server:
        await server.begin()
        async with (
            playing([server.address], ledger, place),
            httpx.AsyncClient(base_url=server.address, trust_env=False) as ask,
        ):
            for _ in range(rounds):
                before = ledger.troubles
                spoil(server)
                # Where a bot's move was the first that was not stored, nobody's decision need be refused.
                await _soon(lambda before=before: ledger.troubles > before, "another word of trouble", ledger)  # type: ignore[misc]
                unwell += (await ask.get("/healthz")).status_code == httpx.codes.SERVICE_UNAVAILABLE
                await asyncio.sleep(place.chance.uniform(0, LONGEST))
                mend(server)
                known = len(ledger.acknowledged)
                await _soon(lambda known=known: len(ledger.acknowledged) > known, "another decision", ledger)  # type: ignore[misc]
            hold((await ask.get("/healthz")).status_code == httpx.codes.OK, "/healthz does not get well again")
        await server.kill()
        ledger.compare(acts_in_file(place.folder / "data"))
    hold(unwell == rounds, f"/healthz said ok {rounds - unwell} times of {rounds} while nothing could be written")
    return f"{rounds} times, {len(ledger.refused)} refused and none of them made, {ledger}"


async def _soon(condition: Callable[[], bool], what: str, ledger: Ledger) -> None:
    """Whatever does not come was waited for in vain: what did come tells why."""
    try:
        await eventually(condition)
    except TimeoutError:
        seen = f"{ledger.troubles} words of trouble, {ledger.returns} connections lost, {ledger.games} games over"
        raise NotHeld(f"{PATIENCE:.0f} seconds without {what}; so far {seen}") from None


async def read_only(place: Place) -> str:
    data = place.folder / "data"
    data.mkdir()
    data.chmod(0o555)
    said = await serai(*serving(data, free_port()), before=as_somebody_without_rights())
    said.check_sentence("a server on a folder that may not be written")
    hold(not any(data.iterdir()), "something was written into a folder that may not be written")
    return f"It says: {said.words.strip().splitlines()[-1]}"


RESUMES = "told in words, /healthz says 503, play goes on as soon as there is room, nothing acknowledged is lost"
DRILLS = [
    Drill("full-disk", "a disk filled up to its last byte while people play", RESUMES, full_disk),
    Drill("file-size", "files that may not grow (RLIMIT_FSIZE) while people play", RESUMES, file_size),
    Drill("read-only", "a data folder that may not be written", "one clear sentence, and nothing else", read_only),
]
