"""Das Amulett: what a trained net thinks of each legal move, from what a seat knows; in a browser, too.

A net says a move part by part (study/spelling.py). The chance of a move is the product of those of its parts.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from serai.bots.net import Net, Thinking, favourite, share_out, think
from serai.bots.sight import Sight
from serai.envs.vector.lanes import Lane
from serai.games.amulett.edition.compile import data_of
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.legal import Actions, list_moves
from serai.games.amulett.seen.offers import sort
from serai.games.amulett.seen.writer import WRITER, setting_of
from serai.games.amulett.study.spelling import MOST_LEGAL as MOST_ACTIONS
from serai.games.amulett.study.spelling import NOT_YET, list_actions
from serai.games.amulett.study.vector import FIRST_MOVES, LANE, LAYOUT, ask_seat, observe_seat, say
from serai.games.game import Move
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, NOBODY, Ints, Record, blank, i16, i32, one, several

__all__ = ["MOST_ACTIONS"]

f64 = np.float64

UNLIKELY = math.log(0.01)
"""a move is not looked into further once its chance is below this, as a logarithm"""
NO_CHANCE = -50.0
"""the logarithm of next to nothing, for moves that are not looked into"""
MOST_BEGUN = 128
"""There are never more begun: each has a chance of a hundredth, and no two can both be made."""
FIRST = tuple(FIRST_MOVES)


class PartialMove(Record):
    """A move of which some parts are said."""

    digit: int = one(i16, EVERYONE, "which part is asked for")
    value: int = one(i32, EVERYONE, "the parts said so far")
    chance: float = one(f64, EVERYONE, "the logarithm of their chance")


class Asking(Record):
    """Room to ask a net."""

    lane: Lane = one(LANE, NOBODY, "the decision")
    seen: Ints = several(i16, LAYOUT.size, EVERYONE, "what the seat observes")
    begun: list[PartialMove] = several(PartialMove, MOST_BEGUN, EVERYONE, "moves still to be looked into")
    parts: Ints = several(i16, MOST_ACTIONS, EVERYONE, "what may be said next")


@rule
def begin(asking: Asking, states: Any, data: EditionData, seat: int) -> None:
    """The first part of a move is asked for."""
    lane = asking.lane
    lane.state = states[0]
    lane.digit = 0
    lane.value = 0
    ask_seat(lane, data, seat)


@rule
def ask_net(net: Net, asking: Asking, thinking: Thinking, seat: int) -> int:
    """The logits of what may be said next; how many there are."""
    lane = asking.lane
    observe_seat(lane, seat, asking.seen)
    think(net, asking.seen, lane.legal, lane.legal_count, thinking)
    return whole(lane.legal_count)


@rule
def place_among(actions: Actions, size: int, action: int) -> int:
    """The place of an action among some in ascending order; `size` where it comes after all of them."""
    low, high = whole(0), whole(size)
    while low < high:
        middle = (low + high) // 2
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low


@rule
def like_moves(
    nets: Any, states: Any, data: Any, askings: Any, thinkings: Any, seat: int, actions: Actions, log_chances: Any
) -> int:
    """How likely the net thinks each legal move, as a logarithm, in the order they are shown; how many there are."""
    asking, thinking, lane = askings[0], thinkings[0], askings[0].lane
    size = whole(list_moves(states[0], data[0], seat, actions))
    sort(actions, size)
    for place in range(size):
        log_chances[place] = NO_CHANCE
    begin(asking, states, data[0], seat)
    note_begun(asking, 0, 0.0)
    left = whole(1)
    while left > 0:
        left -= 1
        digit, value, said = whole(asking.begun[left].digit), whole(asking.begun[left].value), asking.begun[left].chance
        lane.digit = digit
        lane.value = value
        list_actions(lane, data[0])
        count = ask_net(nets[0], asking, thinking, seat)
        share_out(thinking, count, said)
        for place in range(count):
            asking.parts[place] = lane.legal[place]
        for place in range(count):
            lane.digit = digit
            lane.value = value
            verb, completed = say(lane, data[0], whole(asking.parts[place]))
            if completed != NOT_YET:
                log_chances[place_among(actions, size, FIRST[verb] + completed)] = thinking.chances[place]
            elif thinking.chances[place] >= UNLIKELY and left < MOST_BEGUN:
                note_begun(asking, left, thinking.chances[place])
                left += 1
    return size


@rule
def note_begun(asking: Asking, place: int, chance: float) -> None:
    """A move is to be looked into later, as far as it is said in the lane."""
    asking.begun[place].digit = asking.lane.digit
    asking.begun[place].value = asking.lane.value
    asking.begun[place].chance = chance


@rule
def choose_move(nets: Any, states: Any, data: Any, askings: Any, thinkings: Any, seat: int) -> int:
    """What the net likes best, part by part: the action of the move."""
    asking, thinking = askings[0], thinkings[0]
    begin(asking, states, data[0], seat)
    verb, completed = whole(0), whole(NOT_YET)
    while completed == NOT_YET:
        best = favourite(thinking, ask_net(nets[0], asking, thinking, seat))
        verb, completed = say(asking.lane, data[0], whole(asking.lane.legal[best]))
    return FIRST[verb] + completed


# As ordinary Python asks


def log_chances_of(sight: Sight, nets: Any, thinkings: Any) -> list[float]:
    """For each legal move the logarithm of the chance that the net gives it."""
    actions, log_chances = np.zeros(len(sight.legal), dtype=np.int64), np.zeros(len(sight.legal))
    asked = (*_asked(sight, nets, thinkings), actions, log_chances)
    size = like_moves(*asked)
    found: list[float] = log_chances[:size].tolist()
    return found


def choice(sight: Sight, nets: Any, thinkings: Any) -> Move:
    """The move that the net likes best."""
    position: Any = sight.position
    action = choose_move(*_asked(sight, nets, thinkings))
    return WRITER.move(position.states.view(np.uint8), setting_of(position.edition), sight.seat, int(action))


def _asked(sight: Sight, nets: Any, thinkings: Any) -> tuple[Any, ...]:
    position: Any = sight.position
    return nets, position.states, data_of(position.edition), blank(Asking, 1), thinkings, sight.seat
