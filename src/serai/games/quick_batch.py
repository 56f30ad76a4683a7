"""Random games of a quick game inside compiled code (games.batch.Batch)."""

from __future__ import annotations

from collections.abc import Mapping
from types import FunctionType
from typing import Any

import numpy as np

from serai.games import guard, quick_rules
from serai.games.batch import Course, Lines, PlainFigures
from serai.games.game import Game, Move
from serai.games.quick_parts import Told
from serai.games.quick_position import MOST_CANDIDATES, QuickPosition
from serai.kernel.chance import key_of, stream
from serai.kernel.move_log import MoveLog
from serai.kernel.schema import array_of, blank


class QuickBatch(PlainFigures):
    """Random games of one edition, player count, choice of options and seed."""

    def __init__(self, game: Game, edition: Any, players: int, options: Mapping[str, Any], seed: int | str):
        super().__init__(game)
        self.position: type[QuickPosition] = game.need("quick", "has no declared parts").begin.__self__
        self.parts = self.position.compiled()
        self.template = self.position.begin(edition, players, options, seed)
        self.key = np.uint64(key_of(seed))
        self.told, self.numbers = blank(Told, 1), np.zeros(MOST_CANDIDATES, np.int64)

    def play(self, first: int, lines: Lines) -> int:
        states, most = self.template.copy().states, self.game.most_moves
        play_games: Any = self.parts["play_games"]
        made = play_games(states, self.template.states, self.told, self.numbers, self.key, first, lines, most)
        return self._ended(int(made), self.template)

    def _ended(self, decisions: int, position: QuickPosition) -> int:
        """How many decisions a game took; GameFault where it goes on for ever."""
        if decisions < 0:
            guard.check_length(self.game, position, self.game.most_moves)
        return decisions

    def play_recorded(self, first: int, lines: Lines) -> tuple[int, list[Course]]:
        decisions, courses = 0, []
        for place in range(len(lines)):
            made, course = self._course(first + place)
            lines[place] = self.line_of(course[1])
            decisions += made
            courses.append(course)
        return decisions, courses

    def _course(self, number: int) -> tuple[int, Course]:
        """One of these games with its moves: the same text, around parts that note what is done."""
        position = self.template.with_states(array_of(self.position.record, self.template.state))
        stream(position.state.chance, int(self.key), number)
        log = MoveLog(position.players)

        def act(state: Any, told: Any, seat: int, action: int) -> None:
            move, is_sealed = position.moves.move_of(int(seat), int(action)), position.sealed
            self.parts["act"](state, told, seat, action)
            log.note(move, is_sealed)

        def happen(state: Any, told: Any, numbers: Any) -> None:
            move: Move = position.outcome_of(numbers.tolist())
            self.parts["happen"](state, told, numbers)
            log.note(move, False)

        text: Any = quick_rules.text_play_on
        play_on = FunctionType(text.__code__, {**vars(quick_rules), **self.parts, "act": act, "happen": happen})
        made = play_on(position.state, self.told[0], self.numbers, self.game.most_moves)
        decisions = self._ended(int(made), position)
        return decisions, (log.moves, position.result())
