"""Āmul: information-set tree search.

Every simulation takes a world that agrees with what the seat knows, lets the seat follow its tree and all others their
instinct, and values the position some rounds later. Others make their sealed choices inside the world without any
knowledge of the seat's own; the seat's nodes are told apart by what the seat itself has seen.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.bots.desk import Desk
from serai.bots.tree import clear, credit, select
from serai.games.amul.bot.counts import count_area, count_areas, count_hand
from serai.games.amul.bot.edition_priors import Priors
from serai.games.amul.bot.evaluation import expected_score, plays_left
from serai.games.amul.bot.greedy import value_options
from serai.games.amul.bot.hand import hand_value
from serai.games.amul.bot.nodes import find_place, plant
from serai.games.amul.bot.rollout import carry_out, count_extra, play_on
from serai.games.amul.bot.rollout_policy import measure_appeal
from serai.games.amul.bot.search_memory import WORLDS, Plan, SearchMemory
from serai.games.amul.bot.worlds import deal_world, enter_world, survey
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.scoring import score
from serai.games.amul.rules.state import State, Step
from serai.kernel.exponential import exp
from serai.kernel.rule import rule, whole

ROOT = 0


@rule
def prepare(desk: Desk, greedy: Any, seat: int, seed: np.uint64) -> None:
    """Clear the memory for a decision and plant the root; the greedy values of its options are their priors."""
    memory, seen, data = desk.memories[0], desk.states[0], desk.data[0]
    priors, plan = desk.priors[0], desk.plans[0]
    memory.seat = seat
    memory.seed = seed
    survey(memory, seen, data, priors, whole(plan.horizon))
    count_areas(seen, data, priors, memory.areas[0])
    measure_appeal(memory, memory.areas[0], seen, data, priors)
    memory.outlook[0] = memory.areas[0]
    count_hand(seen, data, priors, memory.outlook[0], seat)
    clear(memory.tree)
    size = value_options(memory.outlook[0], seen, data, greedy[0], seat, memory.values)
    plant(memory, seen, seat, np.uint64(0), size, plan.warmth)


@rule
def search(desk: Desk, simulations: int) -> None:
    """Run this number of simulations."""
    memory, seen, data = desk.memories[0], desk.states[0], desk.data[0]
    priors, plan = desk.priors[0], desk.plans[0]
    game = memory.game[0]
    for _ in range(simulations):
        branch = select(memory.tree, ROOT, plan.curiosity)

        # The k-th try of every option meets the k-th world, so that luck of the deal cancels between options.
        tried = whole(memory.tree.branches[branch].visits)
        if tried == memory.worlds_made and tried < WORLDS:
            deal_world(memory, seen)
        enter_world(memory, tried)
        memory.beyond_tree = 0
        count_extra(memory, game, data)

        carry_out(memory, game, data, memory.seat, find_place(game, memory.seat, memory.tree.branches[branch].option))
        play_on(memory, game, data, priors, plan, whole(seen.turn) + whole(plan.horizon))
        credit(memory.tree, value_game(memory, game, seen, data, priors, plan))


@rule
def value_game(memory: SearchMemory, game: State, seen: State, data: EditionData, priors: Priors, plan: Plan) -> float:
    """The part of a win the seat may expect where a simulation has ended."""
    if game.step == Step.OVER:
        score(game, data, memory.sheet)
        for seat in range(game.players):
            memory.totals[seat] = memory.sheet.seats[seat].total
        return share_of_win(memory, whole(game.players), plan.doubt)

    plays = plays_left(game, data)
    outlook = memory.outlook[0]
    for seat in range(game.players):
        outlook.seats[seat] = memory.areas[0].seats[seat]
        count_area(game, data, priors, outlook, seat, whole(seen.seats[seat].area_size))
        count_hand(game, data, priors, outlook, seat)
    for seat in range(game.players):
        memory.totals[seat] = expected_score(outlook, game, data, priors, seat, plays)
        memory.totals[seat] += hand_value(game, data, priors, seat, 0, 0, plays)
    return share_of_win(memory, whole(game.players), plan.doubt + plan.doubt_per_round * plays)


@rule
def share_of_win(memory: SearchMemory, players: int, doubt: float) -> float:
    """The searching seat's part when a lead of `doubt` points is clear."""
    total = 0.0
    for seat in range(players):
        total += exp((memory.totals[seat] - memory.totals[memory.seat]) / doubt)
    return 1.0 / total
