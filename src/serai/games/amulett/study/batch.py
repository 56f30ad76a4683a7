"""Das Amulett, many games at once: random games with or without their records, and the quick look at a record.

Whatever is refused here is only said to be refused; the reason is found by replaying the record move by move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

import numpy as np

from serai.games.amulett.edition.compile import compile_data, data_of
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.notation import ARGUMENTS, VERBS, Notation, is_whole, notation_of
from serai.games.amulett.position import AmulettPosition
from serai.games.amulett.refusals import CHANCE_STEPS
from serai.games.amulett.rules.setup import lay_out
from serai.games.amulett.rules.state import ACTIONS, MOST_STEPS, State, Step
from serai.games.amulett.seen.result import REASONS
from serai.games.amulett.seen.writer import WRITER, setting_of
from serai.games.amulett.study.logbook import SPACE, Log, begin, go_on, keep_logged, play_logged
from serai.games.amulett.study.logbook import follow as follow_log
from serai.games.amulett.study.playout import ResultColumn, simulate
from serai.games.batch import Course, Lines
from serai.games.game import Move
from serai.kernel.chance import key_of
from serai.kernel.errors import IllegalMove
from serai.kernel.schema import array_of, blank

USUAL_MOVES = 2_000
_DIFFERENT_MOVES = 1 << 16


class RandomGames:
    """Random games of Das Amulett (games.batch.Batch)."""

    figures = tuple(column.name.lower() for column in ResultColumn)

    def __init__(self, edition: Edition, players: int, options: Mapping[str, Any], seed: int | str):
        self.edition = edition
        self.options = dict(options)
        self.setting = setting_of(edition)
        self.data, self.all_tables = compile_data(edition), data_of(edition)
        self._move = lru_cache(_DIFFERENT_MOVES)(self._write)  # most moves come again and again
        self.template = blank(State, 1)
        self.template[0] = lay_out(self.data, players, options)
        self.work = blank(State, 1)
        self.memory = self.work.view(np.uint8)
        self.key = key_of(seed) >> 1  # compiled code takes signed numbers

    def play(self, first: int, lines: Lines) -> int:
        return simulate(self.template, self.data, self.work, self.key, first, lines)

    def play_recorded(self, first: int, lines: Lines) -> tuple[int, list[Course]]:
        courses = []
        decisions = 0
        for game, line in enumerate(lines):
            self.work[0] = self.template[0]
            begin(self.work, self.key, first + game)
            moves = self._open()
            moves += map(self._move, self._finish().tolist())
            decisions += sum(move["seat"] is not None for move in moves)
            result = WRITER.result(self.memory, self.setting)
            line[:] = self.line_of(result)
            courses.append((moves, result))
        return decisions, courses

    def _open(self) -> list[Move]:
        """M2: chance and the sealed choices before the first round."""
        moves: list[Move] = []
        while (step := int(self.work["step"][0])) < Step.SPELL_PHASE:
            if step in CHANCE_STEPS:
                moves.append(WRITER.draw(self.memory, self.setting))
                go_on(self.work, self.all_tables)
            else:
                before = self.work.copy()  # the last choice ends with the dealt spells put away
                seat, action = divmod(keep_logged(self.work, self.all_tables), SPACE)
                moves.append(WRITER.move(before.view(np.uint8), self.setting, seat, action))
        return moves

    def _finish(self) -> Log:
        """The rest of the game; one that is longer than usual is played once more with a longer log."""
        opened = self.work.copy()
        log = np.zeros(USUAL_MOVES, dtype=np.int64)
        size = play_logged(self.work, self.all_tables, log)
        if size > len(log):
            log = np.zeros(size, dtype=np.int64)
            play_logged(opened, self.all_tables, log)
        return log[:size]

    def _write(self, number: int) -> Move:
        if number < 0:
            return {"seat": None, "do": "marker", "value": -number}
        seat, action = divmod(number, SPACE)
        return WRITER.move(self.memory, self.setting, seat, action)

    def line_of(self, result: Mapping[str, Any]) -> list[list[int]]:
        reasons = [int(result["reason"] == reason) for reason in REASONS]
        return [
            [sum(gems.values()), len(gems), result["rounds"], *reasons, int(seat in result["winners"])]
            for seat, gems in enumerate(result["gems"])
        ]


def follow(
    edition: Edition, players: int, options: Mapping[str, Any], moves: Sequence[object]
) -> dict[str, Any] | None:
    """The result of a record's moves, empty while the game is unfinished; None where a move is refused."""
    data, notation = compile_data(edition), notation_of(edition)
    laid_out = lay_out(data, players, options)
    position = AmulettPosition(edition, array_of(State, laid_out), players, options)
    rest = iter(moves)
    try:
        for move in islice(rest, _opening_moves(players, options)):
            position.play(move, final=True)
        log = np.array([_number(move, players, notation) for move in rest], dtype=np.int64)
    except (IllegalMove, AttributeError, KeyError, TypeError, ValueError):
        return None  # refused, or of a wrong form in whatever way
    if follow_log(position.state, data, log) != len(log):
        return None
    return position.result() if position.over else {}


def _opening_moves(players: int, options: Mapping[str, Any]) -> int:
    """M14: deal_gems, shuffle, first; in the experienced set-up then one keep per seat and a second shuffle."""
    return 3 + (players + 1 if options["experienced"] else 0)


def _number(move: Any, players: int, notation: Notation) -> int:
    """A move as a number of the log; ValueError where its form is wrong."""
    verb, seat = move["do"], move["seat"]
    if verb == "marker" and seat is None and len(move) == 3 and is_whole(move["value"]) and move["value"] > 0:
        return -min(int(move["value"]), MOST_STEPS + 1)
    if not is_whole(seat) or not 0 <= seat < players or verb not in VERBS or len(move) != 2 + len(ARGUMENTS[verb]):
        raise ValueError(verb)
    value = notation.read(move, ())
    if value is None:
        raise ValueError(verb)
    return int(seat) * SPACE + ACTIONS.first(verb) + value
