"""Āmul: information-set tree search.

Every simulation takes a world that agrees with what the seat knows, lets the seat follow its tree and all others their
instinct, and values the position some rounds later. Others make their sealed choices inside the world without any
knowledge of the seat's own; the seat's nodes are told apart by what the seat itself has seen.
"""

from __future__ import annotations

import numpy as np

from serai.bots.tree import clear, credit, select
from serai.games.amul.bot.counts import count_area, count_areas, count_hand
from serai.games.amul.bot.edition_priors import Hopes
from serai.games.amul.bot.evaluation import plays_left, prospects
from serai.games.amul.bot.greedy import value_options
from serai.games.amul.bot.hand import hand_hope
from serai.games.amul.bot.nodes import find_place, plant
from serai.games.amul.bot.rollout import carry_out, count_extra, play_on
from serai.games.amul.bot.rollout_policy import measure_appeal
from serai.games.amul.bot.search_memory import WORLDS, Desk, Plan
from serai.games.amul.bot.worlds import deal_world, enter_world, survey
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.scoring import score
from serai.games.amul.rules.state import State, Step
from serai.kernel.rule import rule, whole

ROOT = 0


@rule
def prepare(
    desk: Desk, seen: State, data: EditionData, greedy: Hopes, hopes: Hopes, plan: Plan, seat: int, seed: np.uint64
) -> None:
    """Clear the desk for a decision and plant the root; what greed thinks of the options are its priors."""
    desk.seat = seat
    desk.seed = seed
    survey(desk, seen, data, hopes, whole(plan.horizon))
    count_areas(seen, data, hopes, desk.areas[0])
    measure_appeal(desk, desk.areas[0], seen, data, hopes)
    desk.outlook[0] = desk.areas[0]
    count_hand(seen, data, hopes, desk.outlook[0], seat)
    clear(desk.tree)
    size = value_options(desk.outlook[0], seen, data, greedy, seat, desk.liking)
    plant(desk, seen, seat, np.uint64(0), size, plan.warmth)


@rule
def search(desk: Desk, seen: State, data: EditionData, hopes: Hopes, plan: Plan, simulations: int) -> None:
    """Run so many simulations."""
    game = desk.game[0]
    for _ in range(simulations):
        branch = select(desk.tree, ROOT, plan.curiosity)

        # The k-th try of every option meets the k-th world, so that luck of the deal cancels between options.
        tried = whole(desk.tree.branches[branch].visits)
        if tried == desk.worlds_made and tried < WORLDS:
            deal_world(desk, seen)
        enter_world(desk, tried)
        desk.beyond_tree = 0
        count_extra(desk, game, data)

        carry_out(desk, game, data, desk.seat, find_place(game, desk.seat, desk.tree.branches[branch].option))
        play_on(desk, game, data, hopes, plan, whole(seen.turn) + whole(plan.horizon))
        credit(desk.tree, value_game(desk, game, seen, data, hopes, plan))


@rule
def value_game(desk: Desk, game: State, seen: State, data: EditionData, hopes: Hopes, plan: Plan) -> float:
    """The part of a win the seat may expect where a simulation has ended."""
    if game.step == Step.OVER:
        score(game, data, desk.sheet)
        for seat in range(game.players):
            desk.totals[seat] = desk.sheet.seats[seat].total
        return share_of_win(desk, whole(game.players), plan.doubt)

    plays = plays_left(game, data)
    outlook = desk.outlook[0]
    for seat in range(game.players):
        outlook.seats[seat] = desk.areas[0].seats[seat]
        count_area(game, data, hopes, outlook, seat, whole(seen.seats[seat].area_size))
        count_hand(game, data, hopes, outlook, seat)
    for seat in range(game.players):
        desk.totals[seat] = prospects(outlook, game, data, hopes, seat, plays)
        desk.totals[seat] += hand_hope(game, data, hopes, seat, 0, 0, plays)
    return share_of_win(desk, whole(game.players), plan.doubt + plan.doubt_per_round * plays)


@rule
def share_of_win(desk: Desk, players: int, doubt: float) -> float:
    """The searching seat's part when a lead of `doubt` points is clear."""
    total = 0.0
    for seat in range(players):
        total += np.exp((desk.totals[seat] - desk.totals[desk.seat]) / doubt)
    return 1.0 / total
