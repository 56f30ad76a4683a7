"""Whole games by the thousand: random ones in compiled chunks where the game has them, others with bots at a table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from serai.executors import Executor
from serai.games import find_game
from serai.games.batch import Batch, Figures, PlainFigures
from serai.games.game import Game
from serai.kernel.errors import UserError
from serai.played_game import RECORD_FORMAT, played
from serai.table import Table

if TYPE_CHECKING:
    from serai.bots.bot import Bot

RANDOM = "random"
MOST_GAMES = 10**12

_CHUNK_SECONDS = 0.1
_MOST_PER_CHUNK = 1 << 16
_MOST_ON_THE_GPU = 1 << 21
_BOT_GAMES_PER_CHUNK = 4
_MOST_RECORDED_PER_CHUNK = 1 << 9  # moves as Python objects take room

Record = dict[str, Any]


@dataclass(frozen=True)
class SimulationPlan:
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
    ) -> SimulationPlan:
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
        return set(self.bots) == {RANDOM} and (self.game.brings("study.batch") or self.game.is_quick)

    def record(self, moves: list[Any], result: Mapping[str, Any]) -> Record:
        """A finished game as a record."""
        return {
            "format": RECORD_FORMAT,
            **played(self.game, self.edition, self.players, self.options),
            "bots": list(self.bots),
            "moves": moves,
            "result": result,
        }


@dataclass
class Tally:
    """The results so far."""

    figures: Sequence[str]
    sums: npt.NDArray[np.int64]
    """seats x figures, added up over the games."""
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Time spent playing (and recording, if asked for), without compilation."""

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
    lines: npt.NDArray[Any]
    """One entry per game, or their sum."""
    records: list[Record] = field(default_factory=list)


class Simulation:
    """Games to be played. Making one checks everything that a person asked for; running it takes the time."""

    def __init__(
        self,
        plan: SimulationPlan,
        games: int,
        *,
        recorded: bool = False,
        device: str = "cpu",
        executor: Executor | None = None,
    ):
        if not 1 <= games <= MOST_GAMES:
            raise UserError(f"{games} games cannot be played: ask for 1 to {MOST_GAMES}")
        if device == "cuda" and (recorded or executor or set(plan.bots) != {RANDOM}):
            raise UserError("the GPU plays random games without records: leave out --bots, --records and --executor")
        self.plan, self.games, self.recorded, self.executor = plan, games, recorded, executor
        self.least_per_chunk, self.most_per_chunk = 1, _MOST_RECORDED_PER_CHUNK if recorded else _MOST_PER_CHUNK
        if device == "cuda":
            plan.game.need("gpu", "has no kernels for a GPU")
            self.least_per_chunk = self.most_per_chunk = _MOST_ON_THE_GPU
            self.play = _device_games(plan)
        else:
            self.play = _player(plan, recorded=recorded)
        figures = _figures(plan).figures
        self.tally = Tally(figures, np.zeros((plan.players, len(figures)), dtype=np.int64))

    def warm_up(self) -> None:
        """Compile whatever is not compiled yet."""
        self.play(0, 1)

    def run(self, write: Callable[[Record], None] | None = None) -> Iterator[Tally]:
        """Play all games; the same tally comes back again and again as it grows."""
        started = time.perf_counter()
        for chunk in self._chunks() if self.executor is None else self._chunks_from(self.executor):
            if write is not None:
                for record in chunk.records:
                    write(record)
            self.tally.games += chunk.games
            self.tally.decisions += chunk.decisions
            self.tally.seconds = time.perf_counter() - started
            self.tally.sums += chunk.lines.sum(axis=0, dtype=np.int64)
            yield self.tally

    def _chunks(self) -> Iterator[_Chunk]:
        """Here, in chunks that grow until they take long enough to be worth looking at."""
        first, size = 0, self.least_per_chunk
        while first < self.games:
            started = time.perf_counter()
            chunk = self.play(first, min(size, self.games - first))
            first += chunk.games
            yield chunk
            if time.perf_counter() - started < _CHUNK_SECONDS:
                size = min(2 * size, self.most_per_chunk)

    def _chunks_from(self, executor: Executor) -> Iterator[_Chunk]:
        """Play elsewhere, and return the games in the order of their numbers."""
        size = self.most_per_chunk if self.plan.compiled else _BOT_GAMES_PER_CHUNK
        spans = ((first, min(size, self.games - first)) for first in range(0, self.games, size))
        early: dict[int, _Chunk] = {}
        first = 0
        for start, chunk in executor.run(partial(_play_span, self.plan, self.recorded), spans):
            early[start] = chunk
            while first in early:
                yield early[first]
                first += early.pop(first).games


