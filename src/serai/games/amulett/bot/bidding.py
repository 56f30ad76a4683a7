"""Das Amulett: how much a seat is ready to bid."""

from __future__ import annotations

from serai.games.amulett.bot.edition_priors import Hopes
from serai.games.amulett.bot.worth import (
    cover_at,
    gems_for,
    lacking,
    rounds_left,
    spell_worth,
    steps_after,
    steps_of,
    wild_metals,
    would_win,
)
from serai.games.amulett.rules.edition_data import EditionData, Power
from serai.games.amulett.rules.state import State
from serai.kernel.rule import rule, small_rule, whole


@small_rule
def ready_for(
    state: State, data: EditionData, hopes: Hopes, seat: int, area: int, wild: int, lacked: int, missing: float
) -> tuple[float, bool]:
    """How many cards a seat would give for the gems of an area, stopping others not counted; and whether they win.

    These metals are jokers for the seat, these colours it lacks, and so many steps are missing.
    """
    cover = cover_at(state, data, seat, area, wild)
    gems = gems_for(state, data, seat, area)
    after = steps_after(state, data, hopes, seat, area, gems, lacked)
    back = whole(state.seats[seat].powers[Power.INFLUENCE + whole(data.place[area])])
    gained = max(missing - after, hopes.dials.second_best * gems)
    wins = gems > 0 and after == 0.0
    ready = min((hopes.dials.share * cover + hopes.dials.at_least) * gained + back, float(cover))
    return (float(cover) if wins else ready), wins


@rule
def readiness(state: State, data: EditionData, hopes: Hopes, seat: int, area: int) -> float:
    """How many cards a seat would give for the gems of an area, stopping others not counted."""
    wild = wild_metals(state, seat, whole(data.place[area]))
    missing = steps_of(state, data, hopes, seat)
    return ready_for(state, data, hopes, seat, area, wild, lacking(state, seat), missing)[0]


@rule
def must_block(state: State, data: EditionData, hopes: Hopes, seat: int) -> bool:
    """Whether somebody else who still bids would win the game here and can pay more than the present bid."""
    for other in range(state.players):
        bids_on = other != seat and (whole(state.bidding) >> other) & 1 == 1
        can_win = state.bidder == other + 1 or state.seats[other].cover > state.bid
        if bids_on and can_win and would_win(state, data, hopes, other, whole(state.party)):
            return True
    return False


@rule
def most_cards(state: State, data: EditionData, hopes: Hopes, seat: int) -> float:
    """The highest bid a seat would make in the present exchange."""
    most = readiness(state, data, hopes, seat, whole(state.party))
    if must_block(state, data, hopes, seat):
        most = max(most, hopes.dials.block * state.seats[seat].cover)
    return most


@rule
def life_bought(state: State, data: EditionData, hopes: Hopes) -> float:
    """The rounds for which a spell is bought."""
    return min(rounds_left(state, data, hopes), hopes.dials.longest)


@small_rule
def most_stones(state: State, hopes: Hopes, seat: int, spell: int, rounds: float) -> float:
    """The stones a seat would lay on a spell: enough for what it will give in so many rounds, but not all it has."""
    wanted = hopes.dials.stones * spell_worth(state, hopes, seat, spell) * rounds
    return min(wanted, hopes.dials.thrift * state.seats[seat].supply + 0.5)
