"""Das Amulett M12: the one gate through which a state passes on its way to a viewer."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from serai.games.amulett.calls import show_lots_of
from serai.games.amulett.knowledge import SPECTATOR
from serai.games.amulett.state import SEATS, State, Step
from serai.kernel.schema import Bytes, masked, viewer_mask


@cache
def _masks() -> Bytes:
    """One mask per viewer; the last one is the spectator's."""
    return np.stack([viewer_mask(State, seat) for seat in range(SEATS)] + [viewer_mask(State, None)])


def redact(states: Any, viewer: int | None) -> Any:
    """A state as one viewer may know it; what is hidden is 0. States are arrays of one."""
    if int(states["step"][0]) == Step.OVER:
        seen = states.copy()
        seen["chance"] = 0
        return seen
    number = SPECTATOR if viewer is None else viewer
    seen = masked(states, _masks()[number])
    show_lots_of(states, seen, number)
    return seen
