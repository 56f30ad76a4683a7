"""Āmul for the floors above: a game in progress, moves as records write them, refusals in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, cast

import numpy as np

from serai.games.amul.edition.compile import cards_in_use, data_of, lay_out
from serai.games.amul.edition.read import Edition
from serai.games.amul.explain import result_of_lines
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.moves import Refusal
from serai.games.amul.rules.setup import draw_setup
from serai.games.amul.rules.sheet import Sheet
from serai.games.amul.rules.state import ACTIONS, CARDS, MOST_LEGAL, SEATS, House, State, Step
from serai.games.amul.seen.entry_points import moves_of, score_in, seats_awaited
from serai.games.amul.seen.record import TABLE
from serai.games.amul.seen.redaction import GATE
from serai.games.amul.seen.worlds import deal_worlds, state_of
from serai.games.amul.seen.writer import WRITER, setting_of
from serai.games.compiled_position import CompiledPosition
from serai.games.game import Move
from serai.games.options import house_number
from serai.kernel.errors import IllegalMove
from serai.kernel.event_text import EventText
from serai.kernel.outcome import Chance, One, Shuffled
from serai.kernel.schema import Bytes, array_of, blank, copied, plain
from serai.kernel.toml_reader import shown
from serai.kernel.view_table import ViewTable
from serai.kernel.words import say

# Plain numbers, because compiled code is slow to tell the type of an enumeration.
SETUP, OFFER, OVER = int(Step.SETUP), int(Step.OFFER), int(Step.OVER)
SEALED = (OFFER, int(Step.PLAY))
STEPS = {"offer": int(Step.OFFER), "pick": int(Step.PICK), "play": int(Step.PLAY), "effect": int(Step.EFFECT)}
ARGUMENTS = {
    "setup": ("first", "deck"),
    "offer": ("card",),
    "pick": ("card",),
    "play": ("card",),
    "effect": ("take",),
}
FIELDS = {verb: {"seat", "do", *arguments} for verb, arguments in ARGUMENTS.items()}

SEATS_IN = [tuple(seat for seat in range(SEATS) if (bits >> seat) & 1) for bits in range(1 << SEATS)]
"""the seats that a number stands for, bit by bit"""

# A15.2, 4, 6 and 7: which rule a refusal names.
NOT_NOW = {"offer": "A4.1", "pick": "A5.1", "play": "A6.1", "effect": "A7.6"}
CHOSEN_ALREADY = {"offer": "A4.2", "play": "A6.2"}
REFUSALS = {
    Refusal.GAME_OVER: ("A8.3", "amul-refuse-over"),
    Refusal.NOT_IN_MARKET: ("A5.1", "amul-refuse-not-in-market"),
    Refusal.NOT_IN_SOURCE: ("A7.2", "amul-refuse-not-in-source"),
}


def refuse(rule: str, message: str, **arguments: object) -> IllegalMove:
    """A refusal in words; without a wording (words/wording.py) cards and seats are called by their numbers."""
    nouns = {name: f"{name.title()} {shown(value)}" for name, value in arguments.items() if name in ("card", "seat")}
    return IllegalMove(rule, say("en", message, {**arguments, **nouns}), message, arguments)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class AmulPosition(CompiledPosition):
    """One game of Āmul in progress."""

    record = State
    steps = Step
    chance_steps = (SETUP,)
    sealed_steps = SEALED
    gate = GATE
    writer = WRITER

    def __init__(
        self, edition: Edition, states: Any, players: int, options: Mapping[str, Any], viewer: int | None = None
    ):
        super().__init__(edition, states, players, options, viewer)
        self._result: dict[str, Any] | None = None
        """the last one, of a game that is over"""
        self._data = data_of(edition)
        self.data: EditionData = self._data[0]

    @cached_property
    def _setting(self) -> Bytes:
        return setting_of(self.edition, self.players, self.options["tea"])

    @property
    def _showing(self) -> tuple[Bytes, ViewTable]:
        return self._setting, TABLE

    def awaited(self) -> tuple[int, ...]:
        return SEATS_IN[seats_awaited(self.states)]

    def chance(self) -> Chance:
        """A2.4"""
        deck = cards_in_use(self.edition, self.players, int(self.state.tea), "market")
        return Chance("setup", "A2.4", first=One(range(self.players)), deck=Shuffled(deck))

    def draw(self) -> Move:
        shuffled = copied(State, self.state)
        draw_setup(shuffled)
        self.state.chance = shuffled.chance
        deck = list(plain(State, shuffled).deck[: shuffled.deck_size])
        return {"seat": None, "do": "setup", "first": int(shuffled.start), "deck": deck}

    def legal(self, seat: int) -> list[Move]:
        actions = np.zeros(MOST_LEGAL, dtype=np.int32)
        size = moves_of(self.states, seat, actions)
        moves = []
        for action in sorted(actions[:size].tolist()):
            verb, card = ACTIONS.decode(action)
            moves.append({"seat": seat, "do": verb, ARGUMENTS[verb][0]: card or None})
        return moves

    def in_steps(self, move: object, *, final: bool) -> Iterator[EventText]:
        step = self._step
        checked = self._check_form(move, step)
        told: EventText | None = self._set_up(checked) if step == SETUP else self._act(checked, final)
        while told is not None:
            yield told
            told = WRITER.go_on(self._memory, self._setting) if self._step > OVER else None

    def _check_form(self, move: object, step: int) -> Move:
        """A15.2, 1; A15.3: the form of a move."""
        if not isinstance(move, dict) or not isinstance(move.get("do"), str) or move["do"] not in ARGUMENTS:
            raise refuse("A15", "amul-refuse-verb", verbs=", ".join(STEPS))
        verb = move["do"]
        if move.keys() != FIELDS[verb]:
            raise refuse("A15", "amul-refuse-fields", verb=verb, fields=", ".join(sorted(FIELDS[verb] - {"do"})))
        if verb == "setup":
            if move["seat"] is not None or not _is_whole(move["first"]):
                raise refuse("A15", "amul-refuse-type", field="seat" if move["seat"] is not None else "first")
            if not isinstance(move["deck"], list) or not all(_is_whole(card) for card in move["deck"]):
                raise refuse("A15", "amul-refuse-type", field="deck")
        else:
            value, seat = move[ARGUMENTS[verb][0]], move["seat"]
            # Mostly plain integers, for which the first question is enough.
            if type(value) is not int and not (_is_whole(value) or (verb == "effect" and value is None)):
                raise refuse("A15", "amul-refuse-type", field=ARGUMENTS[verb][0])
            if not (type(seat) is int or _is_whole(seat)) or not 0 <= seat < self.players:
                raise refuse("A15", "amul-refuse-seat", last=self.players - 1)
        if (verb == "setup") != (step == SETUP):
            raise refuse("A15", "amul-refuse-setup-first" if step == SETUP else "amul-refuse-setup-again")
        return move

    def _set_up(self, move: Move) -> EventText:
        """A15.2, 2; A2.4, A2.5."""
        if not 0 <= move["first"] < self.players:
            raise refuse("A2.4", "amul-refuse-first", last=self.players - 1)
        if sorted(move["deck"]) != cards_in_use(self.edition, self.players, int(self.state.tea), "market"):
            raise refuse("A2.2", "amul-refuse-deck", count=int(self.state.deck_size))
        self.state.start = move["first"]
        self.state.deck[: len(move["deck"])] = move["deck"]
        return cast("EventText", WRITER.play(self._memory, self._setting, 0, SETUP, 0))

    def _act(self, move: Move, final: bool) -> EventText:
        """A15.2, 3 to 7."""
        verb, seat = move["do"], move["seat"]
        step = STEPS[verb]
        # A15.2, 5: in a record every choice is the final one.
        if final and self._step == step and self.sealed and self.state.seats[seat].has_chosen:
            raise refuse(CHOSEN_ALREADY[verb], "amul-refuse-chosen", seat=seat)
        value = move[ARGUMENTS[verb][0]]
        card = 0 if value is None else value if 1 <= value <= CARDS else -1
        told = WRITER.play(self._memory, self._setting, seat, step, card)
        if isinstance(told, EventText):
            return told
        refusal = Refusal(-told)
        if refusal in REFUSALS:
            rule, message = REFUSALS[refusal]
            raise refuse(rule, message, card=value)
        if refusal == Refusal.NOT_NOW:
            step_name = Step(self._step).name.lower()
            raise refuse(NOT_NOW[verb], "amul-refuse-not-now", verb=verb, step=step_name)
        if refusal == Refusal.NOT_ON_TURN:
            raise refuse(NOT_NOW[verb], "amul-refuse-not-on-turn", seat=self.awaited()[0])
        raise refuse(NOT_NOW[verb], "amul-refuse-not-in-hand", card=value)

    def result(self) -> dict[str, Any]:
        if self._result is not None:
            return self._result
        result = self._count()
        if self._step == OVER:
            self._result = result
        return result

    def _count(self) -> dict[str, Any]:
        """A10: the result as if the game ended now."""
        sheets = blank(Sheet, 1)
        score_in(self.states, self._data, sheets)
        # By column, because every game ends with it, and records of NumPy are slow to read.
        columns, players = sheets["seats"][0, : self.players], self.states["seats"][0, : self.players]
        rows, totals, wins = (columns[name].tolist() for name in ("rows", "total", "wins"))
        lines = [[*row, total, won] for row, total, won in zip(rows, totals, wins, strict=True)]
        return result_of_lines(lines, players["prowess"].tolist())

    def worlds(self, count: int, seed: int | str) -> Any:
        return deal_worlds(self.state, self.edition, count, seed)


def begin(edition: Edition, players: int, options: Mapping[str, Any], seed: int | str) -> AmulPosition:
    """A game before its first chance move."""
    state = lay_out(edition, players, options["tea"], house_number(House, options), seed)
    return AmulPosition(edition, array_of(State, state), players, options)


def position_of(view: dict[str, Any], edition: Edition) -> AmulPosition:
    """The redacted position that a view was made from."""
    states = array_of(State, state_of(view, edition))
    return AmulPosition(edition, states, view["players"], view["options"], view["seat"])
