"""What all games in progress have in common whose state is one record: the base of every position that serai knows.

`PlainPosition` is for games in ordinary Python, `CompiledPosition` for those that carry out and tell moves in compiled
code.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from enum import IntEnum
from typing import Any, ClassVar, Self

import numpy as np

from serai.kernel.chance import key_of
from serai.kernel.schema import Record, array_of

ROUND = "turn"
"""the field that holds the round: a record of NumPy has a `round` of its own"""


class RecordPosition(ABC):
    """A game in progress (games.game.Position), in a state that is handed over as an array of one (`schema.blank`)."""

    record: ClassVar[type[Record]]
    """its state, with the fields `chance`, `players`, `step` and `seats`"""
    steps: ClassVar[type[IntEnum]]
    """the steps of the game by name; one of them is OVER"""
    chance_steps: ClassVar[Collection[int]]
    """those in which chance is due"""
    sealed_steps: ClassVar[Collection[int]] = ()
    """those in which every seat makes one secret choice"""
    _over: ClassVar[int]

    def __init_subclass__(cls) -> None:
        if hasattr(cls, "steps"):
            cls._over = int(cls.steps["OVER"])  # looked up once, because every move asks several times

    def __init__(self, edition: Any, states: Any, players: int, options: Mapping[str, Any], viewer: int | None = None):
        self.edition = edition
        """what the game's `edition/read.py` has loaded; for games without edition files only its id and hash"""
        self._hold(states)
        self.players = players
        self.options = dict(options)
        self.viewer = viewer
        """whose knowledge this is, if it is redacted for a seat"""

    def _hold(self, states: Any) -> None:
        self.states = states
        self.state: Any = states[0]
        self._steps = states["step"]  # by key, because fields of a NumPy record are slow to read in ordinary Python

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.edition, self.states, self.players, self.options, self.viewer)

    def copy(self) -> Self:
        return self.with_states(self._copied(), self.viewer)

    def with_states(self, states: Any, viewer: int | None = None) -> Self:
        """The same table with another state, given as an array of one; a viewer says for whom that is redacted."""
        return type(self)(self.edition, states, self.players, self.options, viewer)

    def _copied(self) -> Any:
        return array_of(self.record, self.state)  # NumPy's own copy leaves anything between the fields

    def reseed(self, seed: int | str) -> None:
        self.state.chance.key = np.uint64(key_of(seed))
        self.state.chance.drawn = np.uint64(0)

    @property
    def _step(self) -> int:
        number: int = self._steps.item()
        return number

    @property
    def over(self) -> bool:
        return self._step == self._over

    @property
    def chance_due(self) -> bool:
        return self._step in self.chance_steps

    @property
    def sealed(self) -> bool:
        return self._step in self.sealed_steps

    @property
    def round(self) -> int | None:
        return int(self.states[ROUND].item()) if ROUND in self.states.dtype.names else None

    @abstractmethod
    def imagine(self, seed: int | str) -> Self:
        """A world that agrees with what the viewer knows."""
