"""A game in words, where nothing is known of it but its catalogue.

A message says it if there is one: `<game>-event-<name>`, `<game>-move-<verb>`, `<game>-field-<name>`,
`<game>-value-<name>`, `<game>-word-<word>`, `<game>-step-<step>`, `<game>-ask-<step>`, `<game>-wait-<step>`. Otherwise
the facts stand for themselves. The browser's plain table says the same (web/src/plain/wording.ts).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.games import find_game
from serai.games.game import Edition, Move
from serai.games.wording import Reader, Wording, advice
from serai.kernel.errors import IllegalMove
from serai.kernel.event_text import WITHDRAWN, Facts
from serai.kernel.words import has

SEATS = ("seat", "seats", "winner", "winners")
"""what is always seats, and needs no name beside them"""
NOTHING = "–"


def are_seats(name: str) -> bool:
    """Whether the numbers of a field, an argument or a fact are seats."""
    return name in SEATS or name.endswith(("_seat", "_seats"))


def find_wording(game: str, edition: Edition, reader: Reader) -> Wording:
    """A game's words for one reader: its own, or the house's plain ones."""
    brought = find_game(game).part("words.wording")
    wording: Wording = PlainWording(game, reader) if brought is None else brought.words_for(edition, reader)
    return wording


class PlainWording:
    """What any game says to one reader (games.wording.Wording)."""

    def __init__(self, game: str, reader: Reader):
        self.game = game
        self.reader = reader
        self.say = reader.say

    # Names and values

    def field(self, name: str) -> str:
        """The name of a field, an argument or a verb."""
        return self._told("field", name) or _readable(name)

    def step(self, step: str) -> str:
        """Where the game stands."""
        return self._told("step", step) or _capitalised(_readable(step))

    def value(self, value: Any, name: str = "") -> str:
        """Any value, in a line."""
        if value is None or value in ("", [], {}):
            return NOTHING
        if isinstance(value, bool):
            return self.say("ui-yes" if value else "ui-no")
        if isinstance(value, int | float):
            return self.seat(int(value)) if are_seats(name) else self._told("value", name, value=value) or str(value)
        if isinstance(value, str):
            return self._told("word", value) or _readable(value)
        if isinstance(value, Mapping):
            return ", ".join(self.pairs(value))
        return self.reader.all_of([self.value(entry, name) for entry in value])

    def pairs(self, facts: Mapping[str, Any]) -> list[str]:
        """Facts with their names: `card 3`, `stones 2`."""
        return [
            self.value(value, name) if name in SEATS else f"{self.field(name)} {self.value(value, name)}"
            for name, value in facts.items()
        ]

    def seat(self, seat: int) -> str:
        """A seat's name, or `you`; games write -1 where it is nobody's."""
        if not 0 <= seat < len(self.reader.names):
            return NOTHING
        return self.say("ui-you") if seat == self.reader.seat else self.reader.names[seat]

    def seats(self, seats: Sequence[int]) -> str:
        """Several of them."""
        return self.reader.all_of([self.seat(seat) for seat in seats])

    # Sentences

    def event(self, facts: Facts) -> str:
        """What happened, as the reader was told it."""
        if facts["event"] == WITHDRAWN:
            return self.reader.withdrawn(facts)
        known = {name: value for name, value in facts.items() if name != "event"}
        told = self._told("event", facts["event"], **self._arguments(known))
        if told is not None:
            return told
        plain, name = ", ".join(self.pairs(known)), _capitalised(_readable(facts["event"]))
        return f"{name}: {plain}" if plain else name

    def choice(self, move: Move) -> str:
        """A legal move as an entry of a menu."""
        facts = {name: value for name, value in move.items() if name not in ("seat", "do")}
        told = self._told("move", move["do"], **self._arguments(facts))
        plain = f"{_readable(move['do'])} {', '.join(self.pairs(facts))}".strip()
        return told or _capitalised(plain)

    def asked(self, view: Mapping[str, Any]) -> str:
        """What the reader is asked to do now, or whom everybody waits for; at the end who has won."""
        if "result" in view:
            return self.outcome(view["result"])
        step, awaited = view["step"], view["awaited"]
        if self.reader.seat in awaited:
            return self._told("ask", step) or self.say("ui-plain-ask")
        if not awaited:
            return ""
        waiting = {"seats": self.reader.all_of([self.reader.names[seat] for seat in awaited]), "count": len(awaited)}
        return self._told("wait", step, **waiting) or self.say("ui-plain-wait", **waiting)

    def advised(self, move: Move) -> str:
        """A move by itself, as at the beginning of a hint."""
        return self.choice(move)

    def advice(self, hint: Mapping[str, Any]) -> str:
        """A good move, and why."""
        return advice(self.say, hint, self.advised, lambda _: "")

    def reasons(self, _option: Mapping[str, Any]) -> str:
        """What makes another move of a review better or worse than the one that was made; empty if nobody can tell."""
        return ""

    def moment(self, moment: Mapping[str, Any]) -> str:
        """The decision itself."""
        return self.choice(moment["decision"]["move"])

    def refusal(self, fault: IllegalMove) -> str:
        """Why a move was refused."""
        return self.say(fault.message, **self._arguments(fault.arguments)) if fault.message else fault.reason

    def outcome(self, result: Mapping[str, Any]) -> str:
        """Who wins."""
        winners = result["winners"]
        who = "you" if list(winners) == [self.reader.seat] else "other"
        seats = _capitalised(self.seats(winners))
        return self.say("ui-plain-outcome", seats=seats, count=len(winners), who=who)

    def _told(self, kind: str, name: str, /, **arguments: object) -> str | None:
        """A message of the game, if its catalogue has it; ids may be written with dashes."""
        for written in (name, name.replace("_", "-")):
            message = f"{self.game}-{kind}-{written}"
            if has(self.reader.language, message):
                return self.say(message, **arguments)
        return None

    def _arguments(self, facts: Mapping[str, Any]) -> dict[str, object]:
        arguments: dict[str, object] = {}
        for name, value in facts.items():
            said = self.value(value, name)
            arguments[name] = value if said == str(value) else said  # messages choose by numbers
            if isinstance(value, list):
                arguments[f"{name}_count"] = len(value)
        if isinstance(facts.get("seat"), int):
            arguments.update(self.reader.who(facts["seat"]))
        return arguments


def _readable(name: str) -> str:
    return name.replace("_", " ")


def _capitalised(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
