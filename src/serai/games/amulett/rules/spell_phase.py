"""Das Amulett M4: the spell phase. Every card of the small pile is auctioned once around."""

from __future__ import annotations

from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.spells import deck_place, lay_before, next_lot, put_under
from serai.games.amulett.rules.state import State, Step
from serai.games.amulett.rules.turns import end_turn, go_round
from serai.kernel.rule import rule, whole


@rule
def set_pile_aside(state: State) -> None:
    """M4.1: the top n cards, or what there is; M3.1: a new round has begun."""
    state.turn += 1
    pile = min(whole(state.players), whole(state.deck_size))
    state.pile_size = pile
    state.deck_size -= pile
    state.step = Step.NEXT_SPELL


@rule
def turn_up_spell(state: State) -> None:
    """M4.2: the top card of the small pile is revealed; without one the phase is over."""
    if state.pile_size == 0:
        state.step = Step.METAL_PHASE
        return
    place = whole(state.top)
    state.card = state.deck[place]
    state.deck[place] = 0
    state.lot[place] = 0
    state.burier[place] = 0
    state.top = deck_place(state, whole(1))
    state.pile_size -= 1
    state.bid = 0
    state.bidder = 0
    go_round(state, Step.BID_SPELL)


@rule
def most_stones_to_bid(state: State) -> int:
    """M4.3: no more than the stones in supply. M4.4: nothing, where that is not higher than every earlier bid."""
    supply = whole(state.seats[state.actor].supply)
    return supply if supply > state.bid else 0


@rule
def bid_stones(state: State, amount: int) -> None:
    """M4.3: everybody acts exactly once."""
    state.bid = amount
    state.bidder = state.actor + 1
    end_turn(state, Step.BID_SPELL, Step.HAMMER)


@rule
def pass_spell(state: State) -> None:
    """M4.3: or passes."""
    end_turn(state, Step.BID_SPELL, Step.HAMMER)


@rule
def sell_spell(state: State, data: EditionData) -> None:
    """M4.5, M3.2: the highest bidder gets the card and the hat. M4.6: without a bid it goes under the deck."""
    spell = whole(state.card)
    if state.bidder > 0:
        state.start = state.bidder - 1
        lay_before(state, data, whole(state.start), spell, whole(state.bid))
    else:
        put_under(state, spell, next_lot(state), whole(0))
    state.card = 0
    state.bid = 0
    state.bidder = 0
    state.step = Step.NEXT_SPELL
