"""The games of a match in several processes."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any

from serai.arena.match import Match
from serai.arena.play import Outcome, play_game, warm_up

Played = tuple[Outcome, dict[str, Any]]


def default_processes() -> int:
    """As many as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(match: Match, numbers: Iterable[int], processes: int) -> Iterator[Played]:
    """Play the games of these numbers; they come back as they end."""
    if processes == 1:
        for number in numbers:
            yield play_game(match, number)
        return
    # A fresh interpreter per process: a copy of this one could inherit locks of its threads in a bad moment.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, initializer=warm_up, initargs=(match,)) as pool:
        waiting = iter(numbers)
        running: set[Future[Played]] = set()
        try:
            while True:
                for number in islice(waiting, 2 * processes - len(running)):
                    running.add(pool.submit(play_game, match, number))
                if not running:
                    return
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ended:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
