"""The one door to the GPU: whether there is one, and how a record lives in a thread.

Numba's CUDA target compiles the rule functions a kernel calls from their plain text, so a kernel is written like any
other caller. Without a GPU, `NUMBA_ENABLE_CUDASIM=1` together with `SERAI_INTERPRETED=1` runs kernels as ordinary
Python: slow, but the same text.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

import numpy as np

from serai.kernel.errors import UserError
from serai.kernel.rule import INTERPRETED
from serai.kernel.schema import NOBODY, Record, blank, one, several, u8

R = TypeVar("R", bound=Record)

WORD = 8
"""Bytes to which records are aligned."""

RESERVED = 1024
"""Bytes of shared memory that CUDA itself takes in every block."""

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "") not in ("", "0")


def require_cuda() -> Any:
    """Numba's CUDA module, or one line that says what is missing."""
    vars(np).setdefault("row_stack", np.vstack)  # numba-cuda 0.30 asks for it, and NumPy 2.5 has it no more
    try:
        # numba-cuda knows members of IntEnum as indices only once Numba's own rules for them are loaded.
        import numba.core.typing.arraydecl  # noqa: F401
        from numba import cuda
    except ImportError:
        raise UserError("the GPU needs Numba's CUDA package: pip install 'serai[gpu]'") from None
    if SIMULATED and not INTERPRETED:
        raise UserError("CUDA's simulator runs interpreted rules only: set SERAI_INTERPRETED=1 as well")
    if not cuda.is_available():
        raise UserError("there is no CUDA device here: use --device cpu, or a machine with an NVIDIA GPU")
    # Few games at a time are nobody's fault.
    warnings.filterwarnings("ignore", "Grid size .* will likely result in GPU under-utilization")
    return cuda


def tuned(size: int) -> int:
    """The size of a block or a grid, as found best on a GPU. In the simulator each thread is one of Python's: few."""
    return min(size, 8) if SIMULATED else size


def narrowed(record: type[R], **sizes: int) -> type[R]:
    """The same record with room for fewer entries: a thread's cache should hold only what the thread needs.

    `sizes` names fields, at any depth.
    """
    fields = {}
    for field in record.fields:
        inner = narrowed(field.type, **sizes) if field.nested else field.type
        shape = (sizes.get(field.name, field.shape[0]), *field.shape[1:]) if field.shape else ()
        fields[field.name] = (
            several(inner, shape, field.visible, field.meaning) if shape else one(inner, field.visible, field.meaning)
        )
    return type(f"Narrow{record.__name__}", (Record,), fields)


def staggered(record: type[R]) -> type[R]:
    """The same record, of a size that lets neighbouring records begin in different banks of shared memory."""
    if record.dtype.itemsize % (2 * WORD) == WORD:
        return record
    declared = {field.name: vars(record)[field.name] for field in record.fields}
    filling = several(u8, WORD, NOBODY, "nothing")
    return type(f"Staggered{record.__name__}", (Record,), {**declared, "filling": filling})


def narrow(values: Any, record: type[Record]) -> Any:
    """Records copied into a form of the same fields with room for fewer entries, or for more, at any depth."""
    copy = blank(record, len(values))
    _fill(copy, values)
    return copy


def _fill(copy: Any, values: Any) -> None:
    for name in copy.dtype.names:
        if name not in values.dtype.names:
            continue
        room, given = copy[name], values[name]
        if room.shape != given.shape:
            entries = min(room.shape[1], given.shape[1])
            room, given = room[:, :entries], given[:, :entries]
        if room.dtype == given.dtype:
            room[...] = given
        else:
            _fill(room, given)


def local_type(record: type[Record]) -> Any:
    """What `cuda.local.array` takes for a record of its own in every thread."""
    return entry_type(record.dtype)


def entry_type(dtype: Any) -> Any:
    """What arrays that a kernel makes take as the type of their entries."""
    if SIMULATED:
        return np.dtype(dtype)
    import numba

    return numba.from_dtype(np.dtype(dtype))


def blocks_at_once(shared: int) -> int:
    """How many blocks the GPU runs side by side when each of them needs `shared` bytes of shared memory."""
    if SIMULATED:
        return 1
    gpu = require_cuda().get_current_device()
    fitting = gpu.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR // (shared + RESERVED)
    return int(gpu.MULTIPROCESSOR_COUNT * max(1, fitting))


class Repeated:
    """Launches of kernels that are the same at each call; `launch` is given the stream to launch them in.

    From Python a launch takes longer than a kernel needs for a hundred thousand lanes. So the first call launches them
    one by one, which compiles them; the second records them, and from then on the GPU gets them all in one graph.
    """

    def __init__(self) -> None:
        self._compiled = False
        self._graph: Any = None

    def __call__(self, launch: Callable[[Any], None]) -> None:
        if SIMULATED or not self._compiled:
            launch(0)
            self._compiled = True
            return
        if self._graph is None:
            self._graph = _recorded(launch)
        self._graph.launch(_streams()[0])


@cache
def _streams() -> tuple[Any, Any]:
    """The stream in which everything happens, and one to record in."""
    core = import_module("cuda.core")  # it comes with numba-cuda
    return core.LEGACY_DEFAULT_STREAM, core.Device().create_stream()


def _recorded(launch: Callable[[Any], None]) -> Any:
    """The launches as a graph."""
    stream = _streams()[1]
    builder = stream.create_graph_builder().begin_building()
    launch(stream)
    return builder.end_building().complete()
