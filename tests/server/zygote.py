"""Server processes that start in a blink: each is forked from one process that has everything loaded and compiled.

Every line on standard input is a port; a server is started there and its process id printed. Settings come from the
environment, as for `serai serve`; SERAI_BOT_PAUSE, which only these servers know, makes every bot think for so long.
"""

from __future__ import annotations

import os
import signal
import sys
from time import sleep

import uvicorn

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.random_bot import RandomBot
from serai.bots.sight import Sight
from serai.games import GAMES
from serai.server.app import make_app
from serai.server.base.settings import Settings
from serai.server.compile.warm_up import try_out
from serai.server.transport.uvicorn_config import configure
from tests.server.serving import random_bot

PAUSE = float(os.environ.get("SERAI_BOT_PAUSE", "0"))


class SlowBot(RandomBot):
    """A bot that can be killed while it thinks."""

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        sleep(PAUSE)
        return super().decide(sight, budget)


def slow_bot(_level: str, game: str) -> Bot:
    return SlowBot(game)


def main() -> None:
    settings = Settings.read()
    app = make_app(settings, slow_bot if PAUSE else random_bot)
    for game in GAMES:
        try_out(game)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who are killed
    print("ready", flush=True)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            uvicorn.Server(configure(app, Settings.read(port=int(line)))).run()
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
