"""Numbers fit their fields: the games are played once more in a state whose fields hold any number.

A narrow number that leaves its bounds comes back at the other end, and nobody is told: 0 less 1 is 255 in a `u8`. In
wide fields it stays what it is, so the two states differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from serai.checking.subject import Subject, state_of
from serai.kernel.errors import UserError
from serai.kernel.schema import widened
from serai.played_game import PlayedGame


def fit(subject: Subject) -> Iterator[str]:
    """What a number is where it does not fit, or differs for another reason."""
    if subject.record is None:
        return
    wide: Any = type(subject.position.__name__, (subject.position,), {"record": widened(subject.record)})
    for game in subject.played:
        if fault := _first_fault(subject, wide, game):
            yield fault
            return


def _first_fault(subject: Subject, wide: Any, game: PlayedGame) -> str | None:
    """Play a finished game by its log in both states."""
    narrow, same = (subject.game.begin(subject.edition, game.players, game.options, 0) for _ in range(2))
    other = wide.begin(subject.edition, game.players, game.options, 0)
    for move in game.log:
        try:
            other.play(move, final=False)
        except UserError:
            return f"{_where(subject, move)} it can be played only while numbers leave the bounds of their fields"
        for position in (narrow, same):
            position.play(move, final=False)
        if state_of(narrow) != state_of(same):
            return None  # it does not follow from the moves, which another check finds
        for place, value, kept in _differences(subject.record, other.state, narrow.state):
            bounds = np.iinfo(kept.dtype)
            if bounds.min <= value <= bounds.max:
                why = f"is {kept}, and would be {value} if numbers never left the bounds of their fields on the way"
            else:
                kind = f"{kept.dtype.kind}{bounds.bits}"
                why = f"becomes {value}, and {kind} holds {bounds.min} to {bounds.max}: it is {kept} then"
            return f"{_where(subject, move)} `{place}` {why}; declare it i16 or wider, or keep the number in bounds"
    return None


def _where(subject: Subject, move: Any) -> str:
    return f"{subject.at('carry_out')}: after {move}"


def _differences(record: Any, wide: Any, narrow: Any, path: str = "") -> Iterator[tuple[str, int, Any]]:
    """Numbers that are not the same in both: where, in the wide state, and in the narrow one."""
    for field in record.fields:
        one, other = wide[field.name], narrow[field.name]
        if field.nested and field.shape:
            for number in range(len(other)):
                yield from _differences(field.type, one[number], other[number], f"{path}{field.name}[{number}].")
        elif field.nested:
            yield from _differences(field.type, one, other, f"{path}{field.name}.")
        elif not np.array_equal(one, other):
            place = next(zip(*np.nonzero(np.atleast_1d(one != other)), strict=True))
            yield path + field.name, int(np.atleast_1d(one)[place]), np.atleast_1d(other)[place]
