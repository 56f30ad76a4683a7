"""The moves of a game as declared rules (`quick.py`) do what its position does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.checking.subject import Subject
from serai.games.faults import at
from serai.played_game import PlayedGame


def agree(subject: Subject) -> Iterator[str]:
    """What differs first, in the games that were played; UserError where something cannot be written by a rule."""
    if not subject.game.brings("quick"):
        return
    quick: Any = subject.game.need("quick", "").begin.__self__
    quick.compiled()
    if issubclass(subject.position, quick):
        return
    for game in subject.played:
        if difference := _first_difference(subject, quick, game):
            yield f"{at(quick)}: {difference}; mend one of the two, or import `begin` and `position_of` from quick.py"
            return


def _first_difference(subject: Subject, quick: Any, game: PlayedGame) -> str | None:
    head = (subject.edition, game.players, game.options, 0)
    one: Any = subject.game.begin(*head)
    other = quick.begin(*head)
    for number, move in enumerate(game.log, start=1):
        seat, where = move["seat"], f"move {number} of a game, {move}"
        if seat is not None and (mine := one.legal(seat)) != (its := other.legal(seat)):
            if sorted(map(repr, mine)) == sorted(map(repr, its)):
                return f"before {where}, position.py lists the moves in another order than `moves` numbers them"
            return f"before {where}, seat {seat} has other legal moves than in position.py"
        if seat is None and not other.chance().can_be(move):
            return f"{where}, is no outcome of `candidates` and `drawn`"
        if one.play(move, final=False) != other.play(move, final=False):
            return f"`act` or `happen` tells something else than position.py of {where}"
        if one.states.tobytes() != other.states.tobytes():
            return f"the state is another one than with position.py after {where}"
    return None if one.result() == other.result() else "the result is another one than with position.py"
