"""`serai arena`: bots against bots, with evidence."""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from serai.cli.options import Edition, Executor, Game, Games, Options, Players, Seed, counted, game_options
from serai.cli.patience import patience
from serai.games import GAMES, find_game
from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table as RichTable

    from serai.arena.contest import Contest
    from serai.arena.match import Match
    from serai.arena.summary import Row

EXAMPLES = f"""\
Every deal is played as often as there are seats, and everybody moves on by one seat: luck of the deal and of the seat
cancels. A budget is written search:100ms or classic:2000 (simulations).

    serai arena {GAMES[0]} --players 4 --bots greedy,random,random,random --games 400
    serai arena {GAMES[0]} --players 4 --bots search,greedy,greedy,greedy --games 400 --resume match.jsonl
    serai arena {GAMES[-1]} --players 3 --bots mybot.py:MyBot,greedy,greedy --games 300 --plot match.png
"""

WIDE = 110

arena = App(name="arena", help_epilogue=EXAMPLES)


@arena.default
def run(
    game: Game,
    /,
    *,
    players: Players = None,
    bots: str = "greedy,random",
    games: Games = 100,
    seed: Seed = "0",
    option: Options = None,
    edition: Edition = None,
    json: bool = False,
    plot: str | None = None,
    resume: str | None = None,
    records: str | None = None,
    processes: int | None = None,
    executor: Executor = "processes",
) -> int:
    """Let bots play against each other and say how sure the result is.

    Parameters
    ----------
    game
        Which game.
    bots
        The bots, separated by commas; a list shorter than the table is repeated.
    json
        Print one JSON object as the last line; the table goes to standard error.
    plot
        Draw the result into this file (.png, .svg or .pdf).
    resume
        Keep every finished game in this file, and continue from it if it exists.
    records
        Write every game as a record into this file, one per line.
    processes
        How many processes play; by default as many as there are processors.
    executor
        Where they run: processes on this machine, or a Ray cluster (RAY_ADDRESS, or one started here).
    """
    from rich.console import Console

    from serai.arena.contest import Contest
    from serai.arena.match import Match
    from serai.arena.plot import check_plot
    from serai.arena.plot import plot as draw
    from serai.arena.summary import summarise
    from serai.executors import default_workers

    if games < 1:
        raise UserError(f"{games} games cannot be played: ask for 1 or more")
    if processes is not None and processes < 1:
        raise UserError(f"{processes} processes cannot play: ask for 1 or more")
    picture = check_plot(plot) if plot else None
    names = [name.strip() for name in bots.split(",")]
    match = Match.arrange(
        game, find_game(game).usual if players is None else players, names, seed, game_options(option or []), edition
    )
    contest = Contest(match, games, Path(resume) if resume else None)
    _play(contest, processes or default_workers(), Path(records) if records else None, executor)

    rows = summarise(match.names, contest.outcomes)
    console = Console(stderr=json, highlight=False)
    if not console.is_terminal:  # a file has room for the whole table
        console.width = max(console.width, WIDE)
    console.print(_table(match, rows, contest))
    if picture:
        draw(picture, match, rows, contest.outcomes)
    if json:
        print(json_format.dumps({"games": len(contest.outcomes), "bots": [row.described() for row in rows]}))
    return 0


def _play(contest: Contest, processes: int, records: Path | None, executor: str) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from serai.arena.play import warm_up

    if not contest.to_play:
        return
    # Here first, so that the processes find everything compiled.
    with patience(contest.match.game):
        warm_up(contest.match)
    errors = Console(stderr=True, highlight=False)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("", total=len(contest.to_play))
        for _ in contest.play(min(processes, len(contest.to_play)), records, executor):
            progress.advance(task)


def _table(match: Match, rows: Sequence[Row], contest: Contest) -> RichTable:
    from rich.table import Table

    from serai.arena.ratings import rate

    ratings = rate(match.names, contest.outcomes)
    games = counted(len(contest.outcomes), "game")
    table = Table(title=f"{match.game}, {match.players} players, {games}, seed {match.seed}")
    table.add_column("bot")
    for heading in ("games", "wins", "share", "95%", "place", "points", "rating", "ms/decision"):
        table.add_column(heading, justify="right")
    for row in rows:
        rating = ratings[row.name]
        table.add_row(
            row.name,
            str(row.games),
            f"{row.wins:.1f}",
            f"{row.win_share:.1%}",
            f"{row.low:.1%} – {row.high:.1%}",
            f"{row.mean_place:.2f}",
            f"{row.mean_points:.2f}",
            f"{rating.strength:.1f} ± {2 * rating.uncertainty:.1f}",
            f"{row.ms_per_decision:.2f}",
        )
    table.caption = f"equals would win {1 / match.players:.1%} each"
    return table
