"""`serai check-game`: find mistakes in a game you write."""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING

from cyclopts import App

from serai.cli.patience import patience

if TYPE_CHECKING:
    from serai.checking.ladder import LadderReport

MISTAKES = 1

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
    # A compiled rule that writes past the end of a list would change the field behind it, and nobody would know.
    os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
    from serai.checking import CHECKS, FIRST, Checking

    checking = Checking(game)
    is_watched = sys.stdout.isatty()
    for name in CHECKS:
        if is_watched:
            print(f"… {name}", end="\r", flush=True)
        with patience() if name == FIRST else nullcontext():
            found = checking.run(name)
        print(f"{'✗' if found.mistakes else '✓'} {name}", flush=True)
        for mistake in found.mistakes:
            print(f"    {mistake}", flush=True)
        if name == FIRST and (found.mistakes or not checking.subject.played):
            print("  the other checks need whole games; fix this first")
            return MISTAKES
    for note in checking.notes():
        print(f"  note: {note}")
    _show(checking.standing())
    return 0 if checking.is_sound else MISTAKES


def _show(standing: LadderReport) -> None:
    from serai.checking.ladder import RUNGS

    print()
    for rung in RUNGS:
        print(f"{'■' if rung in standing.climbed else '□'} {rung}")
        for wanted in standing.missing.get(rung, ()):
            print(f"    missing: {wanted}")
