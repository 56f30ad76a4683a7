"""Refusals as the frameworks expect them: a wrong argument is a ValueError, too, and still one clear line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from serai.kernel.errors import UserError


class WrongArgument(UserError, ValueError):
    """What was refused and what to give instead."""


@contextmanager
def value_errors() -> Iterator[None]:
    """Around functions, too: whatever is refused inside becomes a ValueError."""
    try:
        yield
    except UserError as fault:
        raise WrongArgument(str(fault)) from fault
