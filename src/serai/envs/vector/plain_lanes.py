"""Batches of a game that brings no compiled form for them (`LaneRules`): from what its position declares.

The games of a batch are played one after the other by ordinary Python, some thousand decisions a second. An observation
is what the state shows to a seat, field by field, with the seats in clockwise order from the one that looks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from serai.envs.vector.lanes import DECIDING, HOLD, Lane, forbid, forget_end, is_legal, lane_record, permit
from serai.envs.vector.layout import Layout, Tensor
from serai.games.game import Game, Move
from serai.games.plain_position import PlainPosition
from serai.games.plain_view import OWNERS
from serai.games.verbs import Verbs
from serai.kernel.actions import ActionSpace
from serai.kernel.chance import Generator, stream
from serai.kernel.errors import UserError
from serai.kernel.schema import EVERYONE, OWNER, Field, Record, array_of, i16, one

MOST_ACTIONS = np.iinfo(np.int16).max
OWN = "own"
"""how the parts of an observation begin that only its owner sees"""


class PlainLanes:
    """What batches need of one game (`LaneRules`). It serves the edition and options that it was last given."""

    SCRATCH: type[Record] = Generator  # nothing is needed
    WAIT = 0

    def __init__(self, game: Game):
        self.game = game
        self.position = position = self._begin(game.load_edition(None), game.usual, game.check_options({}))
        self.STATE, self.SEATS = position.record, game.most
        self.verbs: Verbs = position.moves
        if self.verbs.count > MOST_ACTIONS:
            raise UserError(f"{game.title} has {self.verbs.count} moves; a batch can tell {MOST_ACTIONS} apart")
        self.ACTIONS = ActionSpace(1, **{do: (verb.count, verb.rule) for do, verb in self.verbs.items()})
        self.LAYOUT = Layout(1, tuple(_tensors(self.STATE)))
        digit = one(i16, EVERYONE, "how much of a chance outcome has been drawn from outside")
        self.LANE = lane_record(self.STATE, self.verbs.count, self.verbs.count, self.SEATS, digit=digit)

    # --- before a batch ---

    def data_of(self, edition: Any) -> Any:
        """Nothing: a plain game reads its edition itself."""
        self.position = self._begin(edition, self.position.players, self.position.options)
        return np.zeros(1, np.uint8)

    def template_of(self, edition: Any, players: int, options: Mapping[str, Any]) -> Any:
        """The game before its first chance."""
        self.position = self._begin(edition, players, options)
        return self.position.state

    def _begin(self, edition: Any, players: int, options: Mapping[str, Any]) -> PlainPosition:
        position = self.game.begin(edition, players, options, 0)
        if isinstance(position, PlainPosition):
            return position
        raise UserError(f"{self.game.title} brings no form for batches of games, and its position is no PlainPosition")

    # --- one game ---

    def position_in(self, states: Any) -> PlainPosition:
        """The game that a state holds, given as an array of one: what is played there is played in the batch."""
        return self.position.with_states(states)

    def _position_of(self, lane: Lane) -> PlainPosition:
        """The same to be looked at."""
        return self.position_in(array_of(self.STATE, lane.state))

    def open_seats(self, lane: Lane) -> list[int]:
        """The seats that decide at once."""
        position = self._position_of(lane)
        return [] if position.over or position.chance_due else list(position.awaited())

    def legal_of(self, lane: Lane, seat: int) -> list[int]:
        """The legal actions of one of them."""
        return sorted(map(self.verbs.number_of, self._position_of(lane).legal(seat)))

    def ask_seat(self, lane: Lane, data: Any, seat: int) -> None:  # noqa: ARG002 - as every game has it
        """Find out what a seat that is to decide may do."""
        legal = self.legal_of(lane, seat)
        lane.seat, lane.legal_count = seat, len(legal)
        lane.legal[: len(legal)] = legal
        permit(lane)

    def ask(self, lane: Lane, data: Any) -> None:
        """Find out whose decision it is, and what is legal."""
        seats = self.open_seats(lane)
        if seats:
            self.ask_seat(lane, data, seats[0])
        else:
            lane.seat, lane.legal_count = -1, 0

    def action_name(self, action: int) -> str:
        """An action in words."""
        move = self.verbs.move_of(0, action)
        return " ".join(str(value) for key, value in move.items() if key != "seat")

    def answer(self, lane: Lane, data: Any, edition: Any, action: int) -> Move:  # noqa: ARG002 - as every game has it
        """The move that an action is."""
        forbid(lane)
        return self.verbs.move_of(int(lane.seat), action)

    def action_for(self, lane: Lane, edition: Any, move: Move) -> int:  # noqa: ARG002 - as every game has it
        """The action that a move of a record is."""
        return self.verbs.number_of(move)

    def settle_lane(self, lane: Lane, data: Any, scratch: Any) -> None:  # noqa: ARG002 - as every game has it
        """Points and places of a finished game."""
        ended = self.game.standings(self._position_of(lane).result())
        lane.done = 1
        lane.places[: len(ended.places)] = ended.places
        lane.points[: len(ended.points)] = ended.points

    # --- all games ---

    def start_lanes(self, lanes: Any, templates: Any, data: Any, key: int, first: int, last: int) -> None:
        """Begin the games whose numbers the lanes hold."""
        for number in range(first, last):
            forget_end(lanes[number])
            self._start(lanes, number, templates, data, key)

    def _start(self, lanes: Any, number: int, templates: Any, data: Any, key: int) -> None:
        lane = lanes[number]
        forbid(lane)
        lane.state = templates[lane.state.players]
        stream(lane.state.chance, key, lane.number)
        self.go_on(lanes, number)
        self.ask(lane, data)

    def go_on(self, lanes: Any, number: int) -> PlainPosition:
        """Let chance play, unless somebody outside draws it."""
        position = self.position_in(lanes["state"][number : number + 1])
        while not lanes[number].outside and not position.over and position.chance_due:
            position.play(position.draw(), final=True)
        return position

    def step_lanes(
        self,
        lanes: Any,
        templates: Any,
        data: Any,
        key: int,
        scratch: Any,
        actions: Any,
        first: int,
        last: int,
    ) -> int:
        """One decision in each lane; returns a lane whose action was not legal and did nothing, or -1."""
        refused = -1
        for number in range(first, last):
            lane, action = lanes[number], int(actions[number])
            forget_end(lane)
            if is_legal(lane, action):
                self._step(lanes, number, templates, data, key, scratch, action)
            elif lane.legal_count and action != HOLD:
                refused = number
        return refused

    def _step(self, lanes: Any, number: int, templates: Any, data: Any, key: int, scratch: Any, action: int) -> None:
        lane = lanes[number]
        move = self.answer(lane, data, self.position.edition, action)
        self.position_in(lanes["state"][number : number + 1]).play(move, final=True)
        position = self.go_on(lanes, number)
        lane.legal_count = 0
        if position.over:
            self.settle_lane(lane, data, scratch)
            if lane.again:
                lane.number += len(lanes)
                self._start(lanes, number, templates, data, key)
                return
        self.ask(lane, data)

    def observe_lanes(
        self,
        lanes: Any,
        templates: Any,  # noqa: ARG002 - as every game has it
        data: Any,  # noqa: ARG002
        viewers: Any,
        tensors: Any,
        first: int,
        last: int,
    ) -> None:
        """The observation of one seat in each lane; a lane without a viewer is left as it is."""
        for number in range(first, last):
            seat = int(lanes[number].seat if viewers[number] == DECIDING else viewers[number])
            if seat >= 0:
                seen = self.position_in(lanes["state"][number : number + 1]).seen_by(seat)
                tensors[number] = np.concatenate([[seat], *_numbers(self.STATE, seen.state, seat, seen.players)])


# --- what is observed ---


def shown_fields(record: type[Record]) -> Iterator[Field]:
    """The fields of a state that everybody sees, without those that hold records; they hold no numbers of their own."""
    return (field for field in record.fields if field.visible is EVERYONE and not field.nested)


def _seat_record(record: type[Record]) -> type[Record]:
    seats: type[Record] = next(field.type for field in record.fields if field.name == OWNERS)
    return seats


def own_fields(record: type[Record]) -> Iterator[Field]:
    return (field for field in _seat_record(record).fields if field.visible is OWNER and not field.nested)


def _tensors(record: type[Record]) -> Iterator[Tensor]:
    """The parts of an observation."""
    seats = next(field for field in record.fields if field.name == OWNERS).shape[0]
    yield Tensor("seat", (), seats - 1, "the seat that looks")
    for field in shown_fields(record):
        yield _tensor(field, field.name, field.shape)
    for field in shown_fields(_seat_record(record)):
        yield _tensor(field, f"{OWNERS}.{field.name}", (seats, *field.shape))
    for field in own_fields(record):
        yield _tensor(field, f"{OWN}.{field.name}", field.shape)


def _tensor(field: Field, name: str, shape: tuple[int, ...]) -> Tensor:
    kind = np.dtype(field.type)
    least, most = (0, 1) if kind == np.bool_ else (np.iinfo(kind).min, np.iinfo(kind).max)
    here = np.iinfo(Layout.dtype)
    return Tensor(name, shape, min(int(most), here.max), field.meaning, max(int(least), here.min))


def _numbers(record: type[Record], state: Any, viewer: int, players: int) -> Iterator[Any]:
    """The numbers of an observation, part by part; what goes beyond 16 bits is cut."""
    seats = state[OWNERS]
    order = [(viewer + place) % players for place in range(players)] + list(range(players, len(seats)))
    for field in shown_fields(record):
        yield _flat(state[field.name])
    for field in shown_fields(_seat_record(record)):
        yield _flat(seats[field.name][order])
    for field in own_fields(record):
        yield _flat(seats[viewer][field.name])


def _flat(values: Any) -> Any:
    here = np.iinfo(Layout.dtype)
    return np.clip(np.asarray(values).astype(np.int64), here.min, here.max).ravel()
