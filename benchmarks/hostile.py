"""How much longer an honest player waits while a visitor sends what takes long to read.

Six people play with easy bots, each at an address of their own. A visitor, in a process of its own, sends one kind of
payload after the other, and then all at once; before each of them nobody sends anything for a while. The budgets of a
visitor are those of every server.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from benchmarks.our_server import started, until_compiled
from benchmarks.payloads import KINDS
from benchmarks.players import free_port
from benchmarks.report import Row, limited
from tests.drill.hostile import HONEST, Honest, Waits, at_play, play_for, share, taken

SECONDS = 10.0
"""of each part"""
WARMING = 5.0
MOST_MORE = 50.0
"""milliseconds"""
TOGETHER = "everything at once"


def rows(_: float) -> list[Row]:
    """All measurements of this page."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        log = stack.enter_context((folder / "log").open("wb"))
        address, server = stack.enter_context(started(free_port(), folder / "data", log, SERAI_LIMITS="{}"))
        until_compiled(address, server)
        measured = asyncio.run(_measure(address))
    found = []
    for kind, (alone, beside, sent) in measured.items():
        before, during = (1e3 * share(waits.acks, 0.99) for waits in (alone, beside))
        found.append(Row(f"{kind}: acknowledged alone, 99% of {len(alone.acks)}", before, "ms"))
        found.append(Row(f"{kind}: beside {sent}, 99% of {len(beside.acks)}", during, "ms"))
        found.append(limited(f"{kind}: longer", during - before, "ms", MOST_MORE))
    return [*found, Row("load of the machine", os.getloadavg()[0], "")]


async def _measure(address: str) -> dict[str, tuple[Waits, Waits, str]]:
    people = [Honest(address, number, random.Random(number)) for number in range(HONEST)]
    found = {}
    async with at_play(people) as playing:
        await play_for(WARMING, playing)
        for kind in (*KINDS, TOGETHER):
            taken(people)
            await play_for(SECONDS, playing)
            alone = taken(people)
            told = await _send(address, KINDS if kind == TOGETHER else (kind,))
            sent, refused = (sum(counts[place] for counts in told.values()) for place in (0, 1))
            found[kind] = (alone, taken(people), f"{sent} requests ({refused} refused)")
    return found


async def _send(address: str, kinds: tuple[str, ...]) -> dict[str, list[int]]:
    command = (sys.executable, "-m", "benchmarks.payloads", address, str(SECONDS), *kinds)
    sender = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    told, _ = await asyncio.wait_for(sender.communicate(), 10 * SECONDS)
    found: dict[str, list[int]] = json.loads(told)
    return found
