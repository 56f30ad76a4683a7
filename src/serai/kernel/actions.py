"""Named ranges of whole numbers: what the rules, the search and the learners call a move."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass


@dataclass(frozen=True)
class Range:
    """One verb and the numbers of its moves."""

    verb: str
    first: int
    size: int
    meaning: str


class ActionSpace:
    """Contiguous ranges, one per verb, in the order given. The version changes with the meaning of any number."""

    def __init__(self, version: int, **verbs: tuple[int, str]):
        self.version = version
        self.ranges: dict[str, Range] = {}
        self.size = 0
        for verb, (size, meaning) in verbs.items():
            self.ranges[verb] = Range(verb, self.size, size, meaning)
            self.size += size
        self._verbs = [(chosen.first, verb) for verb, chosen in self.ranges.items()]
        self._firsts = [first for first, _ in self._verbs]

    def first(self, verb: str) -> int:
        """The first number of a verb's range."""
        return self.ranges[verb].first

    def encode(self, verb: str, value: int) -> int:
        """The number of a move."""
        chosen = self.ranges[verb]
        if not 0 <= value < chosen.size:
            raise ValueError(f"{verb} takes 0 to {chosen.size - 1}, not {value}")
        return chosen.first + value

    def decode(self, action: int) -> tuple[str, int]:
        """The verb and value of a number."""
        if not 0 <= action < self.size:
            raise ValueError(f"{action} is no action: 0 to {self.size - 1}")
        first, verb = self._verbs[bisect_right(self._firsts, action) - 1]
        return verb, action - first
