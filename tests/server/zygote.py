"""Server processes that start in a blink: each is forked from one process that has everything loaded and compiled.

Every line on standard input is a port; a server is started there and its process id printed. Settings come from the
environment, as for `serai serve`.
"""

from __future__ import annotations

import os
import signal
import sys

import uvicorn

from serai.games import GAMES
from serai.server.app import make_app
from serai.server.compile.warm_up import try_out
from serai.server.settings import Settings
from serai.server.uvicorn_config import configure
from tests.server.serving import random_bot


def main() -> None:
    settings = Settings.read()
    app = make_app(settings, random_bot)
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
