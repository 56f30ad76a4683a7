"""kill -9 of processes at random moments, while people and bots play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from tests.drill.drill import Drill, Place, hold
from tests.drill.people import SEATS, Ledger, Traveller
from tests.drill.stores import SHORT, acts_in_database, acts_in_file, embedded, playing, shared
from tests.server.people import Viewer

LONGEST_LIFE = 0.3
TAKEOVERS = 5
BOT_PAUSE = 1.0
"""seconds that bots think, so that they are killed while they do"""
LONGEST_TAKEOVER = 5.0
PROMISE = "nothing acknowledged is lost, nothing refused is made, nobody goes back in time, every game ends"


async def embedded_store(place: Place) -> str:
    """The only process is killed, and another one begins with its files."""
    ledger = Ledger()
    with embedded(place) as server:
        await server.begin()
        async with playing([server.address], ledger, place):
            for _ in range(place.times):
                await asyncio.sleep(place.chance.uniform(0, LONGEST_LIFE))
                await server.kill()
                await server.begin()
        await server.kill()
    return _compare(ledger, acts_in_file(place.folder / "data"), place)


async def shared_store(place: Place) -> str:
    """One of two processes is killed; people go on with the other one, or with the next. At last the database stops
    and starts again under both."""
    ledger = Ledger()
    with shared(place) as (database, servers):
        for server in servers:
            await server.begin()
        async with playing([each.address for each in servers], ledger, place):
            for _ in range(place.times):
                await asyncio.sleep(place.chance.uniform(0, LONGEST_LIFE))
                server = place.chance.choice(servers)
                await server.kill()
                await server.begin()
            await asyncio.to_thread(database.stop)
            await asyncio.to_thread(database.start)
        stored = await acts_in_database(database.address)
    return _compare(ledger, stored, place)


async def takeover(place: Place) -> str:
    """The process whose bots think is killed; somebody at another one waits for them."""
    slowest, rounds = 0.0, min(place.times, TAKEOVERS)
    with shared(place, bot_pause=str(BOT_PAUSE)) as (_, (first, second)):
        await second.begin()
        for _ in range(rounds):
            await first.begin()
            anna = Traveller([first.address, second.address], 0)
            seats = ["open", "easy", "easy"]
            table = (await anna.browser.make(SHORT, SEATS, name="Anna", access="public", seats=seats))["table"]
            await anna.browser.post(f"/api/tables/{table['id']}/start", status=200)
            anna.move_on()
            async with anna.browser.at(table["id"]) as viewer:
                await viewer.started()
                bots = {1, 2} & set(viewer.view["awaited"])
                hold(bots, "no bot was thinking")
                await first.kill()
                began = monotonic()
                await viewer.until(_has_decided(bots))
                slowest = max(slowest, monotonic() - began - BOT_PAUSE)
    hold(slowest < LONGEST_TAKEOVER, f"bots of a dead process went on after {slowest:.1f} s")
    return f"{rounds} processes killed, bots go on after {slowest:.1f} s at most, their own thinking not counted"


def _has_decided(bots: set[int]) -> Callable[[Viewer], bool]:
    return lambda viewer: not bots & set(viewer.view["awaited"])


def _compare(ledger: Ledger, stored: set[tuple[str, str]], place: Place) -> str:
    ledger.compare(stored)
    hold(len(ledger.acknowledged) > place.times / 2, "hardly anybody could play between two kills")
    return f"{place.times} kills, {ledger}"


DRILLS = [
    Drill("kill", "kill -9 again and again, embedded store", PROMISE, embedded_store),
    Drill(
        "kill-postgres",
        "kill -9 of one of two processes again and again, PostgreSQL, which is restarted in the end",
        PROMISE,
        shared_store,
    ),
    Drill(
        "takeover",
        "kill -9 of the process whose bots think, PostgreSQL",
        f"another process goes on with them within {LONGEST_TAKEOVER:.0f} s",
        takeover,
    ),
]
