"""Āmul for OpenSpiel. All chance lies at the beginning: the start player, then every card that will be dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.envs.openspiel.shared_game import Log, Outcomes, Sampler, shuffled
from serai.envs.vector.lanes import Lane, data_for, templates_for
from serai.games.amul.edition.compile import cards_in_use
from serai.games.amul.edition.read import Edition
from serai.games.amul.rules.setup import deal
from serai.games.amul.rules.state import Step
from serai.games.amul.study import vector as rules
from serai.kernel.errors import UserError

MARKET = -1
DECISIONS_PER_SEAT_AND_ROUND = 4


class SpielRules:
    """What OpenSpiel needs besides lanes (envs.openspiel.shared_game.SharedGame)."""

    rules: Any = rules

    def __init__(self, edition: Edition, players: int, options: Mapping[str, Any]):
        if "offers" in options:
            raise UserError("OpenSpiel plays Āmul with offers by name, as its histories tell them: leave out 'offers'")
        data = rules.data_of(edition)
        self.players = players
        self.data = data_for(self.rules, edition)
        self.templates = templates_for(self.rules, edition, [players], options)
        self.deck = cards_in_use(edition, players, options["tea"], "market")
        # Whose each card of the deck will be, counted from the start player; the cards beyond are never dealt.
        rounds, fill = int(data.rounds), int(data.market_fill[players])
        self.goes_to = [*range(players)] * int(data.start_hand)
        self.goes_to += ([*range(players)] + [MARKET] * fill) * rounds
        self.max_chance_nodes = 1 + len(self.goes_to)
        self.max_chance_outcomes = max(self.deck) + 1
        self.max_game_length = rounds * players * DECISIONS_PER_SEAT_AND_ROUND
        self.information_size = self.max_chance_nodes + 2 * self.max_game_length

    def outcomes(self, lane: Lane, drawn: list[int]) -> Outcomes:
        if lane.state.step != Step.SETUP:
            return []
        if not drawn:
            return [(seat, 1 / self.players) for seat in range(self.players)]
        left = sorted(set(self.deck) - set(drawn[1:]))
        return [(card, 1 / len(left)) for card in left]

    def draw(self, lane: Lane, drawn: list[int]) -> None:
        if len(drawn) < self.max_chance_nodes:
            return
        lane.state.start = drawn[0]
        order = [*drawn[1:], *sorted(set(self.deck) - set(drawn[1:]))]
        lane.state.deck[: len(order)] = order
        deal(lane.state, self.data[0])
        rules.ask(lane, self.data[0])

    def note(self, lane: Lane) -> int:  # noqa: ARG002 - the log says it all
        return 0

    def _receiver(self, place: int, start: int) -> int:
        goes_to = self.goes_to[place]
        return MARKET if goes_to == MARKET else (goes_to + start) % self.players

    def _sealed(self, lane: Lane) -> int:
        """How many moves at the end of the log lie face down."""
        if lane.state.step not in (Step.OFFER, Step.PLAY):
            return 0
        return int(lane.state.players - lane.state.awaited)

    def information(self, lane: Lane, drawn: list[int], log: Log, viewer: int) -> list[int]:
        if len(drawn) < self.max_chance_nodes:
            return drawn[:1]
        told = [drawn[0]]
        for place in range(int(lane.state.dealt)):
            mine = self._receiver(place, drawn[0]) in (viewer, MARKET)
            told.append(drawn[1 + place] if mine else 0)
        open_moves = len(log) - self._sealed(lane)
        for number, (seat, action, _) in enumerate(log):
            told += [1 + seat, action if seat == viewer or number < open_moves else 0]
        return told

    def resample(
        self, lane: Lane, drawn: list[int], log: Log, viewer: int, sampler: Sampler
    ) -> tuple[list[int], list[int]]:
        """A14.3: unseen cards change places; a seat that has chosen in secret chose any card of its hand."""
        if len(drawn) < self.max_chance_nodes:
            return drawn[:1] + shuffled(drawn[1:], sampler), []
        state = lane.state
        observed = np.zeros(rules.LAYOUT.size, dtype=rules.LAYOUT.dtype)
        rules.observe(state, self.templates[self.players], self.data[0], viewer, observed)
        unseen = rules.LAYOUT.split(observed)["cards"] == rules.UNSEEN
        deck = [int(card) for card in state.deck[: state.deck_size]]
        hidden = [card for card in deck if unseen[card]]
        new_card = dict(zip(hidden, shuffled(hidden, sampler), strict=True))
        world = [new_card.get(card, card) for card in deck]
        actions = [action for _, action, _ in log]
        for number in range(len(log) - self._sealed(lane), len(log)):
            seat = log[number][0]
            if seat != viewer:
                hand = [int(card) for card in state.seats[seat].hand[: state.seats[seat].hand_size]]
                chosen = hand[int(sampler() * len(hand))]
                actions[number] = new_card.get(chosen, chosen)
        return [drawn[0], *world[: self.max_chance_nodes - 1]], actions

    def chance_name(self, lane: Lane, drawn: list[int], outcome: int) -> str:  # noqa: ARG002
        return f"start player {outcome}" if not drawn else f"card {outcome}"
