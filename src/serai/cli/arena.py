"""`serai arena`: bots against bots, with evidence."""

from __future__ import annotations

import json as json_format
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from serai.cli.options import (
    Edition,
    Executor,
    Games,
    Options,
    Players,
    Processes,
    Seed,
    WhichGame,
    counted,
    game_options,
)
from serai.cli.patience import bar, patience
from serai.games import GAMES, find_game
from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table as RichTable

    from serai.arena.contest import Contest
    from serai.arena.match import Match
    from serai.arena.sequential import MatchVerdict, Sequential
    from serai.arena.summary import BotSummary

EXAMPLES = f"""\
Every deal is played as often as there are seats, and everybody moves on by one seat, so luck of the deal and of the
seat cancels out. A budget is written search:100ms or classic:2000 (simulations).

    serai arena {GAMES[0]} --players 4 --bots greedy,random,random,random --games 400
    serai arena {GAMES[0]} --players 4 --bots search,greedy,greedy,greedy --games 400 --resume match.jsonl
    serai arena {GAMES[0]} --players 4 --bots search,greedy,greedy,greedy --games 4000 --sprt 0.25,0.28
    serai arena {GAMES[-1]} --players 3 --bots mybot.py:MyBot,greedy,greedy --games 300 --plot match.png
"""

WIDE = 110

arena = App(name="arena", help_epilogue=EXAMPLES)


@arena.default
def run(
    game: WhichGame,
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
    processes: Processes = None,
    executor: Executor = "processes",
    sprt: str | None = None,
) -> int:
    """Let bots play against each other and say how sure the result is.

    Parameters
    ----------
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
    executor
        Where they run: processes on this machine, or a Ray cluster (RAY_ADDRESS, or one started here).
    sprt
        Stop once it is clear which of two win shares the first bot has, such as 0.25,0.28; --games is the limit.
    """
    from rich.console import Console

    from serai.arena.contest import Contest
    from serai.arena.match import Match
    from serai.arena.plot import check_plot
    from serai.arena.plot import plot as draw
    from serai.arena.sequential import Sequential
    from serai.arena.summary import summarise
    from serai.executors import default_workers

    if games < 1:
        raise UserError(f"{games} games cannot be played: ask for 1 or more")
    if processes is not None and processes < 1:
        raise UserError(f"{processes} processes cannot play: ask for 1 or more")
    picture = check_plot(plot) if plot else None
    test = Sequential.read(sprt) if sprt else None
    names = [name.strip() for name in bots.split(",")]
    match = Match.arrange(
        game, find_game(game).usual if players is None else players, names, seed, game_options(option or []), edition
    )
    contest = Contest(match, games, Path(resume) if resume else None)
    _play(contest, processes or default_workers(), Path(records) if records else None, executor, test)

    rows = summarise(match.names, contest.outcomes)
    console = Console(stderr=json, highlight=False)
    if not console.is_terminal:  # a file has room for the whole table
        console.width = max(console.width, WIDE)
    console.print(_table(match, rows, contest))
    verdict = _verdict(contest, test) if test else None
    if test and verdict:
        console.print(_told(match, test, verdict))
    if picture:
        draw(picture, match, rows, contest.outcomes)
    if json:
        found = {"games": len(contest.outcomes), "bots": [row.described() for row in rows]}
        print(json_format.dumps({**found, "sprt": test.described(verdict)} if test and verdict else found))
    return 0


def _verdict(contest: Contest, test: Sequential) -> MatchVerdict:
    from serai.arena.sequential import shares_of

    return test.verdict(shares_of(contest.match.names[0], contest.outcomes, contest.match.players))


def _told(match: Match, test: Sequential, verdict: MatchVerdict) -> str:
    told = {
        "high": f"{test.high:.1%} rather than {test.low:.1%}",
        "low": f"{test.low:.1%} rather than {test.high:.1%}",
        "open": f"still open between {test.low:.1%} and {test.high:.1%}",
    }
    deals = counted(verdict.deals, "deal")
    won = f"{match.names[0]} won {verdict.share:.1%} of {deals}"
    return f"{won}: {told[verdict.share_is]} (evidence {verdict.evidence:+.1f})"


def _play(contest: Contest, processes: int, records: Path | None, executor: str, test: Sequential | None) -> None:
    from serai.arena.play import warm_up

    if not contest.to_play or (test and _verdict(contest, test).share_is != "open"):
        return
    # Here first, so that the processes find everything compiled.
    with patience(contest.match.game):
        warm_up(contest.match)
    playing = contest.play(min(processes, len(contest.to_play)), records, executor)
    with bar("playing", len(contest.to_play)) as move_on, closing(playing) as played:
        for _ in played:
            move_on(advance=1)
            if test and _verdict(contest, test).share_is != "open":
                break


def _table(match: Match, rows: Sequence[BotSummary], contest: Contest) -> RichTable:
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
