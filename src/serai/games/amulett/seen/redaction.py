"""Das Amulett M12: the one gate through which a state passes on its way to a viewer."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amulett.rules.state import SEATS, State, Step
from serai.games.amulett.seen.knowledge import SPECTATOR, show_lots
from serai.kernel.gate import Gate
from serai.kernel.memory import copy_bytes
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes

VIEWERS = SEATS + 1


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


GATE = Gate(State, SPECTATOR, redact_into)
