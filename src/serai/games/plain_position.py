"""A game in progress, for games whose state is one record: what such a game need not write again.

A game derives a class, says which record and which steps it has, and writes its moves. The record has the fields
`chance`, `players`, `step` and `seats`, and declares who may look at each field. From that declaration follow the
redacted position and the view (`plain_view.py`); the legal moves are also the check of every move that is played.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Self

import numpy as np

from serai.games.faults import GameFault, at_method
from serai.games.game import Move, refusal
from serai.games.plain_view import fill, view_of
from serai.games.record_position import ROUND, RecordPosition
from serai.games.verbs import Verbs
from serai.games.yielded import CARRY_OUT, events_in
from serai.kernel.chance import below
from serai.kernel.errors import IllegalMove, UserError
from serai.kernel.event_text import NOTHING_TOLD, Event, EventText
from serai.kernel.outcome import Chance
from serai.kernel.schema import Bytes, Record, blank, viewer_mask

SHOWN_ROUND = "round"
"""its name in the view"""


class PlainPosition(RecordPosition):
    """One game in progress (games.game.Position)."""

    game: ClassVar[str]
    """its id"""
    moves: ClassVar[Any]
    """the decisions that seats make: a `Verb` by name. They become `Verbs`, which number the moves"""
    data: Any = None
    """an edition's numbers, for games that have editions"""

    def __init__(self, edition: Any, states: Any, players: int, options: Mapping[str, Any], viewer: int | None = None):
        super().__init__(edition, states, players, options, viewer)
        self.seats: Any = states["seats"][0]
        """the seats by field, as in `seats["points"]`: Python reads arrays quicker than records"""

    # --- what a game writes ---

    @abstractmethod
    def lay_out(self) -> None:
        """Everything that needs no chance, before the first move. The state is blank but for players and step 0."""

    @abstractmethod
    def awaited(self) -> tuple[int, ...]:
        """The seats that owe a decision now; in a sealed step those that have not chosen yet."""

    @abstractmethod
    def legal(self, seat: int) -> list[Move]:
        """A seat's legal moves, in a stable order; in a sealed step also after it has chosen."""

    @abstractmethod
    def chance(self) -> Chance:
        """What chance can bring now, from the state. Asked in a chance step only; nothing is drawn here."""

    @abstractmethod
    def carry_out(self, move: Move) -> Iterable[Event]:
        """Play a legal move, with everything that follows by itself. Nothing is told of a sealed choice before the
        last one.
        """

    @abstractmethod
    def result(self) -> dict[str, Any]:
        """The result of a finished game: `scores` by seat and `winners`."""

    @abstractmethod
    def redeal(self, viewer: int | None) -> None:
        """Fill in what is hidden from a viewer, each possible way equally likely, by the generator in the state."""

    # --- what follows ---

    def __init_subclass__(cls, **named: Any) -> None:
        for wrong in cls._declared_wrong():
            raise UserError(f"{cls.__name__}: {wrong}")
        super().__init_subclass__(**named)
        if "moves" in vars(cls):
            cls.moves = Verbs(cls.moves)

    @classmethod
    def _declared_wrong(cls) -> Iterator[str]:
        """What is declared wrongly, or no longer."""
        yield from (f"it has `{name}`: {instead}" for name, instead in _NO_LONGER.items() if name in vars(cls))
        if "record" in vars(cls):
            known = {field.name for field in cls.record.fields}
            for name in ("chance", "players", "step", "seats"):
                if name not in known:
                    yield f"its record {cls.record.__name__} has no field `{name}`, which every game needs"
        if "steps" in vars(cls) and "OVER" not in cls.steps.__members__:
            yield f"its steps {cls.steps.__name__} have no OVER, in which the game has ended"
        for step in {*getattr(cls, "chance_steps", ())} & {*cls.sealed_steps}:
            yield f"{step!r} is both in chance_steps and in sealed_steps; either chance or the seats decide there"

    @classmethod
    def begin(cls, edition: Any, players: int, options: Mapping[str, Any], seed: int | str) -> Self:
        """A game before its first chance move."""
        position = cls(edition, blank(cls.record, 1), players, options)
        position.state.players = players
        position.reseed(seed)
        position.lay_out()
        return position

    @classmethod
    def position_of(cls, view: dict[str, Any], edition: Any) -> Self:
        """The redacted position that a view was made from."""
        states = blank(cls.record, 1)
        step = int(cls.steps[view["step"].upper()])
        fill(cls.record, states[0], {**view, "step": step, ROUND: view.get(SHOWN_ROUND, 0)})
        return cls(edition, states, view["players"], view["options"], view["seat"])

    @property
    def step(self) -> str:
        """Where the game stands, in a word."""
        return self.steps(self._step).name.lower()

    def draw(self) -> Move:
        """An outcome of the chance that is due, by the generator in the state; not yet played."""
        generator, chance = self.state.chance, self.chance()
        if not isinstance(chance, Chance):
            raise TypeError(f"chance returns {chance!r} in step '{self.step}': return a Chance")
        return chance.outcome(lambda _: lambda bound: int(below(generator, bound)))

    def play(self, move: object, *, final: bool) -> EventText:
        events = events_in(self.carry_out(self._checked(move, final)), self._tells_wrongly)
        try:
            return EventText.of(events, self.players) if events else NOTHING_TOLD
        except TypeError as strange:
            raise self._tells_wrongly(str(strange)) from strange

    def _tells_wrongly(self, what: str) -> GameFault:
        return GameFault(self.game, at_method(type(self), CARRY_OUT), what)

    def in_steps(self, move: object, *, final: bool) -> Iterator[EventText]:
        yield self.play(move, final=final)

    def _checked(self, move: object, final: bool) -> Move:
        if isinstance(move, dict) and move.get("seat") is None and self.chance_due:
            chance = self.chance()
            if not chance.can_be(move):
                raise self._refused(chance.rule, "chance")
            return move
        if not isinstance(move, dict) or not isinstance(move.get("do"), str) or move["do"] not in self.moves:
            raise self._refused(next(iter(self.moves.values())).rule, "verb", verbs=", ".join(self.moves))
        seat, rule = move.get("seat"), self.moves[move["do"]].rule
        if seat is None:
            raise self._refused(rule, "chance")
        if not any(_is_same(move, other) for other in self._legal_for(seat)):
            raise self._refused(rule, "move")
        if final and self.sealed and seat not in self.awaited():
            raise self._refused(rule, "chosen")
        return move

    def _legal_for(self, seat: object) -> list[Move]:
        is_seat = isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.players
        return self.legal(int(str(seat))) if is_seat else []

    def _refused(self, rule: str, what: str, **arguments: object) -> IllegalMove:
        return refusal(self.game, rule, what, arguments)

    def seen_by(self, viewer: int | None) -> Self:
        seen = self._copied()
        memory: Bytes = seen.view(np.uint8)
        memory &= _mask(self.record, viewer)
        return self.with_states(seen, viewer)

    def view(self, viewer: int | None) -> dict[str, Any]:
        fields = view_of(self.record, self.state, viewer, self.players)
        shown = {SHOWN_ROUND if name == ROUND else name: value for name, value in fields.items()}
        return {**shown, "step": self.step, "awaited": list(self.awaited())}

    def imagine(self, seed: int | str) -> Self:
        world = self.with_states(self._copied())
        world.reseed(seed)
        world.redeal(self.viewer)
        return world

    def worlds(self, count: int, seed: int | str) -> Any:
        return np.concatenate([self.imagine(f"{seed}/{number}").states for number in range(count)])


_NO_LONGER = {
    "draw": "a game draws nothing itself; declare in `chance` what can be drawn (docs/write-a-game.md)",
    "can_happen": "this follows from what `chance` declares; leave it out",
    "move_rules": "declare the moves with their arguments in `moves` (docs/write-a-game.md)",
}
"""what games had before chance and moves were declared, or may try to have"""

_masks: dict[tuple[type[Record], int | None], Bytes] = {}


def _mask(record: type[Record], viewer: int | None) -> Bytes:
    if (record, viewer) not in _masks:
        _masks[record, viewer] = viewer_mask(record, viewer)
    return _masks[record, viewer]


def _is_same(move: Move, legal: Move) -> bool:
    """Whether a move is a legal one. Python takes true for 1 and 1.0 for 1; JSON does not."""
    return move == legal and json.dumps(move, sort_keys=True) == json.dumps(legal, sort_keys=True)
