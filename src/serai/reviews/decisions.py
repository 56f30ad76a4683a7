"""The worth of one decision: what the judge says of the move that was made and of the best others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from serai.bots.chances import Chances
from serai.bots.judge import Judged, error, judge, mean
from serai.bots.reasons import explain, stake_of
from serai.bots.sight import Sight
from serai.bots.workspace import Floats
from serai.games.game import Move
from serai.games.wording import SURE
from serai.reviews.knowledge import Knowledge
from serai.reviews.report import Alternative, Decision, Moment, ReviewRow, Verdict


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
    chances, seat, made = knowledge.chances, sight.seat, sight.legal.index(move)
    outlook = knowledge.outlook(sight.position, sight.seed)
    found = judge(chances, outlook, sight, made, worlds)
    if not found:
        return None
    chosen = next(judged for judged in found if judged.place == made)
    others = [judged for judged in found if judged is not chosen]
    options = [_option(chances, sight, other, chosen, goals) for other in others]
    best, places = options[0], others[0].ends.places[:, seat] - chosen.ends.places[:, seat]
    verdict = _verdict(best.gain, best.gain_error)
    decision = Decision(
        at=at,
        round=chances.round_of(sight.position),
        move=move,
        win=chosen.win,
        cost=max(0.0, best.gain),
        error=best.gain_error,
        places=mean(places),
        places_error=error(places),
        verdict=verdict,
    )
    weight = {"cost": 1.0 + best.gain, "equal": 0.0, "best": -best.gain}[verdict]
    stake = stake_of(chances.find_reasons(sight.position, seat, move, best.move))
    return Weighed(Moment(decision, error(chosen.ends.wins[:, seat]), options, stake), weight)


def _option(chances: Chances, sight: Sight, other: Judged, chosen: Judged, goals: Mapping[str, int]) -> Alternative:
    """Another move, and why it or the one that was made is better."""
    seat, move, made = sight.seat, sight.legal[other.place], sight.legal[chosen.place]
    wins = other.ends.wins[:, seat]
    gain = wins - chosen.ends.wins[:, seat]
    told = [
        _row(name, other.ends.rows[:, number], chosen.ends.rows[:, number], goals.get(name))
        for number, name in enumerate(chances.rows)
    ]
    if mean(gain) > 0:
        why = explain(chances, chances.find_reasons(sight.position, seat, move, made), seat, other.ends, chosen.ends)
    else:
        why = explain(chances, chances.find_reasons(sight.position, seat, made, move), seat, chosen.ends, other.ends)
    return Alternative(move, other.win, error(wins), mean(gain), error(gain), told, why)


def _row(name: str, ends: Floats, chosen: Floats, goal: int | None) -> ReviewRow:
    told = (name, mean(ends), mean(chosen), error(ends - chosen))
    if goal is None:
        return ReviewRow(*told)
    reached, before = (ends >= goal).astype(float), (chosen >= goal).astype(float)
    return ReviewRow(*told, mean(reached), mean(before), error(reached - before))


def _verdict(gain: float, error: float) -> Verdict:
    if abs(gain) <= SURE * error:
        return "equal"
    return "cost" if gain > 0 else "best"
