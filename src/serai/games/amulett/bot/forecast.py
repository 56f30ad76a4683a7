"""Das Amulett: how the game ends for a seat after one of its moves.

As in a simulation of the search (search.py), but up to the end of the game, and everybody follows the rollout policy.
The k-th game of every move is played in the k-th world, so that luck of the deck cancels between moves.
"""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from serai.bots.desk import Desk
from serai.games.amulett.bot.rollout import act, play_on
from serai.games.amulett.bot.search import deal_world, enter_world, share_of_win
from serai.kernel.rule import rule, whole

Outcomes = npt.NDArray[Any]

ROWS = ("gems", "colours", "rounds", "wins")
"""The figures written for every game, by the names of the message `amulett-row`."""
GEMS, COLOURS, ROUNDS, WINS = range(len(ROWS))

WHOLE_GAME = 1 << 12
"""More rounds than a game can have: three without a purchase end it, and gems are few."""


@rule
def forecast(desk: Desk, option: int, first: int, last: int, outcomes: Outcomes) -> None:
    """Play in the worlds from `first` to before `last`, and write a line for each; `search.prepare` comes before."""
    memory, seen, data = desk.memories[0], desk.states[0], desk.data[0]
    priors, plan = desk.priors[0], desk.plans[0]
    while memory.worlds_made < last:
        deal_world(memory, seen, data)
    game, seat = memory.game[0], whole(memory.seat)
    for world in range(first, last):
        enter_world(memory, data, priors, plan, world)
        memory.beyond_tree = 1
        act(game, data, seat, option)
        play_on(memory, game, data, priors, plan, WHOLE_GAME)
        outcome = outcomes[world - first]
        outcome[GEMS] = game.seats[seat].gem_count
        outcome[COLOURS] = game.seats[seat].colours
        outcome[ROUNDS] = game.turn
        outcome[WINS] = share_of_win(game, seat)
