"""Das Amulett: how much a seat is ready to bid."""

from __future__ import annotations

from serai.games.amulett.bot.edition_priors import Priors
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
from serai.games.amulett.rules.bits import lowest_bit
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.payment import influence
from serai.games.amulett.rules.state import State
from serai.kernel.rule import rule, small_rule, whole


@small_rule
def ready_for(
    state: State, data: EditionData, priors: Priors, seat: int, area: int, wild: int, lacked: int, missing: float
) -> tuple[float, bool]:
    """How many cards a seat would give for the gems of an area, stopping others not counted; and whether they win.

    These metals are jokers for the seat, these colours it lacks, and `missing` steps are left to victory.
    """
    cover = cover_at(state, data, seat, area, wild)
    gems = gems_for(state, data, seat, area)
    after = steps_after(state, data, priors, seat, area, gems, lacked)
    back = influence(state, data, seat, area)
    gained = max(missing - after, priors.dials.second_best * gems)
    wins = gems > 0 and after == 0.0
    ready = min((priors.dials.share * cover + priors.dials.at_least) * gained + back, float(cover))
    return (float(cover) if wins else ready), wins


@rule
def readiness(state: State, data: EditionData, priors: Priors, seat: int, area: int) -> float:
    """How many cards a seat would give for the gems of an area, stopping others not counted."""
    wild = wild_metals(state, seat, whole(data.place[area]))
    missing = steps_of(state, data, priors, seat)
    return ready_for(state, data, priors, seat, area, wild, lacking(state, seat), missing)[0]


@rule
def must_block(state: State, data: EditionData, priors: Priors, seat: int) -> bool:
    """Whether somebody else who may still get the gems would win the game with them."""
    rivals = rivals_for(state, seat)
    while rivals > 0:
        other = lowest_bit(rivals)
        rivals &= rivals - 1
        if would_win(state, data, priors, other, whole(state.party)):
            return True
    return False


@small_rule
def rivals_for(state: State, seat: int) -> int:
    """Who else still bids in an exchange, and leads or can pay more than the present bid, as bits."""
    rivals = whole(0)
    for other in range(state.players):
        bids_on = other != seat and (whole(state.bidding) >> other) & 1 == 1
        can_win = state.bidder == other + 1 or state.seats[other].cover > state.bid
        rivals |= whole(bids_on and can_win) << other
    return rivals


@rule
def most_cards(state: State, data: EditionData, priors: Priors, seat: int) -> float:
    """The highest bid a seat would make in the present exchange."""
    most = readiness(state, data, priors, seat, whole(state.party))
    if must_block(state, data, priors, seat):
        most = max(most, priors.dials.block * state.seats[seat].cover)
    return most


@rule
def life_bought(state: State, data: EditionData, priors: Priors) -> float:
    """The rounds for which a spell is bought."""
    return min(rounds_left(state, data, priors), priors.dials.longest)


@small_rule
def most_stones(state: State, priors: Priors, seat: int, spell: int, rounds: float) -> float:
    """The stones a seat would lay on a spell: enough for what it will give in the coming rounds, but not all it has."""
    wanted = priors.dials.stones * spell_worth(state, priors, seat, spell) * rounds
    return min(wanted, priors.dials.thrift * state.seats[seat].supply + 0.5)
