"""Database files with holes in them."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path

from tests.drill.commands import serai
from tests.drill.drill import Drill, Place, hold
from tests.drill.people import Ledger
from tests.drill.stores import acts_in_file, embedded, playing

PAGES = 3
"""that are overwritten, of each file"""
ROUNDS = 10
REFUSED = 2
Acts = set[tuple[str, str]]


async def damaged_file(place: Place) -> str:
    """Files of a real evening, each damaged elsewhere, are looked through; what is saved has to be true."""
    data, ledger, rounds = place.folder / "data", Ledger(), min(place.times, ROUNDS)
    with embedded(place) as server:
        await server.begin()
        async with playing([server.address], ledger, place):
            await asyncio.sleep(1.0)
        await server.kill()
    whole = acts_in_file(data)
    hopeless, saved, all_saved = 0, 0, 0
    for number in range(rounds):
        bad, good = place.folder / f"bad-{number}", place.folder / f"good-{number}"
        _damage(data, bad, place.chance)
        said = await serai("fsck", "--data", str(bad), "--save", str(good))
        hold("Traceback" not in said.words and "fault in serai" not in said.words, f"fsck broke: {said.words[-400:]}")
        if said.code == REFUSED:  # the beginning of the file is lost
            said.check_sentence("fsck of a damaged file")
            hopeless += 1
            continue
        acts = acts_in_file(good)
        hold(acts <= whole, f"fsck saved what nobody has done: {sorted(acts - whole)[:3]}")
        again = await serai("fsck", "--data", str(good))
        hold(again.code == 0, f"what fsck has saved is damaged itself: {again.words[-400:]}")
        saved += len(acts)
        all_saved += acts == whole
    hold(hopeless < rounds, "nothing was saved of any file")
    share = saved / max(1, (rounds - hopeless) * len(whole))
    return (
        f"{rounds} files of {len(whole)} decisions, {PAGES} pages of each overwritten: {hopeless} told to be lost, "
        f"of the others {share:.0%} of all decisions saved, {all_saved} files completely"
    )


def _damage(data: Path, copy: Path, chance: random.Random) -> None:
    """Pages anywhere but the first, without which no file is a database."""
    copy.mkdir()
    shutil.copy(data / "serai.sqlite", copy)
    file = copy / "serai.sqlite"
    for more in ("-wal", "-shm"):
        if (left := data / f"serai.sqlite{more}").exists():
            shutil.copy(left, copy)
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.close()
    with file.open("r+b") as stream:
        for _ in range(PAGES):
            stream.seek(size * chance.randrange(1, pages) + chance.randrange(size // 2))
            stream.write(chance.randbytes(size // 2))


DRILLS = [
    Drill(
        "damaged-file",
        "the embedded database with pages overwritten",
        "clear sentences; what serai fsck saves was really played, and is sound",
        damaged_file,
    )
]
