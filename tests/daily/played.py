"""The daily deal as a browser plays it: bots decide by their seeds, a person by chance."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date
from typing import Any

from serai.bots.levels import LEVELS, LevelBot
from serai.bots.sight import Sight
from serai.daily.deal import secret_of, table_of
from serai.daily.terms import terms_of
from serai.games import find_game
from serai.kernel.deal import Draws
from serai.played_game import PlayedGame
from tests.support.deals import proof_of


def played(game: str, day: date, person: int = 1, name: str = "Anna") -> dict[str, Any]:
    """The record of a finished game; `person` is how somebody plays."""
    chosen, terms = find_game(game), terms_of(game)
    assert terms is not None
    edition = chosen.load_edition(None)
    salts: list[str | None] = [None] * terms.players
    draws = Draws(secret_of(game, day), salts, chosen.bags(edition, terms.players))
    table = PlayedGame.restore(game, terms.players, [], terms.options, draws=draws)
    bot, chance = LevelBot(game, LEVELS[terms.level]), random.Random(person)
    while not table.over:
        # Bots do not wait for the person where all choose at once.
        seat = table.to_move[-1]
        if seat == 0:
            move = chance.choice(table.legal(seat))
        else:
            move = bot.decide(replace(Sight.of(table, seat), seed=draws.seed(seat, table.version))).move
        table.advance(move)
    return {
        **table.record(),
        "deal": proof_of(table.record(), draws, table_of(game, day)),
        "names": [name, *[None] * (terms.players - 1)],
        "bots": terms.bots,
    }
