"""`serai benchmark`: measure an agent as everybody's agent is measured."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from cyclopts import App

from serai.cli.options import Agent, Processes, WhichGame
from serai.cli.patience import bar, patience
from serai.games import GAMES
from serai.kernel.errors import UserError

EXAMPLES = f"""\
The deals, the opponents and their order are fixed; every deal is played once with the agent in each seat. It writes
NAME.json and NAME.md, which you can hand in for the leaderboard.

    serai benchmark {GAMES[0]} mybot.py:MyBot --time 100ms --output mybot
    serai benchmark {GAMES[0]} net:runs/{GAMES[0]}/net.npz --time 1ms --training 10M
    serai benchmark {GAMES[-1]} greedy --deals 2
"""

benchmark = App(name="benchmark", help_epilogue=EXAMPLES)


@benchmark.default
def run(
    game: WhichGame,
    agent: Agent,
    /,
    *,
    time: str = "unlimited",
    training: str = "none",
    deals: int = 50,
    output: str = "benchmark",
    processes: Processes = None,
) -> int:
    """Measure an agent on fixed deals against fixed opponents.

    Parameters
    ----------
    time
        The track by time for a decision: 1ms, 100ms or unlimited.
    training
        The track by decisions it has learned from, as you declare it: none, 10M, 1G or unlimited.
    deals
        How many deals are played at each table; fewer than 50 are a try.
    output
        Where to write, without .json and .md.
    """
    from serai.arena.benchmark import LeaderboardEntry, markdown, report
    from serai.arena.contest import Contest
    from serai.arena.play import warm_up
    from serai.executors import default_workers

    entry = LeaderboardEntry(game, agent, time, training, deals)
    place = Path(output)
    if not place.absolute().parent.is_dir():
        raise UserError(f"'{output}' cannot be written: there is no folder {place.parent}")
    contests = [(company, Contest(match, games)) for company, match, games in entry.matches()]
    with patience(game):
        for _, contest in contests:
            warm_up(contest.match)
    with bar("", sum(len(contest.to_play) for _, contest in contests)) as move_on:
        for company, contest in contests:
            move_on(description=f"against {company.name}")
            for _ in contest.play(processes or default_workers()):
                move_on(advance=1)
            if not sys.stderr.isatty():
                print(f"against {company.name}: {len(contest.outcomes)} games", file=sys.stderr, flush=True)
    found = report(entry, contests)
    place.with_name(f"{place.name}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    told = markdown(found)
    place.with_name(f"{place.name}.md").write_text(told, "utf-8")
    print(told, end="")
    return 0
