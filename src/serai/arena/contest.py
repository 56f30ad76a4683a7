"""A match from beginning to end: what was played before, what is still to play, and where it is kept."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from serai.arena.journal import open_journal, read_journal, write_outcome
from serai.arena.match import Match
from serai.arena.play import GameOutcome, play_game, warm_up
from serai.executors import find_executor
from serai.records.write import line_of


class Contest:
    """The games of a match as far as they have been played."""

    def __init__(self, match: Match, games: int, journal: Path | None = None):
        self.match = match
        self.journal = journal
        before = read_journal(journal, match) if journal else []
        self.outcomes: list[GameOutcome] = [outcome for outcome in before if outcome.number < games]
        played = {outcome.number for outcome in self.outcomes}
        self.to_play = [number for number in range(games) if number not in played]

    def play(self, processes: int, records: Path | None = None, executor: str = "processes") -> Generator[GameOutcome]:
        """Play what is left; each outcome is written before it is handed out."""
        with ExitStack() as stack:
            journal = stack.enter_context(open_journal(self.journal, self.match)) if self.journal else None
            keep = "ab" if self.outcomes else "wb"
            kept = stack.enter_context(records.open(keep)) if records else None
            work = find_executor(executor, processes)
            for outcome, record in work.run(partial(play_game, self.match), self.to_play, partial(warm_up, self.match)):
                if kept:
                    kept.write(line_of(record))
                    kept.flush()
                if journal:
                    write_outcome(journal, outcome)
                self.outcomes.append(outcome)
                yield outcome
