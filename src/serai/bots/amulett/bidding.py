"""Das Amulett: how much a seat is ready to bid."""

from __future__ import annotations

from serai.bots.amulett.hopes import Hopes
from serai.bots.amulett.worth import cover_at, rounds_left, spell_worth, steps_gained, would_win
from serai.games.amulett.state import State
from serai.games.amulett.tables import Power, Tables
from serai.kernel.rule import rule, whole


@rule
def readiness(state: State, tables: Tables, hopes: Hopes, seat: int, area: int) -> float:
    """How many cards a seat would give for the gems of an area, stopping others not counted."""
    cover = cover_at(state, tables, seat, area)
    if would_win(state, tables, seat, area):
        return float(cover)
    back = whole(state.seats[seat].powers[Power.INFLUENCE + whole(tables.place[area])])
    gained = steps_gained(state, tables, hopes, seat, area)
    return min((hopes.dials.share * cover + hopes.dials.at_least) * gained + back, float(cover))


@rule
def must_block(state: State, tables: Tables, seat: int) -> bool:
    """Whether somebody else who still bids would win the game here and can pay more than the present bid."""
    for other in range(state.players):
        bids_on = other != seat and (whole(state.bidding) >> other) & 1 == 1
        can_win = state.bidder == other + 1 or state.seats[other].cover > state.bid
        if bids_on and can_win and would_win(state, tables, other, state.party):
            return True
    return False


@rule
def most_cards(state: State, tables: Tables, hopes: Hopes, seat: int) -> float:
    """The highest bid a seat would make in the present exchange."""
    most = readiness(state, tables, hopes, seat, whole(state.party))
    if must_block(state, tables, seat):
        most = max(most, hopes.dials.block * state.seats[seat].cover)
    return most


@rule
def most_stones(state: State, tables: Tables, hopes: Hopes, seat: int, spell: int) -> float:
    """The stones a seat would lay on a spell: enough for what it will give, but not all it has."""
    rounds = min(rounds_left(state, tables, hopes), hopes.dials.longest)
    wanted = hopes.dials.stones * spell_worth(state, hopes, seat, spell) * rounds
    return min(wanted, hopes.dials.thrift * state.seats[seat].supply + 0.5)
