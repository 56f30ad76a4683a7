"""Tables where chance brings what a test has arranged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from serai.games.game import Move
from serai.kernel.errors import UserError
from serai.kernel.outcome import Chance
from serai.played_game import PlayedGame
from serai.table import Table


def arranged(
    game: str, players: int, chance: Mapping[str, Sequence[Any]], options: Mapping[str, Any] | None = None
) -> Table:
    """A table where chance brings these outcomes, by verb and in this order.

    An outcome is the argument itself where there is one (`{"roll": [4, 6]}`), otherwise an object of all of them.
    UserError says when there are too few, or when one cannot happen.
    """
    return Table(PlayedGame.restore(game, players, [], options, draws=_Arranged(chance)))


class _Arranged:
    def __init__(self, chance: Mapping[str, Sequence[Any]]):
        self._left: dict[str, Iterator[Any]] = {do: iter(outcomes) for do, outcomes in chance.items()}

    def outcome(self, chance: Chance, _number: int) -> Move:
        """The next one that was arranged."""
        try:
            value = next(self._left[chance.do])
        except (KeyError, StopIteration):
            raise UserError(f"no more outcomes of '{chance.do}' are arranged; add one") from None
        arguments = value if isinstance(value, dict) and value.keys() == chance.parts.keys() else None
        move = {"seat": None, "do": chance.do, **(arguments or dict.fromkeys(chance.parts, value))}
        if not chance.can_be(move):
            raise UserError(f"{move} cannot happen now: chance is {chance}")
        return move
