"""Afterwards: a house where nobody decides anything must not keep the processor busy, however its guests have gone."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import psutil

from tests.soak.mischief import ENDINGS
from tests.soak.tables import begin

SECONDS = 3.0
MOST_BUSY = 0.1
"""share of the time; nothing at all is the rule"""


async def listen(address: str, process: int) -> str | None:
    """Sit down, let some end their connections in every way there is, and listen; what is wrong comes back."""
    server = psutil.Process(process)
    async with AsyncExitStack() as stack:
        for end in ENDINGS:
            table, browsers = await begin(address, "amul", 3, 3)
            viewers = [await stack.enter_async_context(browser.at(table)) for browser in browsers]
            for viewer in viewers:
                await viewer.started()
            await asyncio.sleep(0.2)
            await end(viewers[0])
        await asyncio.sleep(1.0)
        before = server.cpu_times()
        await asyncio.sleep(SECONDS)
        after = server.cpu_times()
    busy = (after.user + after.system - before.user - before.system) / SECONDS
    return f"{busy:.0%} of a processor in a house where nobody plays" if busy > MOST_BUSY else None
