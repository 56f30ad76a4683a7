"""Āmul: from a seat's sight to compiled thinking and back."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from serai.bots.amul.calls import prepare_at, search_at, values_of
from serai.bots.amul.desk import Desk, Plan
from serai.bots.amul.greedy import card_of
from serai.bots.amul.holding import Outlook
from serai.bots.amul.hopes import hopes_of
from serai.bots.desks import Desks
from serai.bots.sight import Sight
from serai.bots.tree import root_options
from serai.games.amul.state import MOST_LEGAL
from serai.games.amul.tables import tables_of
from serai.kernel.game import Move
from serai.kernel.schema import blank

PLAN = Path(__file__).with_name("plan.toml")
DESKS = Desks(Desk)


@cache
def the_plan() -> Any:
    plans = blank(Plan, 1)
    for name, value in tomllib.loads(PLAN.read_text("utf-8")).items():
        setattr(plans[0], name, value)
    return plans


def card_in(move: Move) -> int:
    """The card that a move is about; 0 for taking nothing."""
    return int(move["card"] if "card" in move else move["take"] or 0)


class Scene:
    """What the compiled thinking needs to know of a decision."""

    def __init__(self, sight: Sight):
        position: Any = sight.position
        self.states = position.states
        self.tables = tables_of(position.edition)
        self.hopes = {
            use: hopes_of(position.edition, sight.players, position.options["tea"], use) for use in ("greedy", "search")
        }
        self.cards = [card_in(move) for move in sight.legal]


class AmulSearch:
    """A search under way."""

    def __init__(self, sight: Sight, desks: Any):
        self.scene = scene = Scene(sight)
        self.desks = desks
        greedy, hopes, seed = scene.hopes["greedy"], scene.hopes["search"], np.uint64(sight.seed)
        prepare_at(desks, scene.states, scene.tables, greedy, hopes, the_plan(), sight.seat, seed)

    def run(self, simulations: int) -> None:
        scene = self.scene
        search_at(self.desks, scene.states, scene.tables, scene.hopes["search"], the_plan(), simulations)

    def findings(self) -> list[tuple[int, float]]:
        found = {card: (visits, value) for card, visits, value in root_options(self.desks[0].tree)}
        return [found[card] for card in self.scene.cards]


class AmulMind:
    """How the bots think about Āmul."""

    def values(self, sight: Sight) -> list[float]:
        scene = Scene(sight)
        values = np.zeros(MOST_LEGAL, dtype=np.float32)
        size = values_of(scene.states, scene.tables, scene.hopes["greedy"], blank(Outlook, 1), sight.seat, values)
        found = {card_of(scene.states[0], sight.seat, place): float(values[place]) for place in range(size)}
        return [found[card] for card in scene.cards]

    @contextmanager
    def search(self, sight: Sight) -> Iterator[AmulSearch]:
        with DESKS.lent() as desks:
            yield AmulSearch(sight, desks)


MIND = AmulMind()
