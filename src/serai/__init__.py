"""Board games to play, to study and to simulate: rules, tables, bots and research environments."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.bots.bot import Bot, Thought
    from serai.bots.sight import Sight
    from serai.envs.vector import vector
    from serai.reviews.review import review
    from serai.table import IllegalMove, Table

__all__ = ["Bot", "IllegalMove", "Sight", "Table", "Thought", "__version__", "review", "vector"]
__version__ = "0.1.0"

_ROOMS = {
    "Bot": "serai.bots.bot",
    "IllegalMove": "serai.table",
    "Sight": "serai.bots.sight",
    "Table": "serai.table",
    "Thought": "serai.bots.bot",
    "review": "serai.reviews.review",
    "vector": "serai.envs.vector",
}


def __getattr__(name: str) -> object:
    """Import on first use: rules bring NumPy and Numba, which `serai --version` must not wait for."""
    from importlib import import_module

    if name in _ROOMS:
        return getattr(import_module(_ROOMS[name]), name)
    raise AttributeError(f"module 'serai' has no attribute {name!r}")
