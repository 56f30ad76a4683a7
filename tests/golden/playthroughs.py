"""Golden playthroughs: whole games in plain text, to be reviewed as diffs.

After every move stands what happened and which lines of the table changed by it; a line that is not there is as before.
A game says in a module of this folder how its views become lines.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from serai import Table

FOLDER = Path(__file__).parent
WATCHER = 0
"""The seat whose own view is shown beside the spectator's."""


@dataclass(frozen=True)
class Playthrough:
    name: str
    game: str
    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"


PLAYTHROUGHS = [
    *(Playthrough(f"amul-{players}", "amul", players, seed=players) for players in range(3, 9)),
    Playthrough("amul-tea", "amul", 4, seed=44, options={"tea": 4}),
    *(Playthrough(f"amulett-{players}", "amulett", players, seed=players) for players in range(3, 7)),
    *(
        Playthrough(f"amulett-{players}-experienced", "amulett", players, 20 + players, {"experienced": True})
        for players in range(3, 7)
    ),
]
MOST_LISTED = 40
"""A verb with more legal moves is shown by their number, the ends, and a sum over all of them."""

HEAD = """\
{name}: {players} players, seed {seed}, options {options}
Written by `python3 run.py golden`. Cards of Āmul are numbers, seats too; * marks what only seat {watcher} sees."""


def course(playthrough: Playthrough) -> Iterator[tuple[Table, dict[str, Any] | None]]:
    """The table as it was set up, with no move, and then after every move."""
    options = dict(playthrough.options)
    table = Table.new(playthrough.game, players=playthrough.players, seed=playthrough.seed, options=options)
    draw = random.Random(playthrough.seed)
    yield table, None
    while not table.over:
        move = _choose(table, draw)
        table.play(move)
        yield table, move


def transcript(playthrough: Playthrough) -> str:
    """The whole game as text."""
    scribe = None
    for table, move in course(playthrough):
        scribe = scribe or _Scribe(table)
        scribe.write("set up" if move is None else _words({"seat": move["seat"], "do": move["do"], **move}))
    assert scribe is not None
    head = HEAD.format(
        name=playthrough.name,
        players=playthrough.players,
        seed=playthrough.seed,
        options=scribe.table.options,
        watcher=WATCHER,
    )
    return "\n".join([head, *scribe.text, "", f"result {scribe.table.result}", ""])


def played(playthrough: Playthrough) -> Table:
    """The same game without the text."""
    *_, (table, _) = course(playthrough)
    return table


def _choose(table: Table, draw: random.Random) -> dict[str, Any]:
    """A random move of a seat that owes one; now and then of one that changes a sealed choice."""
    open_to = [seat for seat in range(table.players) if table.legal(seat)]
    seats = open_to if draw.random() < 0.05 else table.to_move
    return draw.choice(table.legal(draw.choice(seats)))


class _Scribe:
    def __init__(self, table: Table):
        self.table = table
        self.lines_of = import_module(f"tests.golden.{table.game.id}_lines").lines_of
        self.text: list[str] = []
        self.shown: dict[str, str] = {}
        self.told = 0

    def write(self, happened: str) -> None:
        """A move, the events that followed, and the lines that changed."""
        history = self.table.view(None)["history"]
        self.text += ["", f"--- {happened}"]
        self.text += [_words(event) for event in history[self.told :]]
        self.told = len(history)
        now = self.lines()
        self.text += [f"  {label}: {line}" for label, line in now.items() if self.shown.get(label) != line]
        self.shown = now

    def lines(self) -> dict[str, str]:
        """The table in lines: everybody's first, then what the watcher sees besides, then all legal moves."""
        lines = dict(self.lines_of(self.table.view(None)))
        own = self.lines_of(self.table.view(WATCHER))
        lines |= {f"* {label}": line for label, line in own.items() if lines.get(label) != line}
        for seat in range(self.table.players):
            lines[f"legal {seat}"] = _moves(self.table.legal(seat))
        return lines


def _moves(moves: list[dict[str, Any]]) -> str:
    """Legal moves in short: the verb once, then the arguments."""
    by_verb: dict[str, list[str]] = {}
    for move in moves:
        arguments = [_value(value) for name, value in move.items() if name not in ("seat", "do")]
        by_verb.setdefault(move["do"], []).append(",".join(arguments))
    return "; ".join(" ".join([verb, *_listed(arguments)]) for verb, arguments in by_verb.items()) or "-"


def _listed(arguments: list[str]) -> list[str]:
    if len(arguments) <= MOST_LISTED:
        return arguments
    checksum = zlib.crc32("|".join(arguments).encode())
    return [f"{len(arguments)} ways, {arguments[0]} to {arguments[-1]}, checksum {checksum:08x}"]


def _words(facts: Mapping[str, Any]) -> str:
    return "  ".join(f"{name} {_value(value)}" for name, value in facts.items())


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "(" + ", ".join(f"{name} {_value(part)}" for name, part in value.items()) + ")"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
