"""`serai check-game`: find mistakes in a game you write."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from threading import Event, Thread, get_ident
from types import FrameType
from typing import TYPE_CHECKING

from cyclopts import App

from serai.cli.patience import patience

if TYPE_CHECKING:
    from serai.checking.ladder import LadderReport

MISTAKES = 1
STILL = 45.0
"""seconds after which a function of the game that has not come back is named"""

EXAMPLES = """\
It plays random games with every number of players and every option, and looks for every mistake that a program can
find: in moves, secrecy, re-dealing, chance, restarts, a table on a server, words, rule book and lesson. All seeds are
fixed: two runs find the same. The exit code is 1 if it finds a mistake, otherwise 0. The ladder at the end says how far
the game has come: it plays, it speaks, it studies, it shines (docs/write-a-game.md).

    serai check-game moon_garden
    SERAI_INTERPRETED=1 serai check-game moon_garden
"""

check_game = App(name="check-game", help_epilogue=EXAMPLES)


@check_game.default
def run(game: str, /) -> int:
    """Find mistakes in a game you write, and say what is missing.

    Parameters
    ----------
    game
        Which game, by its id.
    """
    # Serai's own rules, to which a game gives lists, look at their bounds too.
    os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
    from serai.checking import CHECKS, FIRST, Checking

    checking = Checking(game)
    is_watched = sys.stdout.isatty()
    for name in CHECKS:
        if is_watched:
            print(f"… {name}", end="\r", flush=True)
        with named_if_endless(checking.subject.game.folder), patience() if name == FIRST else nullcontext():
            found = checking.run(name)
        print(f"{'✗' if found.mistakes else '✓'} {name}", flush=True)
        for mistake in found.mistakes:
            print(f"    {mistake}", flush=True)
        if name == FIRST and (found.mistakes or not checking.subject.played):
            print("  the other checks need whole games; fix this first")
            return MISTAKES
    _show(checking.standing())
    return 0 if checking.is_sound else MISTAKES


@contextmanager
def named_if_endless(folder: Path, still: float = STILL) -> Iterator[None]:
    """Say where the game is, once, if it is twice found in the same call of a function in its folder."""
    done = Event()
    watch = Thread(target=_watch, args=(get_ident(), folder, done, still), daemon=True)
    watch.start()
    try:
        yield
    finally:
        done.set()
        watch.join()


def _watch(thread: int, folder: Path, done: Event, still: float) -> None:
    before: list[FrameType] = []
    while not done.wait(still):
        now = list(_calls_in(folder, sys._current_frames().get(thread)))
        if frame := next((frame for frame in now if frame in before), None):
            place = f"{frame.f_code.co_filename}, line {frame.f_lineno}, {frame.f_code.co_qualname}"
            told = f"  still there after {still:.0f} seconds: {place}; does a loop never end? SERAI_INTERPRETED=1 names"
            print(f"{told} the line of a rule", file=sys.stderr, flush=True)
            return
        before = now


def _calls_in(folder: Path, frame: FrameType | None) -> Iterator[FrameType]:
    """The innermost first."""
    while frame is not None:
        if Path(frame.f_code.co_filename).is_relative_to(folder):
            yield frame
        frame = frame.f_back


def _show(standing: LadderReport) -> None:
    from serai.checking.ladder import RUNGS

    print()
    for rung in RUNGS:
        print(f"{'■' if rung in standing.climbed else '□'} {rung}")
        for wanted in standing.missing.get(rung, ()):
            print(f"    missing: {wanted}")
