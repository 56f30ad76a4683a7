"""The judge of moves: hints, reviews and the best bot ask it, so that they never contradict each other.

All moves are played out in a first set of worlds, which finds the best of them. These meet again in further worlds,
which measure them: finding the best and measuring it in the same worlds would flatter it. The worlds follow from
what the seat knows and from nothing else, so everybody who asks meets the same ones.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from random import Random

import numpy as np

from serai.bots.chances import Chances, Ends, Outlook
from serai.bots.mind import mind_of
from serai.bots.sight import Sight
from serai.bots.workspace import Floats
from serai.games.game import Move
from serai.kernel.chance import key_of

SEED = "judge"
"""of the worlds, with the seat's number"""
WORLDS = 1500
"""for a decision"""
FOR_THE_SEARCH = 0.25
"""part of the worlds that the best moves are looked for in"""
MOST_TRIED = 10
"""moves that are played out; of more the ones that look best at a glance"""
MOST_KEPT = 3
"""moves that are measured"""
WORLDS_AT_ONCE = 25
"""between two looks at the clock, and the fewest"""
TIME_TO_MEASURE = 0.5
"""part of the time"""


@dataclass(frozen=True)
class Judged:
    """A move that was measured; all moves of a decision met the same worlds."""

    place: int
    """among `sight.legal`"""
    win: float
    """the part of the win that it promises"""
    ends: Ends


def judge(
    chances: Chances,
    outlook: AbstractContextManager[Outlook],
    sight: Sight,
    made: int | None = None,
    worlds: int = WORLDS,
    time_left: Callable[[], float] = lambda: 1.0,
) -> list[Judged]:
    """The moves that promise most, and the one that was `made`, the best first; none where there is no choice.

    As the part of the time that is left runs out they meet fewer worlds, but all of them the same.
    """
    names = chances.alike(sight.position, sight.legal)
    places = _different(names, made)
    if len(places) < 2:
        return []
    if len(places) > MOST_TRIED:
        values = mind_of(sight.game).values(replace(sight, seed=key_of(f"{SEED}/{sight.seat}")))
        places = sorted(places, key=lambda place: (place != made, -values[place]))[:MOST_TRIED]
    seat = sight.seat
    with outlook as begun:
        first = math.ceil(worlds * FOR_THE_SEARCH)
        looked = _meet(
            begun, {place: sight.legal[place] for place in places}, range(first), lambda: time_left() > TIME_TO_MEASURE
        )
        found = sorted(places, key=lambda place: _promise(looked[place], seat), reverse=True)
        kept = [place for number, place in enumerate(found) if number < MOST_KEPT or place == made]
        measured = _meet(
            begun, {place: sight.legal[place] for place in kept}, range(first, worlds), lambda: time_left() > 0.0
        )
    found = sorted(sorted(kept), key=lambda place: _order(measured[place], seat), reverse=True)
    return [Judged(place, mean(measured[place].wins[:, seat]), measured[place]) for place in found]


def against_lot(
    chances: Chances, outlook: AbstractContextManager[Outlook], sight: Sight, made: int, worlds: int
) -> Floats | None:
    """Return how much more of the win each seat has, world by world, by the `made` move than by one drawn by lot.

    None where there is no choice.
    """
    others = [place for place in _different(chances.alike(sight.position, sight.legal), made) if place != made]
    if not others:
        return None
    chosen = Random(sight.seed).sample(others, min(len(others), MOST_TRIED))
    moves = {place: sight.legal[place] for place in (made, *chosen)}
    with outlook as begun:
        met = _meet(begun, moves, range(worlds), lambda: True)
    lot: Floats = np.mean([met[place].wins for place in moves], axis=0)
    return met[made].wins - lot


def _different(names: Sequence[object], made: int | None) -> list[int]:
    """The first move of each name, or the one that was made."""
    first = {name: place for place, name in reversed(list(enumerate(names)))}
    if made is not None:
        first[names[made]] = made
    return list(first.values())


def _meet(outlook: Outlook, moves: Mapping[int, Move], worlds: range, has_time: Callable[[], bool]) -> dict[int, Ends]:
    """How the game ends after each move, in as many of the worlds as there is time for."""
    ends: dict[int, list[Ends]] = {place: [] for place in moves}
    for begin in range(worlds.start, worlds.stop, WORLDS_AT_ONCE):
        if begin > worlds.start and not has_time():
            break
        for place, move in moves.items():
            ends[place].append(outlook.ends([move], range(begin, min(begin + WORLDS_AT_ONCE, worlds.stop))))
    return {place: Ends(*map(np.concatenate, zip(*found, strict=True))) for place, found in ends.items()}


def _promise(ends: Ends, seat: int) -> tuple[float, float]:
    return mean(ends.wins[:, seat]), mean(ends.places[:, seat])


def _order(ends: Ends, seat: int) -> tuple[int, float]:
    """Shares as people read them come first, so that the best move never shows the lower number."""
    return thousandths(mean(ends.wins[:, seat])), round(mean(ends.standings[:, seat]), 1)


def thousandths(share: float) -> int:
    """A share as it is shown: in whole percents, below ten with a decimal place."""
    percent = 100 * share
    return 10 * math.floor(percent + 0.5) if percent >= 10 else math.floor(percent * 10 + 0.5)


def mean(values: Floats) -> float:
    """Rounded before anything is compared."""
    return round(float(values.mean()), 6)


def error(values: Floats) -> float:
    """The standard error of the mean."""
    return round(float(values.std(ddof=1)) / math.sqrt(len(values)), 6)
