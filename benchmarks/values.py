"""How truthful the judge's chances are: what it promises a seat, and how often that seat really wins.

Bots of different kinds play whole games. At every so-manieth decision the seat on turn asks how the game ends for
each seat. The Brier score is the mean square of what the chances of a table miss: 0 for a prophet; what equal
shares would have is beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from benchmarks.report import Row
from benchmarks.rules import NAMES
from serai import Table
from serai.bots.mind import chances_of
from serai.bots.registry import make
from serai.bots.sight import Sight
from serai.bots.workspace import Floats
from serai.kernel.chance import key_of

BOTS = ("greedy", "classic:500", "net", "classic:500")
GAMES = 32
EVERY = 7
WORLDS = 200
PARTS = ("first", "second", "last")
BINS = 10


class Promise(NamedTuple):
    """What was promised at a moment of a game, and what came of it; by seat."""

    part: int
    """of the game, a third each"""
    chances: Floats
    wins: Floats


def rows(_seconds: float) -> list[Row]:
    """All measurements of this page; they take minutes, and are the same in every run."""
    found = []
    for game, name in NAMES.items():
        promises = [promise for number in range(GAMES) for promise in _promises(game, number)]
        for part, word in enumerate(PARTS):
            found.append(_score(f"{name}, {word} third: Brier score", [one for one in promises if one.part == part]))
        found += _reliability(name, promises)
    return found


def _promises(game: str, number: int) -> Iterator[Promise]:
    """Those of one game."""
    table = Table.new(game, players=len(BOTS), seed=f"values/{number}")
    seats = [make(BOTS[(seat + number) % len(BOTS)], game) for seat in range(len(BOTS))]
    asked: list[Floats] = []
    decisions = 0
    while not table.over:
        for seat in table.to_move:
            sight = Sight.of(table, seat, number)
            if decisions % EVERY == number % EVERY:
                asked.append(_chances(sight, f"values/{number}/{decisions}"))
            decisions += 1
            table.play(seats[seat].decide(sight).move)
    winners = (table.result or {})["winners"]
    wins = np.array([(seat in winners) / len(winners) for seat in range(len(BOTS))])
    for place, chances in enumerate(asked):
        yield Promise(len(PARTS) * place // len(asked), chances, wins)


def _chances(sight: Sight, seed: str) -> Floats:
    chances = chances_of(sight.game)
    with chances.outlook(sight.position, sight.seat, key_of(seed)) as outlook:
        wins: Floats = outlook.ends([], range(min(WORLDS, chances.most_worlds))).wins.mean(axis=0)
        return wins


def _score(what: str, promises: list[Promise]) -> Row:
    """By how much the chances of a table miss."""
    missed = float(np.mean([((one.chances - one.wins) ** 2).sum() for one in promises]))
    equal = float(np.mean([((1 / len(BOTS) - one.wins) ** 2).sum() for one in promises]))
    return Row(what, missed, "", missed / equal, "equal shares")


def _reliability(name: str, promises: list[Promise]) -> list[Row]:
    """How often a seat wins that was promised so much."""
    chances, wins = (np.concatenate([getattr(one, field) for one in promises]) for field in ("chances", "wins"))
    bins = np.minimum(chances * BINS, BINS - 1).astype(int)
    return [
        Row(
            f"{name}, promised {100 * chances[bins == place].mean():.0f}%: won",
            100 * wins[bins == place].mean(),
            "%",
            against=f"{(bins == place).sum()} promises",
        )
        for place in range(BINS)
        if (bins == place).any()
    ]
