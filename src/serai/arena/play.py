"""One game of a match, from the deal to its outcome."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Any

from serai.arena.match import Match
from serai.bots.bot import Bot
from serai.bots.registry import make
from serai.bots.sight import Sight
from serai.games import find_game
from serai.table import Table


@dataclass(frozen=True)
class GameOutcome:
    """What came out of one game; the lists are by seat."""

    number: int
    deal: int
    bots: list[str]
    places: list[float]
    points: list[float]
    wins: list[float]
    decisions: list[int]
    seconds: list[float]
    simulations: list[int]


@cache
def _bot(name: str, game: str) -> Bot:
    return make(name, game)


def play_game(match: Match, number: int) -> tuple[GameOutcome, dict[str, Any]]:
    """Play a game; its outcome and its record."""
    names, deal = match.seated(number), match.deal_of(number)
    bots = [_bot(name, match.game) for name in names]
    table = Table.new(match.game, match.players, f"{match.seed}/{deal}", match.options, match.edition)
    decisions, seconds, simulations = [0] * match.players, [0.0] * match.players, [0] * match.players
    while not table.over:
        for seat in table.to_move:
            sight = Sight.of(table, seat, f"{match.seed}/{number}")
            began = perf_counter()
            thought = bots[seat].decide(sight)
            seconds[seat] += perf_counter() - began
            decisions[seat] += 1
            simulations[seat] += thought.simulations
            table.play(thought.move)
    record = table.record()
    places, points = standing(match.game, record["result"])
    wins = win_parts(record["result"], match.players)
    outcome = GameOutcome(number, deal, names, places, points, wins, decisions, seconds, simulations)
    return outcome, {**record, "names": names, "arena": {"seed": match.seed, "number": number, "deal": deal}}


def warm_up(match: Match) -> None:
    """Let every bot compile what it needs before the clock runs."""
    for name in match.names:
        _bot(name, match.game).warm_up()


def standing(game: str, result: dict[str, Any]) -> tuple[list[float], list[float]]:
    """Place and points of each seat. Equal seats share the mean of their places."""
    merits = find_game(game).merits(result)
    places = [
        1.0 + sum(other > merit for other in merits) + (sum(other == merit for other in merits) - 1) / 2
        for merit in merits
    ]
    return places, [float(merit[-1]) for merit in merits]


def win_parts(result: dict[str, Any], players: int) -> list[float]:
    """The part of the win of each seat: winners share it."""
    winners = result["winners"]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
