"""The lanes of a batch in order of the kind of decision they wait for, so that neighbours take the same way."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from serai.gpu.device import entry_type, require_cuda, tuned

cuda = require_cuda()

KINDS = 64
"""Kinds of decisions there may be."""

THREADS = tuned(256)


class LaneOrder:
    """The order in which the lanes of a batch are served; as they lie, if the game names no kinds."""

    def __init__(self, lanes: int, kind_of: Callable[..., int] | None):
        self.kernels = sorting_kernels(kind_of) if kind_of else None
        self.order = cuda.to_device(np.zeros(lanes if kind_of else 1, np.int32))
        self.counts = cuda.to_device(np.zeros(2 * KINDS, np.int32))
        self.grid = -(-lanes // THREADS), THREADS

    def of(self, lanes: Any, stream: Any) -> Any:
        """The numbers of the lanes in order."""
        if self.kernels:
            count_kinds, put_in_order = self.kernels
            _forget_counts[1, 2 * KINDS, stream](self.counts)
            count_kinds[*self.grid, stream](lanes, self.counts)
            put_in_order[*self.grid, stream](lanes, self.counts, self.order)
        return self.order


@cuda.jit
def _forget_counts(counts: Any) -> None:
    counts[cuda.threadIdx.x] = 0


@cache
def sorting_kernels(kind_of: Callable[..., int]) -> tuple[Any, Any]:
    """The kernel that counts the lanes of each kind, and the one that puts them in order.

    `counts` has how many lanes of each kind there are, and behind it how many of them have their place.
    """
    number_type = entry_type(np.int32)

    @cuda.jit
    def count_kinds(lanes: Any, counts: Any) -> None:
        here = cuda.shared.array(KINDS, dtype=number_type)
        own, number = cuda.threadIdx.x, cuda.grid(1)
        for kind in range(own, KINDS, cuda.blockDim.x):
            here[kind] = 0
        cuda.syncthreads()
        if number < len(lanes):
            cuda.atomic.add(here, kind_of(lanes[number]), 1)
        cuda.syncthreads()
        for kind in range(own, KINDS, cuda.blockDim.x):
            cuda.atomic.add(counts, kind, here[kind])

    @cuda.jit
    def put_in_order(lanes: Any, counts: Any, order: Any) -> None:
        here = cuda.shared.array(KINDS, dtype=number_type)
        begin = cuda.shared.array(KINDS, dtype=number_type)
        own, number = cuda.threadIdx.x, cuda.grid(1)
        for kind in range(own, KINDS, cuda.blockDim.x):
            here[kind] = 0
        cuda.syncthreads()
        place = 0
        if number < len(lanes):
            place = cuda.atomic.add(here, kind_of(lanes[number]), 1)
        cuda.syncthreads()
        for kind in range(own, KINDS, cuda.blockDim.x):
            before = 0
            for other in range(kind):
                before += counts[other]
            begin[kind] = before + cuda.atomic.add(counts, KINDS + kind, here[kind])
        cuda.syncthreads()
        if number < len(lanes):
            order[begin[kind_of(lanes[number])] + place] = number

    return count_kinds, put_in_order
