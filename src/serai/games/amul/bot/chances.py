"""Āmul: how the game ends for every seat, from any position as somebody knows it.

For hints and reviews. Moves may be given, of any seats; then the rest of the game is played in worlds that agree with
what is known. All seats play alike: nobody is favoured, so that the chances of equals are equal.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from serai.bots.desk import Desk
from serai.bots.tree import NONE
from serai.games.amul.bot.counts import count_areas
from serai.games.amul.bot.nodes import find_place
from serai.games.amul.bot.rollout import carry_out, count_dealt, count_extra, play_on
from serai.games.amul.bot.rollout_policy import measure_appeal
from serai.games.amul.bot.worlds import deal_world, enter_world, survey
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.phases import replenish
from serai.games.amul.rules.scoring import prowess, score
from serai.games.amul.rules.setup import deal
from serai.games.amul.rules.sheet import ROWS, Sheet
from serai.games.amul.rules.state import SEATS, State, Step
from serai.kernel.rule import rule, whole

Outcomes = npt.NDArray[Any]

WHOLE_GAME = 1 << 10
"""more rounds than a game has"""


@rule
def begin_chances(desk: Desk, viewer: int, seed: np.uint64) -> None:
    """Clear the memory for a position as a seat knows it."""
    memory, seen, data, priors = desk.memories[0], desk.states[0], desk.data[0], desk.priors[0]
    memory.seat = viewer
    memory.seed = seed
    survey(memory, seen, data, priors, WHOLE_GAME)
    count_areas(seen, data, priors, memory.areas[0])
    measure_appeal(memory, memory.areas[0], seen, data, priors)


@rule
def find_chances(desk: Desk, seat: int, moves: Any, first: int, last: int, outcomes: Outcomes) -> None:
    """Play in the worlds from `first` to before `last`, and write a line for each. A move is a seat and a card.

    A line holds each seat's part of the win, its part of the places and its points, and the score sheet of one seat.
    """
    memory, seen, data = desk.memories[0], desk.states[0], desk.data[0]
    priors, plan = desk.priors[0], desk.plans[0]
    while memory.worlds_made < last:
        deal_world(memory, seen)
    memory.seat = NONE  # nobody has a tree
    game = memory.game[0]
    for world in range(first, last):
        enter_world(memory, world)
        memory.beyond_tree = 1
        if game.step == Step.SETUP:
            deal_due(game, data)
        count_extra(memory, game, data)
        turn = whole(game.turn)
        for number in range(len(moves)):
            mover = moves[number, 0]
            carry_out(memory, game, data, mover, find_place(game, mover, moves[number, 1]))
        if game.turn != turn and game.step != Step.OVER:
            count_dealt(memory, game, data)
        play_on(memory, game, data, priors, plan, WHOLE_GAME)
        score(game, data, memory.sheet)
        note_chances(memory.sheet, seat, outcomes[world - first])


@rule
def deal_due(game: State, data: EditionData) -> None:
    """A2.5, A3: the cards that were not dealt yet, or were taken back (take_deal_back)."""
    if game.dealt == 0:
        deal(game, data)
    else:
        replenish(game, data)


@rule
def note_chances(sheet: Sheet, seat: int, outcome: Outcomes) -> None:
    """A11, A12: who has won, who has come where, and what one seat has written down."""
    players = whole(sheet.players)
    winners = 0
    for other in range(players):
        winners += whole(sheet.seats[other].wins)
    for owner in range(players):
        outcome[owner] = sheet.seats[owner].wins / winners
        beaten = 0.0
        for other in range(players):
            lead = standing(sheet, owner) - standing(sheet, other)
            if other != owner:
                beaten += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        outcome[players + owner] = beaten / (players - 1)
        outcome[2 * players + owner] = sheet.seats[owner].total
    for row in range(ROWS):
        outcome[3 * players + row] = sheet.seats[seat].rows[row]
    outcome[3 * players + ROWS] = sheet.seats[seat].total


@rule
def standing(sheet: Sheet, seat: int) -> int:
    """A12: points, then Military Prowess."""
    return whole(sheet.seats[seat].total) * 256 + prowess(sheet, seat)


@rule
def lay_open(states: Any) -> None:
    """All hands are seen; the deck is not, nor what is sealed."""
    state = states[0]
    state.chance.key = np.uint64(0)
    state.chance.drawn = np.uint64(0)
    for place in range(len(state.deck)):
        state.deck[place] = 0
    for seat in range(SEATS):
        state.seats[seat].chosen = 0


@rule
def is_news(before: Any, after: Any) -> bool:
    """Whether cards were dealt between two positions."""
    return bool(before[0].dealt != after[0].dealt)


@rule
def undeal(before: Any, after: Any, data: Any, earlier: Any) -> bool:
    """The second of two positions without what was dealt since the first; False where nothing was."""
    if not is_news(before, after):
        return False
    if before[0].step == Step.SETUP:
        earlier[0] = before[0]
        earlier[0].start = after[0].start
    else:
        earlier[0] = after[0]
        take_deal_back(earlier[0], data[0])
    return True


@rule
def take_deal_back(seen: State, data: EditionData) -> None:
    """A3: a round that has just begun, before its cards were dealt; the setup step deals them anew."""
    players = whole(seen.players)
    for seat in range(players):
        last = whole(seen.seats[seat].hand_size) - 1
        seen.seats[seat].hand[last] = 0
        seen.seats[seat].hand_size = last
    for place in range(seen.market_size):
        seen.market[place] = 0
    seen.market_size = 0
    seen.dealt -= players + whole(data.market_fill[players])
    seen.turn -= 1
    seen.step = Step.SETUP
