"""What an observation consists of: named tensors, each with its shape and meaning, under a version number."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Tensor:
    """One named part of an observation."""

    name: str
    shape: tuple[int, ...]
    most: int | tuple[int, ...]
    """The highest value of all numbers, or one for each place of the last axis; the lowest is `least`."""
    meaning: str
    least: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def highest(self) -> Any:
        """`most` in the shape of the tensor; a single number has the shape (1,), as frameworks like it."""
        return np.broadcast_to(self.most, self.shape or (1,))


def scalars(**told: tuple[int, str]) -> tuple[Tensor, ...]:
    """Single numbers, each under a name of its own, with its highest value and its meaning."""
    return tuple(Tensor(name, (), most, meaning) for name, (most, meaning) in told.items())


@dataclass(frozen=True)
class Layout:
    """All tensors of a game, in order. The version changes with the meaning of any number."""

    version: int
    tensors: tuple[Tensor, ...]

    dtype = np.int16

    @property
    def size(self) -> int:
        """Numbers in one observation."""
        return sum(tensor.size for tensor in self.tensors)

    def split(self, flat: Any) -> dict[str, Any]:
        """Named views of observations that lie flat in the last axis; nothing is copied.

        A batch gives `split(observations)["step"]` with one entry per game.
        """
        parts, at = {}, 0
        for tensor in self.tensors:
            part = flat[..., at : at + tensor.size]
            parts[tensor.name] = part.reshape((*flat.shape[:-1], *tensor.shape))
            at += tensor.size
        return parts

    def named(self, flat: Any) -> dict[str, Any]:
        """The same as copies in which a single number has shape (1,), as frameworks like it."""
        parts = self.split(flat)
        return {t.name: parts[t.name].reshape((*flat.shape[:-1], *(t.shape or (1,)))).copy() for t in self.tensors}

    def bounds(self) -> tuple[Any, Any]:
        """The lowest and highest values of a flat observation."""
        least = np.concatenate([np.full(tensor.size, tensor.least) for tensor in self.tensors])
        most = np.concatenate([tensor.highest.ravel() for tensor in self.tensors])
        return least, most

    def places(self, *names: str) -> tuple[int, ...]:
        """Where tensors begin in a flat observation."""
        firsts, at = {}, 0
        for tensor in self.tensors:
            firsts[tensor.name] = at
            at += tensor.size
        return tuple(firsts[name] for name in names)
