"""Compile and load everything tables need before a server answers."""

from __future__ import annotations

import gc
from functools import cache
from pathlib import Path
from time import perf_counter

from serai.bots import registry
from serai.bots.budget import Budget
from serai.bots.hint import hint
from serai.bots.levels import LEVELS
from serai.bots.sight import Sight
from serai.games import find_game, left_out_if_broken, offered
from serai.kernel.rule import INTERPRETED
from serai.kernel.rule_cache import mark_of
from serai.played_game import PlayedGame
from serai.server.base.logs import log

GARBAGE = (50_000, 20, 100)
"""Tables live long and make few reference cycles: looking for those as often as Python does cost a tenth of a move."""


def is_compiled() -> bool:
    """Whether this machine has already compiled every game as it is now."""
    return all((mark := _mark(game)) is not None and mark.exists() for game in offered())


def warm_up() -> None:
    """Load what was compiled and compile the rest. Interpreted rules need neither."""
    began = perf_counter()
    for game in offered():
        if not INTERPRETED or find_game(game).is_guest:
            with left_out_if_broken(game):
                _load(game)
    gc.collect()
    gc.freeze()  # everything loaded by now stays, so the collector need not look through it again and again
    gc.set_threshold(*GARBAGE)
    log.info("warm", extra={"seconds": round(perf_counter() - began, 1)})


def _load(game: str) -> None:
    try_out(game)
    if not INTERPRETED:
        for level in LEVELS:
            registry.make(level, game).warm_up()
        give_hint(game)
    if (mark := _mark(game)) is not None:
        mark.touch()


def _mark(game: str) -> Path | None:
    return None if INTERPRETED else mark_of(find_game(game).package)


@cache
def try_out(game: str) -> None:
    """Play one whole game with everything people see of it, so that every rule is compiled."""
    table = PlayedGame.new(game, players=find_game(game).fewest)
    while not table.over:
        seat = table.to_move[0]
        table.view(seat)
        table.play(Sight.of(table, seat).legal[0])
    table.view(None)
    if (pad := find_game(game).part("pad")) is not None:
        pad.sheet_of(table.view(None), table.edition)
    if (companion := find_game(game).part("companion.ask")) is not None:
        companion.answer(table.edition, companion.printed(table.edition), act=0, seed=0)


def give_hint(game: str) -> None:
    """Make one hint, which needs everything the best bots need, and forecasts."""
    table = PlayedGame.new(game, players=find_game(game).fewest)
    hint(Sight.of(table, table.to_move[0]), Budget(simulations=1))
