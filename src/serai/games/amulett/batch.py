"""Das Amulett, many games at once: random games with or without their records, and the quick look at a record.

Whatever is refused here is only said to be refused; the reason is found by replaying the record move by move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import numpy as np

from serai.games.amulett.course import advance
from serai.games.amulett.edition import Edition
from serai.games.amulett.legal import random_move
from serai.games.amulett.logbook import SPACE, Log, play_logged
from serai.games.amulett.logbook import follow as follow_log
from serai.games.amulett.notation import ARGUMENTS, VERBS, Notation, is_whole, notation_of
from serai.games.amulett.playout import Column, next_to_choose, simulate, write_result
from serai.games.amulett.position import AmulettPosition
from serai.games.amulett.result import REASONS, result_of
from serai.games.amulett.setup import lay_out
from serai.games.amulett.state import ACTIONS, MOST_STEPS, State, Step
from serai.games.amulett.tables import compile_tables
from serai.kernel.batch import Course, Lines
from serai.kernel.chance import key_of, stream
from serai.kernel.errors import IllegalMove
from serai.kernel.game import Move
from serai.kernel.schema import array_of, blank, copied

USUAL_MOVES = 2_000


class RandomGames:
    """Random games of Das Amulett (kernel.batch.Batch)."""

    figures = tuple(column.name.lower() for column in Column)

    def __init__(self, edition: Edition, players: int, options: Mapping[str, Any], seed: int | str):
        self.edition = edition
        self.options = dict(options)
        self.notation = notation_of(edition)
        self.tables = compile_tables(edition)
        self.template = blank(State, 1)
        self.template[0] = lay_out(self.tables, players, options["experienced"])
        self.work = blank(State, 1)
        self.key = key_of(seed) >> 1  # compiled code takes signed numbers

    def play(self, first: int, lines: Lines) -> int:
        return simulate(self.template, self.tables, self.work, self.key, first, lines)

    def play_recorded(self, first: int, lines: Lines) -> tuple[int, list[Course]]:
        courses = []
        decisions = 0
        for game, line in enumerate(lines):
            self.work[0] = self.template[0]
            state: State = self.work[0]
            stream(state.chance, self.key, first + game)
            opening = self._open(state)
            log = self._finish(state)
            moves = [*opening, *map(self._move, log.tolist())]
            decisions += sum(move["seat"] is not None for move in moves)
            write_result(state, line)
            courses.append((moves, result_of(state, self.notation)))
        return decisions, courses

    def _open(self, state: State) -> list[Move]:
        """M2: chance and the sealed choices before the first round."""
        moves: list[Move] = []
        position = AmulettPosition(self.edition, array_of(State, state), self.options)
        while position.state.step < Step.SPELL_PHASE:
            if position.chance_due:
                moves.append(position.draw())
            else:
                seat, action = next_to_choose(position.state), random_move(position.state, self.tables)
                dealt = [int(spell) for spell in position.state.seats[seat].dealt]
                moves.append(self.notation.write(seat, action, dealt))
            position.make(moves[-1], final=True)
            advance(position.state, self.tables)
        self.work[0] = position.state
        return moves

    def _finish(self, state: State) -> Log:
        """The rest of the game; one that is longer than usual is played once more with a longer log."""
        opened = copied(State, state)
        log = np.zeros(USUAL_MOVES, dtype=np.int64)
        size = play_logged(state, self.tables, log)
        if size > len(log):
            log = np.zeros(size, dtype=np.int64)
            play_logged(opened, self.tables, log)
        return log[:size]

    def _move(self, number: int) -> Move:
        if number < 0:
            return {"seat": None, "do": "marker", "value": -number}
        seat, action = divmod(number, SPACE)
        return self.notation.write(seat, action, ())

    def line_of(self, result: Mapping[str, Any]) -> list[list[int]]:
        reasons = [int(result["reason"] == reason) for reason in REASONS.values()]
        return [
            [sum(gems.values()), len(gems), result["rounds"], *reasons, int(seat in result["winners"])]
            for seat, gems in enumerate(result["gems"])
        ]


def follow(
    edition: Edition, players: int, options: Mapping[str, Any], moves: Sequence[object]
) -> dict[str, Any] | None:
    """The result of a record's moves, empty while the game is unfinished; None where a move is refused."""
    tables, notation = compile_tables(edition), notation_of(edition)
    laid_out = lay_out(tables, players, options["experienced"])
    position = AmulettPosition(edition, array_of(State, laid_out), dict(options))
    state = position.state
    rest = iter(moves)
    try:
        for move in islice(rest, _opening_moves(players, options)):
            position.make(move, final=True)
            advance(state, tables)
        log = np.array([_number(move, players, notation) for move in rest], dtype=np.int64)
    except (IllegalMove, AttributeError, KeyError, TypeError, ValueError):
        return None  # refused, or of a wrong form in whatever way
    if follow_log(state, tables, log) != len(log):
        return None
    return result_of(state, notation) if state.step == Step.OVER else {}


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
