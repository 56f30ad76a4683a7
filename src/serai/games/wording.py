"""What every game says to people: from facts and their kinds to sentences.

The words themselves are in the catalogues (`kernel.words`). A game's table of kinds (`seen/event_kinds.py`) says what
each argument of a message is, and its namer what the game's things are called; the rest is the same for all games, here
and in the browser (web/src/state/wording.ts). The files in tests/words/golden hold both sides together.

What a message gets for an argument `x`:

- a seat: `$x`, its name, and `$x_who`, which is `you` for the reader and else `other`; for `seat` itself it is `$who`;
- several seats: `$x`, a list joined by `and`; `$x_or`, the same joined by `or`; `$x_count`; and `$x_who`, which is
  `you` where the reader is among them;
- things of the game, one or several or with counts: `$x`, `$x_or` and `$x_count` in the same way. Each is named by the
  message `<game>-<noun>`, and with a count by `<game>-<noun>-counted`;
- a truth: `$x`, which is `true` or `false`; a number or a word: `$x` as it is.

What is absent is an empty text, and its count is 0.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from serai.games import find_game
from serai.games.game import Move
from serai.kernel.errors import IllegalMove
from serai.kernel.event_text import WITHDRAWN, ArgumentKind, Facts, Kinds, Shape
from serai.kernel.words import has, listed, say


@dataclass(frozen=True)
class Reader:
    """The reader: their language, the names at the table, and their seat (None: from outside)."""

    language: str
    names: Sequence[str]
    seat: int | None = None

    def say(self, message: str, /, **arguments: object) -> str:
        """A message of the catalogues. Arguments that are empty leave no gap behind."""
        return " ".join(say(self.language, message, arguments).split())

    def who(self, seat: int) -> dict[str, str]:
        """The arguments that name a seat."""
        return {"seat": self.names[seat], "who": "you" if seat == self.seat else "other"}

    def withdrawn(self, facts: Facts) -> str:
        """Someone has taken a move back."""
        return self.say("ui-withdrawn", **self.who(facts["seat"]))

    def all_of(self, words: Sequence[str]) -> str:
        """`a, b and c`"""
        return listed(self.language, words, "standard")

    def any_of(self, words: Sequence[str]) -> str:
        """`a, b or c`"""
        return listed(self.language, words, "or")


class Wording(Protocol):
    """One game's words for one reader. `games/*/words/wording.py` makes one: `words_for(edition, reader)`."""

    def event(self, facts: Facts) -> str:
        """Return what happened, as the reader was told; empty if there is nothing to tell."""

    def asked(self, view: Mapping[str, Any]) -> str:
        """Return what the reader is asked to do now, or who everybody is waiting for."""

    def choice(self, move: Move) -> str:
        """A legal move as an entry of a menu."""

    def advised(self, move: Move) -> str:
        """A move by itself, as at the beginning of a hint."""

    def advice(self, hint: Mapping[str, Any]) -> str:
        """A good move, and why."""

    def reasons(self, option: Mapping[str, Any]) -> str:
        """What makes another move of a review better or worse than the one that was made; empty if nobody can tell."""

    def moment(self, moment: Mapping[str, Any]) -> str:
        """What a decision of a review was about, such as an auction and what was sold there."""

    def refusal(self, fault: IllegalMove) -> str:
        """Why a move was refused, and what to do instead."""

    def outcome(self, result: Mapping[str, Any]) -> str:
        """Say who wins, and why."""


Namer = Callable[[str, Any], Mapping[str, object] | None]
"""For a noun and a thing the arguments of the message `<game>-<noun>`; None for what the edition does not have."""


