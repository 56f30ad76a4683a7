"""Whole games by the thousand: random ones in compiled chunks, others with bots at a table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from serai.games import find_game
from serai.kernel.batch import Batch, Lines
from serai.kernel.errors import UserError
from serai.kernel.game import Game
from serai.table import RECORD_FORMAT, Table

if TYPE_CHECKING:
    from serai.bots.bot import Bot

RANDOM = "random"
MOST_GAMES = 10**12

_CHUNK_SECONDS = 0.1
_MOST_PER_CHUNK = 1 << 16
_MOST_RECORDED_PER_CHUNK = 1 << 9  # moves as Python objects take room

Record = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """Which games to play."""

    game: Game
    edition: Any
    players: int
    options: dict[str, Any]
    seed: int | str
    bots: tuple[str, ...]
    """One name per seat."""

    @classmethod
    def make(
        cls,
        game: str,
        players: int,
        options: Mapping[str, Any] | None = None,
        seed: int | str = 0,
        bots: Sequence[str] = (RANDOM,),
        edition: str | None = None,
    ) -> Plan:
        """Check what a person asked for. One bot takes all seats; otherwise there is one name per seat."""
        found = find_game(game)
        seats = found.check_players(players)
        if len(bots) not in (1, seats):
            raise UserError(f"{len(bots)} bots for {seats} players: name one for all seats, or one for each seat")
        chosen = found.check_options(options or {})
        named = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
        return cls(found, found.load_edition(edition), seats, chosen, seed, named)

    @property
    def compiled(self) -> bool:
        """Whether all games run inside compiled code."""
        return set(self.bots) == {RANDOM}

    def record(self, moves: list[Any], result: Mapping[str, Any]) -> Record:
        """A finished game as a record."""
        return {
            "format": RECORD_FORMAT,
            "game": self.game.id,
            "edition": self.edition.id,
            "edition_hash": self.edition.hash,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "moves": moves,
            "result": result,
        }


@dataclass
class Tally:
    """What came out so far."""

    figures: Sequence[str]
    sums: npt.NDArray[np.int64]
    """seats x figures, added up over the games."""
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Time spent playing (and recording, where asked for); compilation is not in it."""

    def rates(self) -> dict[str, float]:
        """The numbers a script wants."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "games_per_s": round(self.games / seconds, 1),
            "decisions_per_s": round(self.decisions / seconds, 1),
        }


@dataclass
class _Chunk:
    games: int
    decisions: int
    lines: Lines
    records: list[Record] = field(default_factory=list)


class Simulation:
    """Games to be played. Making one checks everything that a person asked for; running it takes the time."""

    def __init__(self, plan: Plan, games: int, *, recorded: bool = False):
        if not 1 <= games <= MOST_GAMES:
            raise UserError(f"{games} games cannot be played: ask for 1 to {MOST_GAMES}")
        batch: Batch = import_module(f"serai.games.{plan.game.id}.batch").RandomGames(
            plan.edition, plan.players, plan.options, plan.seed
        )
        self.games = games
        self.most_per_chunk = _MOST_RECORDED_PER_CHUNK if recorded else _MOST_PER_CHUNK
        self.play = _random_games(plan, batch, recorded=recorded) if plan.compiled else _bot_games(plan, batch)
        self.tally = Tally(batch.figures, np.zeros((plan.players, len(batch.figures)), dtype=np.int64))

    def warm_up(self) -> None:
        """Compile whatever is not compiled yet."""
        self.play(0, 1)

    def run(self, write: Callable[[Record], None] | None = None) -> Iterator[Tally]:
        """Play all games; the same tally comes back again and again as it grows."""
        tally, size = self.tally, 1
        while tally.games < self.games:
            started = time.perf_counter()
            chunk = self.play(tally.games, min(size, self.games - tally.games))
            if write is not None:
                for record in chunk.records:
                    write(record)
            seconds = time.perf_counter() - started
            tally.games += chunk.games
            tally.decisions += chunk.decisions
            tally.seconds += seconds
            tally.sums += chunk.lines.sum(axis=0, dtype=np.int64)
            yield tally
            if seconds < _CHUNK_SECONDS:
                size = min(2 * size, self.most_per_chunk)


Player = Callable[[int, int], _Chunk]
"""Plays so many games from a given number on."""


def _random_games(plan: Plan, batch: Batch, *, recorded: bool) -> Player:
    def play(first: int, games: int) -> _Chunk:
        lines = np.zeros((games, plan.players, len(batch.figures)), dtype=np.int16)
        if not recorded:
            return _Chunk(games, batch.play(first, lines), lines)
        decisions, courses = batch.play_recorded(first, lines)
        return _Chunk(games, decisions, lines, [plan.record(moves, result) for moves, result in courses])

    return play


def _bot_games(plan: Plan, batch: Batch) -> Player:
    from serai.bots.registry import make

    made = {name: make(name, plan.game.id) for name in dict.fromkeys(plan.bots)}
    bots = [made[name] for name in plan.bots]

    def play(first: int, games: int) -> _Chunk:
        lines = np.zeros((games, plan.players, len(batch.figures)), dtype=np.int16)
        chunk = _Chunk(games, 0, lines)
        for number in range(games):
            seed = f"{plan.seed}/{first + number}"
            table = Table.new(plan.game.id, plan.players, seed, plan.options, plan.edition)
            chunk.decisions += play_table(table, bots, seed)
            record = table.record()
            lines[number] = batch.line_of(record["result"])
            chunk.records.append(plan.record(record["moves"], record["result"]))
        return chunk

    return play


def play_table(table: Table, bots: Sequence[Bot], seed: int | str) -> int:
    """Let bots finish a game; returns how many decisions they made."""
    from serai.bots.sight import Sight

    decisions = 0
    while not table.over:
        for seat in table.to_move:
            table.play(bots[seat].decide(Sight.of(table, seat, seed)).move)
            decisions += 1
    return decisions
