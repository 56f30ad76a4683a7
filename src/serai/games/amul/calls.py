"""Āmul: the rules as ordinary Python calls them.

States, tables and sheets travel as arrays of one: see `kernel.schema.blank` for why. There is no rule here.
"""

from __future__ import annotations

from typing import Any

from serai.games.amul.knowledge import list_unseen, show_known
from serai.games.amul.moves import Actions, awaited_seats, carry_out, list_moves
from serai.games.amul.playout import write_result
from serai.games.amul.scoring import score_and_gains, settle
from serai.games.amul.sheet import clear, tally
from serai.kernel.rule import rule
from serai.kernel.schema import Ints


@rule
def seats_awaited(states: Any) -> int:
    """moves.awaited_seats"""
    return awaited_seats(states[0])


@rule
def moves_of(states: Any, seat: int, actions: Actions) -> int:
    """moves.list_moves"""
    return list_moves(states[0], seat, actions)


@rule
def carry_out_in(states: Any, tables: Any, seat: int, step: int, card: int) -> int:
    """moves.carry_out"""
    return carry_out(states[0], tables[0], seat, step, card)


@rule
def show_known_of(states: Any, seen: Any, viewer: int) -> None:
    """knowledge.show_known"""
    show_known(states[0], seen[0], viewer)


@rule
def unseen_of(states: Any, in_use: Ints, cards: Ints, unseen: Ints) -> int:
    """knowledge.list_unseen"""
    return list_unseen(states[0], in_use, cards, unseen)


@rule
def score_areas(cards: Ints, seats: Ints, players: int, tables: Any, sheets: Any) -> None:
    """scoring.settle, for cards that lie in the areas of these seats"""
    clear(sheets[0], players)
    for index in range(len(cards)):
        tally(sheets[0], tables[0], seats[index], cards[index])
    settle(sheets[0], tables[0])


@rule
def fill_in(states: Any, tables: Any, sheets: Any, seat: int, cards: Ints, gains: Ints, points: Ints) -> None:
    """scoring.score_and_gains and playout.write_result"""
    score_and_gains(states[0], tables[0], sheets[0], seat, cards, gains)
    write_result(sheets[0], points)
