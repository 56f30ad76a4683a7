"""Hints: the move that the judge prefers for somebody at the table, and one reason."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from serai.bots.budget import Budget
from serai.bots.greedy_bot import GreedyBot
from serai.bots.judge import SEED, WORLDS, WORLDS_AT_ONCE, error, judge, mean
from serai.bots.mind import chances_of
from serai.bots.reasons import Why, explain
from serai.bots.sight import Sight
from serai.bots.unlearned import say_unlearned
from serai.games import find_game
from serai.games.game import Move
from serai.kernel.chance import key_of
from serai.kernel.rule import INTERPRETED

SECOND = Budget(milliseconds=800)
"""so that a hint is there within a second"""


@dataclass(frozen=True)
class Expected:
    """What a row of the score sheet will show at the end, on average."""

    row: str
    """as in the message `<game>-row`"""
    mean: float
    other: float
    """the same after the other move"""
    error: float
    """standard error of the difference"""


@dataclass(frozen=True)
class Hint:
    """A move, and the next best one. Where there was nothing to compare, or no time, there is no other."""

    move: Move
    other: Move | None = None
    win: float = 0.0
    """the part of the win that the move promises"""
    other_win: float = 0.0
    why: Why | None = None
    """the one reason that explains enough of the difference"""
    rows: tuple[Expected, ...] = ()
    worlds: int = 0


def hint(sight: Sight, budget: Budget = SECOND) -> Hint:
    """Advice for a seat, from what it may know. With a budget of simulations, here worlds, it is always the same."""
    began, limit = perf_counter(), budget.milliseconds
    if len(sight.legal) == 1:
        return Hint(sight.legal[0])
    say_unlearned(sight)
    chances, seat = chances_of(sight.game), sight.seat
    if INTERPRETED and find_game(sight.game).brings(
        "bot.outlook"
    ):  # interpreted playouts would try one move in the time of thousands
        return Hint(GreedyBot(sight.game).decide(sight).move)

    def time_left() -> float:
        return 1.0 if limit is None else 1.0 - 1000 * (perf_counter() - began) / limit

    worlds = min(max(budget.simulations or WORLDS, WORLDS_AT_ONCE), chances.most_worlds)
    outlook = chances.outlook(sight.position, seat, key_of(f"{SEED}/{seat}"))
    found = judge(chances, outlook, sight, worlds=worlds, time_left=time_left)
    if not found:
        return Hint(sight.legal[0])
    best, other = found[:2]
    move, instead = sight.legal[best.place], sight.legal[other.place]
    rows = tuple(
        Expected(name, mean(ends), mean(others), error(ends - others))
        for name, ends, others in zip(chances.rows, best.ends.rows.T, other.ends.rows.T, strict=True)
    )
    why = explain(chances, chances.find_reasons(sight.position, seat, move, instead), seat, best.ends, other.ends)
    return Hint(move, instead, best.win, other.win, why, rows, len(best.ends.wins))
