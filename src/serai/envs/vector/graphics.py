"""Batches on the GPU: `serai.vector(device="cuda")`. A lane per thread; the lanes stay in the GPU's memory.

What the batch shows are arrays with `__cuda_array_interface__`, which PyTorch, JAX and CuPy read without a copy.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from serai.envs.vector.lane_kernels import ENDED_BLOCKS, ENDED_HERE, HEADING, LaneKernels
from serai.envs.vector.lane_kernels import THREADS as COPYING
from serai.envs.vector.lane_order import LaneOrder
from serai.envs.vector.lanes import LaneRules, sample_lane, seed_lane
from serai.games.game import Game
from serai.gpu.device import SIMULATED, Repeated, narrow, require_cuda, tuned
from serai.kernel.errors import UserError
from serai.kernel.schema import field_of

cuda = require_cuda()

THREADS = tuned(64)
"""Threads of a block: the best of 32 to 256 on an H200."""


@cuda.jit
def _seed(lanes: Any, key: int) -> None:
    number = cuda.grid(1)
    if number < len(lanes):
        seed_lane(lanes[number], key, number)


@cuda.jit
def _sample(lanes: Any, actions: Any) -> None:
    number = cuda.grid(1)
    if number < len(lanes):
        sample_lane(lanes[number], actions, number)


@cuda.jit
def _take_over(given: Any, own: Any) -> None:
    number = cuda.grid(1)
    if number < len(own):
        own[number] = given[number]


class _Field:
    """One field of all lanes where it lies."""

    def __init__(self, lanes: Any, field: str, dtype: Any):
        element, offset = lanes.dtype.fields[field][:2]
        strides = np.empty(element.shape, dtype).strides
        self.lanes = lanes  # the field keeps the lanes alive
        self.__cuda_array_interface__ = {
            "shape": (len(lanes), *element.shape),
            "strides": (lanes.dtype.itemsize, *strides),
            "typestr": np.dtype(dtype).str,
            "data": (lanes.__cuda_array_interface__["data"][0] + offset, False),
            "version": 3,
        }


class Graphics:
    """Runs kernels over all lanes; the counterpart of `envs.vector.processor.Processor`."""

    def __init__(self, game: Game, rules: LaneRules, lanes: int):
        self.rules = rules
        self.game_kernels: Any = game.need("gpu", "has no kernels for a GPU")
        self.lanes = lanes
        self.blocks = -(-lanes // THREADS)
        self.ended = self.array((HEADING + lanes,), np.int32)
        self._given: dict[Any, Any] = {}
        self._repeated: dict[Any, tuple[Repeated, Any]] = {}

    def lay_out(self, lanes: Any, templates: Any) -> tuple[Any, Any]:
        """Lanes and templates on the GPU, with room for no more seats than the largest table has."""
        self.kernels: LaneKernels = self.game_kernels.lane_kernels(int(lanes["state"]["players"].max()))
        record = self.kernels.record
        on_device = self.upload(narrow(lanes, record))
        self.memory = on_device.view(np.uint64)
        self.order = LaneOrder(self.lanes, self.kernels.kind_of)
        self.rival_order = LaneOrder(self.lanes, self.kernels.rival_kind)
        return on_device, self.upload(narrow(templates, field_of(record, "state").type))

    def _grid(self, here: int, size: int, stream: Any) -> tuple[Any, ...]:
        """Blocks of `here` lanes, with `size` bytes of shared memory for each of them."""
        return -(-self.lanes // here), COPYING, stream, here * size

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return cuda.to_device(np.zeros(shape, dtype))

    def upload(self, values: Any) -> Any:
        return cuda.to_device(np.ascontiguousarray(values))

    def numbers(self, values: Any, like: Any) -> Any:
        """What a person gave, in an array of ours, which is always the same one."""
        if values is like:
            return like
        on_device = hasattr(values, "__cuda_array_interface__")
        given = cuda.as_cuda_array(values) if on_device else cuda.to_device(np.asarray(values, dtype=like.dtype))
        if given.shape != like.shape:
            raise UserError(f"expected an array of shape {like.shape}, not {given.shape}")
        if like.dtype not in self._given:
            self._given[like.dtype] = self.array(like.shape, like.dtype)
        own = self._given[like.dtype]
        _take_over[self.blocks, THREADS](given, own)
        return own

    def view(self, lanes: Any, field: str, dtype: Any) -> Any:
        if SIMULATED:
            return lanes[field].view(dtype)
        return cuda.as_cuda_array(_Field(lanes, field, dtype))

    def records(self, lanes: Any) -> Any:
        return narrow(lanes.copy_to_host(), self.rules.LANE)

    def seed(self, lanes: Any, key: int) -> None:
        _seed[self.blocks, THREADS](lanes, key)

    def start(self, lanes: Any, templates: Any, data: Any, key: int) -> None:
        self._repeated.clear()  # games of another key are ended by other launches
        self.kernels.start[self.blocks, THREADS](lanes, templates, data, key)

    def _repeat(self, launch: Callable[..., None], *arguments: Any) -> None:
        """Launch kernels as before with the same arguments, which are kept: nothing else may get their places."""
        known = launch.__name__, *map(id, arguments)
        repeated, _ = self._repeated.setdefault(known, (Repeated(), arguments))
        repeated(partial(launch, *arguments))

    def step(self, lanes: Any, templates: Any, data: Any, key: int, actions: Any) -> None:
        """Nothing comes back from the GPU here: a lane whose action is not legal stands as it was."""
        self._repeat(self._step, lanes, templates, data, key, actions)

    def _step(self, lanes: Any, templates: Any, data: Any, key: int, actions: Any, stream: Any) -> None:
        kernels, order = self.kernels, self.order.of(lanes, stream)
        grid = self._grid(kernels.stepped_here, kernels.size, stream)
        kernels.step[grid](self.memory, self.lanes, data, actions, self.ended, order)
        blocks = min(ENDED_BLOCKS, -(-self.lanes // ENDED_HERE))
        grid = blocks, COPYING, stream, kernels.ended_size
        kernels.finish[grid](self.memory, self.lanes, templates, data, key, self.ended)

    def observe(self, lanes: Any, templates: Any, data: Any, viewers: Any, tensors: Any) -> None:  # noqa: ARG002 - in `memory`
        self._repeat(self._observe, templates, data, viewers, tensors)

    def _observe(self, templates: Any, data: Any, viewers: Any, tensors: Any, stream: Any) -> None:
        grid = self._grid(self.kernels.observed_here, self.kernels.observed_size, stream)
        self.kernels.observe[grid](self.memory, self.lanes, templates, data, viewers, tensors)

    def sample(self, lanes: Any, actions: Any) -> None:
        self._repeat(self._sample, lanes, actions)

    def _sample(self, lanes: Any, actions: Any, stream: Any) -> None:
        _sample[self.blocks, THREADS, stream](lanes, actions)

    def advise(
        self,
        rivals: Any,  # noqa: ARG002 - they are in the kernel
        lanes: Any,
        knowledge: Any,
        data: Any,
        scratch: Any,
        wanted: Any,
        actions: Any,
    ) -> None:
        self._repeat(self._advise, lanes, knowledge, data, scratch, wanted, actions)

    def _advise(
        self, lanes: Any, knowledge: Any, data: Any, scratch: Any, wanted: Any, actions: Any, stream: Any
    ) -> None:
        order = self.rival_order.of(lanes, stream)
        self.kernels.advise[self.blocks, THREADS, stream](lanes, knowledge, data, scratch, wanted, actions, order)
