"""Someone at a table in a storm: plays to the end, and comes back as often as the connection is lost."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.people import Browser, Viewer, is_over
from tests.soak import mischief

PATIENCE = 0.3
"""seconds that someone is away, at most"""


@dataclass
class Tally:
    """What everybody has seen."""

    acknowledged: int = 0
    repeated: int = 0
    refused: int = 0
    returns: int = 0


class Person:
    """With a seat, or without one to watch."""

    def __init__(self, browser: Browser, table: str, chance: random.Random, tally: Tally):
        self.browser, self.table, self.tally = browser, table, tally
        self.view: Any = None
        self.seat: int | None = None
        self._revision: str | None = None
        self._chance = chance
        self._undecided: tuple[str, int, dict[str, Any]] | None = None
        """a decision without an answer: it is sent again, by the same name"""

    async def play(self) -> None:
        """Until the game is over."""
        is_done = False
        while not is_done:
            revision = self._revision if self._chance.random() < 0.7 else None
            try:
                async with self.browser.at(self.table, **{"from": revision}) as viewer:
                    viewer.view = self.view
                    is_done = await self._sit(viewer)
            except (ConnectionClosed, OSError, RuntimeError):  # the last: something was written after the end
                self.tally.returns += 1
                await asyncio.sleep(self._chance.uniform(0, PATIENCE))

    async def _sit(self, viewer: Viewer) -> bool:
        try:
            await viewer.welcome()
            self.seat = viewer.you["seat"]
            if self._undecided is not None:
                act, version, move = self._undecided
                await viewer.submit(move, version, act)
            decided_at: str | None = None
            while not is_over(viewer):
                if viewer.is_awaited and self._undecided is None and viewer.revision != decided_at:
                    decided_at = viewer.revision
                    await self._decide(viewer)
                self._take_in(await viewer.receive())
                if self.seat is not None:
                    await mischief.perhaps(viewer, self._chance)
        finally:
            self.view, self._revision = viewer.view, viewer.revision
        return True

    async def _decide(self, viewer: Viewer) -> None:
        act, version = f"{self.seat}-{self._chance.getrandbits(48)}", viewer.view["version"]
        self._undecided = act, version, self._chance.choice(viewer.view["legal"])
        await viewer.submit(self._undecided[2], version, act)

    def __str__(self) -> str:
        view = self.view or {}
        decided = f", decided at {self._undecided[1]} without an answer" if self._undecided else ""
        return f"seat {self.seat} sees version {view.get('version')}, awaited {view.get('awaited')}{decided}"

    def _take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "ack":
            self.tally.acknowledged += 1
            self.tally.repeated += message["again"]
        elif message["type"] == "refused":
            self.tally.refused += 1
        if self._undecided is not None and message.get("id") == self._undecided[0]:
            self._undecided = None
