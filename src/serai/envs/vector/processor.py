"""Batches on the processor: NumPy arrays, and threads that share the lanes out among themselves."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np

from serai.envs.vector.lanes import Lane, LaneRules, sample_lanes, seed_lanes
from serai.kernel.errors import UserError
from serai.kernel.schema import blank

T = TypeVar("T")

LANES_PER_THREAD = 1024
"""Below this many lanes another thread costs more than it brings."""


class Processor:
    """Runs compiled loops over all lanes. They hold no lock of the interpreter, so threads run side by side."""

    def __init__(self, rules: LaneRules, lanes: int, threads: int | None):
        if threads is not None and threads < 1:
            raise UserError(f"{threads} threads cannot step games: ask for 1 or more, or leave it to serai")
        self.rules = rules
        count = threads or min(os.cpu_count() or 1, max(1, lanes // LANES_PER_THREAD))
        edges = [lanes * part // count for part in range(count + 1)]
        self.parts = list(pairwise(edges))
        self.scratch = [blank(rules.SCRATCH, 1) for _ in self.parts]
        self.pool = ThreadPoolExecutor(count - 1, "serai-lanes") if count > 1 else None

    def records(self, lanes: Any) -> Any:
        return lanes

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return np.zeros(shape, dtype=dtype)

    def lay_out(self, lanes: Any, templates: Any) -> tuple[Any, Any]:
        return lanes, templates

    def upload(self, values: Any) -> Any:
        return values

    def numbers(self, values: Any, like: Any) -> Any:
        """What a person gave, in the form of an array of ours; as it is where it has that form already."""
        given = np.ascontiguousarray(values, dtype=like.dtype)
        if given.shape != like.shape:
            raise UserError(f"expected an array of shape {like.shape}, not {given.shape}")
        return given

    def view(self, lanes: Any, field: str, dtype: Any) -> Any:
        """One field of all lanes; nothing is copied."""
        return np.asarray(lanes[field]).view(dtype)

    def seed(self, lanes: Any, key: int) -> None:
        self._share(lambda part: seed_lanes(lanes, key, *self.parts[part]))

    def start(self, lanes: Any, templates: Any, data: Any, key: int) -> None:
        self._share(lambda part: self.rules.start_lanes(lanes, templates, data, key, *self.parts[part]))

    def step(self, lanes: Any, templates: Any, data: Any, key: int, actions: Any) -> None:
        refused = self._share(
            lambda part: self.rules.step_lanes(
                lanes, templates, data, key, self.scratch[part], actions, *self.parts[part]
            )
        )
        illegal = max(refused)
        if illegal >= 0:
            raise _refusal(lanes[illegal], illegal, actions[illegal])

    def observe(self, lanes: Any, templates: Any, data: Any, viewers: Any, tensors: Any) -> None:
        self._share(lambda part: self.rules.observe_lanes(lanes, templates, data, viewers, tensors, *self.parts[part]))

    def sample(self, lanes: Any, actions: Any) -> None:
        self._share(lambda part: sample_lanes(lanes, actions, *self.parts[part]))

    def advise(
        self, rivals: Any, lanes: Any, knowledge: Any, data: Any, scratch: Any, wanted: Any, actions: Any
    ) -> None:
        self._share(
            lambda part: rivals.rival_lanes(lanes, knowledge, data, scratch, wanted, actions, *self.parts[part])
        )

    def _share(self, work: Callable[[int], T]) -> list[T]:
        if self.pool is None:
            return [work(0)]
        others = [self.pool.submit(work, part) for part in range(1, len(self.parts))]
        return [work(0), *(other.result() for other in others)]


def _refusal(lane: Lane, number: int, action: int) -> UserError:
    legal = ", ".join(str(each) for each in lane.legal[: lane.legal_count])
    return UserError(
        f"action {action} is not legal in game {number} of the batch, which stands as it was: choose one of {legal}"
    )
