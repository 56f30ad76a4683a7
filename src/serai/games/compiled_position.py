"""What positions of games have in common whose rules are compiled: the memory of a state, played in steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import numpy as np

from serai.kernel.chance import key_of
from serai.kernel.event_text import EventText
from serai.kernel.schema import Bytes


class CompiledPosition(ABC):
    """A game in progress. `states` is an array of one: see `kernel.schema.blank` for why."""

    def __init__(self, states: Any):
        self.states = states
        self.state: Any = states[0]

    @cached_property
    def _memory(self) -> Bytes:
        memory: Bytes = self.states.view(np.uint8)
        return memory

    def reseed(self, seed: int | str) -> None:
        self.state.chance.key = np.uint64(key_of(seed))
        self.state.chance.drawn = np.uint64(0)

    @property
    def round(self) -> int:
        return int(self.states["turn"].item())

    @abstractmethod
    def in_steps(self, move: object, *, final: bool) -> Iterator[EventText]:
        """As a position does."""

    def play(self, move: object, *, final: bool) -> EventText:
        return EventText.joined(list(self.in_steps(move, final=final)))
