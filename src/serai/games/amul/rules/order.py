"""Āmul A9: who comes first in Pick and Immediate effects."""

from __future__ import annotations

from serai.games.amul.rules.state import NO_LETTER, State
from serai.kernel.rule import rule


@rule
def first_pick(state: State) -> int:
    """A8.2: the First Pick card moves one seat clockwise each round."""
    return (state.start + state.turn - 1) % state.players


@rule
def standing(state: State, seat: int) -> int:
    """A9.2, A9.3: higher goes first; a better letter decides between equal prowess. 0 without prowess."""
    if state.seats[seat].prowess == 0:
        return 0
    return int(state.seats[seat].prowess) * (NO_LETTER + 1) + NO_LETTER - state.seats[seat].letter


@rule
def set_order(state: State) -> None:
    """The order of play of all seats, as it stands now."""
    players = int(state.players)
    seat = first_pick(state)

    # A9.1: in rounds 1 to n clockwise from the First Pick holder.
    if state.turn <= players:
        for position in range(players):
            state.order[position] = seat
            seat = seat + 1 if seat + 1 < players else 0
        state.order_size = players
        return

    # A9.2-A9.4: then by prowess; who has none keeps the clockwise order behind them.
    for position in range(players):
        mine = standing(state, seat)
        place = position
        while place > 0 and standing(state, state.order[place - 1]) < mine:
            state.order[place] = state.order[place - 1]
            place -= 1
        state.order[place] = seat
        seat = seat + 1 if seat + 1 < players else 0
    state.order_size = players
