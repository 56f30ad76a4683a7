"""Das Amulett M12: the one gate through which a state passes on its way to a viewer."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from serai.games.amulett.rules.state import SEATS, State, Step
from serai.games.amulett.seen.knowledge import SPECTATOR, show_lots
from serai.kernel.memory import copy_bytes
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes, blank, viewer_mask

VIEWERS = SEATS + 1


@cache
def masks() -> Bytes:
    """One mask per viewer; the last one is the spectator's."""
    return np.stack([viewer_mask(State, seat) for seat in range(SEATS)] + [viewer_mask(State, None)])


@rule
def redact_into(states: Any, mask: Bytes, redacted: Any, viewer: int) -> None:
    """M12: keep what the mask shows, and add what went under the deck before everybody's eyes.

    After the game everything is open but the generator of chance. States are arrays of one.
    """
    memory = states.view(np.uint8)
    if states[0].step == Step.OVER:
        copy_bytes(memory, whole(0), redacted.view(np.uint8), whole(0), len(memory))
        redacted[0].chance.key = 0
        redacted[0].chance.drawn = 0
    else:
        np.bitwise_and(memory, mask, redacted.view(np.uint8))
        show_lots(states[0], redacted[0], viewer)


def redact(states: Any, viewer: int | None) -> Any:
    """A state as one viewer may know it; hidden values are 0. States are arrays of one."""
    # The type that seats have where they are counted: with another one the gate would be compiled twice.
    number: Any = np.int32(SPECTATOR if viewer is None else viewer)
    redacted = blank(State, 1)
    redact_into(states, masks()[number], redacted, number)
    return redacted
