"""What positions of games have in common whose rules are compiled: moves and views that compiled code carries out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar, Self

import numpy as np

from serai.games.record_position import RecordPosition
from serai.kernel.event_text import EventText
from serai.kernel.gate import Gate
from serai.kernel.schema import Bytes
from serai.kernel.showing import LastShown, ViewWriter
from serai.kernel.view_table import ViewTable


class CompiledPosition(RecordPosition):
    """A game in progress."""

    gate: ClassVar[Gate]
    writer: ClassVar[ViewWriter]

    def copy(self) -> Self:
        """Several are made for each move of a table: all but the state is shared, because nothing of it changes."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.__dict__.pop("_memory", None)
        twin._hold(np.frombuffer(bytearray(self._memory), dtype=self.record.dtype))
        return twin

    @cached_property
    def _memory(self) -> Bytes:
        memory: Bytes = self.states.view(np.uint8)
        return memory

    @property
    @abstractmethod
    def _showing(self) -> tuple[Bytes, ViewTable]:
        """The memory of what the game's views are made with, and how they are written."""

    @abstractmethod
    def in_steps(self, move: object, *, final: bool) -> Iterator[EventText]:
        """As a position does."""

    @abstractmethod
    def worlds(self, count: int, seed: int | str) -> Any:
        """The same."""

    def play(self, move: object, *, final: bool) -> EventText:
        return EventText.joined(list(self.in_steps(move, final=final)))

    def seen_by(self, viewer: int | None) -> Self:
        return self.with_states(self.gate.redact(self.states, viewer), viewer)

    def imagine(self, seed: int | str) -> Self:
        return self.with_states(self.worlds(1, seed))

    def view(self, viewer: int | None) -> dict[str, Any]:
        return self.writer.view(self._memory, *self._showing, self.players, viewer)

    def album(self) -> LastShown:
        return LastShown(self.writer.seen, self.players)

    def changes(self, viewers: Sequence[int | None], album: LastShown, version: int) -> list[bytes]:
        return self.writer.changes(self._memory, *self._showing, tuple(viewers), album, version)[0]
