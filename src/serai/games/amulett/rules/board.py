"""Das Amulett M1.8: gems in the areas of the board."""

from __future__ import annotations

from serai.games.amulett.rules.state import State
from serai.kernel.rule import rule, whole


@rule
def put_gem(state: State, area: int, colour: int) -> None:
    """A gem comes into an area."""
    state.board[area, colour] += 1
    state.area_size[area] += 1
    state.present[area] = whole(state.present[area]) | (1 << colour)
    state.occupied = whole(state.occupied) | (1 << area)


@rule
def take_gem(state: State, area: int, colour: int) -> None:
    """A gem leaves an area."""
    state.board[area, colour] -= 1
    state.area_size[area] -= 1
    if state.board[area, colour] == 0:
        state.present[area] = whole(state.present[area]) & ~(1 << colour)
        if state.area_size[area] == 0:
            state.occupied = whole(state.occupied) & ~(1 << area)
