"""The program that runs the client's worker (`host.mjs`), from the world's side."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from serai.wasm.engine import need
from tools import build_web

GAMES = ("amul", "amulett")
Happening = dict[str, Any]


class Planted(NamedTuple):
    """A bug: another line in a source of the client (below `web/src`), where it stands once."""

    file: str
    line: str
    other: str


class Host:
    """Does one thing at a time, and tells what came of it."""

    def __init__(self) -> None:
        with build_web.only_one_at_a_time():
            build_web.install_packages()
        command = [str(build_web.node_program()), str(Path(__file__).with_name("host.mjs"))]
        folders = json.dumps({game: str(need(game)) for game in GAMES})
        self._node = subprocess.Popen([*command, folders], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, what: str, time: float, **more: Any) -> list[Happening]:
        """Let something happen at a time of the world, in seconds."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps({"ask": what, "time": time * 1000, **more}) + "\n")
        self._node.stdin.flush()
        answer: list[Happening] = json.loads(self._node.stdout.readline())
        return answer

    def begin(self, page: int, time: float, seed: int, planted: Sequence[Planted]) -> list[Happening]:
        """Open a page."""
        return self.ask("page", time, page=page, seed=seed, planted=planted)

    def __enter__(self) -> Host:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        assert self._node.stdin is not None
        self._node.stdin.close()
        self._node.wait(10)
