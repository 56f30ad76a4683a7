"""Compiling the rules and bots before anybody waits for them."""

from __future__ import annotations

import gc
from contextlib import suppress
from functools import cache, partial
from time import perf_counter
from typing import TYPE_CHECKING

from serai.bots.sight import Sight
from serai.games import GAMES, find_game
from serai.server.aside import aside
from serai.server.finished import score
from serai.server.logs import log
from serai.server.refusals import Refuse
from serai.table import Table

if TYPE_CHECKING:
    from serai.server.house import House

GARBAGE = (50_000, 20, 100)
"""Tables live long and make few cycles: looking for them as often as Python does cost a tenth of a move."""


async def warm_up(house: House) -> None:
    """Play a little of every game off the event loop; tables open when this is done."""
    log.info("warming up: the rules are being compiled")
    began = perf_counter()
    try:
        for game in GAMES:
            await aside(partial(try_out, game), "warm-up")
            await house.bots.warm_up(game)
    except Exception:  # noqa: BLE001 - the lobby still answers, and says that tables cannot be opened
        log.exception("the rules cannot be compiled")
        return
    gc.collect()
    gc.freeze()  # what is loaded by now stays, and need not be looked through again and again
    gc.set_threshold(*GARBAGE)
    log.info("ready", extra={"seconds": round(perf_counter() - began, 1)})
    house.warm.set()


@cache
def try_out(game: str) -> None:
    """One whole game with everything people see of it, so that every rule has been compiled."""
    table = Table.new(game, players=find_game(game).fewest)
    while not table.over:
        seat = table.to_move[0]
        table.view(seat)
        table.play(Sight.of(table, seat).legal[0])
    areas = [seat.get("area", []) for seat in table.view(None)["seats"]]
    with suppress(Refuse):  # only one of the games has a score sheet
        score(game, table.edition, [[entry["card"] for entry in area] for area in areas], {})
