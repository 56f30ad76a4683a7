"""`serai dataset`: games of bots as Parquet files, with a card."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from serai.cli.options import Processes, Seed, WhichGame
from serai.cli.patience import bar, patience
from serai.games import GAMES

EXAMPLES = f"""\
Every deal is played once, with the game's usual number of players. Needs pyarrow (serai[parquet]). Strong bots think
long: a game of `master` takes minutes, so let it run overnight.

    serai dataset {GAMES[0]} data --games 1000
    serai dataset {GAMES[0]} data --games 100 --bots hard --bots net,greedy,easy
"""

dataset = App(name="dataset", help_epilogue=EXAMPLES)


@dataset.default
def run(
    game: WhichGame,
    folder: str,
    /,
    *,
    games: int = 1000,
    bots: list[str] | None = None,
    seed: Seed = "0",
    processes: Processes = None,
) -> int:
    """Make a data set of games by bots.

    Parameters
    ----------
    folder
        Where to write the files and their card, README.md.
    games
        How many games are played at each table.
    bots
        The bots of a table, separated by commas; a list shorter than the table is repeated. May be given several
        times; by default master, and master, expert, hard and medium together.
    """
    from serai.arena.dataset import USUAL, make
    from serai.executors import default_workers

    tables = bots or USUAL
    with patience(game), bar("", games * len(tables)) as move_on:
        card = make(
            game,
            tables,
            games,
            seed,
            Path(folder),
            processes or default_workers(),
            lambda who: move_on(advance=1, description=who),
        )
    print(card, end="")
    return 0
