"""What decisions were worth in the end."""

from __future__ import annotations

from typing import Any

import numpy as np


def outcomes(seats: Any, dones: Any, rewards: Any) -> Any:
    """What the seat that decided got when its game ended: steps x lanes, not a number where the end is not known.

    Give what `VectorEnv` had at each step of a window: `seat` before it (steps x lanes), `done` (steps x lanes) and
    `rewards` (steps x lanes x seats) after it.
    """
    ahead, found = np.full(rewards[0].shape, np.nan, np.float32), []
    for seat, done, reward in reversed(list(zip(seats, dones, rewards, strict=True))):
        ahead = np.where(np.asarray(done, bool)[:, None], reward, ahead)
        found.append(np.take_along_axis(ahead, np.asarray(seat, int)[:, None], 1)[:, 0])
    return np.stack(found[::-1])
