"""A plain game whose parts are rules: its position, and with it everything else, follows from what it declares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from functools import cache
from typing import Any, ClassVar

import numpy as np

from serai.games import quick_rules
from serai.games.faults import GameFault, at_method
from serai.games.game import Move
from serai.games.plain_position import PlainPosition
from serai.games.quick_parts import Draw, Form, Parts, Tells, Told, events_of
from serai.games.quick_writer import writers_of
from serai.kernel.event_text import Event
from serai.kernel.outcome import Chance, Hands, One, Some
from serai.kernel.rule_for import rule_for
from serai.kernel.schema import blank

MOST_CANDIDATES = 1 << 10


class QuickPosition(PlainPosition):
    """One game in progress: a `PlainPosition` that declares draws, events and parts, and follows from them."""

    draws: ClassVar[Mapping[int, Draw]]
    """the chance steps"""
    events: ClassVar[Mapping[IntEnum, Tells]]
    """what is told, by the numbers that the rules tell"""
    parts: ClassVar[Parts]
    """what it does"""
    said_by: ClassVar[Mapping[str, str]] = {
        "awaited": "owes",
        "legal": "may",
        "chance": "candidates",
        "drawn": "drawn",
        "carry_out": "act",
        "result": "wins",
        "redeal": "redeal",
    }
    """the part that says what a method does, for the place of a mistake"""

    def __init_subclass__(cls, **named: Any) -> None:
        if "draws" in vars(cls):
            cls.chance_steps = tuple(map(int, cls.draws))
        super().__init_subclass__(**named)

    @classmethod
    def _declared_wrong(cls) -> Iterator[str]:
        yield from super()._declared_wrong()
        events = vars(cls).get("events", {})
        for kind in {type(event) for event in events}:
            for event in kind:
                if event not in events:
                    yield f"`events` lacks {kind.__name__}.{event.name}"
        for event, tells in events.items():
            if any(fact.endswith("[]") for fact in (*tells.facts, *tells.hidden)[:-1]):
                yield f"in `events` the list of {event.name} is not its last fact, so it takes all numbers"

    @classmethod
    @cache
    def compiled(cls) -> dict[str, Any]:
        """The parts by name, and what follows from them (quick_rules.py, quick_writer.py), all as rules."""
        hands = [int(step) for step, draw in cls.draws.items() if draw.form is Form.HANDS]
        parts: dict[str, Any] = {
            **vars(cls.parts),
            **writers_of(cls, cls.draws, cls.events, cls.parts),
            "OVER": int(cls.steps["OVER"]),
            "CHANCE_STEPS": np.array([-1, *cls.chance_steps]),
            "HANDS_STEPS": np.array([-1, *hands]),
            "ACTIONS": cls.moves.count,
        }
        for name in ("waits_for_chance", "count_drawn", "draw", "count_legal", "legal_action", "play_on", "play_games"):
            parts[name] = rule_for(cls.__module__, getattr(quick_rules, f"text_{name}"), **parts)
        return parts

    def awaited(self) -> tuple[int, ...]:
        if self.over or self.chance_due:
            return ()
        return tuple(seat for seat in range(self.players) if self.parts.owes(self.state, seat))

    def legal(self, seat: int) -> list[Move]:
        if self.over or self.chance_due:
            return []
        may = self.parts.may
        actions = [action for action in range(self.moves.count) if may(self.state, seat, action)]
        return [self.moves.move_of(seat, action) for action in actions]

    def chance(self) -> Chance:
        draw, numbers = self._draw, np.zeros(MOST_CANDIDATES, np.int64)
        candidates = numbers[: self.parts.candidates(self.state, numbers)].tolist()
        count = int(self.parts.drawn(self.state))
        self._check_drawn(draw, candidates, count)
        match draw.form:
            case Form.ONE:
                part: Any = One(candidates)
            case Form.SOME:
                part = Some(candidates, count)
            case _:
                part = Hands(candidates, {str(seat): count for seat in range(self.players)})
        return Chance(self.step, draw.rule, **{draw.argument: part})

    def _check_drawn(self, draw: Draw, candidates: list[int], count: int) -> None:
        """GameFault where this cannot be drawn."""
        if candidates != sorted(candidates):
            raise self._wrong("chance", f"in step '{self.step}' it writes {candidates}; write them in ascending order")
        each = {Form.ONE: (1, 1), Form.SOME: (0, len(candidates)), Form.HANDS: (0, len(candidates) // self.players)}
        least, most = each[draw.form]
        if not least <= count <= most or not candidates:
            what = f"in step '{self.step}' {count} are drawn of {len(candidates)}"
            raise self._wrong("drawn", f"{what}; Form.{draw.form.name} can draw {least} to {most} here")

    def _wrong(self, method: str, what: str) -> GameFault:
        return GameFault(self.game, at_method(type(self), method), what)

    @property
    def _draw(self) -> Draw:
        return self.draws[self._step]

    def carry_out(self, move: Move) -> Iterable[Event]:
        told = blank(Told, 1)[0]
        if move["seat"] is None:
            self.parts.happen(self.state, told, self._drawn(move))
        else:
            self.parts.act(self.state, told, move["seat"], self.moves.number_of(move))
        yield from events_of(told, self.events)

    def outcome_of(self, numbers: list[int]) -> Move:
        """The move of chance that has drawn these, one after the other."""
        draw = self._draw
        value: Any = numbers[0] if draw.form is Form.ONE else numbers
        if draw.form is Form.HANDS:
            each = len(numbers) // self.players
            value = {str(seat): numbers[seat * each : (seat + 1) * each] for seat in range(self.players)}
        return {"seat": None, "do": self.step, draw.argument: value}

    def _drawn(self, move: Move) -> Any:
        """What chance has drawn, one after the other."""
        value, form = move[self._draw.argument], self._draw.form
        if form is Form.HANDS:
            value = [number for seat in range(self.players) for number in value[str(seat)]]
        return np.array([value] if form is Form.ONE else value, np.int64)

    def result(self) -> dict[str, Any]:
        seats, parts = range(self.players), self.parts
        return {
            "scores": [int(parts.points(self.state, seat)) for seat in seats],
            "winners": [seat for seat in seats if parts.wins(self.state, seat)],
        }

    def redeal(self, viewer: int | None) -> None:
        self.parts.redeal(self.state, -1 if viewer is None else viewer)
