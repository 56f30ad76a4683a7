"""Rules text that games share: written once, and compiled for each game around the parts that it brings.

A shared text calls its parts by names that its own module only declares (`fill_common = PART`). Compiled code has to
know what it calls, so every game gets a function of its own, kept with what else is compiled of the game's module.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, ParamSpec, TypeVar

from serai.kernel.rule import rule

P = ParamSpec("P")
R = TypeVar("R")

PART: Any = None
"""stands for what a game brings"""


def rule_for(module: str, text: Callable[P, R], **parts: Any) -> Callable[P, R]:
    """Return a shared text as a rule of a game's module (`__name__`), with its parts by name. Once in each module."""
    shared: Any = text
    made: Any = FunctionType(shared.__code__, {**shared.__globals__, **parts}, shared.__name__)
    made.__module__, made.__qualname__, made.__doc__ = module, shared.__qualname__, shared.__doc__
    return rule(made)
