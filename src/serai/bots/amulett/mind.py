"""Das Amulett: from a seat's sight to compiled thinking and back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from serai.bots.amulett.calls import likings_of, prepare_at, search_at
from serai.bots.amulett.desk import Desk, Plan
from serai.bots.amulett.hopes import hopes_of
from serai.bots.sight import Sight
from serai.bots.workspace import Desks, TreeSearch, filled
from serai.games.amulett.tables import tables_of

PLAN = filled(Plan, Path(__file__).with_name("plan.toml"))
DESKS = Desks(Desk)


class AmulettMind:
    """How the bots think about Das Amulett."""

    def __init__(self, plan: Any = PLAN):
        self.plan = plan

    def values(self, sight: Sight) -> list[float]:
        return list(likings(sight).values())

    @contextmanager
    def search(self, sight: Sight) -> Iterator[TreeSearch]:
        position: Any = sight.position
        states, tables = position.states, tables_of(position.edition)
        hopes = hopes_of(position.edition, sight.players)
        with DESKS.lent() as desk:
            prepare_at(desk, states, tables, hopes, self.plan, sight.seat, np.uint64(sight.seed))

            def run(simulations: int) -> None:
                search_at(desk, states, tables, hopes, self.plan, simulations)

            yield TreeSearch(desk, list(likings(sight)), run)


def likings(sight: Sight) -> dict[int, float]:
    """How much each legal action is liked, ascending by action like `sight.legal`."""
    position: Any = sight.position
    actions, liked = np.zeros(len(sight.legal), dtype=np.int64), np.zeros(len(sight.legal))
    tables, hopes = tables_of(position.edition), hopes_of(position.edition, sight.players)
    likings_of(position.states, tables, hopes, sight.seat, actions, liked)
    return dict(sorted(zip(actions.tolist(), liked.tolist(), strict=True)))


MIND = AmulettMind()
