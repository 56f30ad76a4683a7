"""What compiled thinking is handed: one thing with everything that it reads and writes."""

from __future__ import annotations

from typing import Any, NamedTuple


class Desk(NamedTuple):
    """Each is an array of one (`kernel.schema.blank` says why); the records are a game's own."""

    memories: Any
    """what a search writes on"""
    states: Any
    """the game as a seat knows it"""
    data: Any
    """the edition"""
    priors: Any
    """what to expect of its cards"""
    plans: Any
    """how to search"""
