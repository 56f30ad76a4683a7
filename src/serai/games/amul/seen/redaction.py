"""Āmul A14: the one gate through which a state passes on its way to a viewer."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from serai.games.amul.rules.state import SEATS, State
from serai.games.amul.seen.knowledge import show_known
from serai.kernel.rule import rule
from serai.kernel.schema import Bytes, blank, viewer_mask

SPECTATOR = SEATS
VIEWERS = SEATS + 1


@cache
def masks() -> Bytes:
    """One mask per viewer; the last one is the spectator's."""
    return np.stack([viewer_mask(State, seat) for seat in range(SEATS)] + [viewer_mask(State, None)])


@rule
def redact_into(states: Any, mask: Bytes, redacted: Any, viewer: int) -> None:
    """A14: keep what the mask shows, and add what everybody saw. States are arrays of one."""
    np.bitwise_and(states.view(np.uint8), mask, redacted.view(np.uint8))
    show_known(states[0], redacted[0], viewer)


def redact(states: Any, viewer: int | None) -> Any:
    """A state as one viewer may know it; hidden values are 0. States are arrays of one."""
    # The type that seats have where they are counted: with another one the gate would be compiled twice.
    number: Any = np.int32(SPECTATOR if viewer is None else viewer)
    redacted = blank(State, 1)
    redact_into(states, masks()[number], redacted, number)
    return redacted
