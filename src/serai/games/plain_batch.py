"""Random games of a game that brings no compiled form for them, played at its position itself.

They are the games that random bots play at a table, move for move. What a table does besides is left out: it shows
everybody the game, keeps what was told, checks every move, and notices what an author may have done wrong.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from random import Random
from typing import Any

from serai.games import guard
from serai.games.batch import Course, Lines, PlainFigures
from serai.games.game import Game, Move
from serai.games.plain_position import PlainPosition
from serai.kernel.chance import key_of
from serai.kernel.move_log import MoveLog


class PlainBatch(PlainFigures):
    """Random games of one edition, player count, choice of options and seed (games.batch.Batch)."""

    def __init__(self, game: Game, edition: Any, players: int, options: Mapping[str, Any], seed: int | str):
        super().__init__(game)
        self.edition, self.players, self.options, self.seed = edition, players, options, seed

    def play(self, first: int, lines: Lines) -> int:
        return self.play_recorded(first, lines)[0]

    def play_recorded(self, first: int, lines: Lines) -> tuple[int, list[Course]]:
        decisions, courses = 0, []
        for place in range(len(lines)):
            moves, result = course = self._course(f"{self.seed}/{first + place}")
            lines[place] = self.line_of(result)
            decisions += sum(move["seat"] is not None for move in moves)
            courses.append(course)
        return decisions, courses

    def _course(self, seed: str) -> Course:
        position: Any = self.game.begin(self.edition, self.players, self.options, seed)
        log = MoveLog(self.players)
        _let_chance_play(self.game, position, log)
        while not position.over:
            for seat in position.awaited():
                chance = Random(key_of(f"{seed}/{seat}/{log.version}"))
                moves = position.legal(seat) or guard.legal(self.game, position, seat)
                _carry_out(self.game, position, log, chance.choice(moves))
                _let_chance_play(self.game, position, log)
        return log.moves, guard.check_result(self.game, position, position.result())


def serves(position: object) -> bool:
    """Whether a game of this position can be played so: it carries out moves as all plain games do."""
    return isinstance(position, PlainPosition) and type(position).play is PlainPosition.play


def _let_chance_play(game: Game, position: PlainPosition, log: MoveLog) -> None:
    while position.chance_due and not position.over:
        _carry_out(game, position, log, position.draw())


def _carry_out(game: Game, position: PlainPosition, log: MoveLog, move: Move) -> None:
    guard.check_length(game, position, len(log.moves))
    is_sealed = position.sealed
    deque(position.carry_out(move), maxlen=0)  # what is told is for nobody
    log.note(move, is_sealed)
