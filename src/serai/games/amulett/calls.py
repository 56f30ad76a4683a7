"""Das Amulett: the rules as ordinary Python calls them.

States and tables travel as arrays of one: see `kernel.schema.blank` for why. There is no rule here.
"""

from __future__ import annotations

from typing import Any

from serai.games.amulett.course import let_chance, step_on
from serai.games.amulett.exchange import lowest_bid
from serai.games.amulett.knowledge import show_lots
from serai.games.amulett.legal import Actions, list_moves
from serai.games.amulett.moves import attempt, awaited_seats
from serai.games.amulett.spell_phase import most_stones_to_bid
from serai.games.amulett.state import Step
from serai.kernel.rule import rule, whole


@rule
def seats_awaited(states: Any) -> int:
    """moves.awaited_seats"""
    return awaited_seats(states[0])


@rule
def moves_of(states: Any, tables: Any, seat: int, actions: Actions) -> int:
    """legal.list_moves"""
    return list_moves(states[0], tables[0], seat, actions)


@rule
def attempt_in(states: Any, tables: Any, seat: int, verb: int, value: int) -> int:
    """moves.attempt"""
    return attempt(states[0], tables[0], seat, verb, value)


@rule
def step_in(states: Any, tables: Any) -> bool:
    """course.step_on"""
    return step_on(states[0], tables[0])


@rule
def chance_in(states: Any, tables: Any) -> None:
    """course.let_chance"""
    let_chance(states[0], tables[0])


@rule
def show_lots_of(states: Any, seen: Any, viewer: int) -> None:
    """knowledge.show_lots"""
    show_lots(states[0], seen[0], viewer)


@rule
def bids_of(states: Any) -> tuple[int, int]:
    """The lowest and the highest bid that the seat on turn may make, whatever is being auctioned."""
    state = states[0]
    if state.step == Step.BID_SPELL:
        return whole(state.bid) + 1, most_stones_to_bid(state)
    return lowest_bid(state), whole(state.seats[state.actor].cover)
