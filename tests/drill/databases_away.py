"""PostgreSQL and Redis that are restarted, slow, or gone, under processes that go on living."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import ExitStack
from time import monotonic

from tests.drill.drill import Drill, Place, hold
from tests.drill.people import Ledger
from tests.drill.stores import acts_in_database, playing, shared
from tests.server.databases import redis_server
from tests.server.lives import Process
from tests.server.people import eventually

ROUNDS = 5
"""at most; each takes seconds"""
LONGEST = 2.0
"""seconds that PostgreSQL is away"""
SLOW = 7.0
"""seconds that Redis does not answer, which is longer than it is waited for"""
BACK = 15.0
"""seconds after which play has to go on"""


async def postgres_restarted(place: Place) -> str:
    ledger, rounds, slowest = Ledger(), min(place.times, ROUNDS), 0.0
    with shared(place) as (database, servers):
        for server in servers:
            await server.begin()
        async with playing([server.address for server in servers], ledger, place):
            for _ in range(rounds):
                await asyncio.to_thread(database.stop)
                await asyncio.sleep(place.chance.uniform(0, LONGEST))
                await asyncio.to_thread(database.start)
                slowest = max(slowest, await _until_somebody_decides(ledger))
            await _news_are_heard(servers)
        ledger.compare(await acts_in_database(database.address))
    hold(slowest < BACK, f"it took {slowest:.1f} seconds after PostgreSQL was back")
    return f"{rounds} restarts, play goes on after {slowest:.1f} s at most, {ledger}"


async def _until_somebody_decides(ledger: Ledger) -> float:
    began, before = monotonic(), len(ledger.acknowledged)
    await eventually(lambda: len(ledger.acknowledged) > before)
    return monotonic() - began


async def _news_are_heard(servers: list[Process]) -> None:
    for server in servers:

        async def heard(server: Process = server) -> bool:
            return bool((await server.browser().get("/healthz"))["news"])

        await eventually(heard)


async def redis_away(place: Place) -> str:
    """It stops answering for a while; then it is gone, and comes back."""
    ledger = Ledger()
    with ExitStack() as stack:
        first = stack.enter_context(ExitStack())
        bus, process = first.enter_context(redis_server(place.folder))
        await eventually((place.folder / "redis.sock").exists)
        database, servers = stack.enter_context(shared(place, bus=bus))
        for server in servers:
            await server.begin()
        async with playing([server.address for server in servers], ledger, place):
            os.kill(process, signal.SIGSTOP)
            slow = await _decisions(ledger, SLOW)
            os.kill(process, signal.SIGCONT)
            await _news_are_heard(servers)
            first.close()
            gone = await _decisions(ledger, SLOW)
            stack.enter_context(redis_server(place.folder))
            await _news_are_heard(servers)
        ledger.compare(await acts_in_database(database.address))
    hold(slow and gone, f"play stood still without Redis: {slow} decisions while it was slow, {gone} while it was gone")
    return (
        f"{slow} decisions in {SLOW:.0f} s without an answer of Redis, {gone} in {SLOW:.0f} s without Redis, {ledger}"
    )


async def _decisions(ledger: Ledger, seconds: float) -> int:
    before = len(ledger.acknowledged)
    await asyncio.sleep(seconds)
    return len(ledger.acknowledged) - before


DRILLS = [
    Drill(
        "postgres-restart",
        "PostgreSQL stopped and started again under load, two processes",
        f"nothing acknowledged is lost, play goes on within {BACK:.0f} s, news between processes come back",
        postgres_restarted,
    ),
    Drill(
        "redis",
        "Redis that does not answer, and Redis that is gone, under two processes",
        "play goes on meanwhile, nothing is lost, news come back when Redis does",
        redis_away,
    ),
]
