"""Everything a compiled server needs of a game, in pieces that several processes can do at once.

`python -m serai.server.compile.compile_jobs GAME JOB` does one of them; the disk keeps the result for later processes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial

from serai.bots import registry
from serai.bots.levels import LEVELS
from serai.games import find_game
from serai.played_game import PlayedGame
from serai.server.compile.warm_up import give_hint


def look(game: str) -> None:
    """View a table that was only laid out."""
    rules = find_game(game)
    rules.begin(rules.load_edition(None), rules.fewest, rules.check_options({}), 0).seen_by(0).view(0)


def play(game: str) -> None:
    """Play a whole game unseen."""
    table = PlayedGame.new(game, players=find_game(game).fewest)
    while not table.over:
        table.advance(table.legal(table.to_move[0])[0])


def think(game: str, level: str) -> None:
    """Let a bot decide once."""
    registry.make(level, game).warm_up()


def engine(game: str) -> None:
    """Build the engine that browsers play with by themselves."""
    from serai.wasm.engine import build  # with the compiler, which the other jobs do not need

    build(game)


LAST_IN_LINE = 19
"""how much lower a compiler's priority is than that of other processes"""

JOBS: dict[str, Callable[[str], None]] = {
    "look": look,
    "play": play,
    "hint": give_hint,
    "engine": engine,
    **{level: partial(think, level=level) for level in LEVELS},
}

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(LAST_IN_LINE)
    JOBS[sys.argv[2]](sys.argv[1])
