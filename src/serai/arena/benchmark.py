"""A fixed measurement of one agent: the same deals, the same opponents, the same tables for everybody who enters.

A change of anything here that changes results makes the next VERSION; results of different versions are not compared.
"""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from serai import __version__
from serai.arena.contest import Contest
from serai.arena.match import Match
from serai.arena.play import GameOutcome
from serai.arena.ratings import rate
from serai.arena.summary import summarise
from serai.bots.net_file import WEIGHTS, rules_hash
from serai.games import find_game
from serai.kernel.errors import UserError

FORMAT = "serai-benchmark/1"
VERSION = 2
DEALS = 50
"""of each table; with fewer a result is a try, and not for the leaderboard"""
ENTERED = "the agent"
"""what it is called among those it meets"""
TIMES = {"1ms": 1.0, "100ms": 100.0, "unlimited": None}
"""tracks by the time for a decision, in milliseconds on average"""
TRAINING = ("none", "10M", "1G", "unlimited")
"""tracks by the decisions an agent has learned from; you declare it when you enter"""


@dataclass(frozen=True)
class TableCompany:
    """Who sits at a table beside the agent, in this order."""

    name: str
    rivals: tuple[str, ...]
    """repeated where there are more seats"""
    held_out: bool = False
    """mixed company, for which nobody should train"""


COMPANIES = (
    TableCompany("random", ("random",)),
    TableCompany("greedy", ("greedy",)),
    TableCompany("net", ("net",)),
    TableCompany("search", ("classic:200",)),
    TableCompany("mixed 1", ("greedy", "net", "classic:200"), held_out=True),
    TableCompany("mixed 2", ("easy", "medium", "hard"), held_out=True),
)


@dataclass(frozen=True)
class LeaderboardEntry:
    """Who is measured, and on which track."""

    game: str
    agent: str
    time: str = "unlimited"
    training: str = "none"
    deals: int = DEALS

    def __post_init__(self) -> None:
        for what, given, known in (("time", self.time, TIMES), ("training", self.training, TRAINING)):
            if given not in known:
                raise UserError(f"there is no {what} track '{given}': choose {', '.join(known)}")
        if self.deals < 1:
            raise UserError(f"{self.deals} deals cannot be played: ask for 1 or more")

    def matches(self) -> Iterator[tuple[TableCompany, Match, int]]:
        """Every table with the number of its games: each deal once with the agent in each seat."""
        players = find_game(self.game).usual
        for company in COMPANIES:
            rivals = [company.rivals[seat % len(company.rivals)] for seat in range(players - 1)]
            match = Match.arrange(self.game, players, [self.agent, *rivals], f"benchmark-{VERSION}/{company.name}")
            yield company, match, self.deals * players


def report(entry: LeaderboardEntry, played: list[tuple[TableCompany, Contest]]) -> dict[str, Any]:
    """What to hand in, as JSON can hold it."""
    game = find_game(entry.game)
    edition = game.load_edition(None)
    by_table = [[_marked(outcome) for outcome in contest.outcomes] for _, contest in played]
    rows = [_row(company, outcomes) for (company, _), outcomes in zip(played, by_table, strict=True)]
    outcomes = [outcome for one in by_table for outcome in one]
    time = round(summarise([ENTERED], outcomes)[0].ms_per_decision, 3)
    limit = TIMES[entry.time]
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.id,
        "agent": entry.agent,
        "tracks": {"time": entry.time, "training": entry.training},
        "ms_per_decision": time,
        "in_time": limit is None or time <= limit,
        "complete": entry.deals >= DEALS,
        "tables": rows,
        **_standing(outcomes),
        "serai": __version__,
        "edition_hash": edition.hash,
        "rules_hash": rules_hash(game),
        "net": net_hash(game.folder / "bot" / WEIGHTS),
        "machine": f"{platform.machine()}, {os.cpu_count()} processors",
    }


def _marked(outcome: GameOutcome) -> GameOutcome:
    """The same with the agent told apart from rivals who may be the same bot: it had the first seat of the first game,
    and everybody moved on (`Match.seated`).
    """
    seat = -outcome.number % len(outcome.bots)
    return replace(outcome, bots=[ENTERED if each == seat else name for each, name in enumerate(outcome.bots)])


def _row(company: TableCompany, outcomes: list[GameOutcome]) -> dict[str, Any]:
    (row,) = summarise([ENTERED], outcomes)
    return {
        "table": company.name,
        "rivals": list(company.rivals),
        "held_out": company.held_out,
        "games": row.games,
        "equals": round(1 / len(outcomes[0].bots), 4),
        "win_share": round(row.win_share, 4),
        "ci95": [round(row.low, 4), round(row.high, 4)],
        "mean_place": round(row.mean_place, 3),
    }


def _standing(outcomes: list[GameOutcome]) -> dict[str, Any]:
    """The rank by rating among all who were met."""
    names = list(dict.fromkeys(name for outcome in outcomes for name in outcome.bots))
    ratings = rate(names, outcomes)
    better = sum(ratings[name].strength > ratings[ENTERED].strength for name in names)
    return {"rating": round(ratings[ENTERED].strength, 2), "rank": better + 1, "of": len(names)}


def net_hash(file: Path) -> str:
    """16 hex digits over the weights that `net` plays with."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file.is_file() else ""


def markdown(found: dict[str, Any]) -> str:
    """The same as a table to read."""
    lines = [
        f"**{found['agent']}**, {found['game']}, benchmark {found['version']}"
        + ("" if found["complete"] else " (a try: too few deals for the leaderboard)"),
        "",
        "| table | rivals | games | win share | 95% | equals | mean place |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in found["tables"]:
        rivals = ", ".join(f"`{name}`" for name in row["rivals"])
        low, high = row["ci95"]
        name = f"{row['table']}{' (held out)' if row['held_out'] else ''}"
        lines.append(
            f"| {name} | {rivals} | {row['games']} | **{row['win_share']:.1%}** | {low:.1%} – {high:.1%} "
            f"| {row['equals']:.1%} | {row['mean_place']:.2f} |"
        )
    kept = "" if found["in_time"] else ", more than its track allows"
    tracks = found["tracks"]
    told = (
        f"Rank {found['rank']} of {found['of']} by rating. Tracks: {tracks['time']} a decision "
        f"({found['ms_per_decision']:.2f} ms measured{kept}), training {tracks['training']} (declared). "
        f"serai {found['serai']}, edition {found['edition_hash']}, rules {found['rules_hash']}, {found['machine']}."
    )
    return "\n".join([*lines, "", told]) + "\n"
