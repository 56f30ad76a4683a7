"""The kernels that carry a batch of games (`serai.vector`), for any game.

A step touches many places of a lane, and neighbouring threads touch different ones, which the GPU's own memory is bad
at. So a block copies its lanes into shared memory, all of its threads together, works there with a thread for each
lane, and copies them back. A game that has ended waits in a queue: counting it and dealing the next one takes longer
than many decisions, and its neighbours would have to wait. Where decisions of different kinds take different ways
through the rules, lanes that wait for the same kind are put together (`lane_order.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from serai.envs.vector.lanes import DECIDING, Lane, forget_end
from serai.envs.vector.layout import Layout
from serai.gpu.device import WORD, entry_type, narrowed, require_cuda, tuned
from serai.kernel.schema import Record

cuda = require_cuda()

SHARED = 48 * 1024
"""Bytes of shared memory that a block may have without asking for more."""

WARP = tuned(32)
"""Threads that go together; no more lanes than that are in a block, and one warp works on them."""

HALF = tuned(16)
"""Lanes of a block that copies for longer than it computes: so more blocks find room, one copying while others work."""

THREADS = tuned(128)
"""Threads that copy the lanes of a block: the best of 32 to 256 on an H200."""

HEADING = 2
"""The queue of ended games begins with its length, and with how many blocks have read that."""

ENDED_HERE = tuned(8)
"""Ended games of a block."""

ENDED_BLOCKS = tuned(2048)
"""Blocks that look for ended games; more of them are served in turn."""


def lanes_here(size: int, most: int) -> int:
    """How many lanes a block holds if each takes `size` bytes, at most `most`."""
    return min(most, SHARED // size)


@cuda.jit(device=True)
def copy_words(into: Any, at: int, memory: Any, begin: int, count: int, own: int, threads: int) -> None:
    """Copy words, together with other threads: four at a time, for each has to be waited for."""
    word = own
    while word + 3 * threads < count:
        first, second = memory[begin + word], memory[begin + word + threads]
        third, fourth = memory[begin + word + 2 * threads], memory[begin + word + 3 * threads]
        into[at + word], into[at + word + threads] = first, second
        into[at + word + 2 * threads], into[at + word + 3 * threads] = third, fourth
        word += 4 * threads
    while word < count:
        into[at + word] = memory[begin + word]
        word += threads


def start_kernel(start_lane: Callable[..., None]) -> Any:
    """Begin the games whose numbers the lanes hold."""

    @cuda.jit
    def start(lanes: Any, templates: Any, data: Any, key: int) -> None:
        number = cuda.grid(1)
        if number < len(lanes):
            forget_end(lanes[number])
            start_lane(lanes[number], templates, data[0], key)

    return start


def stepped_here(record: type[Lane], in_order: bool) -> int:
    """How many lanes a block holds that takes a decision in each; those in order take the same way, a whole warp."""
    return lanes_here(record.dtype.itemsize, WARP if in_order else HALF)


def step_kernel(
    record: type[Lane], decide_lane: Callable[..., bool], has_ended: Callable[..., bool], in_order: bool
) -> Any:
    """One decision in each lane; the games that end are queued."""
    lane_type, word_type = entry_type(record.dtype), entry_type(np.uint64)
    words = record.dtype.itemsize // WORD
    most = stepped_here(record, in_order)

    @cuda.jit
    def step(memory: Any, lanes: int, data: Any, actions: Any, ended: Any, order: Any) -> None:
        here = cuda.shared.array(0, dtype=word_type)
        staged = cuda.shared.array(0, dtype=lane_type)
        own, threads = cuda.threadIdx.x, cuda.blockDim.x
        first = cuda.blockIdx.x * most
        count = min(most, lanes - first)
        if in_order:
            for place in range(own // WARP, count, threads // WARP):
                copy_words(here, place * words, memory, order[first + place] * words, words, own % WARP, WARP)
        else:
            copy_words(here, 0, memory, first * words, count * words, own, threads)
        cuda.syncthreads()
        if own < count:
            number = order[first + own] if in_order else first + own
            decide_lane(staged[own], data[0], actions[number])
            if has_ended(staged[own]):
                ended[HEADING + cuda.atomic.add(ended, 0, 1)] = number
        cuda.syncthreads()
        if in_order:
            for place in range(own // WARP, count, threads // WARP):
                copy_words(memory, order[first + place] * words, here, place * words, words, own % WARP, WARP)
        else:
            copy_words(memory, first * words, here, 0, count * words, own, threads)

    return step


def finish_kernel(record: type[Lane], scratch: type[Record], end_lane: Callable[..., None]) -> Any:
    """Count the games that have ended, and begin the next ones.

    Room to work in lies behind the lanes: each thread would first fill memory of its own with zeros, also those that
    have nothing to do, and that took longer than everything else.
    """
    lane_type, scratch_type, word_type = entry_type(record.dtype), entry_type(scratch.dtype), entry_type(np.uint64)
    words = record.dtype.itemsize // WORD
    rooms_begin = before_rooms(record, scratch)

    @cuda.jit
    def finish(memory: Any, lanes: int, templates: Any, data: Any, key: int, ended: Any) -> None:
        here = cuda.shared.array(0, dtype=word_type)
        staged = cuda.shared.array(0, dtype=lane_type)
        rooms = cuda.shared.array(0, dtype=scratch_type)
        own, threads = cuda.threadIdx.x, cuda.blockDim.x
        length = ended[0]
        cuda.syncthreads()
        # The last block to read the queue's length empties it for the next step.
        if own == 0 and cuda.atomic.add(ended, 1, 1) == cuda.gridDim.x - 1:
            ended[0] = ended[1] = 0
        for first in range(cuda.blockIdx.x * ENDED_HERE, length, cuda.gridDim.x * ENDED_HERE):
            count = min(ENDED_HERE, length - first)
            for place in range(count):
                lane = ended[HEADING + first + place]
                copy_words(here, place * words, memory, lane * words, words, own, threads)
            cuda.syncthreads()
            if own < count:
                end_lane(staged[own], templates, data[0], key, rooms[rooms_begin + own], lanes)
            cuda.syncthreads()
            for place in range(count):
                lane = ended[HEADING + first + place]
                copy_words(memory, lane * words, here, place * words, words, own, threads)
            cuda.syncthreads()

    return finish


def before_rooms(record: type[Lane], scratch: type[Record]) -> int:
    """How many rooms the ended games of a block take the place of."""
    return -(-ENDED_HERE * record.dtype.itemsize // scratch.dtype.itemsize)


def advise_kernel(scratch: type[Record], rival_lane: Callable[..., int]) -> Any:
    """What the bot would do in each lane where the deciding seat is its own; `values` says what it thinks of actions.

    It looks at few places of a lane and then computes for long, so lanes stay where they are.
    """
    scratch_type = entry_type(scratch.dtype)

    @cuda.jit
    def advise(lanes: Any, knowledge: Any, data: Any, scratch: Any, wanted: Any, actions: Any, order: Any) -> None:
        room = cuda.local.array(1, dtype=scratch_type)
        if cuda.grid(1) < len(lanes):
            number = order[cuda.grid(1)]
            seat = lanes[number].seat
            if seat >= 0 and wanted[number, seat]:
                actions[number] = rival_lane(lanes[number], knowledge, data[0], room[0])
                for place in range(lanes[number].legal_count):
                    scratch[number].values[place] = room[0].values[place]

    return advise


def observe_kernel(record: type[Lane], layout: Layout, observe_lane: Callable[..., None]) -> Any:
    """The observation of one seat in each lane; a lane without a viewer is left as it is."""
    lane_type, word_type, number_type = entry_type(record.dtype), entry_type(np.uint64), entry_type(layout.dtype)
    words = record.dtype.itemsize // WORD
    numbers = layout.size
    most = lanes_here(record.dtype.itemsize + row_size(layout), HALF)
    rows_begin = most * record.dtype.itemsize // np.dtype(layout.dtype).itemsize

    @cuda.jit
    def observe(memory: Any, lanes: int, templates: Any, data: Any, viewers: Any, tensors: Any) -> None:
        here = cuda.shared.array(0, dtype=word_type)
        staged = cuda.shared.array(0, dtype=lane_type)
        rows = cuda.shared.array(0, dtype=number_type)
        own, threads = cuda.threadIdx.x, cuda.blockDim.x
        first = cuda.blockIdx.x * most
        count = min(most, lanes - first)
        copy_words(here, 0, memory, first * words, count * words, own, threads)
        cuda.syncthreads()
        sees = 1
        if own < count:
            viewer = viewers[first + own]
            sees = 1 if (staged[own].seat if viewer == DECIDING else viewer) >= 0 else 0
        if cuda.syncthreads_and(sees) == 0:
            for place in range(own, count * numbers, threads):
                rows[rows_begin + place] = tensors[first + place // numbers, place % numbers]
            cuda.syncthreads()
        if own < count:
            begin = rows_begin + own * numbers
            observe_lane(staged[own], templates, data[0], viewers[first + own], rows[begin : begin + numbers])
        cuda.syncthreads()
        for place in range(own, count * numbers, threads):
            tensors[first + place // numbers, place % numbers] = rows[rows_begin + place]

    return observe


def row_size(layout: Layout) -> int:
    """Bytes of an observation."""
    return layout.size * np.dtype(layout.dtype).itemsize


class LaneKernels:
    """The kernels for batches of a game with at most `players`, made of what it does with one lane.

    `kind_of` tells what kind of decision a lane waits for, where kinds differ much in the way they take; `rival` is the
    game's own bot/rival.py, where it has one.
    """

    def __init__(self, rules: Any, players: int, kind_of: Callable[..., int] | None = None, rival: Any = None):
        self.record = narrowed(rules.LANE, seats=players)
        self.size = self.record.dtype.itemsize
        self.observed_size = self.size + row_size(rules.LAYOUT)
        self.ended_size = (before_rooms(self.record, rules.SCRATCH) + ENDED_HERE) * rules.SCRATCH.dtype.itemsize
        self.stepped_here = stepped_here(self.record, kind_of is not None)
        self.observed_here = lanes_here(self.observed_size, HALF)
        self.kind_of = kind_of
        self.rival_kind = rival and rival.kind_of
        self.start = start_kernel(rules.start_lane)
        self.step = step_kernel(self.record, rules.decide_lane, rules.has_ended, kind_of is not None)
        self.finish = finish_kernel(self.record, rules.SCRATCH, rules.end_lane)
        self.observe = observe_kernel(self.record, rules.LAYOUT, rules.observe_lane)
        self.advise = rival and advise_kernel(rival.SCRATCH, rival.rival_lane)
