"""Das Amulett for the floors above: a game in progress, moves as records write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from serai.games.amulett.edition.compile import compile_data, data_of
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.entry_points import attempt_in, chance_in, seats_awaited, step_in
from serai.games.amulett.notation import CHANCE, FIELDS, VERBS, deck_of, is_whole, notation_of
from serai.games.amulett.refusals import CHANCE_STEPS, Refuser
from serai.games.amulett.result import result_of
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.gem_phase import set_marker
from serai.games.amulett.rules.moves import Refusal
from serai.games.amulett.rules.setup import end_shuffle, lay_gems, lay_out, set_first
from serai.games.amulett.rules.state import State, Step, Verb
from serai.games.amulett.seen.events import Change, Teller
from serai.games.amulett.seen.offers import Choice, LastOffered, changes_for, offer_to
from serai.games.amulett.seen.redaction import redact
from serai.games.amulett.seen.worlds import deal_worlds, state_of
from serai.games.amulett.seen.writer import WRITER, GameSetting, setting_of
from serai.games.game import Move
from serai.kernel.chance import key_of
from serai.kernel.event_text import EventText
from serai.kernel.lazy_record import glance
from serai.kernel.schema import Bytes, array_of, plain

# Plain numbers: enumerations are slow to compare with.
KEEP, OVER = int(Step.KEEP), int(Step.OVER)

_decode = msgspec.json.decode


class AmulettPosition:
    """One game of Das Amulett in progress."""

    def __init__(self, edition: Edition, states: Any, options: dict[str, Any], viewer: int | None = None):
        self.edition = edition
        self.options = options
        self.viewer = viewer
        """For whom it was redacted; None also where nothing is hidden."""
        self.states = states
        self.state: State = states[0]
        # By key: attributes of a NumPy record are slow to read outside of compiled code.
        self._steps = states["step"]
        self._data = data_of(edition)
        self.data: EditionData = self._data[0]
        self.players = int(states["players"][0])
        self.notation = notation_of(edition)

    @cached_property
    def _memory(self) -> Bytes:
        memory: Bytes = self.states.view(np.uint8)
        return memory

    @cached_property
    def _setting(self) -> GameSetting:
        return setting_of(self.edition)

    @cached_property
    def refuser(self) -> Refuser:
        return Refuser(self.edition, self.notation, self.data)

    @cached_property
    def teller(self) -> Teller:
        return Teller(self.notation)

    def __reduce__(self) -> tuple[Any, ...]:
        """For other processes, which make their own setting."""
        return AmulettPosition, (self.edition, self.states, self.options, self.viewer)

    def copy(self) -> AmulettPosition:
        return AmulettPosition(self.edition, array_of(State, self.state), dict(self.options), self.viewer)

    def reseed(self, seed: int | str) -> None:
        self.state.chance.key = np.uint64(key_of(seed))
        self.state.chance.drawn = np.uint64(0)

    @property
    def _step(self) -> int:
        step: int = self._steps.item()
        return step

    @property
    def over(self) -> bool:
        return self._step == OVER

    @property
    def chance_due(self) -> bool:
        return self._step in CHANCE_STEPS

    @property
    def sealed(self) -> bool:
        return self._step == KEEP

    def awaited(self) -> tuple[int, ...]:
        seats = seats_awaited(self.states)
        return tuple(seat for seat in range(self.players) if (seats >> seat) & 1)

    def draw(self) -> Move:
        drawn = self.states.copy()
        chance_in(drawn, self._data)
        self.states["chance"] = drawn["chance"]
        return self.notation.write_chance(CHANCE_STEPS[Step(self._step)], plain(State, drawn))

    def legal(self, seat: int) -> list[Move]:
        moves: list[Move] = _decode(offer_to(self._memory, self._setting, seat, is_short=False).legal)
        return moves

    def choices(self, seat: int) -> list[Choice]:
        """The short list of different sensible moves, each with what it means, the most sensible one first."""
        choices: list[Choice] = _decode(offer_to(self._memory, self._setting, seat).choices or b"[]")
        return choices

    def _dealt(self, seat: int) -> list[int]:
        dealt: list[int] = self.states["seats"]["dealt"][0, seat].tolist()
        return dealt

    def play(self, move: object, *, final: bool) -> EventText:
        before = self._glance()
        made = self.make(move, final=final)
        after = self._glance()
        events = list(self.teller.move(Change(before, after), made))
        # What follows by itself, up to the next decision, chance outcome or the end.
        while step_in(self.states, self._data):
            before, after = after, self._glance()
            events += self.teller.step(Change(before, after))
        if self.over:
            events.append(self.teller.over(self.state))
        return EventText.of(events, self.players)

    def _glance(self) -> State:
        """The state as it is now: few of its fields are looked at."""
        return glance(State, self.states.tobytes())

    def make(self, move: object, *, final: bool) -> Move:
        """Carry out a move and nothing that follows by itself."""
        checked = self._check_form(move)
        if checked["do"] in CHANCE:
            self._let_chance(checked)
        else:
            self._act(checked, final)
        return checked

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

    def _act(self, move: Move, final: bool) -> None:
        verb, seat = VERBS[move["do"]], move["seat"]
        # M2.7: a record holds only the final choice.
        if final and self.sealed and verb == Verb.KEEP and self.states["seats"]["has_chosen"][0, seat]:
            raise self.refuser.chosen(seat)
        value = self.notation.read(move, self._dealt(seat) if self.sealed else ())
        refusal = attempt_in(self.states, self._data, seat, verb, -1 if value is None else value)
        if refusal == Refusal.ILLEGAL:
            raise self.refuser.illegal(self.state, move)
        if refusal != Refusal.NONE:
            raise self.refuser.not_now(Refusal(refusal), self.state, move)

    def _let_chance(self, move: Move) -> None:
        """M2.1, M2.3, M2.4, M2.8, M6.2: a chance outcome."""
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
        return result_of(self.state, self.notation)

    def seen_by(self, viewer: int | None) -> AmulettPosition:
        return AmulettPosition(self.edition, redact(self.states, viewer), self.options, viewer)

    def worlds(self, count: int, seed: int | str) -> Any:
        return deal_worlds(self.state, self.data, self.viewer, count, seed)

    def imagine(self, seed: int | str) -> AmulettPosition:
        return AmulettPosition(self.edition, self.worlds(1, seed), dict(self.options))

    def view(self, viewer: int | None) -> dict[str, Any]:
        return WRITER.view(self._memory, self._setting.memory, self._setting.table, self.players, viewer)

    def album(self) -> LastOffered:
        return LastOffered(self.players)

    def changes(self, viewers: Sequence[int | None], album: LastOffered, version: int) -> list[bytes]:
        return changes_for(self._memory, self._setting, tuple(viewers), album, version, self.sealed)


def begin(edition: Edition, players: int, options: Mapping[str, Any], seed: int | str) -> AmulettPosition:
    """A game before its first chance move."""
    state = lay_out(compile_data(edition), players, options["experienced"], seed)
    return AmulettPosition(edition, array_of(State, state), dict(options))


def position_of(view: dict[str, Any], edition: Edition) -> AmulettPosition:
    """The redacted position that a view was made from."""
    states = array_of(State, state_of(view, edition))
    return AmulettPosition(edition, states, dict(view["options"]), view["seat"])
