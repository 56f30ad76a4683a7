"""What a game finds to say for a move, as compiled text writes it: lines of whole numbers.

A line has the number of the reason in the game's table, what measures it, and the reason's arguments; absent ones are
`ABSENT`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from serai.kernel.event_text import Kinds, Shape
from serai.kernel.rule import rule, whole

MOST_FOUND = 16
ARGUMENTS = 6
LINE = 2 + ARGUMENTS
ABSENT = -1
OWN = 100
"""a measure: how far the seat itself comes; smaller ones are rows of `Chances.rows`"""
RIVAL = 200
"""this and the number of a seat: how far that rival comes"""


ReasonTable = Mapping[str, Kinds]
"""by name what the arguments of the message `<game>-reason-<name>` are, in their order; the last may be several"""


class Finding(NamedTuple):
    """Something true on the board that speaks for a move."""

    reason: str
    measure: int
    arguments: dict[str, Any]


@rule
def note(found: Any, size: int, reason: int, measure: int, first: int, second: int, third: int) -> int:
    """One more finding, with up to three arguments; how many there are now. What finds no room is left out."""
    if size == MOST_FOUND:
        return size
    line = found[size]
    for place in range(LINE):
        line[place] = ABSENT
    line[0], line[1] = reason, measure
    line[2], line[3], line[4] = first, second, third
    return size + whole(1)


def read_findings(
    table: ReasonTable, lines: Iterable[Sequence[int]], names: Mapping[str, Sequence[str]]
) -> list[Finding]:
    """What compiled text has found; `names` has the things by noun that are no numbers."""
    reasons = list(table.items())
    return [
        Finding(reasons[line[0]][0], int(line[1]), _arguments(reasons[line[0]][1], [*map(int, line[2:])], names))
        for line in lines
    ]


def _arguments(kinds: Kinds, numbers: list[int], names: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for place, (name, kind) in enumerate(kinds.items()):
        things = [_thing(number, names.get(kind.noun)) for number in numbers[place:] if number != ABSENT]
        found[name] = things if kind.shape is Shape.SEVERAL else things[0]
    return found


def _thing(number: int, names: Sequence[str] | None) -> int | str:
    return number if names is None else names[number]
