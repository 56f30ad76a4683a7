"""What a drill is: something is done to real parts, and a promise holds or does not."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path


class NotHeld(Exception):
    """A promise was broken."""


@dataclass(frozen=True)
class Place:
    """Where and how a drill is run."""

    folder: Path
    """empty, and its own"""
    times: int
    """how often something is done that is done again and again"""
    chance: random.Random


@dataclass(frozen=True)
class Drill:
    """One line of the report."""

    name: str
    """to choose it by"""
    done: str
    promised: str
    run: Callable[[Place], Awaitable[str]]
    """what was counted comes back; `NotHeld` tells what went wrong"""


def hold(condition: object, otherwise: str) -> None:
    """What has to be true."""
    if not condition:
        raise NotHeld(otherwise)
