"""The possible outcomes of chance at one moment of a game, declared from the state.

A game says what is drawn and from what (`Chance`); it draws nothing itself. From the declaration serai draws an outcome
by a source of numbers (a generator, or the key of a deal that can be checked), and checks an outcome from a file.

All parts are drawn without replacement from their candidates, each way equally likely. A candidate that is listed twice
is there twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Entry = int | str
"""what can be drawn: JSON knows no other things that can be put in order"""
Below = Callable[[int], int]
"""a source of chance: a number from 0 to bound - 1, each equally likely"""


@dataclass(frozen=True)
class One:
    """One of the candidates: a die, the top card of a pile. In the move it is the entry itself."""

    candidates: Sequence[Entry]

    @property
    def count(self) -> int:
        return 1

    def drawn(self, below: Below) -> Entry:
        return self.candidates[below(len(self.candidates))]

    def can_be(self, value: object) -> bool:
        return _is_entry(value) and value in self.candidates


@dataclass(frozen=True)
class Some:
    """`count` of the candidates, in the order they are drawn. In the move they are a list."""

    candidates: Sequence[Entry]
    count: int

    def drawn(self, below: Below) -> list[Entry]:
        return _shuffled(self.candidates, below)[: self.count]

    def can_be(self, value: object) -> bool:
        return _is_list(value, self.count) and _are_among(value, self.candidates)


def Shuffled(candidates: Sequence[Entry]) -> Some:  # noqa: N802 - it stands beside One, Some and Hands
    """All candidates in a new order."""
    return Some(candidates, len(candidates))


@dataclass(frozen=True)
class Hands:
    """Some of the candidates for each of several places. In the move they are an object of lists."""

    candidates: Sequence[Entry]
    sizes: Mapping[str, int]

    @property
    def count(self) -> int:
        return sum(self.sizes.values())

    def drawn(self, below: Below) -> dict[str, list[Entry]]:
        pile = iter(_shuffled(self.candidates, below))
        return {place: [next(pile) for _ in range(self.sizes[place])] for place in sorted(self.sizes)}

    def can_be(self, value: object) -> bool:
        return (
            isinstance(value, dict)
            and value.keys() == self.sizes.keys()
            and all(_is_list(value[place], size) for place, size in self.sizes.items())
            and _are_among([entry for lot in value.values() for entry in lot], self.candidates)
        )


Part = One | Some | Hands


@dataclass(frozen=True, init=False)
class Chance:
    """One move of chance before it is drawn: its verb, its rule, and what each of its arguments is drawn from."""

    do: str
    rule: str
    parts: Mapping[str, Part]

    def __init__(self, do: str, rule: str, **parts: Part):
        object.__setattr__(self, "do", do)
        object.__setattr__(self, "rule", rule)
        object.__setattr__(self, "parts", parts)
        if "seat" in parts:
            raise ValueError(f"chance `{do}`: no argument can be called `seat`, which every move has; rename it")
        for key, part in parts.items():
            _check(f"chance `{do}`, argument `{key}`", part)

    def outcome(self, source: Callable[[str], Below]) -> dict[str, Any]:
        """A move that chance makes. The source is asked once for each argument."""
        drawn = {key: part.drawn(source(key)) for key, part in self.parts.items()}
        return {"seat": None, "do": self.do, **drawn}

    def unevident(self) -> dict[str, list[Entry]]:
        """By argument: the candidates that no outcome shows, because not all of them are drawn."""
        return {key: list(part.candidates) for key, part in self.parts.items() if part.count < len(part.candidates)}

    def can_be(self, move: Mapping[str, Any]) -> bool:
        """Whether a move is an outcome. Its form may be wrong in any way."""
        return (
            move.keys() == {"seat", "do", *self.parts}
            and move["seat"] is None
            and move["do"] == self.do
            and all(part.can_be(move[key]) for key, part in self.parts.items())
        )


def _check(place: str, part: object) -> None:
    """ValueError or TypeError where this cannot be drawn: an author may have declared anything."""
    if not isinstance(part, One | Some | Hands):
        raise TypeError(f"{place}: {part!r} declares no chance; use One, Some, Shuffled or Hands")
    if any(not _is_entry(entry) for entry in part.candidates):
        wrong = next(entry for entry in part.candidates if not _is_entry(entry))
        raise ValueError(f"{place}: {wrong!r} cannot be drawn; candidates are plain whole numbers, or words")
    if len({type(entry) for entry in part.candidates}) > 1:
        raise ValueError(f"{place}: candidates are either all numbers or all words")
    sizes = part.sizes.values() if isinstance(part, Hands) else [part.count]
    if any(type(size) is not int or size < 0 for size in sizes) or part.count > len(part.candidates):
        raise ValueError(f"{place}: {part.count} are to be drawn from {len(part.candidates)} candidates")


def _is_entry(value: object) -> bool:
    return type(value) in (int, str)  # true is no number here, and NumPy's numbers are not JSON


def _is_list(value: object, size: int) -> bool:
    return isinstance(value, list) and len(value) == size and all(_is_entry(entry) for entry in value)


def _are_among(entries: Any, candidates: Sequence[Entry]) -> bool:
    return not Counter(entries) - Counter(candidates)


def _shuffled(entries: Sequence[Entry], below: Below) -> list[Entry]:
    """Every order equally likely, whatever the order they came in."""
    pile: list[Any] = sorted(entries)
    for last in range(len(pile) - 1, 0, -1):
        place = below(last + 1)
        pile[last], pile[place] = pile[place], pile[last]
    return pile
