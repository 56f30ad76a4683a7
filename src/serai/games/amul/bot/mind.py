"""Āmul: from a seat's sight to compiled thinking and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from serai.bots.desk import Desk
from serai.bots.sight import Sight
from serai.bots.tastes import Taste
from serai.bots.workspace import MemoryPool, TreeSearch, filled
from serai.games.amul.bot.counts import TableCounts
from serai.games.amul.bot.edition_priors import priors_of
from serai.games.amul.bot.entry_points import taste_for, values_of
from serai.games.amul.bot.search import prepare, search
from serai.games.amul.bot.search_memory import Plan, SearchMemory
from serai.games.amul.edition.compile import data_of
from serai.games.amul.rules.state import MOST_LEGAL
from serai.games.game import Move
from serai.kernel.schema import blank

PLAN = filled(Plan, Path(__file__).with_name("plan.toml"))
MEMORIES = MemoryPool(SearchMemory)


def card_in(move: Move) -> int:
    """The card that a move is about; 0 for taking nothing."""
    return int(move["card"] if "card" in move else move["take"] or 0)


class AmulMind:
    """How the bots think about Āmul."""

    slips: Mapping[str, float] = {"easy": 2.5, "medium": 0.8, "hard": 0.2}
    net_slips: Mapping[str, float] = {"hard": 8.0, "expert": 6.0}
    net_weight = 0.03
    net_share = 0.0  # not measured: its search adds nothing to the net (docs/how-bots-think.md)
    taste = Taste(slips=0.6, wins=0.005)

    def __init__(self, plan: Any = PLAN):
        self.plan = plan

    def values(self, sight: Sight) -> list[float]:
        position: Any = sight.position
        data, priors = data_of(position.edition), priors_for(sight, "greedy")
        cards, values = np.zeros(MOST_LEGAL, dtype=np.int32), np.zeros(MOST_LEGAL, dtype=np.float32)
        size = values_of(position.states, data, priors, blank(TableCounts, 1), sight.seat, cards, values)
        found = dict(zip(cards[:size].tolist(), values[:size].tolist(), strict=True))
        return [found[card_in(move)] for move in sight.legal]

    def tastes(self, sight: Sight) -> list[float]:
        position: Any = sight.position
        data, priors = data_of(position.edition)[0], priors_for(sight, "search")[0]
        return [taste_for(data, priors, sight.seat, card_in(move)) for move in sight.legal]

    @contextmanager
    def search(self, sight: Sight) -> Iterator[TreeSearch]:
        position: Any = sight.position
        states, data = position.states, data_of(position.edition)
        greedy, priors = priors_for(sight, "greedy"), priors_for(sight, "search")
        with MEMORIES.lent() as memory:
            desk = Desk(memory, states, data, priors, self.plan)
            prepare(desk, greedy, sight.seat, np.uint64(sight.seed))
            yield TreeSearch(desk, [card_in(move) for move in sight.legal], search)


def priors_for(sight: Sight, use: str) -> Any:
    """What to expect in the game at hand."""
    position: Any = sight.position
    return priors_of(position.edition, sight.players, position.options["tea"], use)


MIND = AmulMind()
