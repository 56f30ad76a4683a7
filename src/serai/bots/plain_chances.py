"""The ends of a game that brings no forecasts: its positions, played out at random (`Chances`).

It asks nothing of a game but what every position has. What others do is never followed in imagined worlds, where they
may not have the cards for it: the seat learns of it, and imagines worlds anew.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from types import MappingProxyType
from typing import Any

from serai.bots.chances import Outlook
from serai.bots.findings import Finding, ReasonTable
from serai.bots.plain_mind import play_out
from serai.bots.workspace import Floats
from serai.games.game import Game, Move, Position


class _AllVerbs(Container[str]):
    """Every verb there may be."""

    def __contains__(self, verb: object) -> bool:
        return isinstance(verb, str)


class Opened:
    """A position that hides nothing: the only world that agrees with it is itself, but for what chance will bring."""

    def __init__(self, position: Position):
        self._position = position

    def __getattr__(self, name: str) -> Any:
        return getattr(self._position, name)

    def imagine(self, seed: int | str) -> Position:
        world = self._position.copy()
        world.reseed(seed)
        return world


class PlainChances:
    """How the games of any game end."""

    rows: Sequence[str] = ("points",)
    secret: Container[str] = _AllVerbs()
    most_worlds = 60
    """a world takes some milliseconds"""
    worth = (1.0,)
    reasons: ReasonTable = MappingProxyType({})

    def __init__(self, game: Game):
        self.game = game

    def goals(self, _edition: Any) -> Mapping[str, int]:
        return {}

    @contextmanager
    def outlook(self, known: Position, seat: int, seed: int) -> Iterator[Outlook]:
        asked: list[Move] = []

        def number(move: Move) -> tuple[int, int]:
            asked.append(move)
            return move["seat"], len(asked) - 1

        def play_on(moves: Any, first: int, last: int, lines: Floats) -> None:
            for line, world in zip(lines, range(first, last), strict=True):
                end = known.imagine(f"{seed}/{world}")
                for _, place in moves:
                    end.play(asked[place], final=False)
                play_out(self.game, end, Random(f"{seed}/{world}"))
                line[:] = self._line(end, seat)

        yield Outlook(known.players, len(self.rows), number, play_on)

    def _line(self, over: Position, seat: int) -> list[float]:
        """Each seat's part of the win and of the places, how far it has come, and the points of one."""
        result = over.result()
        winners, merits = result["winners"], self.game.merits(result)
        wins = [(seat in winners) / len(winners) for seat in range(over.players)]
        ahead = [sum(other > mine for other in merits) + (merits.count(mine) - 1) / 2 for mine in merits]
        standings = [merit[-1] for merit in merits]
        return [*wins, *(1 - place / (over.players - 1) for place in ahead), *standings, standings[seat]]

    def opened(self, position: Position) -> Any:
        return Opened(position.copy())

    def is_news(self, _before: Position, _after: Position) -> bool:
        """Any move may have shown something."""
        return True

    def undealt(self, _before: Position, _after: Position) -> None:
        """A plain game cannot tell what was dealt from what was turned up."""

    def round_of(self, position: Position) -> int:
        return int(getattr(position, "round", None) or 0)

    def alike(self, _known: Position, moves: Sequence[Move]) -> range:
        return range(len(moves))

    def things(self, _edition: Any) -> Mapping[str, Sequence[str]]:
        return {}

    def find_reasons(self, _known: Position, _seat: int, _chosen: Move, _other: Move) -> tuple[Finding, ...]:
        return ()
