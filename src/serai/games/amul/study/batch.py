"""Āmul, many games at once: random games with or without their records, and the quick look at a record.

Whatever is refused here is only said to be refused; the reason is found by replaying the record move by move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from serai.games.amul.edition.compile import compile_data, lay_out
from serai.games.amul.edition.read import Edition
from serai.games.amul.explain import result_of_lines
from serai.games.amul.rules.setup import deal
from serai.games.amul.rules.sheet import ROWS, Row, Sheet
from serai.games.amul.rules.state import ACTIONS, CARDS, MARKET_DECK, MOST_LEGAL, House, State, Step
from serai.games.amul.study.logbook import follow as follow_log
from serai.games.amul.study.logbook import settle_final, simulate_logged
from serai.games.amul.study.playout import simulate
from serai.games.batch import Course, Lines
from serai.games.game import Move
from serai.games.options import house_number
from serai.kernel.chance import key_of
from serai.kernel.schema import blank

MOST_MOVES_PER_SEAT_AND_ROUND = 4  # offer, pick, play and perhaps an effect
ARGUMENTS = {"offer": "card", "pick": "card", "play": "card", "effect": "take"}
FIRST_ACTIONS = {verb: ACTIONS.first(verb) for verb in ARGUMENTS}


class RandomGames:
    """Random games of Āmul (games.batch.Batch)."""

    figures = (*(row.name.lower() for row in Row), "total", "wins")

    def __init__(self, edition: Edition, players: int, options: Mapping[str, Any], seed: int | str):
        self.players = players
        self.data = compile_data(edition)
        self.template = _template(edition, players, options["tea"], house_number(House, options))
        self.work = blank(State, 1)
        self.sheets = blank(Sheet, 1)
        self.key = key_of(seed) >> 1  # compiled code takes signed numbers
        self.deck_size = int(self.template[0].deck_size)
        self.moves = [_decode(number) for number in range(players * ACTIONS.size)]

    def play(self, first: int, lines: Lines) -> int:
        return simulate(self.template, self.data, self.work, self.sheets, self.key, first, lines)

    def play_recorded(self, first: int, lines: Lines) -> tuple[int, list[Course]]:
        games = len(lines)
        most = int(self.data.rounds) * MOST_MOVES_PER_SEAT_AND_ROUND * self.players
        logs = np.zeros((games, most), dtype=np.int16)
        sizes = np.zeros(games, dtype=np.int64)
        decks = np.zeros((games, 1 + MARKET_DECK), dtype=np.uint8)
        standings = np.zeros((games, self.players), dtype=np.int16)
        actions = np.zeros(MOST_LEGAL, dtype=np.int32)
        decisions = simulate_logged(
            self.template,
            self.data,
            self.work,
            self.sheets,
            self.key,
            first,
            lines,
            actions,
            logs,
            sizes,
            decks,
            standings,
        )
        courses = [
            (self._moves(deck, log[:size]), result_of_lines(line, standing))
            for deck, log, size, line, standing in zip(
                decks.tolist(), logs.tolist(), sizes.tolist(), lines.tolist(), standings.tolist(), strict=True
            )
        ]
        return decisions, courses

    def _moves(self, deck: list[int], log: list[int]) -> list[Move]:
        moves: list[Move] = [{"seat": None, "do": "setup", "first": deck[0], "deck": deck[1 : 1 + self.deck_size]}]
        moves += map(self.moves.__getitem__, log)
        return moves

    def line_of(self, result: Mapping[str, Any]) -> list[list[int]]:
        winners = result["winners"]
        return [
            [*rows.values(), total, int(seat in winners)]
            for seat, (rows, total) in enumerate(zip(result["breakdown"], result["scores"], strict=True))
        ]


def _decode(number: int) -> Move:
    """A number of the log as a move; null takes nothing (A7.3)."""
    seat, action = divmod(number, ACTIONS.size)
    verb, card = ACTIONS.decode(action)
    return {"seat": seat, "do": verb, ARGUMENTS[verb]: card or None}


_templates: dict[tuple[str, int, int, int], Any] = {}


def _template(edition: Edition, players: int, tea: int, house: int) -> Any:
    """The table before the first move, as an array of one state; the deck lies in ascending order."""
    key = (edition.hash, players, tea, house)
    if key not in _templates:
        _templates[key] = blank(State, 1)
        _templates[key][0] = lay_out(edition, players, tea, house)
    return _templates[key]


def follow(
    edition: Edition, players: int, options: Mapping[str, Any], moves: Sequence[object]
) -> dict[str, Any] | None:
    """The result of a record's moves, empty while the game is unfinished; None where a move is refused."""
    if not moves:
        return {}
    states = _template(edition, players, options["tea"], house_number(House, options)).copy()
    state, data = states[0], compile_data(edition)
    try:
        if not _set_up(state, players, moves[0]):
            return None
        log = np.array([_number(move, players) for move in moves[1:]], dtype=np.int16)
    except (AttributeError, KeyError, OverflowError, TypeError, ValueError):
        return None  # of a wrong form in whatever way
    deal(state, data)
    if follow_log(state, data, log) != len(log):
        return None
    if state.step != Step.OVER:
        return {}
    line = np.zeros((players, ROWS + 2), dtype=np.int16)
    standing = np.zeros(players, dtype=np.int16)
    settle_final(state, data, blank(Sheet, 1), line, standing)
    return result_of_lines(line.tolist(), standing.tolist())


def _set_up(state: State, players: int, move: Any) -> bool:
    first, deck = move["first"], move["deck"]
    if (
        (len(move), move["do"], move["seat"]) != (4, "setup", None)
        or type(first) is not int
        or type(deck) is not list
        or any(type(card) is not int for card in deck)
        or not 0 <= first < players
        or sorted(deck) != [int(card) for card in state.deck[: state.deck_size]]
    ):
        return False
    state.start = first
    state.deck[: len(deck)] = deck
    return True


def _number(move: Any, players: int) -> int:
    """A move as a number of the log; ValueError where its form is wrong."""
    verb, seat = move["do"], move["seat"]
    card = move[ARGUMENTS[verb]]
    if card is None and verb == "effect":
        card = 0
    elif type(card) is not int or not 1 <= card <= CARDS:
        raise ValueError(card)
    if type(seat) is not int or not 0 <= seat < players or len(move) != 3:
        raise ValueError(seat)
    return seat * ACTIONS.size + FIRST_ACTIONS[verb] + card
