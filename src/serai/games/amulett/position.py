"""Das Amulett for the floors above: a game in progress, moves as records write them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, TypedDict

import numpy as np

from serai.games.amulett.edition.compile import compile_data, data_of
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.notation import CHANCE, FIELDS, VERBS, deck_of, is_whole, notation_of
from serai.games.amulett.refusals import CHANCE_STEPS, Refuser, rule_of
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.gem_phase import set_marker
from serai.games.amulett.rules.moves import Refusal, refuse_verb
from serai.games.amulett.rules.setup import end_shuffle, lay_gems, lay_out, set_first
from serai.games.amulett.rules.state import ACTIONS, State, Step, Verb
from serai.games.amulett.seen.entry_points import CHANCE as CHANCE_SEAT
from serai.games.amulett.seen.entry_points import seats_awaited
from serai.games.amulett.seen.redaction import GATE
from serai.games.amulett.seen.worlds import deal_worlds, state_of
from serai.games.amulett.seen.writer import WRITER, GameSetting, setting_of
from serai.games.compiled_position import CompiledPosition
from serai.games.game import Move
from serai.kernel.errors import IllegalMove
from serai.kernel.event_text import EventText
from serai.kernel.outcome import Chance, Hands, One, Shuffled
from serai.kernel.schema import Bytes, array_of
from serai.kernel.view_table import ViewTable


class ListedMove(TypedDict):
    """One entry of the short list: the move, and an entry of the catalogues that says what it means."""

    move: Move
    message: str
    arguments: dict[str, Any]


class AmulettPosition(CompiledPosition):
    """One game of Das Amulett in progress."""

    record = State
    steps = Step
    chance_steps = frozenset(map(int, CHANCE_STEPS))
    sealed_steps = (int(Step.KEEP),)
    gate = GATE
    writer = WRITER

    def __init__(
        self, edition: Edition, states: Any, players: int, options: Mapping[str, Any], viewer: int | None = None
    ):
        super().__init__(edition, states, players, options, viewer)
        self._data = data_of(edition)
        self.data: EditionData = self._data[0]
        self.notation = notation_of(edition)

    @cached_property
    def _setting(self) -> GameSetting:
        return setting_of(self.edition)

    @property
    def _showing(self) -> tuple[Bytes, ViewTable]:
        return self._setting.memory, self._setting.table

    @cached_property
    def refuser(self) -> Refuser:
        return Refuser(self.edition, self.notation, self.data)

    def awaited(self) -> tuple[int, ...]:
        seats = seats_awaited(self.states)
        return tuple(seat for seat in range(self.players) if (seats >> seat) & 1)

    def chance(self) -> Chance:
        """M2.1, M2.3, M2.4, M2.8, M6.2"""
        step, names = self._step, self.notation
        verb = CHANCE_STEPS[Step(step)]
        rule = rule_of(verb, step)
        match verb:
            case "deal_gems":
                sizes = dict(zip(names.areas, map(int, self.data.laid_out), strict=False))
                return Chance(verb, rule, areas=Hands(names.gems(map(int, self.state.stock)), sizes))
            case "shuffle":
                return Chance(verb, rule, deck=Shuffled([names.spells[spell] for spell in deck_of(self.state)]))
            case "first":
                return Chance(verb, rule, player=One(range(self.players)))
            case _:
                return Chance(verb, rule, value=One(self.edition.markers))

    def draw(self) -> Move:
        drawn = self.states.copy()
        move = WRITER.draw(drawn.view(np.uint8), self._setting)
        self.states["chance"] = drawn["chance"]
        return move

    def legal(self, seat: int) -> list[Move]:
        return WRITER.legal(self._memory, self._setting, seat)

    def choices(self, seat: int) -> list[ListedMove]:
        """The short list of different sensible moves, each with what it means, the most sensible one first."""
        choices: list[ListedMove] = self._shown(seat).get("choices", [])
        return choices

    def _dealt(self, seat: int) -> list[int]:
        dealt: list[int] = self.states["seats"]["dealt"][0, seat].tolist()
        return dealt

    def in_steps(self, move: object, *, final: bool) -> Iterator[EventText]:
        checked = self._check_form(move)
        if checked["do"] in CHANCE:
            seat, number = CHANCE_SEAT, self._step
            self._lay_outcome(checked)
        else:
            seat, number = checked["seat"], self._number(checked, final)
        played = WRITER.play(self._memory, self._setting, seat, number)
        if not isinstance(played, EventText):
            raise self._refusal(-played, checked)
        told: EventText | None = played
        while told is not None:
            yield told
            told = WRITER.go_on(self._memory, self._setting)

    def _check_form(self, move: object) -> Move:
        """M0.3: the form of a move."""
        if not isinstance(move, dict) or not isinstance(move.get("do"), str) or move["do"] not in FIELDS:
            raise self.refuser.verb()
        verb = move["do"]
        if move.keys() != FIELDS[verb]:
            raise self.refuser.fields(verb)
        if (move["seat"] is None) != (verb in CHANCE):
            raise self.refuser.chance(verb)
        if verb not in CHANCE and not (is_whole(move["seat"]) and 0 <= move["seat"] < self.players):
            raise self.refuser.seat(self.state)
        return move

    def _number(self, move: Move, final: bool) -> int:
        """The number of a move of a seat."""
        verb, seat = VERBS[move["do"]], move["seat"]
        # M2.7: a record holds only the final choice.
        if final and self.sealed and verb == Verb.KEEP and self.states["seats"]["has_chosen"][0, seat]:
            raise self.refuser.chosen(seat)
        value = self.notation.read(move, self._dealt(seat) if self.sealed else ())
        if value is None:
            raise self._refusal(refuse_verb(self.state, self.data, seat, verb) or Refusal.ILLEGAL, move)
        return ACTIONS.first(move["do"]) + value

    def _refusal(self, reason: int, move: Move) -> IllegalMove:
        if reason == Refusal.ILLEGAL:
            return self.refuser.illegal(self.state, move)
        return self.refuser.not_now(Refusal(reason), self.state, move)

    def _lay_outcome(self, move: Move) -> None:
        """M2.1, M2.3, M2.4, M2.8, M6.2: a chance outcome comes into the state."""
        state, notation = self.state, self.notation
        if self.over:
            raise self.refuser.not_now(Refusal.GAME_OVER, state, move)
        if CHANCE_STEPS.get(Step(int(state.step))) != move["do"]:
            raise self.refuser.chance(move["do"])
        match move["do"]:
            case "deal_gems":
                gems = notation.read_areas(move["areas"], list(self.data.laid_out), list(state.stock))
                if gems is None:
                    raise self.refuser.illegal(state, move)
                colours: Any = np.array(gems, dtype=np.int64)
                lay_gems(state, self.data, colours)
            case "shuffle":
                deck = notation.read_deck(move["deck"], deck_of(state))
                if deck is None:
                    raise self.refuser.illegal(state, move)
                for card, spell in enumerate(deck):
                    state.deck[(int(state.top) + card) % len(state.deck)] = spell
                end_shuffle(state)
            case "first":
                if not is_whole(move["player"]) or not 0 <= move["player"] < self.players:
                    raise self.refuser.illegal(state, move)
                set_first(state, move["player"])
            case _:
                if not is_whole(move["value"]) or move["value"] not in self.edition.markers:
                    raise self.refuser.illegal(state, move)
                set_marker(state, move["value"])

    def result(self) -> dict[str, Any]:
        return WRITER.result(self._memory, self._setting)

    def worlds(self, count: int, seed: int | str) -> Any:
        return deal_worlds(self.state, self.data, self.viewer, count, seed)

    def view(self, viewer: int | None) -> dict[str, Any]:
        view = self._shown(viewer)
        # The choices are not part of it: `legal` and `choices` list them.
        view.pop("legal")
        view.pop("choices", None)
        return view

    def _shown(self, viewer: int | None) -> dict[str, Any]:
        """All that compiled code has to say to a viewer."""
        return super().view(viewer)


def begin(edition: Edition, players: int, options: Mapping[str, Any], seed: int | str) -> AmulettPosition:
    """A game before its first chance move."""
    state = lay_out(compile_data(edition), players, options, seed)
    return AmulettPosition(edition, array_of(State, state), players, options)


def position_of(view: dict[str, Any], edition: Edition) -> AmulettPosition:
    """The redacted position that a view was made from."""
    states = array_of(State, state_of(view, edition))
    return AmulettPosition(edition, states, view["players"], view["options"], view["seat"])
