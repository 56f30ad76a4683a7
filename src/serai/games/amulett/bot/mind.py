"""Das Amulett: from a seat's sight to compiled thinking and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from serai.bots.sight import Sight
from serai.bots.workspace import Desks, TreeSearch, filled
from serai.games.amulett.bot.edition_priors import hopes_of
from serai.games.amulett.bot.entry_points import likings_of, prepare_at, search_at
from serai.games.amulett.bot.search_memory import Desk, Plan
from serai.games.amulett.edition.compile import data_of

PLAN = filled(Plan, Path(__file__).with_name("plan.toml"))
DESKS = Desks(Desk)


class AmulettMind:
    """How the bots think about Das Amulett."""

    # `easy` has to slip that far until somebody in their first games wins as often as anybody else (docs/strength.md).
    slips: Mapping[str, float] = {"easy": 5.0, "medium": 0.8, "hard": 0.2}

    def __init__(self, plan: Any = PLAN):
        self.plan = plan

    def values(self, sight: Sight) -> list[float]:
        return list(likings(sight).values())

    @contextmanager
    def search(self, sight: Sight) -> Iterator[TreeSearch]:
        position: Any = sight.position
        states, data = position.states, data_of(position.edition)
        hopes = hopes_of(position.edition, sight.players)
        with DESKS.lent() as desk:
            prepare_at(desk, states, data, hopes, self.plan, sight.seat, np.uint64(sight.seed))

            def run(simulations: int) -> None:
                search_at(desk, states, data, hopes, self.plan, simulations)

            yield TreeSearch(desk, list(likings(sight)), run)


def likings(sight: Sight) -> dict[int, float]:
    """How much each legal action is liked, ascending by action like `sight.legal`."""
    position: Any = sight.position
    actions, liked = np.zeros(len(sight.legal), dtype=np.int64), np.zeros(len(sight.legal))
    data, hopes = data_of(position.edition), hopes_of(position.edition, sight.players)
    likings_of(position.states, data, hopes, sight.seat, actions, liked)
    return dict(sorted(zip(actions.tolist(), liked.tolist(), strict=True)))


MIND = AmulettMind()
