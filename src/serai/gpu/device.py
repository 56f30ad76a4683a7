"""The one door to the GPU: whether there is one, and how a record lives in a thread.

Numba's CUDA target compiles the rule functions a kernel calls from their plain text, so a kernel is written like any
other caller. Without a GPU, `NUMBA_ENABLE_CUDASIM=1` together with `SERAI_INTERPRETED=1` runs kernels as ordinary
Python: slow, but the same text.
"""

from __future__ import annotations

import os
from typing import Any, TypeVar

from serai.kernel.errors import UserError
from serai.kernel.rule import INTERPRETED
from serai.kernel.schema import Record, blank, one, several

R = TypeVar("R", bound=Record)

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "") not in ("", "0")


def require_cuda() -> Any:
    """Numba's CUDA module, or one line that says what is missing."""
    try:
        # numba-cuda knows members of IntEnum as indices only once Numba's own rules for them are loaded.
        import numba.core.typing.arraydecl  # noqa: F401
        from numba import cuda
    except ImportError:
        raise UserError("the GPU needs Numba's CUDA package: install serai[gpu]") from None
    if SIMULATED and not INTERPRETED:
        raise UserError("CUDA's simulator runs interpreted rules only: set SERAI_INTERPRETED=1 as well")
    if not cuda.is_available():
        raise UserError("there is no CUDA device here: use --device cpu, or a machine with an NVIDIA GPU")
    return cuda


def narrowed(record: type[R], seats: int) -> type[R]:
    """The same record with room for so many seats only: what a thread does not need it need not keep in its cache."""
    fields = {
        field.name: several(
            field.type, (seats,) if field.name == "seats" else field.shape, field.visible, field.meaning
        )
        if field.shape
        else one(field.type, field.visible, field.meaning)
        for field in record.fields
    }
    return type(f"{record.__name__}For{seats}", (Record,), fields)


def narrow(values: Any, record: type[Record]) -> Any:
    """Records copied into their narrowed form."""
    copy = blank(record, len(values))
    for field in record.fields:
        copy[field.name] = values[field.name][:, : field.shape[0]] if field.name == "seats" else values[field.name]
    return copy


def local_type(record: type[Record]) -> Any:
    """What `cuda.local.array` takes for a record of its own in every thread."""
    if SIMULATED:
        return record.dtype
    import numba

    return numba.from_dtype(record.dtype)


def multiprocessors() -> int:
    """How many independent processors the GPU has."""
    return 1 if SIMULATED else int(require_cuda().get_current_device().MULTIPROCESSOR_COUNT)
