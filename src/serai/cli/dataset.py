"""`serai dataset`: games of bots as Parquet files, with a card."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from serai.cli.options import Game, Seed
from serai.cli.patience import patience
from serai.games import GAMES

EXAMPLES = f"""\
Every deal is played once, with the game's usual number of players. Needs pyarrow (serai[parquet]). Strong bots think
long: a game of `master` takes minutes, so give it the processors of a night.

    serai dataset {GAMES[0]} data --games 1000
    serai dataset {GAMES[0]} data --games 100 --bots hard --bots net,greedy,easy
"""

dataset = App(name="dataset", help_epilogue=EXAMPLES)


@dataset.default
def run(
    game: Game,
    folder: str,
    /,
    *,
    games: int = 1000,
    bots: list[str] | None = None,
    seed: Seed = "0",
    processes: int | None = None,
) -> int:
    """Make a data set of games by bots.

    Parameters
    ----------
    game
        Which game.
    folder
        Where to write the files and their card, README.md.
    games
        How many games are played at each table.
    bots
        The bots of a table, separated by commas; a list shorter than the table is repeated. May be given several
        times; by default master, and master, expert, hard and medium together.
    processes
        How many processes play; by default as many as there are processors.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from serai.arena.dataset import USUAL, make
    from serai.executors import default_workers

    tables = bots or USUAL
    errors = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        patience(game),
        Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress,
    ):
        task = progress.add_task("", total=games * len(tables))
        card = make(
            game,
            tables,
            games,
            seed,
            Path(folder),
            processes or default_workers(),
            lambda who: progress.update(task, advance=1, description=who),
        )
    print(card, end="")
    return 0
