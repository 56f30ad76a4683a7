"""A minimal boardgame.io server from npm, and its scripted players."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec

from benchmarks.line import Line, connect
from benchmarks.players import Player, free_port
from tools.build_web import node_home

HERE = Path(__file__).parent
CHANNEL = b"/draft,"
EVENT = b"42" + CHANNEL
LOBBY_SECONDS = 20.0
SEATS = 4

_encode = msgspec.json.encode
_decode = msgspec.json.decode


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """Install on first use, run, stop."""
    node = str(node_home() / "bin" / "node")
    if not (HERE / "node_modules").is_dir():
        npm = str(node_home() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
        install = [node, npm, "install", "--no-audit", "--no-fund", "--no-package-lock"]
        subprocess.run(install, cwd=HERE, check=True, stdout=subprocess.DEVNULL)
    port = _free_pair()
    process = subprocess.Popen(
        [node, "server.js", str(port)],
        cwd=HERE,
        env={**os.environ, "NODE_ENV": "production"},  # as it is meant to be run: otherwise it logs every move
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        if not process.stdout.readline():
            raise RuntimeError("boardgame.io did not start")
        _await_lobby(port + 1)
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait(30)


def _free_pair() -> int:
    """A free port with a free one after it, for the lobby."""
    while True:
        port = free_port()
        with socket.socket() as probe, suppress(OSError, OverflowError):
            probe.bind(("127.0.0.1", port + 1))
            return port


def _await_lobby(port: int) -> None:
    """The server says that it is ready before its lobby is."""
    end = time.monotonic() + LOBBY_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return


class BoardgamePeer:
    """See benchmarks.players.Peer. It speaks socket.io as the official client does."""

    def __init__(self, address: str):
        self.address = address
        host, port = address.rsplit(":", 1)
        self.lobby = f"{host}:{int(port) + 1}"

    async def make_tables(self, tables: int) -> list[object]:
        invitations: list[object] = []
        async with httpx.AsyncClient(base_url=self.lobby, trust_env=False) as browser:
            for _ in range(tables):
                made = await browser.post("/games/draft/create", json={"numPlayers": SEATS})
                match = made.json()["matchID"]
                for seat in range(SEATS):
                    wanted = {"playerID": str(seat), "playerName": f"Player {seat}"}
                    joined = await browser.post(f"/games/draft/{match}/join", json=wanted)
                    invitations.append((match, seat, joined.json()["playerCredentials"]))
        return invitations

    async def sit(self, invitation: Any, moved: Callable[[float], None], pause: float) -> Player:
        line = await connect(f"{self.address}/socket.io/?EIO=4&transport=websocket")
        player = _Player(line, invitation, moved, pause)
        line.listen(player.hear)
        await player.seated.wait()
        return player


class _Player(Player):
    """It is seated when it was sent a state."""

    def __init__(self, line: Line, invitation: Any, moved: Callable[[float], None], pause: float):
        super().__init__(line, moved, pause)
        self.match, self.seat, self.credentials = invitation
        self.state: Any = None
        self.waiting: tuple[float, Any] | None = None

    def hear(self, text: bytes) -> None:
        """Socket.io's packets: 0 opens the line, 40 the channel, 2 asks for a 3, 42 is an event."""
        if text.startswith(b"42"):
            self.see(_decode(text[len(EVENT) :]))
        elif text.startswith(b"40"):
            self.emit("sync", self.match, str(self.seat), self.credentials, 4)
        elif text.startswith(b"0"):
            self.line.send(b"40" + CHANNEL)
        elif text == b"2":
            self.line.send(b"3")

    def emit(self, *event: Any) -> None:
        self.line.send(EVENT + _encode(event))

    def see(self, event: Any) -> None:
        if event[0] not in ("sync", "update"):
            return
        state = self.state = event[2]["state"] if event[0] == "sync" else event[2]
        self.seated.set()
        if self.waiting is not None and _taken(state["G"], self.seat, self.waiting[1]):
            self.moved(time.perf_counter() - self.waiting[0])
            self.waiting = None
        if "gameover" in state["ctx"]:
            self.line.end()
        else:
            self.consider()

    def decide_if_asked(self) -> None:
        state = self.state
        card = _choice(state["G"], self.seat)
        if self.waiting is None and card is not None:
            self.waiting = (time.perf_counter(), _situation(state["G"], self.seat))
            payload = {"type": "act", "args": [card], "playerID": str(self.seat), "credentials": self.credentials}
            move = {"type": "MAKE_MOVE", "payload": payload}
            self.emit("update", move, state["_stateID"], self.match, str(self.seat))


def _choice(game: Any, seat: int) -> int | None:
    """The card to choose now, or None when this seat is not asked."""
    if game["step"] == "pick":
        return game["market"][0] if seat == (game["picked"] + game["round"]) % SEATS else None
    return None if str(seat) in game["chosen"] else game["players"][str(seat)]["hand"][0]


def _situation(game: Any, seat: int) -> tuple[Any, ...]:
    return game["round"], game["step"], str(seat) in game["chosen"], game["picked"]


def _taken(game: Any, seat: int, before: tuple[Any, ...]) -> bool:
    """There is no acknowledgement: a move has been taken when the state shows it."""
    return _situation(game, seat) != before
