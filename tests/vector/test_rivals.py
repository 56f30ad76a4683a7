"""`greedy` in batches is the bot `greedy`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import serai
from serai.bots.registry import make
from serai.bots.sight import Sight
from serai.games.amul.position import AmulPosition
from serai.kernel.errors import UserError


def test_its_actions_are_worth_as_much_as_those_of_the_bot() -> None:
    env = serai.vector("amul", 6, players=[3, 4, 5, 6, 7, 8], seed=3, options={"tea": 4})
    env.seat_rivals(np.ones((6, 8)))
    bot, steps = make("greedy", "amul"), set()
    for turn in range(120):
        env.advise()
        lane = turn % 6
        state: Any = env.lanes[lane : lane + 1]["state"].copy()
        seat, players = int(env.seat[lane]), int(env.players[lane])
        seen = AmulPosition(env.edition, state, players, dict(env.options)).seen_by(seat)
        thought = bot.decide(Sight("amul", seat, players, seen.legal(seat), seen, [], 1))
        worth = {option.move.get("card", option.move.get("take")) or 0: option.value for option in thought.options}
        assert worth[int(env.advice[lane])] == pytest.approx(max(worth.values()))
        legal = [int(card) for card in env.legal[lane, : env.legal_count[lane]]]
        assert [worth[card] for card in legal] == pytest.approx(env.worth[lane, : len(legal)].tolist(), rel=1e-4)
        steps.add(thought.move["do"])
        env.step(env.advice)
    assert steps == {"offer", "pick", "play", "effect"}


def test_seats_of_others_are_left_alone() -> None:
    env = serai.vector("amul", 4, players=3, seed=1)
    env.seat_rivals(np.zeros((4, 8)))
    env.advise()
    assert (env.advice == -1).all()


def test_a_game_without_them_says_so() -> None:
    with pytest.raises(UserError, match="brings no greedy bot for batches"):
        serai.vector("amulett", 2, players=3).seat_rivals(np.ones((2, 6)))
