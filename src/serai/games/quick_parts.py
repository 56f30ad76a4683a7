"""The parts of a game as rules, for games that are to be quick: what such a game declares, and how its rules speak.

A rule makes no lists and no texts. What happens it tells as numbers (`tell`, `fact`); names for them are declared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

from serai.kernel.errors import UserError
from serai.kernel.event_text import Event
from serai.kernel.rule import rule
from serai.kernel.schema import NOBODY, Ints, Record, i32, one, several

MOST_NUMBERS = 1 << 12
"""of all that is told of one move"""
EVERYBODY = -1
"""to whom an event is told that has no secret"""


class Told(Record):
    """What a move did, as numbers: for each event which one, who is told all of it, and how many facts follow."""

    count: int = one(i32, NOBODY, "how many numbers there are")
    last: int = one(i32, NOBODY, "where the last event begins")
    numbers: Ints = several(i32, MOST_NUMBERS, NOBODY, "the numbers")


@rule
def tell(told: Told, event: int, to: int) -> None:
    """Something happens; `to` is the seat that is told the hidden facts, or EVERYBODY. Its facts follow."""
    told.last = told.count
    told.numbers[told.count] = event
    told.numbers[told.count + 1] = to
    told.numbers[told.count + 2] = 0
    told.count += 3


@rule
def fact(told: Told, number: int) -> None:
    """The next fact of the event that was told last, in the order they are declared."""
    told.numbers[told.count] = number
    told.count += 1
    told.numbers[told.last + 2] += 1


@dataclass(frozen=True)
class Tells:
    """The facts of an event by name. A name with `[]` holds a list of all numbers that are left; it comes last."""

    facts: tuple[str, ...] = ()
    """for everybody"""
    hidden: tuple[str, ...] = ()
    """for one seat; told after the others"""

    @property
    def _has_list(self) -> bool:
        """Whether the last one is a list."""
        return any(fact.endswith("[]") for fact in (*self.facts, *self.hidden)[-1:])

    def event(self, name: str, to: int, numbers: list[int]) -> Event:
        """The event that was told with these numbers; UserError where they are not as many as declared."""
        names = (*self.facts, *self.hidden)
        single = len(names) - self._has_list
        if len(numbers) < single or (len(numbers) > single and not self._has_list):
            declared = ", ".join(names) or "none"
            raise UserError(f"the event '{name}' is told {len(numbers)} numbers, but `events` has {declared}")
        if self.hidden and to == EVERYBODY:
            raise UserError(f"the event '{name}' hides {', '.join(self.hidden)}, so tell it to the seat that may know")
        found, left = {}, list(numbers)
        for fact in names:
            found[_plain(fact)] = left if fact.endswith("[]") else left.pop(0)
        public = {fact: found[fact] for fact in map(_plain, self.facts)}
        hidden = {fact: found[fact] for fact in map(_plain, self.hidden)}
        return Event(name, public, hidden, () if to == EVERYBODY else (to,))


def _plain(fact: str) -> str:
    return fact.removesuffix("[]")


class Form(Enum):
    """What a chance step draws, as the move has it: ONE number, SOME as a list, or HANDS, a list for each seat."""

    ONE = "one"
    SOME = "some"
    HANDS = "hands"


@dataclass(frozen=True)
class Draw:
    """What a chance step draws. The verb of its move is called as the step."""

    rule: str
    """its id"""
    argument: str
    """of the move"""
    form: Form
    """of what is drawn"""


@dataclass(frozen=True)
class Parts:
    """What a game does, as rules. `action` is a move by its number: moves are numbered as `moves` declares them, verbs
    in order, and within a verb the last argument changes first.
    """

    owes: Callable[[Any, int], bool]
    """`(state, seat)`: whether a seat owes a decision now"""
    may: Callable[[Any, int, int], bool]
    """`(state, seat, action)`: whether a seat may do this now; in a sealed step also after it has chosen"""
    act: Callable[[Any, Any, int, int], None]
    """`(state, told, seat, action)`: a legal move, with everything that follows by itself"""
    candidates: Callable[[Any, Any], int]
    """`(state, numbers)`: write what can be drawn now into `numbers`, ascending; how many that are"""
    drawn: Callable[[Any], int]
    """`(state)`: how many of them are drawn, for each seat if hands are dealt"""
    happen: Callable[[Any, Any, Any], None]
    """`(state, told, numbers)`: what chance has drawn comes about; hands lie one after the other"""
    points: Callable[[Any, int], int]
    """`(state, seat)`: at the end"""
    wins: Callable[[Any, int], bool]
    """`(state, seat)`: whether a seat has won, at the end"""
    redeal: Callable[[Any, int], None]
    """`(state, viewer)`: deal what a viewer (below 0: a spectator) cannot see, each way equally likely"""


def events_of(told: Any, events: Mapping[IntEnum, Tells]) -> Iterator[Event]:
    """What was told, in words."""
    numbers, at = told.numbers[: told.count].tolist(), 0
    by_number = {int(event): (event.name.lower(), tells) for event, tells in events.items()}
    while at < len(numbers):
        event, to, count = numbers[at : at + 3]
        name, tells = by_number[event]
        yield tells.event(name, to, numbers[at + 3 : at + 3 + count])
        at += 3 + count
