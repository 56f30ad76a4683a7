"""Compiling the rules and bots before anybody waits for them."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from contextlib import suppress
from functools import cache, partial
from time import perf_counter
from typing import TYPE_CHECKING

from serai.bots.sight import Sight
from serai.games import GAMES, find_game
from serai.kernel.rule import mark_of
from serai.played_game import PlayedGame
from serai.server.aside import aside
from serai.server.botroom import LEVELS
from serai.server.compilers import Compilers
from serai.server.finished import score
from serai.server.logs import log
from serai.server.refusals import Refuse

if TYPE_CHECKING:
    from serai.server.house import House

SLOW = "expert"
"""the level that takes longest to compile"""
GARBAGE = (50_000, 20, 100)
"""Tables live long and make few cycles: looking for them as often as Python does cost a tenth of a move."""


async def warm_up(house: House) -> None:
    """Play a little of every game off the event loop; tables of a game open when that is done."""
    log.info("warming up: the rules are being compiled")
    began = perf_counter()
    mark = mark_of("serai.server")
    is_new_here = mark is not None and not mark.exists()
    try:
        async with asyncio.TaskGroup() as group:
            if is_new_here and house.settings.compilers:
                await _compile(house, group, began)
            else:
                for game in GAMES:
                    await _open(house, game, LEVELS, began)
    except Exception:  # noqa: BLE001 - the lobby still answers, and says that tables cannot be opened
        log.exception("the rules cannot be compiled")
        return
    if mark is not None and is_new_here:
        mark.touch()
    house.is_compiled = True


async def _compile(house: House, group: asyncio.TaskGroup, began: float) -> None:
    """On a machine that has never run these rules: what tables need comes first, the bots that search last."""
    compilers = Compilers(house.settings.compilers, group)
    looks, plays = {}, {}
    for game in GAMES:
        house.bots.expect(SLOW, game)
        looks[game] = compilers.start(game, "look")
        plays[game] = compilers.start(game, "play")
    quick = {game: compilers.start(game, "easy", after=plays[game]) for game in GAMES}
    slow = {game: compilers.start(game, SLOW, after=quick[game]) for game in GAMES}
    for game in GAMES:
        await asyncio.wait({looks[game], quick[game]})
        await _open(house, game, [level for level in LEVELS if level != SLOW], began)
    for game in GAMES:
        await slow[game]
        await house.bots.warm_up(game, [SLOW])


async def _open(house: House, game: str, levels: Sequence[str], began: float) -> None:
    """Load what was compiled, or compile it here."""
    await aside(partial(try_out, game), "warm-up")
    await house.bots.warm_up(game, levels)
    gc.collect()
    gc.freeze()  # what is loaded by now stays, and need not be looked through again and again
    gc.set_threshold(*GARBAGE)
    log.info("ready", extra={"game": game, "seconds": round(perf_counter() - began, 1)})
    house.opened(game)


@cache
def try_out(game: str) -> None:
    """One whole game with everything people see of it, so that every rule has been compiled."""
    table = PlayedGame.new(game, players=find_game(game).fewest)
    while not table.over:
        seat = table.to_move[0]
        table.view(seat)
        table.play(Sight.of(table, seat).legal[0])
    areas = [seat.get("area", []) for seat in table.view(None)["seats"]]
    with suppress(Refuse):  # only one of the games has a score sheet
        score(game, table.edition, [[entry["card"] for entry in area] for area in areas], {})
