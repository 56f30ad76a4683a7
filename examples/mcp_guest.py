"""Let a language model take a seat: a server for the Model Context Protocol, over standard input and output.

    python examples/mcp_guest.py --log seen.jsonl

Give this command to a program that speaks the protocol. The model gets three tools: `new_game`, `look` and `play`; bots
have the other seats. All it is told is what its seat may see, in the words of the terminal, and every line of that goes
to the log together with what it did, so that you can read later what it knew when it decided.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from inspect import signature
from pathlib import Path
from typing import Any

import serai
from serai.games import GAMES, find_game
from serai.games.wording import Reader
from serai.kernel.errors import UserError
from serai.terminal.renderer import renderer_for
from serai.terminal.screen import plain, plain_menu

VERSIONS = ("2025-06-18", "2025-03-26", "2024-11-05")  # of the protocol, the newest first
NO_METHOD, NO_JSON = -32601, -32700
SEAT = 0


def tool(name: str, meaning: str, required: tuple[str, ...] = (), **arguments: dict[str, Any]) -> dict[str, Any]:
    schema = {"type": "object", "properties": arguments, "required": list(required), "additionalProperties": False}
    return {"name": name, "description": meaning, "inputSchema": schema}


TOOLS = [
    tool(
        "new_game",
        "Begin a game against bots. You have seat 1. Answers with the table as you see it and your numbered choices.",
        ("game",),
        game={"type": "string", "enum": list(GAMES)},
        players={"type": "integer", "description": "how many seats, yours included"},
        bots={"type": "string", "description": "who has the other seats: random, greedy, easy, medium, hard"},
        seed={"type": "string", "description": "the same seed deals the same game"},
    ),
    tool("look", "The table as you see it now, and your numbered choices."),
    tool(
        "play",
        "Make one of your choices, by its number. Answers with what happened since, the table and your next choices.",
        ("choice",),
        choice={"type": "integer"},
    ),
]


class Guest:
    """The model's seat at one table after another."""

    def __init__(self, log: Path | None = None):
        self.log = log
        self.table: serai.Table | None = None

    def call(self, name: str, arguments: dict[str, Any]) -> tuple[str, bool]:
        """Carry out a tool; what to tell, and whether that is a refusal. Both sides go to the log."""
        try:
            told, refused = self._carry_out(name, arguments), False
        except UserError as fault:
            told, refused = str(fault), True
        if self.log is not None:
            with self.log.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"tool": name, "given": arguments, "told": told}, ensure_ascii=False) + "\n")
        return told, refused

    def _carry_out(self, name: str, arguments: dict[str, Any]) -> str:
        tools: dict[str, Callable[..., str]] = {"new_game": self.new_game, "look": self.look, "play": self.play}
        if name not in tools:
            raise UserError(f"there is no tool '{name}': choose {', '.join(tools)}")
        try:
            given = signature(tools[name]).bind(**arguments)
        except TypeError as fault:
            raise UserError(f"{name}: {fault}") from None
        return tools[name](*given.args, **given.kwargs)

    def new_game(self, game: str, players: int | None = None, bots: str = "greedy", seed: str = "0") -> str:
        bot = serai.make_bot(bots, game)
        self.bot, self.seed, self.heard = bot, seed, 0
        self.table = serai.Table.new(game, players or find_game(game).usual, seed)
        names = ["You", *(f"Bot {seat}" for seat in range(1, self.table.players))]
        self.renderer = renderer_for(game, self.table.edition, Reader("en", names, SEAT))
        self._let_others_play()
        return self.look()

    def look(self) -> str:
        """What has happened since the last look, the table, and the choices."""
        table = self._table()
        view = table.view(SEAT)
        told = table.inner.told(SEAT)
        news = [self.renderer.words.event(facts) for facts in told[self.heard :]]
        self.heard = len(told)
        lines = [*filter(None, news), "", *plain(self.renderer.table(view)), "", self.renderer.words.asked(view)]
        entries = [entry for _, entry in self._choices()]
        return "\n".join([*lines, *plain_menu(entries, range(1, len(entries) + 1))])

    def play(self, choice: int) -> str:
        choices = self._choices()
        if not 1 <= choice <= len(choices):
            raise UserError(
                f"there is no choice {choice}: choose 1 to {len(choices)}" if choices else "the game is over"
            )
        self._table().play(choices[choice - 1][0])
        self._let_others_play()
        return self.look()

    def _table(self) -> serai.Table:
        if self.table is None:
            raise UserError("no game is under way: call new_game first")
        return self.table

    def _choices(self) -> list[Any]:
        table = self._table()
        if table.over:
            return []
        return self.renderer.choices(table.view(SEAT), table.inner.seen_by(SEAT))

    def _let_others_play(self) -> None:
        table = self._table()
        while not table.over and SEAT not in table.to_move:
            seat = table.to_move[0]
            table.play(self.bot.decide(serai.Sight.of(table, seat, self.seed)).move)


def answer(guest: Guest, asked: dict[str, Any]) -> dict[str, Any] | None:
    """The answer to one message; None where none is due."""
    method, given = asked.get("method"), asked.get("params") or {}
    if "id" not in asked:
        return None  # a notification
    found: dict[str, Any]
    if method == "initialize":
        wanted = given.get("protocolVersion")
        version = wanted if wanted in VERSIONS else VERSIONS[0]
        about = {"name": "serai", "version": serai.__version__}
        found = {"protocolVersion": version, "capabilities": {"tools": {}}, "serverInfo": about}
    elif method == "ping":
        found = {}
    elif method == "tools/list":
        found = {"tools": TOOLS}
    elif method == "tools/call":
        told, refused = guest.call(given.get("name", ""), given.get("arguments") or {})
        found = {"content": [{"type": "text", "text": told}], "isError": refused}
    else:
        fault = {"code": NO_METHOD, "message": f"there is no method {method}"}
        return {"jsonrpc": "2.0", "id": asked["id"], "error": fault}
    return {"jsonrpc": "2.0", "id": asked["id"], "result": found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--log", type=Path, help="a file for everything it is told and does, one JSON object per line")
    guest = Guest(parser.parse_args().log)
    for line in sys.stdin:
        try:
            said = answer(guest, json.loads(line))
        except ValueError:
            said = {"jsonrpc": "2.0", "id": None, "error": {"code": NO_JSON, "message": "that is not JSON"}}
        if said is not None:
            print(json.dumps(said, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
