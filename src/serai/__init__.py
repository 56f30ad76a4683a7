"""Āmul and Das Amulett: rules, tables, bots and research environments."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.envs.vector import vector
    from serai.table import IllegalMove, Table

__all__ = ["IllegalMove", "Table", "__version__", "vector"]
__version__ = "0.1.0"

_ROOMS = {"IllegalMove": "serai.table", "Table": "serai.table", "vector": "serai.envs.vector"}


def __getattr__(name: str) -> object:
    """Import on first use: rules bring NumPy and Numba, which `serai --version` must not wait for."""
    from importlib import import_module

    if name in _ROOMS:
        return getattr(import_module(_ROOMS[name]), name)
    raise AttributeError(f"module 'serai' has no attribute {name!r}")
