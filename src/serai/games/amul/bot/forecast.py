"""Āmul: how the game ends for a seat after one of its options.

As in a simulation of the search (search.py), but up to the score sheet, and everybody follows the rollout policy. The
k-th game of every option is played in the k-th world, so that luck of the deal cancels between options.
"""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from serai.bots.desk import Desk
from serai.games.amul.bot.edition_priors import Priors
from serai.games.amul.bot.nodes import find_place
from serai.games.amul.bot.rollout import carry_out, count_extra, play_on
from serai.games.amul.bot.search_memory import SearchMemory
from serai.games.amul.bot.worlds import deal_world, enter_world, survey
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.scoring import score
from serai.games.amul.rules.sheet import Row
from serai.games.amul.rules.state import State
from serai.kernel.rule import rule, whole

Outcomes = npt.NDArray[Any]

ROWS = (*(row.name.lower() for row in Row), "total", "wins")
"""The figures written for every game, by the names of the message `amul-row`."""
TOTAL, WINS = len(Row), len(Row) + 1

WHOLE_GAME = 1 << 10
"""More rounds than a game has."""


@rule
def forecast(desk: Desk, option: int, first: int, last: int, outcomes: Outcomes) -> None:
    """Play in the worlds from `first` to before `last`, and write a line for each; `search.prepare` comes before."""
    memory, seen, data = desk.memories[0], desk.states[0], desk.data[0]
    priors, plan = desk.priors[0], desk.plans[0]
    if memory.deck_end < seen.deck_size:
        deal_whole_decks(memory, seen, data, priors)
    while memory.worlds_made < last:
        deal_world(memory, seen)
    game = memory.game[0]
    for world in range(first, last):
        enter_world(memory, world)
        memory.beyond_tree = 1
        count_extra(memory, game, data)
        carry_out(memory, game, data, memory.seat, find_place(game, memory.seat, option))
        play_on(memory, game, data, priors, plan, WHOLE_GAME)
        score(game, data, memory.sheet)
        note(memory, outcomes[world - first])


@rule
def deal_whole_decks(memory: SearchMemory, seen: State, data: EditionData, priors: Priors) -> None:
    """The search has worlds only as far as it looks ahead: deal the same ones again, to the end of the deck."""
    worlds = whole(memory.worlds_made)
    survey(memory, seen, data, priors, WHOLE_GAME)
    for _ in range(worlds):
        deal_world(memory, seen)


@rule
def note(memory: SearchMemory, outcome: Outcomes) -> None:
    """A11, A12: the seat's column of the score sheet, and its part of the win."""
    column = memory.sheet.seats[memory.seat]
    for row in range(TOTAL):
        outcome[row] = column.rows[row]
    outcome[TOTAL] = column.total
    winners = 0
    for seat in range(memory.sheet.players):
        winners += whole(memory.sheet.seats[seat].wins)
    outcome[WINS] = column.wins / winners
