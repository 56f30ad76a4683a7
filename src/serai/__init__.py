"""Board games to play, to study and to simulate: rules, tables, bots and research environments."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.bots.bot import Bot, Thought
    from serai.bots.registry import make as make_bot
    from serai.bots.sight import Sight
    from serai.envs.policy_bot import PolicyBot
    from serai.envs.vector import vector
    from serai.envs.vector.measure import LearningCurve, share_of_wins
    from serai.envs.vector.outcomes import outcomes
    from serai.reviews.review import review
    from serai.table import IllegalMove, Table

__all__ = [
    "Bot",
    "IllegalMove",
    "LearningCurve",
    "PolicyBot",
    "Sight",
    "Table",
    "Thought",
    "__version__",
    "make_bot",
    "outcomes",
    "review",
    "share_of_wins",
    "vector",
]
__version__ = "0.1.0"

_ROOMS = {
    "Bot": ("serai.bots.bot", "Bot"),
    "IllegalMove": ("serai.table", "IllegalMove"),
    "LearningCurve": ("serai.envs.vector.measure", "LearningCurve"),
    "PolicyBot": ("serai.envs.policy_bot", "PolicyBot"),
    "Sight": ("serai.bots.sight", "Sight"),
    "Table": ("serai.table", "Table"),
    "Thought": ("serai.bots.bot", "Thought"),
    "make_bot": ("serai.bots.registry", "make"),
    "outcomes": ("serai.envs.vector.outcomes", "outcomes"),
    "review": ("serai.reviews.review", "review"),
    "share_of_wins": ("serai.envs.vector.measure", "share_of_wins"),
    "vector": ("serai.envs.vector", "vector"),
}


def __getattr__(name: str) -> object:
    """Import on first use: rules bring NumPy and Numba, which `serai --version` must not wait for."""
    from importlib import import_module

    if name in _ROOMS:
        room, inside = _ROOMS[name]
        return getattr(import_module(room), inside)
    raise AttributeError(f"module 'serai' has no attribute {name!r}")
