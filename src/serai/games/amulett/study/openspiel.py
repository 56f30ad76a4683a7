"""Das Amulett for OpenSpiel, in the basic set-up: gems are laid out and the deck is drawn one by one, then markers.

Hidden are the order of spells that nobody has seen yet, and the order in which others bury their empty spells
(M12.3). Another world is told by the same history with those spells in other places.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from serai.envs.openspiel.shared_game import Log, Outcomes, Sampler, shuffled
from serai.envs.vector.lanes import Lane, data_for, templates_for
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.notation import deck_of
from serai.games.amulett.rules.board import put_gem
from serai.games.amulett.rules.course import advance
from serai.games.amulett.rules.gem_phase import set_marker
from serai.games.amulett.rules.setup import end_deal, end_shuffle, set_first
from serai.games.amulett.rules.state import Step
from serai.games.amulett.study import vector as rules
from serai.games.amulett.study.spelling import SPELL
from serai.kernel.errors import UserError

MOST_ACTIONS = 20_000  # far more than any game has taken; OpenSpiel wants to know
MOST_MARKERS = 1_000
NOTED = 64
LOOKED_BACK = 2_000
"""How many numbers of a seat's history its information tensor holds, the newest ones."""


class SpielRules:
    """What OpenSpiel needs besides lanes (envs.openspiel.shared_game.SharedGame)."""

    rules: Any = rules

    def __init__(self, edition: Edition, players: int, options: Mapping[str, Any]):
        if options["experienced"]:
            raise UserError("OpenSpiel plays Das Amulett in the basic set-up: leave out 'experienced'")
        data = rules.data_of(edition)
        self.players = players
        self.data = data_for(self.rules, edition)
        self.templates = templates_for(self.rules, edition, [players], options)
        self.areas = [area for area, gems in enumerate(data.laid_out) for _ in range(gems)]
        self.spells = list(range(1, int(data.spells) + 1))
        self.markers = [int(marker) for marker in data.markers[: data.markers_size]]
        self.setup = len(self.areas) + len(self.spells) + 1
        self.max_chance_nodes = self.setup + MOST_MARKERS
        self.max_chance_outcomes = max(len(self.spells), *self.markers, players) + 1
        self.max_game_length = MOST_ACTIONS
        self.information_size = LOOKED_BACK

    def outcomes(self, lane: Lane, drawn: list[int]) -> Outcomes:
        """M2.1, M2.3, M2.4, M6.2."""
        match lane.state.step:
            case Step.DEAL_GEMS:
                stock = [int(gems) for gems in lane.state.stock]
                return [(colour, gems / sum(stock)) for colour, gems in enumerate(stock) if gems]
            case Step.SHUFFLE:
                left = sorted(set(self.spells) - set(drawn[len(self.areas) :]))
                return [(spell, 1 / len(left)) for spell in left]
            case Step.FIRST:
                return [(seat, 1 / self.players) for seat in range(self.players)]
            case Step.MARKER:
                bag = sorted(set(self.markers))
                return [(marker, self.markers.count(marker) / len(self.markers)) for marker in bag]
            case _:
                return []

    def draw(self, lane: Lane, drawn: list[int]) -> None:
        state = lane.state
        match state.step:
            case Step.DEAL_GEMS:
                put_gem(state, self.areas[len(drawn) - 1], drawn[-1])
                state.stock[drawn[-1]] -= 1
                if len(drawn) == len(self.areas):
                    end_deal(state)
            case Step.SHUFFLE:
                order = drawn[len(self.areas) :]
                if len(order) == len(self.spells):
                    state.deck[: len(order)] = order
                    end_shuffle(state)
            case Step.FIRST:
                set_first(state, drawn[-1])
            case _:
                set_marker(state, drawn[-1])
        if state.step > Step.SHUFFLE:
            advance(state, self.data[0])
            rules.ask(lane, self.data[0])

    def note(self, lane: Lane) -> int:
        return int(lane.state.step) * NOTED + int(lane.state.card)

    def _unseen(self, lane: Lane) -> set[int]:
        """Spells that nobody has seen."""
        state = lane.state
        places = [(int(state.top) + card) % len(state.deck) for card in range(len(deck_of(state)))]
        return {int(state.deck[place]) for place in places if state.lot[place] == 0}

    def information(self, lane: Lane, drawn: list[int], log: Log, viewer: int) -> list[int]:
        """Everything is open but the order of spells nobody has seen and of those that others buried."""
        if lane.state.step <= Step.SHUFFLE:
            return drawn[: len(self.areas)]
        hidden = self._unseen(lane) if lane.state.step != Step.OVER else set()
        first = len(self.areas)
        spells = [0 if spell in hidden else spell for spell in drawn[first : first + len(self.spells)]]
        told = [*drawn[:first], *spells, *drawn[first + len(self.spells) :]]
        for seat, action, note in log:
            secret = seat != viewer and note // NOTED == Step.BURY
            told += [1 + seat, 0 if secret else action, note]
        return told

    def resample(
        self, lane: Lane, drawn: list[int], log: Log, viewer: int, sampler: Sampler
    ) -> tuple[list[int], list[int]]:
        if lane.state.step <= Step.SHUFFLE:
            return drawn, []
        first = len(self.areas)
        deck = drawn[first : first + len(self.spells)]
        hidden = [spell for spell in deck if spell in self._unseen(lane)]
        new_spell = dict(zip(hidden, shuffled(hidden, sampler), strict=True))
        deck = [new_spell.get(spell, spell) for spell in deck]
        actions = [action for _, action, _ in log]
        for seat, order in self._secret_lots(lane, viewer):
            self._rewrite(log, actions, seat, order, shuffled(order, sampler))
        if lane.state.step == Step.BURY and lane.state.actor != viewer:
            self._rewrite_open_burial(lane, log, actions, sampler)
        return [*drawn[:first], *deck, *drawn[first + len(deck) :]], actions

    def _secret_lots(self, lane: Lane, viewer: int) -> list[tuple[int, list[int]]]:
        """Spells that somebody else buried together and that have not come up again: whose, and in which order."""
        state, cards = lane.state, deck_of(lane.state)
        places = [(int(state.top) + card) % len(state.deck) for card in range(len(cards))]
        lots = groupby(zip(cards, places, strict=True), key=lambda entry: (state.burier[entry[1]], state.lot[entry[1]]))
        found = [(int(burier) - 1, [card for card, _ in members]) for (burier, lot), members in lots if lot]
        return [(seat, order) for seat, order in found if seat != viewer and len(order) > 1]

    def _rewrite(self, log: Log, actions: list[int], seat: int, order: list[int], other: list[int]) -> None:
        """Tell the burial of a lot in another order. The last spell followed by itself, so it is not in the log."""
        named = len(order) - 1
        for end in range(len(log), named - 1, -1):
            run = log[end - named : end]
            if [entry[:2] for entry in run] == [(seat, SPELL + spell) for spell in order[:-1]]:
                actions[end - named : end] = [SPELL + spell for spell in other[:-1]]
                return

    def _rewrite_open_burial(self, lane: Lane, log: Log, actions: list[int], sampler: Sampler) -> None:
        """M12.3: which spells the seat on turn has named so far is its secret."""
        own = lane.state.seats[lane.state.actor]
        named = [int(spell) for spell in own.buried if spell]
        empties = [spell for spell in self.spells if (int(own.empties) >> spell) & 1]
        if named:
            other = shuffled(named + empties, sampler)[: len(named)]
            actions[len(log) - len(named) :] = [SPELL + spell for spell in other]

    def chance_name(self, lane: Lane, drawn: list[int], outcome: int) -> str:  # noqa: ARG002
        names = {Step.DEAL_GEMS: "gem of colour", Step.SHUFFLE: "spell", Step.FIRST: "start player"}
        return f"{names.get(Step(lane.state.step), 'marker')} {outcome}"
