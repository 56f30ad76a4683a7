"""The gate through which a state passes on its way to a viewer, as ordinary Python calls it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from serai.kernel.schema import Bytes, Record, blank, viewer_mask


class Gate:
    """The gate of one game. `redact_into` is its compiled text; seats and, after them, spectators are its viewers."""

    def __init__(self, state: type[Record], seats: int, redact_into: Callable[[Any, Bytes, Any, int], None]):
        self._state, self._seats, self._redact_into = state, seats, redact_into

    @cached_property
    def masks(self) -> Bytes:
        """One mask per viewer."""
        return np.stack([viewer_mask(self._state, seat) for seat in (*range(self._seats), None)])

    def redact(self, states: Any, viewer: int | None) -> Any:
        """A state as one viewer may know it; hidden values are 0. States are arrays of one."""
        # The type that seats have where they are counted: with another one the gate would be compiled twice.
        number: Any = np.int32(self._seats if viewer is None else viewer)
        redacted = blank(self._state, 1)
        self._redact_into(states, self.masks[number], redacted, number)
        return redacted