def _play_span(plan: SimulationPlan, recorded: bool, span: tuple[int, int]) -> tuple[int, _Chunk]:
    """One piece of work for an executor."""
    return span[0], _player(plan, recorded=recorded)(*span)


def _batch(plan: SimulationPlan) -> Batch:
    if not plan.game.brings("study.batch"):
        from serai.games.quick_batch import QuickBatch

        return QuickBatch(plan.game, plan.edition, plan.players, plan.options, plan.seed)
    brought = plan.game.need("study.batch", "brings no form for many games at once")
    batch: Batch = brought.RandomGames(plan.edition, plan.players, plan.options, plan.seed)
    return batch


def _figures(plan: SimulationPlan) -> Figures:
    return _batch(plan) if plan.game.brings("study.batch") else PlainFigures(plan.game)


def _player(plan: SimulationPlan, *, recorded: bool) -> Player:
    if plan.compiled:
        return _random_games(plan, _batch(plan), recorded=recorded)
    return _plain_games(plan, recorded=recorded) or _bot_games(plan, _figures(plan))


def _plain_games(plan: SimulationPlan, *, recorded: bool) -> Player | None:
    """Random games without a table, where all that the game does is declared; None where it is not."""
    if set(plan.bots) != {RANDOM}:
        return None
    from serai.games import plain_batch

    if not plain_batch.serves(plan.game.begin(plan.edition, plan.players, plan.options, plan.seed)):
        return None
    batch = plain_batch.PlainBatch(plan.game, plan.edition, plan.players, plan.options, plan.seed)
    checked, quick = _bot_games(plan, batch), _random_games(plan, batch, recorded=recorded)

    def play(first: int, games: int) -> _Chunk:
        if first == 0:
            checked(0, 1)  # a table notices what the game's author has done wrong
        return quick(first, games)

    return play


def _device_games(plan: SimulationPlan) -> Player:
    """Random games on the GPU; only their sums come back."""
    from serai.gpu.games import DeviceGames

    games_on_device = DeviceGames(plan.game, plan.edition, plan.players, plan.options, plan.seed)

    def play(first: int, games: int) -> _Chunk:
        sums, decisions = games_on_device.add_up(first, games)
        return _Chunk(games, decisions, sums[np.newaxis])

    return play


Player = Callable[[int, int], _Chunk]
"""Plays a number of games, beginning with the game of a given number."""


def _random_games(plan: SimulationPlan, batch: Batch, *, recorded: bool) -> Player:
    def play(first: int, games: int) -> _Chunk:
        lines = np.zeros((games, plan.players, len(batch.figures)), dtype=np.int16)
        if not recorded:
            return _Chunk(games, batch.play(first, lines), lines)
        decisions, courses = batch.play_recorded(first, lines)
        return _Chunk(games, decisions, lines, [plan.record(moves, result) for moves, result in courses])

    return play


def _bot_games(plan: SimulationPlan, figures: Figures) -> Player:
    from serai.bots.registry import make

    made = {name: make(name, plan.game.id) for name in dict.fromkeys(plan.bots)}
    bots = [made[name] for name in plan.bots]

    def play(first: int, games: int) -> _Chunk:
        lines = np.zeros((games, plan.players, len(figures.figures)), dtype=np.int16)
        chunk = _Chunk(games, 0, lines)
        for number in range(games):
            seed = f"{plan.seed}/{first + number}"
            table = Table.new(plan.game.id, plan.players, seed, plan.options, plan.edition)
            chunk.decisions += play_table(table, bots, seed)
            record = table.record()
            lines[number] = figures.line_of(record["result"])
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
