"""Das Amulett: the values of moves as ordinary Python asks for them; everything travels as arrays of one."""

from __future__ import annotations

from typing import Any

from serai.games.amulett.bot.move_values import move_value
from serai.games.amulett.rules.legal import Actions, list_moves
from serai.games.amulett.rules.moves import split
from serai.kernel.rule import rule


@rule
def move_values_of(states: Any, data: Any, priors: Any, seat: int, actions: Actions, values: Any) -> int:
    """legal.list_moves with move_values.move_value"""
    size = list_moves(states[0], data[0], seat, actions)
    for index in range(size):
        verb, value = split(actions[index])
        values[index] = move_value(states[0], data[0], priors[0], seat, verb, value)
    return size
