"""Das Amulett M7: the auction of an exchange."""

from __future__ import annotations

from serai.games.amulett.rules.edition_data import EditionData, Power
from serai.games.amulett.rules.state import METALS, House, State, Step
from serai.games.amulett.rules.turns import next_seat
from serai.kernel.rule import rule, small_rule, whole


@rule
def wild_in(state: State, data: EditionData, seat: int, area: int) -> int:
    """M13.10: metals that are jokers for a player in an area, by Metamorphosis, as bits."""
    metals = whole(0)
    wild = Power.WILD + whole(data.place[area]) * METALS
    for metal in range(METALS):
        metals |= whole(state.seats[seat].powers[wild + metal] > 0) << metal
    return metals


@rule
def usable_in(state: State, data: EditionData, seat: int, area: int) -> int:
    """M7.2, M7.3: metals a player can pay with in an area, as bits: those accepted there, and jokers."""
    return whole(data.accepts[area]) | wild_in(state, data, seat, area)


@small_rule
def named_metals(state: State, seat: int) -> int:
    """M13.4: metals named by Burning Desire that a player may pay with, as bits; by house rule only its owner's."""
    if state.house & House.DESIRE_OWNER and state.seats[seat].powers[Power.DESIRE] == 0:
        return whole(0)
    return whole(state.desired)


@rule
def usable_metals(state: State, data: EditionData, seat: int) -> int:
    """M7.3: metals a player can pay with here, as bits, those included that Burning Desire has named."""
    return usable_in(state, data, seat, whole(state.party)) | named_metals(state, seat)


@small_rule
def cards_together(state: State, seat: int, usable: int, wild: int) -> int:
    """M7.2, M7.3: how many cards a player can pay with, given the usable metals and which of them are jokers.

    By house rule a bid is paid in a single metal; jokers may be added.
    """
    cards = most = whole(0)
    for metal in range(METALS):
        held = whole(state.seats[seat].hand[metal]) * ((usable >> metal) & 1)
        if state.house & House.MIXING_SINGLE and (wild >> metal) & 1 == 0:
            most = max(most, held)
        else:
            cards += held
    return cards + most


@rule
def cover(state: State, data: EditionData, seat: int) -> int:
    """M7.3: how many cards a player can pay with here."""
    wild = wild_in(state, data, seat, whole(state.party))
    return cards_together(state, seat, whole(data.accepts[state.party]) | wild | named_metals(state, seat), wild)


@rule
def open_exchange(state: State, data: EditionData) -> None:
    """M7.1: where no gem lies there is no auction. M7.5: the start player begins."""
    if state.area_size[state.party] == 0:
        state.step = Step.TRAVEL
        return
    for seat in range(state.players):
        state.seats[seat].cover = cover(state, data, seat)
    state.bid = 0
    state.bidder = 0
    state.bidding = (1 << whole(state.players)) - 1
    state.bidding_size = state.players
    state.actor = state.start
    state.step = Step.BID


@rule
def lowest_bid(state: State) -> int:
    """M7.6, M7.7: what the player on turn must bid at least, by Superiority (M13.9) and Mighty Power (M13.8)."""
    if state.bidder == 0:
        return 1
    if state.seats[state.actor].powers[Power.SUPERIORITY] > 0:
        return whole(state.bid)
    return whole(state.bid) + 1 + whole(state.seats[state.bidder - 1].powers[Power.RAISE])


@rule
def bid_cards(state: State, amount: int) -> None:
    """M7.4, M7.5: a number of cards. M7.9: the last player's first bid ends the auction."""
    state.bid = amount
    state.bidder = state.actor + 1
    if state.bidding_size == 1:
        win_auction(state)
    else:
        state.actor = next_bidder(state)


@rule
def pass_exchange(state: State) -> None:
    """M7.5: out of this exchange. M7.8: the highest bidder wins when he is left alone; without a bid nobody does."""
    state.bidding = whole(state.bidding) & ~(1 << whole(state.actor))
    state.bidding_size -= 1
    if state.bidding_size == 0:
        state.step = Step.TRAVEL
    elif state.bidding_size == 1 and state.bidder > 0:
        win_auction(state)
    else:
        state.actor = next_bidder(state)


@rule
def next_bidder(state: State) -> int:
    """M7.5: clockwise among those who have not passed."""
    seat = next_seat(state, whole(state.actor))
    while (whole(state.bidding) >> seat) & 1 == 0:
        seat = next_seat(state, seat)
    return seat


@rule
def win_auction(state: State) -> None:
    """M7.8, M3.2: the winner becomes start player at once."""
    state.start = state.bidder - 1
    state.actor = state.start
    state.step = Step.WON