class GameWording:
    """What all games' wordings share. A game says what its things are called and what its requests mention."""

    def __init__(self, game: str, reader: Reader, events: Mapping[str, Kinds], arguments: Kinds, namer: Namer):
        self.game = game
        self.reader = reader
        self.say = reader.say
        self._events = events
        self._kinds = arguments
        self._namer = namer

    # What a game adds

    def advised(self, move: Move) -> str:
        """A move at the beginning of a hint."""
        return self.choice(move)

    def situation(self, view: Mapping[str, Any]) -> Facts:
        """What requests mention besides those who are asked."""
        raise NotImplementedError

    def grounds(self, result: Mapping[str, Any]) -> Facts:
        """What the outcome mentions besides the winners."""
        raise NotImplementedError

    # Sentences

    def event(self, facts: Facts) -> str:
        """Say it by the message `<game>-event-<name>`; a move taken back reads alike in all games."""
        if facts["event"] == WITHDRAWN:
            return self.reader.withdrawn(facts)
        kinds = self._events.get(facts["event"], {})
        return self.say(self.message("event", facts["event"]), **self.arguments(dict.fromkeys(kinds) | facts, kinds))

    def asked(self, view: Mapping[str, Any]) -> str:
        """By the message `<game>-ask-<step>` or `<game>-wait-<step>`."""
        step, awaited = view["step"], view["awaited"]
        if not awaited:
            return self.say(self.message("wait", "over" if step == "over" else "chance"))
        facts = {"seat": awaited[0], "seats": awaited, **self.situation(view)}
        return self.tell(self.message("ask" if self.reader.seat in awaited else "wait", step), facts)

    def choice(self, move: Move) -> str:
        """By the message `<game>-choice-<verb>`."""
        facts = {name: value for name, value in move.items() if name not in ("seat", "do")}
        return self.tell(self.message("choice", move["do"]), facts)

    def advice(self, hint: Mapping[str, Any]) -> str:
        return advice(self.say, hint, self.advised, lambda why: self.reason(why, hint["move"]))

    def reasons(self, option: Mapping[str, Any]) -> str:
        return self.reason(option["why"], option["move"]) if option["why"] else ""

    def moment(self, moment: Mapping[str, Any]) -> str:
        """By the message `<game>-moment`, from the kind of the decision and what is at stake in it."""
        stake, verb = moment["stake"], moment["decision"]["move"]["do"]
        facts = {} if stake is None else self._reason_arguments(stake)
        return self.say(f"{self.game}-moment", verb=verb, stake="" if stake is None else stake["reason"], **facts)

    def reason(self, why: Mapping[str, Any], move: Move | None = None) -> str:
        """By the message `<game>-reason-<name>`; `$named` says whether a move before it has named its first thing.

        `$verb` is what that move does.
        """
        named = move is not None and next(iter(why["arguments"].values())) in move.values()
        arguments = {**self._reason_arguments(why), "named": str(named).lower(), "verb": move["do"] if move else ""}
        return self.say(self.message("reason", why["reason"]), **arguments)

    def _reason_arguments(self, why: Mapping[str, Any]) -> dict[str, object]:
        table: Any = find_game(self.game).need("bot.reasons", "has no reasons")
        return self.arguments(why["arguments"], table.REASONS[why["reason"]])

    def refusal(self, fault: IllegalMove) -> str:
        return self.tell(fault.message, fault.arguments) if fault.message else fault.reason

    def outcome(self, result: Mapping[str, Any]) -> str:
        """By the message `<game>-outcome`."""
        winners = result["winners"]
        text = self.tell(f"{self.game}-outcome", {"seat": winners[0], "winners": winners, **self.grounds(result)})
        return text[:1].upper() + text[1:]  # it may begin with a small "you"

    def tell(self, message: str, facts: Mapping[str, Any]) -> str:
        """Any message but an event's, with facts that are named as in the game's table."""
        return self.say(message, **self.arguments(facts, self._kinds))

    def message(self, what: str, name: str) -> str:
        """The id of a message: `<game>-<what>-<name>`."""
        return f"{self.game}-{what}-{name.replace('_', '-')}"

    # Arguments

    def arguments(self, facts: Mapping[str, Any], kinds: Kinds) -> dict[str, object]:
        """Facts as arguments of a message."""
        found: dict[str, object] = {}
        for name, value in facts.items():
            found.update(self._argument(name, value, kinds.get(name)))
        return found

    def _argument(self, name: str, value: Any, kind: ArgumentKind | None) -> dict[str, object]:
        if kind is None or (kind.shape is Shape.ONE and kind.noun in _PLAIN):
            return {name: _plain(value)}
        things = _things(kind, value)
        words = self._words(kind, things)
        found: dict[str, object] = {
            name: self.reader.all_of(words),
            f"{name}_or": self.reader.any_of(words),
            f"{name}_count": sum(things.values()) if isinstance(things, Mapping) else len(things),
        }
        if kind.noun == "seat":
            found["who" if name == "seat" else f"{name}_who"] = "you" if self.reader.seat in things else "other"
        return found

    def _words(self, kind: ArgumentKind, things: Mapping[Any, int] | Sequence[Any]) -> list[str]:
        if isinstance(things, Mapping):
            return [self.thing(kind.noun, thing, count, counted=True) for thing, count in things.items()]
        if kind.noun in _PLAIN:
            return [str(_plain(thing)) for thing in things]
        if kind.noun == "seat":
            return [self.seat(seat, by_name=kind.shape is Shape.ONE) for seat in things]
        return self.grouped(kind.noun, things)

    def seat(self, seat: int, *, by_name: bool = False) -> str:
        """`you`, or a name; `by_name` where the message itself speaks to its reader."""
        return self.say("ui-you") if seat == self.reader.seat and not by_name else self.reader.names[seat]

    def grouped(self, noun: str, things: Iterable[Any]) -> list[str]:
        """Things by their names; those of the same name stand together."""
        named: dict[str, list[Any]] = {}
        for thing in things:
            named.setdefault(self.thing(noun, thing), []).append(thing)
        return [name if len(same) == 1 else self.thing(noun, same[0], len(same)) for name, same in named.items()]

    def thing(self, noun: str, thing: Any, count: int = 1, *, counted: bool = False) -> str:
        """A thing of the game inside a sentence, by the message `<game>-<noun>` or `<game>-<noun>-counted`."""
        named = self._namer(noun, thing)
        if named is not None:
            return self.say(f"{self.game}-{noun}{'-counted' if counted else ''}", count=count, **named)
        unknown = f"{self.game}-{noun}-unknown"
        return self.say(unknown) if has(self.reader.language, unknown) else str(thing)


