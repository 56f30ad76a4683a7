"""Observations and actions as Gymnasium and PettingZoo have them: the same in both."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from serai.envs.vector.layout import Layout
from serai.kernel.actions import ActionSpace


def space_of(layout: Layout) -> spaces.Dict:
    """Named tensors (`Layout.named`)."""
    return spaces.Dict(
        {
            tensor.name: spaces.Box(
                np.full_like(tensor.highest, tensor.least),
                tensor.highest,
                dtype=layout.dtype,
            )
            for tensor in layout.tensors
        }
    )


def actions_of(actions: ActionSpace) -> spaces.Discrete:
    """One number per action."""
    return spaces.Discrete(actions.size)
