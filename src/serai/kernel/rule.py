"""The `rule` decorator: one text, run interpreted or compiled.

Rule functions work on one structured record, allocate nothing, raise nothing and know no strings. By default they
are compiled by Numba (compiler.py) and the result is kept on disk (rule_cache.py). `SERAI_INTERPRETED=1` runs the very
same text as ordinary Python: for debuggers, for coverage and to prove that both agree.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numpy as np

P = ParamSpec("P")
R = TypeVar("R")

INTERPRETED = os.environ.get("SERAI_INTERPRETED", "") not in ("", "0")

if INTERPRETED:
    # Compiled integers wrap silently; the interpreted text does the same without a warning per draw.
    np.seterr(over="ignore")
else:
    from numba import njit

    from serai.kernel.compiler import RuleCache, RuleCompiler
    from serai.kernel.rule_cache import HOUSE, folder_of


# A wrapper for C, which nobody calls, would take a twelfth of the compiler's time. And rules allocate nothing, so
# nobody has to count who holds an array.
OPTIONS: dict[str, Any] = {
    "error_model": "numpy",
    "nogil": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
    # A rule would inherit settings missing here from the rule that happens to be compiled with it first.
    "forceinline": False,
}
"""how Numba compiles rules text"""


def small_rule(function: Callable[P, R]) -> Callable[P, R]:
    """Rules text that is compiled into each of its callers: for what is small and called often."""
    return rule(function, forceinline=True)


def part_rule(function: Callable[P, R]) -> Callable[P, R]:
    """Rules text that becomes a part of its caller's: for what has one caller, which is compiled sooner that way.

    Numba compiles a function once for itself and then again with each function that it is a part of.
    """
    return rule(function, inline="always")


def rule(function: Callable[P, R], **more: Any) -> Callable[P, R]:
    """Mark a function as rules text: compiled when it is first called, or plain Python with SERAI_INTERPRETED=1.

    It may call other rules, read and write fields, and compute with whole numbers. It makes no lists, texts or objects,
    and raises nothing.
    """
    if INTERPRETED:
        return function
    folder = folder_of(function.__module__)
    # A rule of somebody else's that writes past the end of a list would damage whatever lies there, without a word.
    more["boundscheck"] = not function.__module__.startswith(f"{HOUSE}.")
    decorated: Any = _compiled(function, folder, **more)

    # What other rules call is code of its own, without the wrapper for callers in Python (compiler.py).
    @cache
    def bare() -> Any:
        made = _compiled(function, folder and folder / "bare", no_cpython_wrapper=True, **more)
        made._compiling_counter = decorated._compiling_counter  # a rule that calls itself is known by it
        return made

    decorated.get_call_template = lambda *call: bare().get_call_template(*call)
    decorated.get_overload = lambda signature: bare().get_overload(signature)
    result: Callable[P, R] = decorated
    return result


def _compiled(function: Callable[P, R], folder: Path | None, **options: Any) -> Any:
    """By Numba, when it is first called; kept in the folder."""
    made = njit(pipeline_class=RuleCompiler, **{**OPTIONS, **options})(function)
    if folder is not None:
        made._cache = RuleCache(function, folder)
    return made


@rule
def whole(value: int | np.uint64) -> int:
    """A stored number as an ordinary integer.

    Stored numbers are narrow. Compiled code would turn an unsigned one into a float when it meets a signed one, and
    interpreted code would keep it narrow; this makes both compute alike.
    """
    return np.int64(value)  # type: ignore[return-value]
