"""Refusals as the frameworks expect them: a ValueError or an ImportError, too, and still one clear line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

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


class MissingFramework(UserError, ImportError):
    """A framework is not installed: they are optional, and programs look before they leap."""


def require(module: str, package: str, extra: str) -> Any:
    """The module, or what to install."""
    try:
        return import_module(module)
    except ImportError:
        raise MissingFramework(f"this environment needs {package}: pip install 'serai[{extra}]'") from None
