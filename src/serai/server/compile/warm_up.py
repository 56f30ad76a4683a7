"""Compiling the rules and bots before anybody waits for them."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from functools import cache, partial
from time import perf_counter

from serai.bots.sight import Sight
from serai.games import GAMES, find_game
from serai.kernel.rule import mark_of
from serai.played_game import PlayedGame
from serai.server.bots.bot_pool import LEVELS, BotPool
from serai.server.compile.compilers import Compilers
from serai.server.compile.readiness import Readiness
from serai.server.logs import log
from serai.server.threads import in_thread

SLOW = "expert"
"""the level that takes longest to compile"""
GARBAGE = (50_000, 20, 100)
"""Tables live long and make few cycles: looking for them as often as Python does cost a tenth of a move."""


async def warm_up(readiness: Readiness, bots: BotPool, compilers: int) -> None:
    """Play a little of every game off the event loop; tables of a game open when that is done."""
    log.info("warming up: the rules are being compiled")
    began = perf_counter()
    mark = mark_of("serai.server")
    is_new_here = mark is not None and not mark.exists()
    try:
        async with asyncio.TaskGroup() as group:
            if is_new_here and compilers:
                await _compile(Compilers(compilers, group), readiness, bots, began)
            else:
                for game in GAMES:
                    await _open(game, LEVELS, readiness, bots, began)
    except Exception:  # noqa: BLE001 - the lobby still answers, and says that tables cannot be opened
        log.exception("the rules cannot be compiled")
        return
    if mark is not None and is_new_here:
        mark.touch()
    readiness.is_compiled = True


async def _compile(compilers: Compilers, readiness: Readiness, bots: BotPool, began: float) -> None:
    """On a machine that has never run these rules: what tables need comes first, the bots that search last."""
    looks, plays = {}, {}
    for game in GAMES:
        bots.expect(SLOW, game)
        looks[game] = compilers.start(game, "look")
        plays[game] = compilers.start(game, "play")
    quick = {game: compilers.start(game, "easy", after=plays[game]) for game in GAMES}
    slow = {game: compilers.start(game, SLOW, after=quick[game]) for game in GAMES}
    for game in GAMES:
        await asyncio.wait({looks[game], quick[game]})
        await _open(game, [level for level in LEVELS if level != SLOW], readiness, bots, began)
    for game in GAMES:
        await slow[game]
        await bots.warm_up(game, [SLOW])


async def _open(game: str, levels: Sequence[str], readiness: Readiness, bots: BotPool, began: float) -> None:
    """Load what was compiled, or compile it here."""
    await in_thread(partial(try_out, game))
    await bots.warm_up(game, levels)
    gc.collect()
    gc.freeze()  # what is loaded by now stays, and need not be looked through again and again
    gc.set_threshold(*GARBAGE)
    log.info("ready", extra={"game": game, "seconds": round(perf_counter() - began, 1)})
    readiness.open(game)


@cache
def try_out(game: str) -> None:
    """One whole game with everything people see of it, so that every rule has been compiled."""
    table = PlayedGame.new(game, players=find_game(game).fewest)
    while not table.over:
        seat = table.to_move[0]
        table.view(seat)
        table.play(Sight.of(table, seat).legal[0])
    if (pad := find_game(game).part("pad")) is not None:
        pad.sheet_of(table.view(None), table.edition)
