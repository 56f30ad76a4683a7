"""Das Amulett: from a seat's sight to compiled thinking and back."""

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
from serai.games.amulett.bot.edition_priors import priors_of
from serai.games.amulett.bot.entry_points import move_values_of, taste_for
from serai.games.amulett.bot.search import prepare, search
from serai.games.amulett.bot.search_memory import Plan, SearchMemory
from serai.games.amulett.edition.compile import data_of

PLAN = filled(Plan, Path(__file__).with_name("plan.toml"))
MEMORIES = MemoryPool(SearchMemory)


class AmulettMind:
    """How the bots think about Das Amulett."""

    # `easy` has to slip that far until somebody in their first games wins as often as anybody else (docs/strength.md).
    slips: Mapping[str, float] = {"easy": 5.0, "medium": 0.8, "hard": 0.2}
    net_slips: Mapping[str, float] = {"hard": 6.0, "expert": 3.0}
    net_weight = 0.018
    net_share = 0.5
    taste = Taste(slips=0.6, wins=0.005)

    def __init__(self, plan: Any = PLAN):
        self.plan = plan

    def values(self, sight: Sight) -> list[float]:
        return list(values(sight).values())

    def tastes(self, sight: Sight) -> list[float]:
        position: Any = sight.position
        priors = priors_of(position.edition, sight.players)[0]
        return [taste_for(priors, sight.seat, action) for action in values(sight)]

    @contextmanager
    def search(self, sight: Sight) -> Iterator[TreeSearch]:
        position: Any = sight.position
        states, data = position.states, data_of(position.edition)
        priors = priors_of(position.edition, sight.players)
        with MEMORIES.lent() as memory:
            desk = Desk(memory, states, data, priors, self.plan)
            prepare(desk, sight.seat, np.uint64(sight.seed))
            yield TreeSearch(desk, list(values(sight)), search)


def values(sight: Sight) -> dict[int, float]:
    """What each legal action is worth, ascending by action as in `sight.legal`."""
    position: Any = sight.position
    actions, values = np.zeros(len(sight.legal), dtype=np.int64), np.zeros(len(sight.legal))
    data, priors = data_of(position.edition), priors_of(position.edition, sight.players)
    move_values_of(position.states, data, priors, sight.seat, actions, values)
    return dict(sorted(zip(actions.tolist(), values.tolist(), strict=True)))


MIND = AmulettMind()
