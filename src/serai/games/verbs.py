"""The decisions of a game as it declares them: verbs, the values of their arguments, and one number for each move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from serai.kernel.errors import UserError
from serai.kernel.move_log import Move


class Verb:
    """One kind of decision: the rule that a refused one breaks, and what each argument can be."""

    def __init__(self, rule: str, **arguments: Sequence[Any]):
        self.rule = rule
        self.arguments: dict[str, Sequence[Any]] = arguments
        for name, values in arguments.items():
            if name in ("seat", "do"):
                raise UserError(f"no argument can be called `{name}`, which every move has; rename it")
            if not isinstance(values, Sequence):
                raise UserError(f"the values of `{name}` are {values!r}; list all it can have, or give a range")

    @property
    def count(self) -> int:
        """How many different moves it has."""
        return prod(len(values) for values in self.arguments.values())

    def number_of(self, move: Move) -> int:
        """The number of a move of this verb, from 0. Its last argument changes first."""
        number = 0
        for name, values in self.arguments.items():
            number = number * len(values) + values.index(move[name])
        return number

    def arguments_of(self, number: int) -> dict[str, Any]:
        """The way back."""
        found = {}
        for name, values in reversed(self.arguments.items()):
            number, place = divmod(number, len(values))
            found[name] = values[place]
        return {name: found[name] for name in self.arguments}


class Verbs(Mapping[str, Verb]):
    """All decisions of a game, numbered in the order they are declared."""

    def __init__(self, verbs: Any):
        if not isinstance(verbs, Mapping) or not all(isinstance(verb, Verb) for verb in verbs.values()):
            raise UserError(f"`moves` is {verbs!r}; give a Verb for each name of a move")
        self._verbs: dict[str, Verb] = dict(verbs)
        self._first: dict[str, int] = {}
        self.count = 0
        """how many different moves there are"""
        for do, verb in self._verbs.items():
            self._first[do] = self.count
            self.count += verb.count

    def __getitem__(self, do: str) -> Verb:
        return self._verbs[do]

    def __iter__(self) -> Any:
        return iter(self._verbs)

    def __len__(self) -> int:
        return len(self._verbs)

    def number_of(self, move: Move) -> int:
        """The number of a move; UserError where it was not declared."""
        try:
            verb = self._verbs[move["do"]]
            if move.keys() == {"seat", "do", *verb.arguments}:
                return self._first[move["do"]] + verb.number_of(move)
        except (KeyError, ValueError):
            pass
        raise UserError(f"{move} is not among the declared moves: add its verb, arguments and values to `moves`")

    def move_of(self, seat: int, number: int) -> Move:
        """The move that has a number."""
        if not 0 <= number < self.count:
            raise UserError(f"there is no action {number}: they are numbered 0 to {self.count - 1}")
        do = next(do for do in reversed(self._first) if self._first[do] <= number and self._verbs[do].count)
        return {"seat": seat, "do": do, **self._verbs[do].arguments_of(number - self._first[do])}
