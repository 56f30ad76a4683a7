"""The worth of one decision.

All moves are played out in a first set of worlds, which finds the best alternatives. These and the actual move are then
played out in further worlds: finding the best and measuring it in the same worlds would flatter it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from serai.bots.mind import mind_of
from serai.bots.sight import Sight
from serai.bots.workspace import Floats
from serai.games.game import Move
from serai.games.wording import SURE
from serai.reviews.chances import Ends
from serai.reviews.knowledge import Knowledge
from serai.reviews.report import Alternative, Decision, Moment, ReviewRow, Verdict

MOST_TRIED = 10
"""moves that are played out; of more the ones that look best at a glance"""
MOST_OTHERS = 3
FOR_THE_SEARCH = 0.25
"""part of the worlds that the best moves are looked for in"""


@dataclass(frozen=True)
class Weighed:
    """A decision, how much it mattered, and what is told if it is among those that mattered most."""

    moment: Moment
    weight: float
    """by how much the best other move differs, as far as that is sure; what was lost counts before what was gained"""


def weigh(
    knowledge: Knowledge, sight: Sight, move: Move, at: int, worlds: int, goals: Mapping[str, int]
) -> Weighed | None:
    """A decision of a seat; None where nothing else could be done, or nothing that has another name."""
    if len(sight.legal) == 1:
        return None
    chances, seat = knowledge.chances, sight.seat
    names = chances.alike(sight.position, sight.legal)
    made = sight.legal.index(move)
    others = [place for place in _different(names) if names[place] != names[made]]
    if not others:
        return None
    if len(others) >= MOST_TRIED:
        values = mind_of(sight.game).values(sight)
        others = sorted(others, key=lambda place: -values[place])[: MOST_TRIED - 1]
    first = math.ceil(worlds * FOR_THE_SEARCH)
    with knowledge.outlook(sight.position, sight.seed) as outlook:
        looked = {place: outlook.ends([sight.legal[place]], range(first)) for place in others}
        found = sorted(others, key=lambda place: _promise(looked[place], seat), reverse=True)[:MOST_OTHERS]
        chosen = outlook.ends([move], range(first, worlds))
        ends = [outlook.ends([sight.legal[place]], range(first, worlds)) for place in found]
    rows = (chances.rows, goals)
    options = [_option(sight.legal[place], seat, end, chosen, rows) for place, end in zip(found, ends, strict=True)]
    best = options[0]
    places = ends[0].places[:, seat] - chosen.places[:, seat]
    verdict = _verdict(best.gain, best.gain_error)
    decision = Decision(
        at=at,
        round=chances.round_of(sight.position),
        move=move,
        win=_mean(chosen.wins[:, seat]),
        cost=max(0.0, best.gain),
        error=best.gain_error,
        places=_mean(places),
        places_error=_error(places),
        verdict=verdict,
    )
    options.sort(key=lambda option: -option.gain)
    weight = {"cost": 1.0 + best.gain, "equal": 0.0, "best": -best.gain}[verdict]
    return Weighed(Moment(decision, _error(chosen.wins[:, seat]), options), weight)


def _different(names: Sequence[object]) -> list[int]:
    """The first move of each name."""
    return list({name: place for place, name in reversed(list(enumerate(names)))}.values())


def _promise(ends: Ends, seat: int) -> tuple[float, float]:
    return _mean(ends.wins[:, seat]), _mean(ends.places[:, seat])


def _option(
    move: Move, seat: int, ends: Ends, chosen: Ends, rows: tuple[Sequence[str], Mapping[str, int]]
) -> Alternative:
    wins = ends.wins[:, seat]
    gain = wins - chosen.wins[:, seat]
    told = [
        _row(name, ends.rows[:, number], chosen.rows[:, number], rows[1].get(name))
        for number, name in enumerate(rows[0])
    ]
    return Alternative(move, _mean(wins), _error(wins), _mean(gain), _error(gain), told)


def _row(name: str, ends: Floats, chosen: Floats, goal: int | None) -> ReviewRow:
    mean, other, error = _mean(ends), _mean(chosen), _error(ends - chosen)
    if goal is None:
        return ReviewRow(name, mean, other, error)
    reached, before = (ends >= goal).astype(float), (chosen >= goal).astype(float)
    return ReviewRow(name, mean, other, error, _mean(reached), _mean(before), _error(reached - before))


def _verdict(gain: float, error: float) -> Verdict:
    if abs(gain) <= SURE * error:
        return "equal"
    return "cost" if gain > 0 else "best"


def _mean(values: Floats) -> float:
    return round(float(values.mean()), 6)


def _error(values: Floats) -> float:
    return round(float(values.std(ddof=1)) / math.sqrt(len(values)), 6)
