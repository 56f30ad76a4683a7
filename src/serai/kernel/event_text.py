"""The events of a move as JSON text: as everybody may know them, and as each seat may.

A text is events with commas between them. Mostly there is one text for all; if some are told more than others, there is
one for spectators, one for each seat and one with everything in it, for the time after the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import Struct

from serai.kernel.json_types import ADVICE, strangers

Facts = dict[str, Any]
NOTHING: Mapping[str, Any] = MappingProxyType({})

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Facts]).decode


class Event(Struct, frozen=True, gc=False):
    """Something that happened. `facts` are for everybody, `hidden` facts only for the seats in `to`."""

    name: str
    facts: Mapping[str, Any] = NOTHING
    hidden: Mapping[str, Any] = NOTHING
    to: tuple[int, ...] = ()

    def told(self, *, more: bool) -> bytes:
        facts = {"event": self.name, **self.facts, **(self.hidden if more else NOTHING)}
        try:
            return _encode(facts)
        except TypeError:
            strange = next(strangers(facts), "a fact of it is no JSON")
            raise TypeError(f"the event '{self.name}': {strange}, and facts are JSON; {ADVICE}") from None


class EventText(Struct, frozen=True, gc=False):
    """The texts of what a move did, or a step that followed from it."""

    texts: tuple[bytes, ...]

    @classmethod
    def of(cls, events: Sequence[Event], players: int) -> EventText:
        """The text of some events."""
        public = b",".join([event.told(more=False) for event in events])
        if not any(event.to for event in events):
            return cls((public,))
        seats = [b",".join([event.told(more=seat in event.to) for event in events]) for seat in range(players)]
        return cls((public, *seats, b",".join([event.told(more=True) for event in events])))

    @classmethod
    def joined(cls, steps: Sequence[EventText]) -> EventText:
        """Join what was told in several steps."""
        count = max(len(step.texts) for step in steps)
        expanded = (step.texts if len(step.texts) == count else step.texts * count for step in steps)
        return cls(tuple(b",".join(filter(None, texts)) for texts in zip(*expanded, strict=True)))

    def text(self, viewer: int | None) -> bytes:
        """Return what one viewer (None: a spectator) is told."""
        texts = self.texts
        return texts[0] if viewer is None or len(texts) == 1 else texts[viewer + 1]

    def seen_by(self, viewer: int | None) -> list[Facts]:
        """The same, event by event."""
        return _decode(b"[%b]" % self.text(viewer))

    def open(self) -> list[Facts]:
        """Return everything, for the time after the game."""
        return _decode(b"[%b]" % self.texts[-1])


NOTHING_TOLD = EventText((b"",))
"""when nobody is told anything"""

WITHDRAWN = "withdrawn"
"""the event that takes back the `events` before it; games may not use its name"""


def standing(history: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return the events of a history that still count: those of moves that were taken back do not."""
    found: list[Mapping[str, Any]] = []
    for facts in history:
        if facts["event"] == WITHDRAWN:
            del found[len(found) - facts["events"] :]
        else:
            found.append(facts)
    return found


class Shape(Enum):
    """How many of a noun an argument holds."""

    ONE = ""
    SEVERAL = "[]"
    """a list"""
    COUNTED = "{}"
    """a mapping from each to a number"""


@dataclass(frozen=True)
class ArgumentKind:
    """What an argument of an event is: a noun, and how many of it.

    From a game's table of kinds (`games/*/seen/event_kinds.py`) follow the sentences in every language and the client's
    types. The nouns below are known to all games; a game adds its own (a card, a place) and names them in its wording.
    """

    noun: str
    id: type
    """how one is written in JSON: int, str, bool, or object for what has no sentence"""
    shape: Shape = Shape.ONE
    is_optional: bool = False
    """whether it may be null, or is told only to some"""

    @property
    def several(self) -> ArgumentKind:
        return replace(self, shape=Shape.SEVERAL)

    @property
    def counted(self) -> ArgumentKind:
        return replace(self, shape=Shape.COUNTED)

    @property
    def optional(self) -> ArgumentKind:
        return replace(self, is_optional=True)

    def __str__(self) -> str:
        return self.noun + self.shape.value


SEAT = ArgumentKind("seat", int)
NUMBER = ArgumentKind("number", int)
TRUTH = ArgumentKind("truth", bool)
WORD = ArgumentKind("word", str)
"""a word that messages choose by, such as the name of a step"""
DATA = ArgumentKind("data", object)
"""something that no sentence mentions"""

Kinds = Mapping[str, ArgumentKind]
"""the kinds of arguments, by name"""

COMMON: Kinds = {"seat": SEAT, "seats": SEAT.several, "winners": SEAT.several}
"""arguments that mean the same in the messages of all games"""
