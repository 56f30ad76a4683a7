"""A language model at a table: the Model Context Protocol as a client speaks it, and what the log says afterwards."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from examples.mcp_guest import SEAT, Guest, answer
from serai.games import GAMES
from serai.played_game import PlayedGame
from serai.table import Table
from tests.secrecy.test_amul_worlds import other_world

ROOT = Path(__file__).parents[2]
Ask = Callable[..., Any]


def called(guest: Guest, tool: str, **arguments: Any) -> tuple[str, bool]:
    params = {"name": tool, "arguments": arguments}
    said = answer(guest, {"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": params})
    assert said is not None
    assert said["id"] == 7
    [content] = said["result"]["content"]
    return content["text"], said["result"]["isError"]


@pytest.mark.parametrize("game", GAMES[:2])
def test_a_model_plays_a_whole_game(game: str, tmp_path: Path) -> None:
    log = tmp_path / "seen.jsonl"
    guest = Guest(log)
    told, refused = called(guest, "new_game", game=game, bots="random", seed="3", players=3)
    shown = [told]
    while not refused:
        told, refused = called(guest, "play", choice=1)
        shown.append(told)
    assert told == "the game is over"
    assert guest.table is not None
    assert guest.table.over
    noted = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [line["told"] for line in noted] == shown
    assert noted[1]["tool"] == "play"


def test_it_is_told_nothing_that_its_seat_may_not_see() -> None:
    """Two worlds that differ in hidden cards only look alike."""
    told, tables = [], []
    for is_other in (False, True):
        guest = Guest()
        called(guest, "new_game", game="amul", seed="5")
        for _ in range(6):
            called(guest, "play", choice=1)
        assert guest.table is not None
        if is_other:
            log = other_world(guest.table.inner, SEAT, 1)
            guest.table = Table(PlayedGame.restore("amul", guest.table.players, log))
        guest.heard = 0
        told.append(called(guest, "look")[0])
        tables.append(guest.table.view(SEAT + 1)["seats"])
    assert tables[0] != tables[1]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("tool", "arguments", "refusal"),
    [
        ("look", {}, "no game is under way: call new_game first"),
        ("dance", {}, "there is no tool 'dance': choose new_game, look, play"),
        ("play", {}, "play: missing a required argument: 'choice'"),
        ("new_game", {"game": "amul", "players": 99}, "Āmul is for 3 to 8 players"),
    ],
)
def test_a_refusal_is_told(tool: str, arguments: dict[str, Any], refusal: str) -> None:
    told, refused = called(Guest(), tool, **arguments)
    assert refused
    assert refusal in told


@pytest.fixture
def ask() -> Iterator[Ask]:
    command = [sys.executable, str(ROOT / "examples" / "mcp_guest.py")]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None

        def ask(line: str) -> Any:
            server.stdin.write(f"{line}\n")  # type: ignore[union-attr]
            server.stdin.flush()  # type: ignore[union-attr]
            return json.loads(server.stdout.readline())  # type: ignore[union-attr]

        yield ask
        server.stdin.close()


def test_a_client_shakes_hands_and_finds_the_tools(ask: Ask) -> None:
    def message(method: str, **params: Any) -> str:
        return json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})

    hello = ask(message("initialize", protocolVersion="2024-11-05", capabilities={}))["result"]
    assert hello["protocolVersion"] == "2024-11-05"
    assert hello["capabilities"] == {"tools": {}}
    silent = json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"})
    tools = ask(f"{silent}\n{message('tools/list')}")["result"]["tools"]
    assert [tool["name"] for tool in tools] == ["new_game", "look", "play"]
    assert all(tool["inputSchema"]["type"] == "object" for tool in tools)
    assert ask(message("ping"))["result"] == {}
    assert ask(message("resources/list"))["error"]["code"] == -32601
    assert ask("no JSON")["error"]["code"] == -32700
