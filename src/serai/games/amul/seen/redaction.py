"""Āmul A14: the one gate through which a state passes on its way to a viewer."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul.rules.state import SEATS, State
from serai.games.amul.seen.knowledge import show_known
from serai.kernel.gate import Gate
from serai.kernel.rule import rule
from serai.kernel.schema import Bytes

SPECTATOR = SEATS
VIEWERS = SEATS + 1


@rule
def redact_into(states: Any, mask: Bytes, redacted: Any, viewer: int) -> None:
    """A14: keep what the mask shows, and add what everybody saw. States are arrays of one."""
    np.bitwise_and(states.view(np.uint8), mask, redacted.view(np.uint8))
    show_known(states[0], redacted[0], viewer)


GATE = Gate(State, SPECTATOR, redact_into)