FAR = 4
"""wins in 100 games by which a move is clearly better, though nobody can say why in a few words"""
SURE = 2.0
"""standard errors that make a difference: with one, every third would be luck"""


def advice(
    say: Callable[..., str], hint: Mapping[str, Any], named: Callable[[Move], str], reason: Callable[[Any], str]
) -> str:
    """What is advised, why, and what else was close: by the message `ui-hint-<kind>`."""
    if hint["other"] is None:
        return say("ui-hint-move", move=named(hint["move"]))
    lead, why = percent(hint["win"]) - percent(hint["other_win"]), hint["why"]
    kind = "same" if lead < 1 else "why" if why else "close" if lead < FAR else "clear"
    moves = {"move": named(hint["move"]), "other": named(hint["other"])}
    return say(f"ui-hint-{kind}", **moves, why=reason(why) if why else "")


def percent(share: float) -> int:
    """In whole percents, as JavaScript rounds."""
    return math.floor(100 * share + 0.5)


_PLAIN = ("number", "truth", "word", "data")


def _plain(value: object) -> object:
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int | str) else str(value)


def _things(kind: ArgumentKind, value: Any) -> Mapping[Any, int] | Sequence[Any]:
    """What an argument holds. Nothing is an empty text, too, and a seat below 0 is nobody."""
    if value is None or value == "" or (kind.noun == "seat" and value == -1):
        return ()
    return (value,) if kind.shape is Shape.ONE else value
