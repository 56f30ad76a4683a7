"""Plays the matches of the evidence. Every game is kept as it ends, every line as soon as its match is over."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean, stdev

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.arena.contest import Contest
from serai.arena.play import GameOutcome, warm_up
from serai.arena.ratings import rate
from serai.arena.summary import Z95, BotSummary, summarise
from tools.strength.plan import Line, name_of, short


@dataclass(frozen=True)
class Finding:
    """What a match has shown about its first bot."""

    game: str
    players: int
    first: str
    second: str
    games: int
    planned: int
    win_share: float
    low: float
    high: float
    rating: float
    uncertainty: float
    rating_second: float
    uncertainty_second: float
    ms_per_decision: float
    simulations_per_decision: float
    target: float | None
    finished: str
    load: float
    """Processes that wanted a processor at the end of the match, per processor: above 1 the machine was busy."""
    level: bool = False
    """Whether the claim is only not to be below equality."""
    beside: tuple[str, ...] = ()
    """The other bot with a seat, if any: the claim is to finish ahead of it."""
    ahead: tuple[float, ...] = ()
    """By how many places, and the interval."""

    @property
    def name(self) -> str:
        """The name of its line."""
        return name_of(self.game, self.players, self.first, *self.beside, self.second)

    @property
    def equality(self) -> float:
        """The win share of equals."""
        return 1 / self.players

    @property
    def holds(self) -> bool:
        """Whether the claim is met: the target by the share found, else by where the interval lies."""
        if self.beside:
            return self.ahead[1] > 0
        if self.level:
            return self.high >= self.equality
        return self.low > self.equality if self.target is None else self.win_share >= self.target


def gather(lines: Iterable[Line], results: Path, journals: Path, processes: int) -> list[Finding]:
    """Play what has not been played before, line by line; a line that is complete is not played again."""
    journals.mkdir(parents=True, exist_ok=True)
    found = read_findings(results)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        for line in lines:
            if line.name in found and found[line.name].games >= line.games:
                continue
            contest = Contest(line.match, line.games, journals / f"{line.name}.jsonl")
            task = progress.add_task(line.name, total=line.games, completed=len(contest.outcomes))
            if contest.to_play:
                warm_up(line.match)
            for _ in contest.play(processes):
                progress.advance(task)
            found[line.name] = assess(line, contest.outcomes)
            write_findings(results, found)
            progress.remove_task(task)
            progress.console.print(f"{line.name}: {found[line.name].win_share:.1%} of {line.games} games")
    return list(found.values())


def take_stock(lines: Iterable[Line], results: Path, journals: Path) -> None:
    """Matches under way count with the whole deals played so far."""
    found = read_findings(results)
    for line in lines:
        journal = journals / f"{line.name}.jsonl"
        if journal.exists() and (line.name not in found or found[line.name].games < line.games):
            outcomes = Contest(line.match, line.games, journal).outcomes
            played = Counter(outcome.deal for outcome in outcomes)
            whole = [outcome for outcome in outcomes if played[outcome.deal] == line.match.players]
            if whole:
                found[line.name] = assess(line, whole)
    write_findings(results, found)


def assess(line: Line, outcomes: list[GameOutcome]) -> Finding:
    """What the games of a match say."""
    match = line.match
    first, *beside, second = match.names
    row: BotSummary = summarise(match.names, outcomes)[0]
    ratings = rate(match.names, outcomes)
    return Finding(
        match.game,
        match.players,
        short(first),
        short(second),
        row.games,
        line.games,
        round(row.win_share, 4),
        round(row.low, 4),
        round(row.high, 4),
        round(ratings[first].strength, 2),
        round(ratings[first].uncertainty, 2),
        round(ratings[second].strength, 2),
        round(ratings[second].uncertainty, 2),
        round(row.ms_per_decision, 3),
        round(row.simulations_per_decision, 1),
        line.target,
        datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        round(os.getloadavg()[0] / (os.cpu_count() or 1), 2),
        line.level,
        tuple(beside),
        places_ahead(first, beside[0], outcomes) if beside else (),
    )


def places_ahead(first: str, second: str, outcomes: Iterable[GameOutcome]) -> tuple[float, float, float]:
    """By how many places one bot finishes ahead of another at the same table, and 95%, from the mean of each deal."""
    leads: dict[int, list[float]] = defaultdict(list)
    for outcome in outcomes:
        place = dict(zip(outcome.bots, outcome.places, strict=True))
        leads[outcome.deal].append(place[second] - place[first])
    means = [mean(lead) for lead in leads.values()]
    half = Z95 * stdev(means) / len(means) ** 0.5 if len(means) > 1 else float("inf")
    return round(mean(means), 3), round(mean(means) - half, 3), round(mean(means) + half, 3)


def read_findings(file: Path) -> dict[str, Finding]:
    """The lines kept so far, by name."""
    if not file.exists():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Finding])


def write_findings(file: Path, found: dict[str, Finding]) -> None:
    """Keep the lines, in a form that is easy to compare."""
    told = {name: {key: part for key, part in asdict(finding).items() if part != ()} for name, finding in found.items()}
    text = msgspec.json.encode(told)
    file.write_bytes(msgspec.json.format(text, indent=1) + b"\n")
