"""Compilation takes a while: tell people why they wait."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
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


def _announce() -> None:
    print("compiling the rules, once; this takes up to half a minute …", file=sys.stderr, flush=True)
