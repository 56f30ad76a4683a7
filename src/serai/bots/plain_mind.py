"""A mind for games that bring none: it imagines worlds that agree with what its seat knows, and plays them out.

It gets the redacted position only, so it cannot know more than its seat. All it asks of a game are legal moves and
`imagine`. Playouts are random; the search spends more of them on the moves that have done well (UCB1), because those
are the ones it has to tell apart.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from random import Random
from types import MappingProxyType

from serai.bots.sight import Sight
from serai.bots.tastes import NO_TASTE
from serai.games import find_game, guard
from serai.games.game import Game, Position

CURIOSITY = 0.7
"""how much it is worth to try a move that was seldom tried, in parts of a win"""
GLANCE = 12
"""playouts per legal move for bots that look one decision deep"""


class PlainSearch:
    """A search under way (bots.mind.Search)."""

    def __init__(self, sight: Sight):
        self.sight = sight
        self.visits = [0] * len(sight.legal)
        self.wins = [0.0] * len(sight.legal)
        self.done = 0

    def favour(self, log_chances: Sequence[float], share: float) -> None:
        """It tries all moves before it prefers any."""

    def run(self, simulations: int) -> None:
        for _ in range(simulations):
            self.try_out(self._most_promising())

    def try_out(self, place: int) -> None:
        """One playout after legal move number `place`, in a world of its own."""
        seed = f"{self.sight.seed}/{self.done}"
        self.wins[place] += _part_of_win(self.sight, place, seed)
        self.visits[place] += 1
        self.done += 1

    def findings(self) -> list[tuple[int, float]]:
        return [(tries, won / max(tries, 1)) for tries, won in zip(self.visits, self.wins, strict=True)]

    def _most_promising(self) -> int:
        untried = next((place for place, tries in enumerate(self.visits) if not tries), None)
        if untried is not None:
            return untried
        urge = CURIOSITY * math.sqrt(math.log(self.done))
        bounds = [won / tries + urge / math.sqrt(tries) for tries, won in zip(self.visits, self.wins, strict=True)]
        return max(range(len(bounds)), key=bounds.__getitem__)


class PlainMind:
    """What the bots know of a game that tells them nothing (bots.mind.Mind)."""

    slips: Mapping[str, float] = MappingProxyType({"easy": 0.3, "medium": 0.08, "hard": 0.02})
    net_slips: Mapping[str, float] = MappingProxyType({})
    net_weight = 0.02
    net_share = 0.0
    taste = NO_TASTE

    def values(self, sight: Sight) -> Sequence[float]:
        search = PlainSearch(sight)
        for place in range(len(sight.legal)):
            for _ in range(GLANCE):
                search.try_out(place)
        return [value for _, value in search.findings()]

    def tastes(self, sight: Sight) -> Sequence[float]:
        return [0.0] * len(sight.legal)

    @contextmanager
    def search(self, sight: Sight) -> Iterator[PlainSearch]:
        yield PlainSearch(sight)


def _part_of_win(sight: Sight, place: int, seed: str) -> float:
    """What the seat gets of the win in one world, if it makes this move and everything after it is random."""
    world = sight.position.imagine(seed)
    world.play(sight.legal[place], final=False)
    play_out(find_game(sight.game), world, Random(seed))
    winners = world.result()["winners"]
    return 1 / len(winners) if sight.seat in winners else 0.0


def play_out(game: Game, world: Position, chance: Random) -> None:
    """Play random moves until the game is over."""
    for moves in count():
        if world.over:
            return
        guard.check_length(game, world, moves)
        if world.chance_due:
            world.play(world.draw(), final=False)
        else:
            for seat in world.awaited():
                world.play(chance.choice(world.legal(seat)), final=False)
