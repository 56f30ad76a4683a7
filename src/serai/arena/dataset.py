"""A data set: games of bots as Parquet, every deal once, and a card that says what they are."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from serai import __version__
from serai.arena.match import Match
from serai.arena.play import play_game, warm_up
from serai.bots.net_file import rules_hash
from serai.executors import find_executor
from serai.games import find_game
from serai.kernel.errors import UserError
from serai.records.parquet import ParquetFile, require_arrow

USUAL = ("master", "master,expert,hard,medium")
"""the tables of a data set unless others are named: the strongest bot alone, and company of all strengths"""
CARD = "README.md"
Told = Callable[[str], None]
"""Hears after every game who has played it."""


@dataclass(frozen=True)
class DataFile:
    """One file: games of one company, everybody moving on by one seat from game to game."""

    name: str
    bots: tuple[str, ...]
    games: int
    decisions: int
    size: int
    sha256: str


def make(game: str, tables: Sequence[str], games: int, seed: str, folder: Path, processes: int, told: Told) -> str:
    """Play this many games at each table and write them into the folder; return the card, which is written last."""
    if games < 1:
        raise UserError(f"{games} games cannot be played: ask for 1 or more")
    require_arrow()
    players = find_game(game).usual
    matches = [
        Match.arrange(game, players, [name.strip() for name in table.split(",")], f"{seed}/{table}") for table in tables
    ]
    folder.mkdir(parents=True, exist_ok=True)
    files = [_play(match, games, folder, processes, told) for match in matches]
    card = _card(game, players, seed, files)
    (folder / CARD).write_text(card, "utf-8")
    return card


def _play(match: Match, games: int, folder: Path, processes: int, told: Told) -> DataFile:
    numbers = [number * match.players + number % match.players for number in range(games)]  # every deal once
    file = folder / f"{match.game}-{'-'.join(match.names).replace(':', '_').replace('/', '_')}.parquet"
    decisions = 0
    with ParquetFile(str(file)) as kept:
        work = find_executor("processes", processes)
        for outcome, record in work.run(partial(play_game, match), numbers, partial(warm_up, match)):
            kept.write({**record, "bots": outcome.bots})
            decisions += sum(outcome.decisions)
            told(", ".join(match.names))
    content = file.read_bytes()
    return DataFile(file.name, match.names, games, decisions, len(content), hashlib.sha256(content).hexdigest())


def _card(game: str, players: int, seed: str, files: Sequence[DataFile]) -> str:
    found = find_game(game)
    edition = found.load_edition(None)
    rows = [
        f"| `{file.name}` | {', '.join(f'`{name}`' for name in file.bots)} | {file.games:,} | {file.decisions:,} "
        f"| {file.size:,} | `{file.sha256}` |"
        for file in files
    ]
    asked = " ".join(f"--bots {','.join(file.bots)}" for file in files)
    return f"""\
# Games of {found.title_in("en")} by bots

    serai dataset {game} FOLDER --games {files[0].games} --seed {seed} {asked}

| file | bots | games | decisions | bytes | SHA-256 |
|---|---|---|---|---|---|
{chr(10).join(rows)}

- **What it is**: whole games with {players} players, each of a deal of its own. One row is one game: its moves, its
  result and the bot of every seat (`bots`) as JSON text. `serai check` proves every row, `serai replay` tells it in
  words, and `serai features` turns it into observations and actions.
- **Who played**: bots only, no people. From game to game everybody moves on by one seat. docs/bots.md tells of them.
- **What it is good for**: imitation, values, opponent models. Bots err alike: what all of them overlook is not in it.
- **Repeatable**: the command makes the same games again if every bot has a budget of simulations; a budget of
  milliseconds depends on the machine.
- **Versions**: serai {__version__}, edition `{edition.id}` ({edition.hash}), rules {rules_hash(found)}.
- **Licence**: Apache-2.0, as serai.
"""
