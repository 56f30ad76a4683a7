"""Das Amulett: full states that agree with what one viewer knows (M12), and the state behind a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from serai.games.amulett.edition.compile import compile_data
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.notation import Notation, notation_of
from serai.games.amulett.result import REASONS
from serai.games.amulett.rules.board import put_gem
from serai.games.amulett.rules.course import step_on
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.exchange import cover
from serai.games.amulett.rules.payment import allow_taking, triggered_curses
from serai.games.amulett.rules.setup import lay_out
from serai.games.amulett.rules.spells import lay_before
from serai.games.amulett.rules.state import State, Step
from serai.games.amulett.seen.knowledge import SPECTATOR, redeal_many
from serai.kernel.chance import Generator, key_of
from serai.kernel.schema import blank

_STEPS = {step.name.lower(): step for step in Step}
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
    for event in history:
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
        self.notation: Notation = notation_of(edition)
        self.state = lay_out(self.data, view["players"], view["options"]["experienced"])

    def read(self) -> State:
        state, view = self.state, self.view
        state.chance.key = np.uint64(0)
        state.turn = view["round"]
        state.start = view["start"]
        state.party = self.notation.areas.index(view["party"])
        state.desired = sum(1 << self.notation.metals.index(metal) for metal in view["desired"])
        state.steps_left = view["steps_left"]
        state.uses = view["uses_left"]
        state.sold, state.dry = view["sold"], view["dry"]
        state.empties_left = view["to_bury"]
        state.laid[:] = [view["laid"].get(metal, 0) for metal in self.notation.metals]
        state.stacks[:] = [view["stacks"][metal] for metal in self.notation.metals]
        self._lay_gems()
        hands = hands_of(view["history"], self.edition, view["players"])
        for seat, entry in enumerate(view["seats"]):
            self._fill_seat(seat, entry, hands[seat])
        self._lay_deck()
        self._take_step()
        return state

    def _lay_gems(self) -> None:
        state = self.state
        for area, gems in enumerate(self.view["areas"].values()):
            for gem in gems:
                colour = self.notation.colours.index(gem)
                state.stock[colour] -= 1
                put_gem(state, area, colour)

    def _fill_seat(self, seat: int, entry: Mapping[str, Any], hand: Mapping[str, int]) -> None:
        target = self.state.seats[seat]
        target.hand[:] = [hand.get(metal, 0) for metal in self.notation.metals]
        target.hand_size = entry["hand_size"]
        for spell, stones in entry["spells"].items():
            lay_before(self.state, self.data, seat, self.notation.spells.index(spell), stones)
        target.supply = entry["supply"]
        for colour, count in entry["gems"].items():
            target.gems[self.notation.colours.index(colour)] = count
            self.state.stock[self.notation.colours.index(colour)] -= count
        target.gem_count, target.colours = entry["gem_count"], entry["colours"]
        target.has_chosen = entry["chosen"]
        for place, spell in enumerate(entry.get("dealt", ())):
            target.dealt[place] = self.notation.spells.index(spell)
            target.kept[place] = entry["kept"].get(spell, 0)
        for place, spell in enumerate(entry.get("buried", ())):
            target.buried[place] = self.notation.spells.index(spell)

    def _lay_deck(self) -> None:
        """M12.3: what is known of small pile and deck; lots are numbered from the top."""
        state, deck = self.state, self.view["deck"]
        state.deck[:] = 0
        state.pile_size, state.deck_size = deck["pile"], deck["deck"]
        for lot, known in enumerate(deck["known"], 1):
            for place, spell in enumerate(known["spells"], known["above"]):
                state.deck[place] = self.notation.spells.index(spell)
                state.lot[place] = lot
                state.burier[place] = known["by"] + 1

    def _take_step(self) -> None:
        state, view = self.state, self.view
        step = _STEPS[view["step"]]
        state.step = step
        state.awaited = len(view["awaited"]) if step == Step.KEEP else 0
        if step == Step.OVER:
            state.winners = sum(1 << seat for seat in view["result"]["winners"])
            state.reason = next(reason for reason, name in REASONS.items() if name == view["result"]["reason"])
            return
        if not view["awaited"] or step == Step.KEEP:
            return
        state.actor = view["awaited"][0]
        # Everybody's turn comes once, clockwise from the start player.
        state.turns_left = state.players - (state.actor - state.start) % state.players
        if view["bidder"] is not None:
            state.bid, state.bidder = view["bid"], view["bidder"] + 1
        if view["auction"]:
            self._open_auction(view["auction"])
        if step == Step.BURY and view["seat"] == state.actor:
            own = state.seats[state.actor]
            empty = [k for k in self._before(state.actor) if not state.stones[k] and k not in list(own.buried)]
            own.empties = sum(1 << spell for spell in empty)
        if step in _ASKED_BY:
            state.step = _ASKED_BY[step]
            step_on(state, self.data)
        elif step == Step.CURSE:
            allow_taking(state, triggered_curses(state, self.data, state.actor))

    def _before(self, seat: int) -> list[int]:
        """The spells that lie before a seat."""
        return [spell for spell in range(1, len(self.notation.spells)) if self.state.owner[spell] == seat + 1]

    def _open_auction(self, auction: Mapping[str, Any]) -> None:
        state = self.state
        if auction["spell"]:
            state.card = self.notation.spells.index(auction["spell"])
            return
        state.bidding = sum(1 << seat for seat in auction["bidding"])
        state.bidding_size = len(auction["bidding"])
        for seat in range(state.players):
            state.seats[seat].cover = cover(state, self.data, seat)
