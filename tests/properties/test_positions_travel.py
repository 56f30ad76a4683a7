"""A position can be sent to another process and played on there."""

from __future__ import annotations

import pickle
import random
from typing import Any

from serai.games.game import Position
from serai.played_game import PlayedGame
from tests.secrecy.test_views_alone import every_table


@every_table
def test_a_position_that_has_travelled_plays_on(game: str, players: int, options: dict[str, Any]) -> None:
    table = PlayedGame.new(game, players=players, seed=5, options=options)
    draw = random.Random(players)
    for _ in range(60):
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
        if table.over:
            break
    here: Position = table.seen_by(None).imagine(3)
    here.view(None)  # whatever is kept for later must not travel
    there: Position = pickle.loads(pickle.dumps(here))  # noqa: S301
    while not here.over:
        move = here.draw() if here.chance_due else draw.choice(here.legal(draw.choice(here.awaited())))
        assert there.play(move, final=False) == here.play(move, final=False)
        assert there.awaited() == here.awaited()
    assert there.over
    assert there.result() == here.result()
    assert there.view(None) == here.view(None)
