"""One hostile visitor at full tilt, while honest people play."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic

import pytest

from benchmarks.our_server import LONGEST_COMPILATION, started
from serai.kernel.rule import INTERPRETED
from tests.drill.addresses import Guest
from tests.drill.drill import Drill, Place, hold
from tests.drill.people import AWAY
from tests.drill.stores import SHORT
from tests.server.people import Viewer, is_over
from tests.server.serving import free_port

HONEST = 6
"""tables of people with easy bots, each at an address of its own"""
PAUSE = 0.5
"""seconds that people think, on average"""
QUIET_SECONDS, HOSTILE_SECONDS = 10.0, 20.0
MOST_ACK, MOST_BOT = 0.1, 1.0
"""seconds: 99% of all acknowledgements, and every easy bot"""


@dataclass
class Waits:
    """How long honest people have waited."""

    acks: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"acknowledged after {1e3 * share(self.acks, 0.5):.0f} ms (median), {1e3 * share(self.acks, 0.99):.0f} ms "
            f"(99%) of {len(self.acks)}; easy bots {1e3 * share(self.bots, 0.5):.0f} ms (median), "
            f"{1e3 * max(self.bots, default=0):.0f} ms (longest) of {len(self.bots)}"
        )


def share(waits: Sequence[float], part: float) -> float:
    """Return the wait that this part of all does not exceed."""
    return sorted(waits)[min(len(waits) - 1, int(part * len(waits)))] if waits else 0.0


class Honest:
    """Somebody who plays with two easy bots, one game after the other, and looks at the clock."""

    def __init__(self, address: str, number: int, chance: random.Random):
        self._guest = Guest(address, f"127.0.1.{number + 1}")
        self._chance = chance
        self.waits = Waits()

    async def play(self) -> None:
        """For ever."""
        while True:
            seats = ["open", "easy", "easy"]
            table = (await self._guest.make(SHORT, name="Anna", access="public", seats=seats))["table"]["id"]
            await self._guest.post(f"/api/tables/{table}/start", status=200)
            async with self._guest.at(table) as viewer:
                await viewer.started()
                await self._sit(viewer)

    async def _sit(self, viewer: Viewer) -> None:
        waiting_since: float | None = None
        while not is_over(viewer):
            if viewer.is_awaited:
                waiting_since = None
                await asyncio.sleep(self._chance.uniform(0.5, 1.5) * PAUSE)
                began, version = monotonic(), viewer.view["version"]
                answer = await viewer.act(self._chance.choice(viewer.view["legal"]))
                self.waits.acks.append(monotonic() - began)
                hold(answer["type"] == "ack", f"an honest decision was refused: {answer}")
                await viewer.until(lambda me, version=version: me.view["version"] > version or is_over(me))  # type: ignore[misc]
                waiting_since = monotonic()
                continue
            version = viewer.view["version"]
            await viewer.receive()
            if viewer.view["version"] > version:
                if waiting_since is not None:
                    self.waits.bots.append(monotonic() - waiting_since)
                waiting_since = monotonic()


async def hostile_visitor(place: Place) -> str:
    if sys.platform != "linux":
        pytest.skip("only Linux has enough addresses of its own")
    data = place.folder / "data"
    with (place.folder / "log").open("w+b") as log, started(free_port(), data, log, SERAI_LIMITS="{}") as (address, _):
        await _until_ready(address)
        people = [Honest(address, number, place.chance) for number in range(HONEST)]
        async with at_play(people) as playing:
            await play_for(QUIET_SECONDS, playing)
            before = taken(people)
            attacker = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.drill.attacks", address, str(HOSTILE_SECONDS)),
                stdout=asyncio.subprocess.PIPE,
            )
            told, _ = await asyncio.wait_for(attacker.communicate(), 6 * HOSTILE_SECONDS)
            during = taken(people)
    tried = json.loads(told)
    load = os.getloadavg()[0]
    figures = (
        f"Alone: {before}. Beside {sum(count for count, _ in tried.values())} attacks of {len(tried)} kinds: {during}. "
        f"Load {load:.1f} on {os.cpu_count()} cores, rules {'interpreted' if INTERPRETED else 'compiled'}"
    )
    hold(during.acks and during.bots, f"honest people could not play at all. {figures}")
    hold(share(during.acks, 0.99) <= MOST_ACK, f"acknowledgements took too long. {figures}")
    hold(max(during.bots) <= MOST_BOT, f"easy bots took too long. {figures}")
    return figures


@asynccontextmanager
async def at_play(people: Sequence[Honest]) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Let them play as long as the block lasts, and raise what went wrong with any of them."""
    playing = [asyncio.create_task(person.play()) for person in people]
    try:
        yield playing
        for task in playing:
            if task.done():
                task.result()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _until_ready(address: str) -> None:
    """Where rules are compiled first, that is not what is measured."""
    async with asyncio.timeout(LONGEST_COMPILATION):
        while True:
            try:
                if (await Guest(address, "127.0.0.1").get("/healthz"))["compiled"] or INTERPRETED:
                    return
            except AWAY:
                pass
            await asyncio.sleep(0.2)


async def play_for(seconds: float, playing: list[asyncio.Task[None]]) -> None:
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


def taken(people: list[Honest]) -> Waits:
    """What they have waited so far; they begin to count anew."""
    together = Waits()
    for person in people:
        together.acks += person.waits.acks
        together.bots += person.waits.bots
        person.waits = Waits()
    return together


DRILLS = [
    Drill(
        "hostile",
        "one visitor at full tilt with every attack at once, while honest people play with easy bots",
        "99% of their decisions acknowledged within 100 ms, every easy bot within a second",
        hostile_visitor,
    )
]
