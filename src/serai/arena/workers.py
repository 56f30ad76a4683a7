"""The games of a match in several processes, or on several machines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from serai.arena.match import Match
from serai.arena.play import Outcome, play_game, warm_up
from serai.executors import default_workers, find_executor

Played = tuple[Outcome, dict[str, Any]]

default_processes = default_workers


def play_all(match: Match, numbers: Iterable[int], processes: int, executor: str = "processes") -> Iterator[Played]:
    """Play the games of these numbers; they come back as they end."""
    yield from find_executor(executor, processes).run(partial(play_game, match), numbers, partial(warm_up, match))
