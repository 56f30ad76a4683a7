"""Batches on the GPU: `serai.vector(device="cuda")`. A lane per thread; the lanes stay in the GPU's memory.

What the batch shows are arrays with `__cuda_array_interface__`, which PyTorch, JAX and CuPy read without a copy.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.envs.vector.lane_kernels import ENDED_BLOCKS, ENDED_HERE, QUEUES, LaneKernels, lanes_here
from serai.envs.vector.lane_kernels import THREADS as COPYING
from serai.envs.vector.lane_order import Order
from serai.envs.vector.lanes import LaneRules, sample_lane, seed_lane
from serai.games.game import Game
from serai.gpu.device import SIMULATED, narrow, require_cuda, tuned
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
        self.ended = self.array((QUEUES + lanes,), np.int32)
        self.queue = 0

    def lay_out(self, lanes: Any, templates: Any) -> tuple[Any, Any]:
        """Lanes and templates on the GPU, with room for no more seats than the largest table has."""
        kernels: LaneKernels = self.game_kernels.lane_kernels(int(lanes["state"]["players"].max()))
        record = kernels.record
        on_device = self.upload(narrow(lanes, record))
        self.memory = on_device.view(np.uint64)
        self.order = Order(self.lanes, kernels.kind_of)
        self._start = kernels.start[self.blocks, THREADS]
        self._step = kernels.step[self._grid(lanes_here(kernels.size), kernels.size)]
        self._finish = kernels.finish[self._grid(ENDED_HERE, kernels.size, most=ENDED_BLOCKS)]
        both = kernels.size + kernels.row_size
        self._observe = kernels.observe[self._grid(lanes_here(both), both)]
        return on_device, self.upload(narrow(templates, field_of(record, "state").type))

    def _grid(self, here: int, size: int, most: int | None = None) -> tuple[int, int, int, int]:
        """Blocks of `here` lanes, with `size` bytes of shared memory for each of them."""
        blocks = -(-self.lanes // here)
        return min(blocks, most or blocks), COPYING, 0, here * size

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return cuda.to_device(np.zeros(shape, dtype))

    def upload(self, values: Any) -> Any:
        return cuda.to_device(np.ascontiguousarray(values))

    def numbers(self, values: Any, like: Any) -> Any:
        if values is like:
            return like
        on_device = hasattr(values, "__cuda_array_interface__")
        given = cuda.as_cuda_array(values) if on_device else cuda.to_device(np.asarray(values, dtype=like.dtype))
        if given.shape != like.shape:
            raise UserError(f"expected an array of shape {like.shape}, not {given.shape}")
        return given

    def view(self, lanes: Any, field: str, dtype: Any) -> Any:
        if SIMULATED:
            return lanes[field].view(dtype)
        return cuda.as_cuda_array(_Field(lanes, field, dtype))

    def records(self, lanes: Any) -> Any:
        return narrow(lanes.copy_to_host(), self.rules.LANE)

    def seed(self, lanes: Any, key: int) -> None:
        _seed[self.blocks, THREADS](lanes, key)

    def start(self, lanes: Any, templates: Any, data: Any, key: int) -> None:
        self._start(lanes, templates, data, key)

    def step(self, lanes: Any, templates: Any, data: Any, key: int, actions: Any) -> None:
        """Nothing comes back from the GPU here: a lane whose action is not legal stands as it was."""
        order = self.order.of(lanes)
        self._step(self.memory, self.lanes, data, actions, self.ended, self.queue, order)
        self._finish(self.memory, self.lanes, templates, data, key, self.ended, self.queue)
        self.queue = 1 - self.queue

    def observe(self, lanes: Any, templates: Any, data: Any, viewers: Any, tensors: Any) -> None:  # noqa: ARG002 - in `memory`
        self._observe(self.memory, self.lanes, templates, data, viewers, tensors)

    def sample(self, lanes: Any, actions: Any) -> None:
        _sample[self.blocks, THREADS](lanes, actions)

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
        self.game_kernels.rival[self.blocks, THREADS](lanes, knowledge, data, scratch, wanted, actions)
