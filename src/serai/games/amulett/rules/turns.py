"""Das Amulett M0.1, M13.15: turns go clockwise, beginning with the start player."""

from __future__ import annotations

from serai.games.amulett.rules.state import State
from serai.kernel.rule import rule


@rule
def next_seat(state: State, seat: int) -> int:
    """M0.1: clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


@rule
def go_round(state: State, step: int) -> None:
    """Everybody has a turn, clockwise from the start player."""
    state.actor = state.start
    state.turns_left = state.players
    state.step = step


@rule
def end_turn(state: State, step: int, afterwards: int) -> None:
    """The next player's turn; after the last one something else."""
    state.turns_left -= 1
    if state.turns_left > 0:
        state.actor = next_seat(state, state.actor)
        state.step = step
    else:
        state.step = afterwards
