"""Āmul: from a seat's sight to compiled thinking and back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from serai.bots.amul.calls import prepare_at, search_at, values_of
from serai.bots.amul.desk import Desk, Plan
from serai.bots.amul.holding import Outlook
from serai.bots.amul.hopes import hopes_of
from serai.bots.sight import Sight
from serai.bots.workspace import Desks, TreeSearch, filled
from serai.games.amul.edition_tables import tables_of
from serai.games.amul.state import MOST_LEGAL
from serai.kernel.game import Move
from serai.kernel.schema import blank

PLAN = filled(Plan, Path(__file__).with_name("plan.toml"))
DESKS = Desks(Desk)


def card_in(move: Move) -> int:
    """The card that a move is about; 0 for taking nothing."""
    return int(move["card"] if "card" in move else move["take"] or 0)


class AmulMind:
    """How the bots think about Āmul."""

    def __init__(self, plan: Any = PLAN):
        self.plan = plan

    def values(self, sight: Sight) -> list[float]:
        position: Any = sight.position
        tables, hopes = tables_of(position.edition), hopes_for(sight, "greedy")
        cards, values = np.zeros(MOST_LEGAL, dtype=np.int32), np.zeros(MOST_LEGAL, dtype=np.float32)
        size = values_of(position.states, tables, hopes, blank(Outlook, 1), sight.seat, cards, values)
        found = dict(zip(cards[:size].tolist(), values[:size].tolist(), strict=True))
        return [found[card_in(move)] for move in sight.legal]

    @contextmanager
    def search(self, sight: Sight) -> Iterator[TreeSearch]:
        position: Any = sight.position
        states, tables = position.states, tables_of(position.edition)
        greedy, hopes = hopes_for(sight, "greedy"), hopes_for(sight, "search")
        with DESKS.lent() as desk:
            prepare_at(desk, states, tables, greedy, hopes, self.plan, sight.seat, np.uint64(sight.seed))

            def run(simulations: int) -> None:
                search_at(desk, states, tables, hopes, self.plan, simulations)

            yield TreeSearch(desk, [card_in(move) for move in sight.legal], run)


def hopes_for(sight: Sight, use: str) -> Any:
    """What to expect in the game at hand."""
    position: Any = sight.position
    return hopes_of(position.edition, sight.players, position.options["tea"], use)


MIND = AmulMind()
