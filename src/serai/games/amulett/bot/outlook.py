"""Das Amulett: what hints and reviews ask (bots.chances.Chances)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from serai.bots.chances import MOST_WORLDS, Outlook
from serai.bots.desk import Desk
from serai.bots.findings import LINE, MOST_FOUND, Finding, read_findings
from serai.bots.workspace import Floats
from serai.games.amulett.bot.chances import (
    NOTHING_HIDDEN,
    ROWS,
    begin_chances,
    find_chances,
    is_news,
    lay_open,
    undeal,
)
from serai.games.amulett.bot.edition_priors import all_dials, priors_of
from serai.games.amulett.bot.mind import MEMORIES, PLAN
from serai.games.amulett.bot.reasons import REASONS, find_reasons
from serai.games.amulett.edition.compile import data_of
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.position import AmulettPosition
from serai.games.amulett.rules.state import ACTIONS, State
from serai.games.game import Move
from serai.kernel.schema import array_of, blank


class AmulettChances:
    """How games of Das Amulett end."""

    rows = ROWS
    most_worlds = MOST_WORLDS
    worth = (1.0, float(all_dials()["dials"]["colour"]), 0.0)
    reasons = REASONS
    secret: tuple[str, ...] = ("bury",)
    """M12.3: of several spells that are buried together only their owner knows the order"""

    def goals(self, edition: Edition) -> Mapping[str, int]:
        """M11.1: what wins."""
        data = data_of(edition)[0]
        return {"gems": int(data.winning_gems), "colours": int(data.winning_colours)}

    @contextmanager
    def outlook(self, known: AmulettPosition, seat: int, seed: int) -> Iterator[Outlook]:
        data, priors = data_of(known.edition), priors_of(known.edition, known.players)
        viewer = NOTHING_HIDDEN if known.viewer == NOTHING_HIDDEN else seat

        with MEMORIES.lent() as memory:
            desk = Desk(memory, known.states, data, priors, PLAN)
            begin_chances(desk, viewer, np.uint64(seed))

            def play_out(moves: Any, first: int, last: int, lines: Floats) -> None:
                find_chances(desk, seat, moves, first, last, lines)

            yield Outlook(known.players, len(self.rows), lambda move: (move["seat"], action_of(known, move)), play_out)

    def opened(self, position: AmulettPosition) -> AmulettPosition:
        states = array_of(State, position.state)
        lay_open(states)
        return position.with_states(states, NOTHING_HIDDEN)

    def is_news(self, before: AmulettPosition, after: AmulettPosition) -> bool:
        return bool(is_news(before.states, after.states))

    def undealt(self, before: AmulettPosition, after: AmulettPosition) -> AmulettPosition | None:
        earlier = blank(State, 1)
        if not undeal(before.states, after.states, data_of(after.edition), earlier):
            return None
        return before.with_states(earlier, before.viewer)

    def round_of(self, position: AmulettPosition) -> int:
        return int(position.state.turn)

    def alike(self, _known: AmulettPosition, moves: Sequence[Move]) -> range:
        return range(len(moves))

    def things(self, edition: Edition) -> Mapping[str, Sequence[str]]:
        """By noun what findings number; spells begin with 1."""
        return {
            "spell": ["", *edition.spells],
            "area": list(edition.map.areas),
            "gem": list(edition.gems),
            "metal": list(edition.metals),
        }

    def find_reasons(self, known: AmulettPosition, seat: int, chosen: Move, other: Move) -> list[Finding]:
        data, found = data_of(known.edition), np.zeros((MOST_FOUND, LINE), dtype=np.int64)
        with MEMORIES.lent() as memory:
            desk = Desk(memory, known.states, data, priors_of(known.edition, known.players), PLAN)
            size = find_reasons(desk, seat, action_of(known, chosen), action_of(known, other), found)
        return read_findings(self.reasons, found[:size].tolist(), self.things(known.edition))


def action_of(known: AmulettPosition, move: Move) -> int:
    """A move as the rules count it."""
    dealt = known.states["seats"]["dealt"][0, move["seat"]].tolist()
    value = known.notation.read(move, dealt)
    assert value is not None  # it is legal
    return ACTIONS.first(move["do"]) + value


CHANCES = AmulettChances()
