"""Āmul and Das Amulett: rules, tables, bots and research environments."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.table import IllegalMove, Table

__all__ = ["IllegalMove", "Table", "__version__"]
__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    """Import the table on first use: it brings NumPy and Numba, which `serai --version` must not wait for."""
    if name in ("IllegalMove", "Table"):
        from serai import table

        return getattr(table, name)
    raise AttributeError(f"module 'serai' has no attribute {name!r}")
