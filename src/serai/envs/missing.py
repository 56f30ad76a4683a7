"""Frameworks are optional: if one is missing, one line says how to get it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from serai.kernel.errors import UserError


class MissingFramework(UserError, ImportError):
    """A framework is not installed. An ImportError too, for programs that look before they leap."""


def require(module: str, package: str, extra: str) -> Any:
    """The module, or what to install."""
    try:
        return import_module(module)
    except ImportError:
        raise MissingFramework(f"this environment needs {package}: pip install 'serai[{extra}]'") from None
