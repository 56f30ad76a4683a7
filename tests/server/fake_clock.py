"""A clock that stands until a test moves it."""

from __future__ import annotations

import asyncio

from serai.server.base.clock import Clock

BEGAN = 2_000_000_000.0
"""in 2033: code that asks another clock is found out"""
PAUSE = 0.01


class FakeClock(Clock):
    """`with clock.using(FakeClock())`, or `serving(folder, clock=FakeClock())`."""

    def __init__(self, began: float = BEGAN):
        self._passed = self._ahead = 0.0
        self._pauses = 0
        super().__init__(lambda: began + self._passed + self._ahead, lambda: self._passed)

    def advance(self, seconds: float) -> None:
        """So much time has passed. The server looks all the time what is due, so it will notice soon."""
        self._passed += seconds

    async def let_pass(self, seconds: float) -> None:
        """So much time has passed, and the server has noticed: for what must not happen."""
        self.advance(seconds)
        enough = self._pauses + 2  # it may have been looking just now
        while self._pauses < enough:  # noqa: ASYNC110 - it takes no time
            await asyncio.sleep(PAUSE)

    def set_date(self, seconds: float) -> None:
        """The computer's date is set so much forward, or back, and no time has passed."""
        self._ahead += seconds

    async def pause(self, _: float) -> None:
        """Time stands, so there is nothing to wait for but the test."""
        self._pauses += 1
        await asyncio.sleep(PAUSE)
