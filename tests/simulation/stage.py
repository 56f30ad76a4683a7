"""Where one world after the other takes place."""

from __future__ import annotations

import gc
import shutil
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.events import BaseEventEmitterBackend

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.random_bot import RandomBot
from serai.bots.sight import Sight
from serai.server.app import make_app
from serai.server.base.settings import Settings
from tests.server.serving import ROOMY
from tests.simulation.faults import Faults
from tests.simulation.report import Report, Twist
from tests.simulation.world import World

BOT_SECONDS = 10.0


class DoubtfulBot(Bot):
    """Plays any legal move, or none."""

    def __init__(self, game: str, faults: Callable[[], Faults]):
        self._bot, self._faults = RandomBot(game), faults

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        if self._faults().strike("bot failed"):
            raise ArithmeticError("simulated: a bot fails")
        return self._bot.decide(sight, budget)


class NoEvents(BaseEventEmitterBackend):
    """The server has none, and Litestar's own cannot be left by a process that is killed."""

    def emit(self, event_id: str, *args: Any, **kwargs: Any) -> None: ...

    async def __aenter__(self) -> NoEvents:
        return self

    async def __aexit__(self, *_: object) -> None: ...


class Stage:
    """Where one world after the other takes place: a folder, and applications, which take long to make."""

    def __init__(self, folder: Path, game: str = "trinkets"):
        self.game = game
        self.settings = Settings(
            data=folder / "data", limits=ROOMY, compilers=0, bots_at_once=2, bot_seconds=BOT_SECONDS
        )
        self.world: World | None = None
        self._apps: list[Litestar] = []

    def app(self) -> Litestar:
        """One that no living process uses."""
        used = [process.app for process in self._present().processes if not process.is_over]
        for app in self._apps:
            if app not in used:
                return app
        app = make_app(self.settings, self._make_bot)
        app.event_emitter = NoEvents([])
        self._apps.append(app)
        return app

    def _make_bot(self, _: str, game: str) -> Bot:
        return DoubtfulBot(game, lambda: self._present().faults)

    def _present(self) -> World:
        assert self.world is not None
        return self.world

    def run(
        self,
        seed: int | str,
        planted: Callable[[], AbstractContextManager[Any]] = nullcontext,
        twist: Twist | None = None,
        *,
        is_slow: bool = False,
    ) -> Report:
        """One world, from its beginning to its end, perhaps with a bug in the server."""
        shutil.rmtree(self.settings.data, ignore_errors=True)
        gc.disable()  # what is forgotten by chance is forgotten at another moment each time
        complain, sys.unraisablehook = sys.unraisablehook, lambda _: None  # what killed processes cannot do any more
        try:
            self.world = World(str(seed), self, is_slow=is_slow)
            if twist is not None:
                self.world.person(twist.name).twisted = twist.number
            return self.world.run(planted)
        finally:
            self.world = None
            for app in self._apps:
                app.state.services = None
            gc.collect()
            gc.enable()
            sys.unraisablehook = complain
