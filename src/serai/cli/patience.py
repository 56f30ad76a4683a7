"""Compilation takes a while: tell people why they wait."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Timer

PLAYOUT = "study.playout"
NOTICED = 3.0
"""Seconds after which a person wonders what is happening."""


@contextmanager
def patience(game: str | None = None) -> Iterator[None]:
    """Wrap the first use of rules. If the game is known, a long wait is announced at once."""
    from serai.games import find_game
    from serai.kernel.rule import INTERPRETED
    from serai.kernel.rule_cache import compiled_before

    # Only games with whole playouts to compile take long.
    large = None if game is None or not find_game(game).brings(PLAYOUT) else f"{find_game(game).package}.{PLAYOUT}"
    ready = large is None or INTERPRETED or compiled_before(large)
    timer = Timer(NOTICED if ready else 0, _announce)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@contextmanager
def bar(words: str, total: int) -> Iterator[Callable[..., None]]:
    """A bar on standard error, if that is a terminal; yields what moves it on, as `rich.progress.Progress.update`."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    errors = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        yield partial(progress.update, progress.add_task(words, total=total))


def _announce() -> None:
    print("compiling the rules, once; this takes up to half a minute …", file=sys.stderr, flush=True)
