"""Who takes part in a world, and what came of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.simulation.ledger import Ledger
from tests.simulation.people import Person


@dataclass
class Table:
    """A table and everybody at it."""

    people: list[Person]
    watchers: list[Person]
    id: str = ""
    seconds: int | None = None
    budget: int | None = None
    increment: int = 0
    commitment: str = ""
    """to its secret, as it was shown when the table was made"""
    were_here: set[str] = field(default_factory=set)
    """the people who were certainly connected when the game was started"""
    everybody: list[Person] = field(init=False)

    def __post_init__(self) -> None:
        self.everybody = [*self.people, *self.watchers]


class Said(NamedTuple):
    """Something that a process has told somebody."""

    at: float
    name: str
    text: bytes


class Twist(NamedTuple):
    """What is different in a twin of a world: somebody's decision."""

    name: str
    number: int


@dataclass
class Report:
    """What came of a world."""

    seed: str
    trouble: list[str]
    seconds: float
    """of the world"""
    steps: int
    moves: int
    acknowledged: int
    faults: Counter[str]
    trace: str
    """the same for the same seed"""
    said: list[Said]
    tables: list[Table]
    ledger: Ledger
