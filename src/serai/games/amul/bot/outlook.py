"""Āmul: what hints and reviews ask (bots.chances.Chances)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from serai.bots.chances import MOST_WORLDS, Outlook
from serai.bots.desk import Desk
from serai.bots.findings import LINE, MOST_FOUND, Finding, read_findings
from serai.bots.tree import NONE
from serai.bots.workspace import Floats
from serai.games.amul.bot.chances import begin_chances, find_chances, is_news, lay_open, undeal
from serai.games.amul.bot.edition_priors import priors_of
from serai.games.amul.bot.mind import MEMORIES, PLAN, card_in
from serai.games.amul.bot.reasons import REASONS, find_reasons
from serai.games.amul.edition.compile import data_of
from serai.games.amul.edition.read import Edition
from serai.games.amul.position import AmulPosition
from serai.games.amul.rules.sheet import Row
from serai.games.amul.rules.state import State
from serai.games.game import Move
from serai.kernel.schema import array_of, blank


class AmulChances:
    """How games of Āmul end."""

    rows = (*(row.name.lower() for row in Row), "total")
    most_worlds = MOST_WORLDS
    worth = (1.0,) * len(rows)
    secret: tuple[str, ...] = ()
    reasons = REASONS

    def goals(self, edition: Edition) -> Mapping[str, int]:
        """A11.3: being alone in the lead."""
        first = int(data_of(edition)[0].majority[1])
        return {"arab": first, "mongol": first}

    @contextmanager
    def outlook(self, known: AmulPosition, seat: int, seed: int) -> Iterator[Outlook]:
        data = data_of(known.edition)
        priors = priors_of(known.edition, known.players, known.options["tea"], "search")
        with MEMORIES.lent() as memory:
            desk = Desk(memory, known.states, data, priors, PLAN)
            begin_chances(desk, seat, np.uint64(seed))

            def play_out(moves: Any, first: int, last: int, lines: Floats) -> None:
                find_chances(desk, seat, moves, first, last, lines)

            yield Outlook(known.players, len(self.rows), lambda move: (move["seat"], card_in(move)), play_out)

    def opened(self, position: AmulPosition) -> AmulPosition:
        """All hands are seen; the deck is not, nor what is sealed."""
        states = array_of(State, position.state)
        lay_open(states)
        return position.with_states(states)

    def is_news(self, before: AmulPosition, after: AmulPosition) -> bool:
        return bool(is_news(before.states, after.states))

    def undealt(self, before: AmulPosition, after: AmulPosition) -> AmulPosition | None:
        earlier = blank(State, 1)
        if not undeal(before.states, after.states, data_of(after.edition), earlier):
            return None
        return after.with_states(earlier)

    def round_of(self, position: AmulPosition) -> int:
        return int(position.state.turn)

    def alike(self, known: AmulPosition, moves: Sequence[Move]) -> list[int]:
        """Cards of one kind have one name."""
        kinds = data_of(known.edition)[0].kind
        return [int(kinds[card]) if (card := card_in(move)) else NONE for move in moves]

    def things(self, edition: Edition) -> Mapping[str, Sequence[str]]:
        """By noun what findings number."""
        return {"kind": list(edition.kinds)}

    def find_reasons(self, known: AmulPosition, seat: int, chosen: Move, other: Move) -> list[Finding]:
        data, found = data_of(known.edition), np.zeros((MOST_FOUND, LINE), dtype=np.int64)
        priors = priors_of(known.edition, known.players, known.options["tea"], "search")
        with MEMORIES.lent() as memory:
            desk = Desk(memory, known.states, data, priors, PLAN)
            size = find_reasons(desk, seat, card_in(chosen), card_in(other), found)
        return read_findings(self.reasons, found[:size].tolist(), self.things(known.edition))


CHANCES = AmulChances()
