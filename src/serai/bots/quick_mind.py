"""Bots, hints and reviews of quick games: what `PlainMind` and `PlainChances` do, in compiled code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np

from serai.bots import quick_playouts
from serai.bots.chances import MOST_WORLDS, Outlook
from serai.bots.desk import Desk
from serai.bots.plain_chances import Opened, PlainChances
from serai.bots.plain_mind import PlainMind
from serai.bots.sight import Sight
from serai.bots.workspace import Floats, MemoryPool, TreeSearch
from serai.games import guard
from serai.games.game import Game, Position
from serai.games.quick_position import QuickPosition
from serai.kernel.chance import Generator, word
from serai.kernel.rule import INTERPRETED
from serai.kernel.rule_for import rule_for
from serai.kernel.schema import blank

TEXTS = (
    "share_of_win",
    "rank",
    "note_ends",
    "deal_world",
    "play_world",
    "glance",
    "begin_search",
    "search",
    "begin_outlook",
    "find_chances",
)
"""in the order they need each other"""


class QuickPlayouts:
    """The rules of a quick game with which it is played out, and room for that."""

    def __init__(self, game: Game):
        self.game = game
        self.position: type[QuickPosition] = game.need("quick", "declares no parts").begin.__self__
        self.memories = MemoryPool(quick_playouts.memory_of(self.position.record))
        self.rules: dict[str, Any] = {**self.position.compiled(), "MOST_MOVES": game.most_moves}
        for name in TEXTS:
            self.rules[name] = rule_for(self.position.__module__, getattr(quick_playouts, f"text_{name}"), **self.rules)

    def check(self, memory: Any, position: Position) -> None:
        """GameFault where a playout did not end."""
        if memory[0].endless:
            guard.check_length(self.game, position, self.game.most_moves)


@cache
def playouts_of(game: Game) -> QuickPlayouts:
    """Those of a game."""
    return QuickPlayouts(game)


class QuickMind(PlainMind):
    """What the bots know of a quick game (bots.mind.Mind)."""

    def __init__(self, game: Game):
        self.playouts = playouts_of(game)

    def values(self, sight: Sight) -> Sequence[float]:
        found, chance = np.zeros(len(sight.legal)), blank(Generator, 1)[0]
        chance.key = np.uint64(sight.seed)
        with self.playouts.memories.lent() as memory:
            seen: Any = sight.position.state
            self.playouts.rules["glance"](memory[0], seen, sight.seat, np.uint64(word(chance)), found)
            self.playouts.check(memory, sight.position)
        return found.tolist()

    @contextmanager
    def search(self, sight: Sight) -> Iterator[TreeSearch]:  # type: ignore[override]
        known: Any = sight.position
        rules, verbs = self.playouts.rules, self.playouts.position.moves
        with self.playouts.memories.lent() as memory:

            def search(desk: Desk, simulations: int) -> None:
                rules["search"](desk, simulations)
                self.playouts.check(memory, known)

            desk = Desk(memory, known.states, None, None, None)
            rules["begin_search"](None, desk, sight.seat, np.uint64(sight.seed))
            yield TreeSearch(desk, [verbs.number_of(move) for move in sight.legal], search)


class QuickChances(PlainChances):
    """How quick games end (bots.chances.Chances)."""

    rows = quick_playouts.ROWS
    most_worlds = PlainChances.most_worlds if INTERPRETED else MOST_WORLDS

    def __init__(self, game: Game):
        super().__init__(game)
        self.playouts = playouts_of(game)
        self.secret = tuple(self.playouts.position.moves)

    @contextmanager
    def outlook(self, known: Any, seat: int, seed: int) -> Iterator[Outlook]:
        rules, verbs = self.playouts.rules, self.playouts.position.moves
        with self.playouts.memories.lent() as memory:
            desk = Desk(memory, known.states, None, None, None)
            rules["begin_outlook"](desk, seat, int(isinstance(known, Opened)), np.uint64(seed))

            def play_out(moves: Any, first: int, last: int, lines: Floats) -> None:
                rules["find_chances"](desk, seat, moves, first, last, lines)
                self.playouts.check(memory, known)

            yield Outlook(known.players, len(self.rows), lambda move: (move["seat"], verbs.number_of(move)), play_out)
