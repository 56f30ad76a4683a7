"""Observations and actions as Gymnasium and PettingZoo have them: the same in both."""

from __future__ import annotations

from gymnasium import spaces

from serai.envs.vector.layout import Layout
from serai.kernel.actions import ActionSpace


def space_of(layout: Layout) -> spaces.Dict:
    """Named tensors (`Layout.named`)."""
    return spaces.Dict(
        {
            tensor.name: spaces.Box(tensor.least, tensor.most, tensor.shape or (1,), layout.dtype)
            for tensor in layout.tensors
        }
    )


def actions_of(actions: ActionSpace) -> spaces.Discrete:
    """One number per action."""
    return spaces.Discrete(actions.size)
