"""Das Amulett: full states that agree with what one viewer knows (M12), and the state behind a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from serai.games.amulett.edition.compile import compile_data
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.rules.board import put_gem
from serai.games.amulett.rules.course import step_on
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.exchange import cover
from serai.games.amulett.rules.payment import allow_taking, triggered_curses
from serai.games.amulett.rules.setup import lay_out
from serai.games.amulett.rules.spells import lay_before
from serai.games.amulett.rules.state import AREAS, COLOURS, State, Step
from serai.games.amulett.seen.knowledge import SPECTATOR, redeal_many
from serai.games.amulett.seen.record import FROM_OWN_SEAT, FROM_STATE, OWN_AT, SEAT_SIZE, SEATS_AT, Seen
from serai.games.amulett.seen.writer import setting_of
from serai.kernel.chance import Generator, key_of
from serai.kernel.event_text import standing
from serai.kernel.schema import blank, empty
from serai.kernel.taken import copy_back
from serai.kernel.view_reader import read_view

_ASKED_BY = {Step.INCOME: Step.CLAIM, Step.PAY: Step.WON, Step.TAKE: Step.TAKE_BACK}
"""The steps that set the limits of a decision."""


def deal_worlds(seen: State, data: EditionData, viewer: int | None, count: int, seed: int | str) -> Any:
    """Worlds drawn uniformly from those that agree with a redacted state, as an array of states."""
    generator = blank(Generator, 1)[0]
    generator.key = np.uint64(key_of(seed))
    worlds = blank(State, count)
    redeal_many(seen, data, worlds, generator, SPECTATOR if viewer is None else viewer, 0, count)
    return worlds


def hands_of(history: Sequence[Mapping[str, Any]], edition: Edition, players: int) -> list[dict[str, int]]:
    """M12.2: the metal cards in every hand, as they follow from what was taken and paid before everybody's eyes."""
    hands = [Counter(edition.start_hand) for _ in range(players)]
    for event in standing(history):
        match event["event"]:
            case "income":
                hands[event["seat"]].update(event["take"])
            case "took_back" | "cursed":
                hands[event["seat"]].update(event["cards"])
            case "paid":
                hands[event["seat"]].subtract(event["cards"])
    return [dict(hand) for hand in hands]


def state_of(view: Mapping[str, Any], edition: Edition) -> State:
    """The redacted state that a view was made from, but for places and numbers that say nothing."""
    return _Reader(view, edition).read()


class _Reader:
    def __init__(self, view: Mapping[str, Any], edition: Edition):
        self.view = view
        self.edition = edition
        self.data: EditionData = compile_data(edition)
        seen_now, self.memory = read_view(setting_of(edition).table, view, view["seat"])
        self.seen: Seen = seen_now[0]
        states, self.state_memory = empty(State)
        self.state: State = states[0]
        states[0] = lay_out(self.data, view["players"], view["options"])

    def read(self) -> State:
        state, seen = self.state, self.seen
        state.chance.key = np.uint64(0)
        self._lay_gems()
        self._lay_spells()
        copy_back(FROM_STATE, self.memory, 0, self.state_memory, 0)
        state.players = self.view["players"]
        state.steps_left = seen.steps_left
        state.uses = seen.uses_left
        self._fill_hands()
        if seen.viewer:
            copy_back(FROM_OWN_SEAT, self.memory, OWN_AT, self.state_memory, SEATS_AT + (seen.viewer - 1) * SEAT_SIZE)
        self._lay_deck()
        self._take_step()
        return state

    def _lay_gems(self) -> None:
        state, board = self.state, self.seen.board
        for area in range(AREAS):
            for colour in range(COLOURS):
                count = board[area, colour]
                state.stock[colour] -= count
                for _ in range(count):
                    put_gem(state, area, colour)
        for seat in range(state.players):
            for colour, count in enumerate(self.seen.seats[seat].gems):
                state.stock[colour] -= count

    def _lay_spells(self) -> None:
        for seat in range(self.state.players):
            for spell, stones in enumerate(self.seen.seats[seat].spells):
                if stones:
                    lay_before(self.state, self.data, seat, spell, int(stones) - 1)

    def _fill_hands(self) -> None:
        metals = list(self.edition.metals)
        for seat, hand in enumerate(hands_of(self.view["history"], self.edition, self.state.players)):
            self.state.seats[seat].hand[:] = [hand.get(metal, 0) for metal in metals]

    def _lay_deck(self) -> None:
        """M12.3: what is known of small pile and deck; lots are numbered from the top."""
        state, deck = self.state, self.seen.deck
        state.deck[:] = 0
        state.pile_size, state.deck_size = deck.pile_size, deck.deck_size
        for lot in range(deck.known_size):
            known = deck.known[lot]
            places = slice(known.above, known.above + known.spells_size)
            state.deck[places] = known.spells[: known.spells_size]
            state.lot[places] = lot + 1
            state.burier[places] = known.by

    def _take_step(self) -> None:
        state, seen, view = self.state, self.seen, self.view
        step = Step(int(state.step))
        state.awaited = len(view["awaited"]) if step == Step.KEEP else 0
        if step == Step.OVER:
            state.winners, state.reason = seen.result.winners, seen.result.reason
            return
        if not view["awaited"] or step == Step.KEEP:
            return
        state.actor = view["awaited"][0]
        # Everybody's turn comes once, clockwise from the start player.
        state.turns_left = state.players - (state.actor - state.start) % state.players
        if seen.has_auction:
            self._open_auction(view["auction"])
        if step == Step.BURY and view["seat"] == state.actor:
            own = state.seats[state.actor]
            empty_ones = [k for k in self._before(state.actor) if not state.stones[k] and k not in list(own.buried)]
            own.empties = sum(1 << spell for spell in empty_ones)
        if step in _ASKED_BY:
            state.step = _ASKED_BY[step]
            step_on(state, self.data)
        elif step == Step.CURSE:
            allow_taking(state, triggered_curses(state, self.data, state.actor))

    def _before(self, seat: int) -> list[int]:
        """The spells that lie before a seat."""
        return [spell for spell, owner in enumerate(self.state.owner) if owner == seat + 1]

    def _open_auction(self, auction: Mapping[str, Any]) -> None:
        state = self.state
        if self.seen.auction.spell:
            state.card = self.seen.auction.spell
            return
        state.bidding = sum(1 << seat for seat in auction["bidding"])
        state.bidding_size = len(auction["bidding"])
        for seat in range(state.players):
            state.seats[seat].cover = cover(state, self.data, seat)
