"""A server of our own for pictures and measurements: an empty house that deals every game the same way.

    python -m tools.serving PORT FOLDER

is what `server` starts. Never for play: everybody can know what will be dealt.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from tools.build_web import build

SEED = "caravan"
START_SECONDS = 900  # a changed rule is compiled first


@contextmanager
def server(running: str = "") -> Iterator[str]:
    """The address of a server that is ready to play: the running one if there is one, else one of our own."""
    if running:
        yield running
        return
    build()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen([sys.executable, "-m", "tools.serving", str(port), data])
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    """Until the server is there and needs not compile any more."""
    for _ in range(START_SECONDS * 2):
        try:
            with urllib.request.urlopen(f"{address}/healthz") as answer:  # noqa: S310 - our own address
                if b'"compiled":true' in answer.read():
                    return
        except OSError:  # not there yet, or it begins anew with the compiled rules
            pass
        time.sleep(0.5)
    raise SystemExit("serai: the server did not start")


def serve(port: str, data: str) -> None:
    """`serai serve` with the same cards at every table: chance comes from one seed instead of a deal."""
    from serai.played_game import PlayedGame
    from serai.server import launch
    from serai.server.base.settings import Settings
    from serai.server.table.game import live_game

    inside: Any = live_game
    inside.draws_of = lambda _doc, _edition: None
    inside.PlayedGame.restore = partial(PlayedGame.restore, seed=SEED)
    launch.serve(Settings.read(port=int(port), data=Path(data), log_level="error"))


if __name__ == "__main__":
    serve(*sys.argv[1:])
