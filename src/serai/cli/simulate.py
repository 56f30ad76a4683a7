"""`serai simulate`: whole games by the thousand, with a summary and, if asked for, their records."""

from __future__ import annotations

import json as json_format
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cyclopts import App

from serai.cli.options import (
    Device,
    Edition,
    Executor,
    FileName,
    Games,
    Options,
    Players,
    Processes,
    Seed,
    WhichGame,
    counted,
    game_options,
    option_example,
)
from serai.cli.patience import bar, patience
from serai.games import GAMES, find_game
from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from rich.console import Console

    from serai.simulation import Simulation, SimulationPlan, Tally

EXAMPLES = f"""\
Random games run inside compiled code, by the hundred thousand; other bots play at a table. Game number k of a seed is
always the same game.

    serai simulate {GAMES[0]} --players 4 --games 100000
    serai simulate {GAMES[0]} --players 5 --option {option_example()} --records games.jsonl
    serai simulate {GAMES[0]} --players 3 --games 100 --bots greedy,random,random --json
"""

simulate = App(name="simulate", help_epilogue=EXAMPLES)

Write = Callable[[dict[str, Any]], None]
STDOUT = "-"


@simulate.default
def run(
    game: WhichGame,
    /,
    *,
    players: Players = None,
    games: Games = 1000,
    seed: Seed = "0",
    option: Options = None,
    bots: str = "random",
    records: FileName | None = None,
    edition: Edition = None,
    device: Device = "cpu",
    executor: Executor | None = None,
    processes: Processes = None,
    json: bool = False,
) -> int:
    """Play whole games and sum up the results.

    Parameters
    ----------
    bots
        The bots: one name for all seats, or one for each seat, separated by commas.
    records
        Write every game as a record into this file, one per line, or as Parquet if its name says so (games.parquet).
        An existing file is replaced; "-" is standard output.
    device
        Where random games are played: cpu, or cuda for an NVIDIA GPU. The games are the same.
    executor
        Share out the games: processes on this machine, or a Ray cluster (RAY_ADDRESS, or one started here).
    json
        Print one JSON object with the speed as the last line; the summary goes to standard error.
    """
    from rich.console import Console

    from serai.executors import find_executor
    from serai.simulation import Simulation, SimulationPlan

    if json and records == STDOUT:
        raise UserError("--json and --records - both want standard output; write the records into a file")
    names = [name.strip() for name in bots.split(",")]
    plan = SimulationPlan.make(
        game, find_game(game).usual if players is None else players, game_options(option or []), seed, names, edition
    )
    shared = find_executor(executor or "processes", processes) if executor or processes else None
    simulation = Simulation(plan, games, recorded=records is not None, device=device, executor=shared)
    with _writer(records) as write:
        tally = _play(plan, simulation, write)
    _show(Console(stderr=json or records == STDOUT, highlight=False), plan, tally)
    if json:
        print(json_format.dumps(tally.rates()))
    return 0


def _play(plan: SimulationPlan, simulation: Simulation, write: Write | None) -> Tally:
    with patience(plan.game.id):
        simulation.warm_up()
    with bar("playing", simulation.games) as move_on:
        for tally in simulation.run(write):
            move_on(completed=tally.games)
    return simulation.tally


@contextmanager
def _writer(records: FileName | None) -> Iterator[Write | None]:
    """Write whole lines one after the other, so that an interruption leaves only whole records behind."""
    from serai.records.parquet import SUFFIX, ParquetFile
    from serai.records.write import line_of

    if records is None:
        yield None
    elif records.endswith(SUFFIX):
        with ParquetFile(records) as file:
            yield file.write
    elif records == STDOUT:
        yield lambda record: _write(sys.stdout.buffer, line_of(record))
    else:
        with Path(records).open("wb", buffering=0) as lines:
            yield lambda record: _write(lines, line_of(record))


def _write(file: Any, line: bytes) -> None:
    file.write(line)


def _show(console: Console, plan: SimulationPlan, tally: Tally) -> None:
    from rich.table import Table

    title = plan.game.title_in("en")
    console.print(f"{title}, {plan.players} players, {counted(tally.games, 'game')}: average by seat")
    table = Table("", *(f"seat {seat}" for seat in range(plan.players)), "all")
    for column in table.columns[1:]:
        column.justify = "right"
    for number, figure in enumerate(tally.figures):
        averages = [tally.sums[seat, number] / tally.games for seat in range(plan.players)]
        decimals = 3 if figure == "wins" else 2
        mean = sum(averages) / len(averages)
        name = plan.game.row_in("en", figure)
        table.add_row(name, *(f"{value:.{decimals}f}" for value in (*averages, mean)))
    if not plan.compiled:
        table.add_row("Bot", *plan.bots, "")
    console.print(table)
    rates = tally.rates()
    console.print(
        f"{tally.decisions:,} decisions in {tally.seconds:.2f} s: "
        f"{rates['games_per_s']:,.0f} games/s, {rates['decisions_per_s']:,.0f} decisions/s"
    )
