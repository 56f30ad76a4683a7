"""A game in progress, for games whose state is one record: what such a game need not write again.

A game derives a class, says which record and which steps it has, and writes its moves. The record has the fields
`chance`, `players`, `step` and `seats`, and declares who may look at each field. From that declaration follow the
redacted position and the view (`plain_view.py`); the legal moves are also the check of every move that is played.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping
from enum import IntEnum
from typing import Any, ClassVar, TypeVar

import numpy as np

from serai.games.game import Move, refusal
from serai.games.plain_view import fill, view_of
from serai.games.verbs import Verbs
from serai.kernel.chance import below, key_of
from serai.kernel.errors import IllegalMove, UserError
from serai.kernel.event_text import NOTHING_TOLD, Event, EventText
from serai.kernel.outcome import Chance
from serai.kernel.schema import Bytes, Record, array_of, blank, viewer_mask

ROUND = ("turn", "round")
"""in the state and in the view: a record of NumPy has a `round` of its own"""

P = TypeVar("P", bound="PlainPosition")


class PlainPosition(ABC):
    """One game in progress (games.game.Position)."""

    game: ClassVar[str]
    """its id"""
    record: ClassVar[type[Record]]
    """its state, with the fields `chance`, `players`, `step` and `seats`"""
    steps: ClassVar[type[IntEnum]]
    """the steps of the game by name; one of them is OVER"""
    chance_steps: ClassVar[Collection[int]]
    """those in which chance is due"""
    sealed_steps: ClassVar[Collection[int]] = ()
    """those in which every seat makes one secret choice"""
    moves: ClassVar[Any]
    """the decisions that seats make: a `Verb` by name. They become `Verbs`, which number the moves"""
    data: Any = None
    """an edition's numbers, for games that have editions"""

    def __init__(self, edition: Any, states: Any, players: int, options: Mapping[str, Any], viewer: int | None = None):
        self.edition = edition
        """what the game's `edition/read.py` has loaded; for games without edition files only its id and hash"""
        self.states = states
        self.state: Any = states[0]
        self.seats: Any = states["seats"][0]
        """the seats by field, as in `seats["points"]`: Python reads arrays quicker than records"""
        self._step = states["step"]
        self.players = players
        self.options = dict(options)
        self.viewer = viewer
        """whose knowledge this is, if it is redacted for a seat"""

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
        super().__init_subclass__(**named)
        for name, instead in _NO_LONGER.items():
            if name in vars(cls):
                raise UserError(f"{cls.__module__}.{cls.__name__} has `{name}`: {instead}")
        if "moves" in vars(cls):
            cls.moves = Verbs(cls.moves)

    @classmethod
    def begin(cls: type[P], edition: Any, players: int, options: Mapping[str, Any], seed: int | str) -> P:
        """A game before its first chance move."""
        position = cls(edition, blank(cls.record, 1), players, options)
        position.state.players = players
        position.reseed(seed)
        position.lay_out()
        return position

    @classmethod
    def position_of(cls: type[P], view: dict[str, Any], edition: Any) -> P:
        """The redacted position that a view was made from."""
        states = blank(cls.record, 1)
        step = int(cls.steps[view["step"].upper()])
        fill(cls.record, states[0], {**view, "step": step, ROUND[0]: view.get(ROUND[1], 0)})
        return cls(edition, states, view["players"], view["options"], view["seat"])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.edition, self.states, self.players, self.options, self.viewer)

    def copy(self: P) -> P:
        return self.with_states(self._copied(), self.viewer)

    def with_states(self: P, states: Any, viewer: int | None = None) -> P:
        """The same table with another state, given as an array of one; a viewer says for whom that is redacted."""
        return type(self)(self.edition, states, self.players, self.options, viewer)

    def _copied(self) -> Any:
        return array_of(self.record, self.state)  # NumPy's own copy leaves anything between the fields

    def reseed(self, seed: int | str) -> None:
        self.state.chance.key = np.uint64(key_of(seed))
        self.state.chance.drawn = np.uint64(0)

    @property
    def step(self) -> str:
        """Where the game stands, in a word."""
        return self.steps(self._step.item()).name.lower()

    @property
    def over(self) -> bool:
        return bool(self._step.item() == self.steps["OVER"])

    @property
    def chance_due(self) -> bool:
        return self._step.item() in self.chance_steps

    @property
    def sealed(self) -> bool:
        return self._step.item() in self.sealed_steps

    def draw(self) -> Move:
        """An outcome of the chance that is due, by the generator in the state; not yet played."""
        generator = self.state.chance
        return self.chance().outcome(lambda _: lambda bound: int(below(generator, bound)))

    def play(self, move: object, *, final: bool) -> EventText:
        events = list(self.carry_out(self._checked(move, final)))
        return EventText.of(events, self.players) if events else NOTHING_TOLD

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

    def seen_by(self: P, viewer: int | None) -> P:
        seen = self._copied()
        memory: Bytes = seen.view(np.uint8)
        memory &= _mask(self.record, viewer)
        return self.with_states(seen, viewer)

    @property
    def round(self) -> int | None:
        return int(self.states[ROUND[0]].item()) if ROUND[0] in self.states.dtype.names else None

    def view(self, viewer: int | None) -> dict[str, Any]:
        fields = view_of(self.record, self.state, viewer, self.players)
        shown = {ROUND[1] if name == ROUND[0] else name: value for name, value in fields.items()}
        return {**shown, "step": self.step, "awaited": list(self.awaited())}

    def imagine(self: P, seed: int | str) -> P:
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
