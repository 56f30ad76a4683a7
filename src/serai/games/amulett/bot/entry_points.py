"""Das Amulett: what moves are worth to a bot, as ordinary Python and a browser ask it."""

from __future__ import annotations

from typing import Any

from serai.games.amulett.bot.edition_priors import Priors
from serai.games.amulett.bot.move_values import move_value
from serai.games.amulett.rules.legal import Actions, list_moves
from serai.games.amulett.rules.moves import GEM, split
from serai.games.amulett.rules.state import PICK, PICK_BASE
from serai.kernel.rule import rule

PICKS = PICK_BASE**PICK


@rule
def move_values_of(states: Any, data: Any, priors: Any, seat: int, actions: Actions, values: Any) -> int:
    """legal.list_moves with move_values.move_value; everything travels as arrays of one"""
    size = list_moves(states[0], data[0], seat, actions)
    for index in range(size):
        verb, value = split(actions[index])
        values[index] = move_value(states[0], data[0], priors[0], seat, verb, value)
    return size


@rule
def taste_for(priors: Priors, seat: int, action: int) -> float:
    """From 0 to 1: its taste in gems, the one among those it takes that it likes best."""
    pick, most = action - GEM, 0.0
    if not 0 <= pick < PICKS:
        return most
    for _ in range(PICK):
        colour = pick % PICK_BASE
        if colour > 0:
            most = max(most, float(priors.tastes[seat, colour - 1]))
        pick //= PICK_BASE
    return most
