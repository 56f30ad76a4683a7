"""Quick games played in compiled code: the text that they share, over the parts that each declares (`rule_for`)."""

from __future__ import annotations

from typing import Any

from serai.kernel.chance import below, stream, swap
from serai.kernel.rule import whole
from serai.kernel.rule_for import PART

# What a game declares.
owes = PART
may = PART
act = PART
candidates = PART
drawn = PART
happen = PART
points = PART
wins = PART
OVER = PART
CHANCE_STEPS = PART
HANDS_STEPS = PART
ACTIONS = PART

# What follows for it.
waits_for_chance = PART
count_drawn = PART
draw = PART
legal_action = PART
count_legal = PART
play_on = PART


def text_waits_for_chance(state: Any) -> bool:
    """Whether chance is due."""
    found = False
    for place in range(len(CHANCE_STEPS)):
        found = found or state.step == CHANCE_STEPS[place]
    return found


def text_count_drawn(state: Any) -> int:
    """How many numbers chance draws now, for all seats together."""
    count = whole(drawn(state))
    for place in range(len(HANDS_STEPS)):
        if state.step == HANDS_STEPS[place]:
            return count * whole(state.players)
    return count


def text_draw(state: Any, numbers: Any) -> int:
    """Draw by the state's own generator: what is drawn comes to the front of `numbers`; how many they are."""
    size, count = whole(candidates(state, numbers)), whole(count_drawn(state))
    for place in range(count):
        swap(numbers, place, place + below(state.chance, size - place))
    return count


def text_count_legal(state: Any, seat: int) -> int:
    """How many moves a seat has."""
    count = whole(0)
    if state.step == OVER or waits_for_chance(state):
        return count
    for action in range(ACTIONS):
        count += whole(may(state, seat, whole(action)))
    return count


def text_legal_action(state: Any, seat: int, place: int) -> int:
    """The move at this place among those of a seat."""
    left = place
    for action in range(ACTIONS):
        if may(state, seat, whole(action)):
            if left == 0:
                return whole(action)
            left -= 1
    return whole(-1)


def text_play_on(state: Any, told: Any, numbers: Any, most_moves: int) -> int:
    """Play to the end, everybody at random; how many decisions that took, or -1 for a game that does not end."""
    decisions, moves = whole(0), whole(0)
    while state.step != OVER:
        if moves >= most_moves:
            return whole(-1)
        moves += 1
        told.count = 0
        if waits_for_chance(state):
            count = draw(state, numbers)
            happen(state, told, numbers[:count])
            continue
        for seat in range(state.players):
            if state.step == OVER or waits_for_chance(state) or not owes(state, whole(seat)):
                continue
            told.count = 0
            place = below(state.chance, count_legal(state, whole(seat)))
            act(state, told, whole(seat), whole(legal_action(state, whole(seat), place)))
            decisions += 1
    return decisions


def text_play_games(
    states: Any, templates: Any, told: Any, numbers: Any, key: int, first: int, lines: Any, most_moves: int
) -> int:
    """The games from number `first` on, a line of points and wins for each; how many decisions that took, or -1 where
    one does not end.
    """
    state, decisions = states[0], whole(0)
    for game in range(len(lines)):
        states[0] = templates[0]
        stream(state.chance, key, first + game)
        made = whole(play_on(state, told[0], numbers, most_moves))
        if made < 0:
            return whole(-1)
        decisions += made
        for seat in range(state.players):
            lines[game, seat, 0] = points(state, whole(seat))
            lines[game, seat, 1] = wins(state, whole(seat))
    return decisions
